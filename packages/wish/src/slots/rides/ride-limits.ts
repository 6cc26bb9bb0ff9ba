import { hanCount, koreanCount } from '../../numbers.ts';
import { anyOf } from '../../phrases.ts';
import { matchSlots, type SlotMatch } from '../../slot-match.ts';

const number = String.raw`(?:[1-9]|three|four|five|six|drei|vier|funf|sechs|trois|quatre|cinq|six|tres|cuatro|cinco|seis|tre|quattro|cinque|sei|quatro|drie|vier|vijf|zes)`;
/** A limit of hours in trains, cars and buses, in each language with its word for the ride. */
const limits = new RegExp(
  anyOf({
    en: `no (?:trains?|buses|bus|cars?|rides?|transfers?|drives?|journeys?)(?: rides?| trips?)? (?:longer than|over|of more than|more than|above) ${number} ?(?:h|hrs?|hours?)|(?:no|not|never) (?:more|longer) than ${number} ?(?:h|hrs?|hours?) (?:of |on |in |per )?(?:a |the |any )?(?:train|car|bus|travel(?:l?ing)?|driv(?:ing|e)|ride|transit)s?(?: (?:a|per|each|in one) day)?|max(?:imum)? ${number} ?(?:h|hrs?|hours?) (?:of |on |in |per )?(?:a |the )?(?:train|car|bus|travel(?:l?ing)?|driv(?:ing|e)|ride)s?(?: (?:a|per|each) day)?`,
    de: `(?:nicht (?:mehr|langer) als|nie (?:mehr|langer) als|hochstens|maximal|max\\.?) ${number} ?(?:h|std\\.?|stunden) (?:im |mit dem |in der |am )?(?:zug|bahn|auto|bus|fahrt|fahrzeit|zugfahrt|unterwegs)(?: (?:pro|am) tag)?`,
    fr: `(?:pas plus de|jamais plus de|au maximum|maximum|max\\.?) ${number} ?(?:h|heures?) (?:de |en )?(?:train|route|trajet|bus|voiture|transport)s?(?: par jour)?`,
    es: `(?:no mas de|nunca mas de|como mucho|maximo|max\\.?) ${number} ?(?:h|horas?) (?:de |en )?(?:el )?(?:tren|viaje|coche|carro|bus|autobus|carretera|trayecto)(?: (?:al|por) dia)?`,
    it: `(?:non piu di|mai piu di|al massimo|massimo|max\\.?) ${number} ?(?:h|or[ae]) (?:di |in )?(?:treno|viaggio|macchina|auto|bus|pullman)(?: al giorno)?`,
    pt: `(?:nao mais de|nunca mais de|no maximo|maximo|max\\.?) ${number} ?(?:h|horas?) (?:de |no |em )?(?:trem|comboio|viagem|carro|onibus|autocarro|estrada)(?: por dia)?`,
    nl: `(?:niet|nooit) (?:meer|langer) dan ${number} ?(?:uur|u|uren) (?:per |met de |in de |in het )?(?:trein|auto|bus|reizen|rijden|onderweg)(?: per dag)?|(?:max(?:imaal)?\\.?|hooguit) ${number} ?(?:uur|u) (?:per |met de |in de )?(?:trein|auto|bus|reizen|rijden)(?: per dag)?`,
    zh: `(?:火车|高铁|动车|车程|坐车|开车)${hanCount}个?(?:半)?小时(?:以内|之内|内)|(?:每天)?(?:坐|乘)?(?:火车|高铁|车)(?:程)?(?:每天)?(?:不(?:要)?超过|别超过|最多)${hanCount}个?(?:半)?小时`,
    ja: `(?:移動|列車|電車|車)(?:時間)?(?:は|も)?(?:1日|一日)?(?:最大|最長)?${hanCount}時間(?:まで|以内|以下)`,
    ko: `(?:이동|기차|열차|버스|차)(?: ?시간)?(?:은|는)? ?(?:하루 ?)?(?:최대 ?)?${koreanCount} ?시간 ?(?:이내|이하|까지|안)`,
  }),
  'g',
);

/** Reads a limit of hours in trains and cars as a wish for short rides: "pas plus de 4h de train par jour". */
export function readRideLimits(text: string): SlotMatch[] {
  return matchSlots(text, limits, () => [['long-rides', 'avoid']]);
}

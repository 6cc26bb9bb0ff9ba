import { anyOf } from '../../phrases.ts';
import { matchSlots, type SlotMatch } from '../../slot-match.ts';

/** Words that name the place of arrival again as that of departure: "leaving from the same airport", "zurück wieder von dort". */
const sameEnd = new RegExp(
  anyOf({
    en: '(?:out (?:of|from) |from |at |via |to )?(?:the )?same (?:airport|city|place|town)(?! (?:as|for))|be back there|back there(?= (?:by|on|the|for|in|at|before))',
    de: '(?:vom|am) (?:selben|gleichen) flughafen|(?:vom|aus dem) selben ort',
    fr: '(?:du|au|par le) meme aeroport|(?:de|par) la meme ville|(?:retour|repart\\w*) (?:aussi )?de la(?:-bas)?(?= ?(?:[,.;]|$))|retour (?:au )?meme endroit',
    es: '(?:del|desde el|por el|al) mismo (?:aeropuerto|lugar|sitio)|(?:de|desde|por) la misma ciudad|(?:vuelta|regreso|salida) desde alli',
    it: '(?:dallo|dal|allo) stesso (?:aeroporto|posto)|dalla stessa citta|(?:ritorno|ripartenza) da li',
    pt: '(?:do|pelo|no) mesmo (?:aeroporto|lugar|sitio)|(?:da|pela) mesma cidade|(?:volta|regresso|retorno) (?:de|por) la',
    nl: '(?:van|vanaf|op) (?:dezelfde (?:luchthaven|stad|plek|plaats)|hetzelfde vliegveld)|daar ook weer (?:weg|terug|vandaan)',
    zh: '(?:从)?(?:同一个?|同)(?:机场|城市|地方)(?:返程|返回|回程|回国|回|离开|离境|出境|飞走|走)?|同进同出|原路返回',
    ja: '(?:同じ|同)(?:空港|都市|場所)(?:から|発)?(?:帰国|帰り|出発)?',
    ko: '같은 (?:공항|도시|곳)(?:에서|으로)?(?: ?(?:귀국|출국|출발|돌아\\S{0,2}))?',
  }),
  'g',
);

/** Words that name the last place before them as that of departure: "Xi'an, then fly home from there". */
const fromThere = new RegExp(
  anyOf({
    en: '(?:then )?(?:fly(?:ing)?|flights?|leav(?:e|ing)|depart(?:ing)?|go(?:ing)?|head(?:ing)?|return(?:ing)?)(?: back)? ?(?:home |out |back )?from there(?: again| as well| too)?',
    de: '(?:von )?dort (?:auch )?(?:wieder )?(?:zuruck|ab|nach hause|heim)|(?:zuruck|ruckflug|heimflug|abflug|abreise) (?:auch )?(?:wieder )?(?:von|ab) dort|von dort (?:aus )?(?:fliegen|geht es|flug) (?:wir )?(?:zuruck|heim|nach hause)',
    fr: "(?:vol |avion )?(?:retour|repart\\w*|rentr\\w+|depart) (?:a la maison )?(?:de la(?:-bas)?|d'ici|depuis la-bas)(?= ?(?:[,.;]|$))",
    es: '(?:vuelta|regres\\w+|salid?a|salimos|volvemos|volamos)(?: a casa)? (?:desde|de) (?:alli|ahi|alla)',
    it: '(?:ritorno|ripart\\w+|torn\\w+|rientr\\w+|partenza|volo)(?: a casa)? da li',
    pt: '(?:volta|regress\\w+|retorno|saida|voltamos|saimos|partida)(?: para casa)? (?:dali|de (?:la|ali))',
    nl: '(?:van(?:daar|uit daar)|daarvandaan) (?:weer )?(?:terug|naar huis|vliegen|weg)|(?:terug|vertrek) (?:van(?:daar|uit daar)|daarvandaan)',
    zh: '(?:然后)?从(?:那里|那儿|那边)(?:直接)?(?:飞|回|走|离开|返程|出境)(?:回?家|回?国|走)?',
    ja: 'そこから(?:そのまま)?(?:帰国|帰る|帰り|出国)',
    ko: '(?:거기서|그곳에서) ?(?:바로 ?)?(?:귀국|출국|돌아\\S{0,2})',
  }),
  'g',
);

/** Reads the city of departure where the wish says that it is that of arrival, or the last one before. */
export function readSameEnd(text: string, found: readonly SlotMatch[]): SlotMatch[] {
  if (found.some(({ slot, value }) => slot === 'out' && value !== '')) return [];
  const towns = found.filter(({ slot, value }) => (slot === 'city' || slot === 'in') && value !== '');
  const there = matchSlots(
    text,
    fromThere,
    ({ index }) => {
      const last = towns.filter(({ start }) => start < index).toSorted((a, b) => b.start - a.start)[0];
      return last === undefined ? [] : [['out', last.value]];
    },
    0.9,
  );
  if (there.length > 0) return there.slice(0, 1);
  const entry = found.find(({ slot, value }) => slot === 'in' && value !== '');
  if (entry === undefined) return [];
  const station = found.find(({ slot, value }) => slot === 'in-station' && value !== '');
  const ends = matchSlots(
    text,
    sameEnd,
    () => [['out', entry.value], ...(station === undefined ? [] : [['out-station', station.value] as const])],
    0.9,
  );
  return ends.filter(({ start }) => start === ends[0]?.start);
}

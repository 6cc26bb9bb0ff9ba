import { anyOf } from '../../phrases.ts';
import { matchSlots, type SlotMatch } from '../../slot-match.ts';

/** Words that name the place of arrival again as that of departure: "leaving from the same airport", "zurück wieder von dort". */
const sameEnd = new RegExp(
  anyOf({
    en: '(?:out (?:of|from) |from |at |via |to )?(?:the )?same (?:airport|city|place|town)(?! (?:as|for))|be back there|back there(?= (?:by|on|the|for|in|at|before))|(?:fly(?:ing)?|leav(?:e|ing)|depart(?:ing)?) (?:home |out |back )?from there(?: again| as well| too)?',
    de: '(?:vom|am) (?:selben|gleichen) flughafen|(?:vom|aus dem) selben ort|(?:von )?dort (?:auch )?(?:wieder )?(?:zuruck|ab)|(?:zuruck|ruckflug) (?:auch )?(?:wieder )?(?:von|ab) dort',
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

/** Reads the city of departure where the wish says that it is that of arrival. */
export function readSameEnd(text: string, found: readonly SlotMatch[]): SlotMatch[] {
  const entry = found.find(({ slot, value }) => slot === 'in' && value !== '');
  if (entry === undefined || found.some(({ slot, value }) => slot === 'out' && value !== '')) return [];
  const station = found.find(({ slot, value }) => slot === 'in-station' && value !== '');
  const ends = matchSlots(
    text,
    sameEnd,
    () => [['out', entry.value], ...(station === undefined ? [] : [['out-station', station.value] as const])],
    0.9,
  );
  return ends.filter(({ start }) => start === ends[0]?.start);
}

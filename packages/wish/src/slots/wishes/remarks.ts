import { anyOf } from '../../phrases.ts';
import { matchSlots, type SlotMatch } from '../../slot-match.ts';

/** Remarks from which no plan follows: the weather of a season, and the flight home. They are not reported as unused. */
const remarks = new RegExp(
  anyOf({
    en: '(?:is (?:it|that|this) |(?:the|in|during|a) )?(?:rainy|monsoon|wet|dry|typhoon|hurricane) season|(?:back|return(?:ing)?|home) by (?:plane|air|flight)',
    de: '(?:in der |die )?(?:regenzeit|trockenzeit|taifunsaison|monsunzeit)|(?:zuruck|ruckreise|heim) (?:mit dem flugzeug|per flugzeug|mit dem flieger)',
    fr: '(?:la )?saison (?:des pluies|seche|des typhons)|mousson|retour en avion',
    es: '(?:la )?(?:temporada|epoca|estacion) (?:de lluvias|seca|de tifones)|(?:vuelta|regreso) en avion',
    it: '(?:la )?stagione (?:delle piogge|secca|dei tifoni)|ritorno in aereo',
    pt: '(?:a )?(?:epoca|estacao|temporada) (?:das chuvas|chuvosa|seca|dos tufoes)|(?:volta|regresso) de aviao',
    nl: '(?:het )?(?:regenseizoen|droge seizoen|tyfoonseizoen)|terug (?:met het vliegtuig|vliegen)',
    zh: '雨季|梅雨季?|台风季|飞机返程|坐飞机回来?',
    ja: '雨季|梅雨(?:時期)?|台風シーズン|帰りは飛行機',
    ko: '장마철?|우기|태풍철|돌아올 ?때는? ?비행기',
  }),
  'g',
);

/** Marks remarks as read. */
export const readRemarks = (text: string): SlotMatch[] => matchSlots(text, remarks, () => [['note', '']], 0);

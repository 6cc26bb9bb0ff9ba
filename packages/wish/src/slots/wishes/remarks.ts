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

/** The wish to drive, unless a negation stands before it: "ohne Mietwagen" is read as a habit. */
const selfDrive = new RegExp(
  anyOf({
    en: '(?<!(?:no|not|without|avoid|want to|any) )(?:self[- ]?driv(?:e|ing)(?: if (?:allowed|possible))?|(?:rent|hire|renting|hiring) (?:a |our own )?(?:car|campervan|motorhome)s?(?: and drive(?: ourselves)?)?|(?:rental|hire) car)(?! with (?:a )?driver)',
    de: '(?<!(?:kein|keinen|ohne|nicht|einem) )(?:selbst fahren|selber fahren|mietwagen(?:rundreise)?|leihwagen)(?: (?:mit|im) mietwagen)?',
    fr: '(?<!(?:pas de|sans|de) )(?:louer une voiture|voiture de location|en voiture de location|conduire nous-memes|road ?trip en voiture)(?! avec chauffeur)',
    es: '(?<!(?:sin|no|nada de) )(?:alquilar (?:un )?(?:coche|carro|auto)|rentar (?:un )?(?:coche|carro|auto)|coche de alquiler)(?! con (?:chofer|conductor))',
    it: "(?<!(?:senza|niente|non) )(?:noleggiare (?:un'auto|una macchina)|auto a noleggio|macchina a noleggio)(?! con (?:autista|conducente))",
    pt: '(?<!(?:sem|nao|nada de) )(?:alugar (?:um )?carro|carro alugado|carro de aluguel|carro de aluguer)(?! com (?:motorista|condutor))',
    nl: '(?<!(?:geen|zonder|niet) )(?:zelf rijden(?: met (?:een )?huurauto)?|huurauto|auto huren)(?! met chauffeur)',
    zh: '(?<!不(?:想|要|能|会|考虑)?)(?:自驾(?:游)?|租车自驾)(?!不|就算)',
    ja: '(?:レンタカー|自分で運転)(?:で|を)?(?:回|巡|借り|したい)(?:り|っ)?(?:たい|て)?',
    ko: '(?:렌터카|렌트카|자가 ?운전)(?:로|를)? ?(?:다니|여행|빌리|렌트|하고|돌)\\S{0,2}',
  }),
  'g',
);

/** Marks remarks as read, and reads the wish to drive, which gives a note. */
export const readRemarks = (text: string): SlotMatch[] => [
  ...matchSlots(text, remarks, () => [['note', '']], 0),
  ...matchSlots(text, selfDrive, () => [['note', 'self-drive']]),
];

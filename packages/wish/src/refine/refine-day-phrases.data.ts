import { anyOf, type Phrasings } from '../phrases.ts';

const phrase = (phrasings: Phrasings): RegExp => new RegExp(anyOf(phrasings));

/** Phrases about the order of a day, its meals and the rides between cities, as `normaliseWish` returns them. */
export const dayVerbs = {
  lunch: phrase({
    en: 'lunch(?:es|time)?',
    de: 'mittagessen|mittagspause|zu mittag',
    fr: '(?<!petit[- ])dejeuners?(?! sur)',
    es: 'almuerzos?|almorz\\w+|comida del mediodia',
    zh: '午餐|午饭|中饭',
    ja: '昼食|ランチ|昼ご飯|昼ごはん|お昼',
  }),
  dinner: phrase({
    en: 'dinners?|supper',
    de: 'abendessen|abendbrot|zu abend',
    fr: 'diners?|souper',
    es: 'cenas?|cenar|cenemos|cenamos',
    zh: '晚餐|晚饭',
    ja: '夕食|ディナー|夕飯|晩ご飯|夕ご飯',
  }),
  restaurant: phrase({
    en: 'restaurants?|places? to eat|table',
    de: 'restaurants?|lokal|gaststatte',
    fr: 'restaurants?|restos?|table',
    es: 'restaurantes?|sitio para comer',
    zh: '餐厅|饭店|餐馆|馆子',
    ja: 'レストラン|お店|食堂',
  }),
  /** Another one of the same kind. */
  other: phrase({
    en: 'another|different|other|chang(?:e|ing)|something else|switch',
    de: 'ander\\w*|wechsel\\w*',
    fr: 'autres?|chang\\w+|different\\w*',
    es: 'otr[oa]s?|distint\\w+|diferente\\w*|cambi\\w+',
    zh: '换|别的|另外|另一|其他',
    ja: '別の|他の|ほかの|変え|替え|違う',
  }),
  startsDay: phrase({
    en: 'first(?: thing| stop)?|(?:start|begin)\\w*(?: .{0,24})? with|at the (?:start|beginning) of',
    de: 'zuerst|als erstes|(?:start|beginn)\\w*(?: .{0,24})? mit|gleich morgens',
    fr: "d'abord|en premier|(?:commenc|debut)\\w*(?: .{0,24})? (?:par|avec)",
    es: 'primero|(?:empe[zc]|empiez|comenz|comienz)\\w*(?: .{0,24})? (?:con|por)',
    zh: '第一个|最先|首先|先去|先看',
    ja: '最初|まず|一番目|先に',
  }),
  endsDay: phrase({
    en: 'last(?: thing| stop)?|(?:end|finish)\\w*(?: .{0,24})? (?:with|at)|at the end of',
    de: 'zuletzt|als letztes|zum (?:ab)?schluss|(?:end|abschlies)\\w*(?: .{0,24})? mit|am ende',
    fr: 'en dernier|(?:fini|termin)\\w*(?: .{0,24})? (?:par|avec)|a la fin',
    es: 'al final|(?:termin|acab)\\w*(?: .{0,24})? (?:con|en)',
    zh: '最后',
    ja: '最後',
  }),
  sunset: phrase({
    en: 'sunset|dusk|after dark|golden hour|(?:by|at) night|tonight',
    de: 'sonnenuntergang|abendlicht|im dunkeln|bei nacht|nachts',
    fr: 'coucher (?:du|de) soleil|a la tombee de la nuit|la nuit|de nuit',
    es: 'puesta de(?:l)? sol|atardecer|de noche|al anochecer',
    zh: '日落|傍晚|夜景|晚上|天黑',
    ja: '日没|夕日|夕焼け|夜景|夜に|夜は|夕方',
  }),
  sunrise: phrase({
    en: 'sunrise|early|dawn|before the crowds',
    de: 'sonnenaufgang|fruh|vormittags?',
    fr: 'lever (?:du|de) soleil|tot|matinee',
    es: 'amanecer|salida del sol|temprano|a primera hora',
    zh: '日出|一早|清晨|早上|上午',
    ja: '日の出|朝一番|早朝|朝に|午前',
  }),
  /** "One day later", said of a visit. */
  nextDay: phrase({
    en: '(?:one|a|1) day later|(?:to )?the (?:next|following) day|(?:to )?the day after|back (?:by )?(?:one|a) day',
    de: '(?:einen|ein|1) tag (?:spater|nach hinten)|(?:am |auf den )?(?:nachsten|folgenden|folge) ?tag',
    fr: "(?:d'un|un|1) jour plus tard|(?:au |le )?(?:lendemain|jour suivant)|d'un jour",
    es: '(?:un|1) dia (?:mas tarde|despues)|(?:al )?dia siguiente',
    zh: '(?:推迟|往后推|延后)一天|后一天|第二天再去|晚一天',
    ja: '1日(?:後|遅)|一日(?:後|遅)|翌日|次の日',
  }),
  previousDay: phrase({
    en: '(?:one|a|1) day (?:earlier|sooner|before)|(?:to )?the (?:previous day|day before)|forward (?:by )?(?:one|a) day',
    de: '(?:einen|ein|1) tag (?:fruher|vorher|nach vorne?)|(?:am |auf den )?(?:vortag|tag davor|vorherigen tag)',
    fr: "(?:d'un|un|1) jour plus tot|(?:a )?la veille|(?:au |le )?jour precedent",
    es: '(?:un|1) dia antes|(?:al )?dia anterior',
    zh: '提前一天|早一天|前一天',
    ja: '1日(?:前|早)|一日(?:前|早)|前日|前の日',
  }),
  /** Nothing is left of it: "all museums". */
  all: phrase({
    en: 'all(?: the| of the)?|every|any',
    de: 'alle[nr]?|samtliche\\w*|jede[sn]?',
    fr: 'tou(?:s|tes) les|chaque',
    es: 'tod[oa]s (?:los|las)|cada',
    zh: '所有|全部|都',
    ja: 'すべて|全部|全て',
  }),
  soldOut: phrase({
    en: "sold out|(?:fully|all) booked|no (?:more )?(?:tickets|slots)|is closed|are closed|(?:could|can)(?: not|n?'?t) get (?:any )?tickets",
    de: 'ausverkauft|ausgebucht|keine (?:karten|tickets)|ist geschlossen|hat (?:geschlossen|zu)',
    fr: 'complet|epuise\\w*|plus de (?:billets|places)|est ferme\\w*',
    es: 'agotad\\w+|sin entradas|no (?:hay|quedan) entradas|esta cerrad\\w+|completo',
    zh: '没票|售罄|卖完|卖光|约满|订满|买不到票|没有票|关门|闭馆',
    ja: '売り切れ|満席|予約が取れ|チケットが取れ|休館|閉まって',
  }),
  train: phrase({
    en: '(?:bullet |high[- ]speed )?trains?|rail',
    de: '(?:zug|zuge|zugen|bahn|schnellzug|ice)(?!\\w)',
    fr: 'trains?|tgv',
    es: 'tren(?:es)?|ave',
    zh: '火车|高铁|动车',
    ja: '列車|電車|新幹線|鉄道|高速鉄道',
  }),
  flight: phrase({
    en: 'fly(?:ing)?|flights?|planes?',
    de: 'fl(?:u|ue)ge?|flieg\\w*|flugzeug',
    fr: 'vols?|avions?|voler|en avion',
    es: 'vuelos?|vol(?:ar|amos|emos)|avion(?:es)?',
    zh: '飞机|航班|飞',
    ja: '飛行機|フライト|航空便',
  }),
  /** The way to or from China, not a ride of the trip. */
  home: phrase({
    en: 'home|into|out of|land(?:s|ing)?|international|back',
    de: 'heim\\w*|nach hause|ruck\\w*|land(?:en|et)',
    fr: 'retour|rentr\\w*|atterri\\w*|maison',
    es: 'casa|regreso|vuelta|aterriz\\w*',
    zh: '回国|回家|返程|落地|降落|抵达中国',
    ja: '帰国|帰り|到着',
  }),
  leave: phrase({
    en: 'leav(?:e|ing)|depart\\w*|get (?:to|out)|arriv(?:e|ing)|reach|travel|go',
    de: 'abfahr\\w*|abreis\\w*|verlass\\w*|losfahr\\w*|fahr\\w*|ankomm\\w*',
    fr: 'quitt\\w*|part(?:ir|ons|ez)|arriv(?:er|ons)|depart',
    es: 'sal(?:ir|imos|gamos)|part(?:ir|imos)|lleg(?:ar|amos|uemos)|dej(?:ar|amos)',
    zh: '离开|出发|到达|去',
    ja: '出発|出る|離れ|着き|着く|向か',
  }),
  /** What follows it is the city of departure. */
  from: /(?:from|leave|leaving|out of|von|aus|ab|verlassen|depuis|de|quitter|quittons|desde|dejar|salir de|salimos de|从|离开)[ '·]{0,3}$/,
} as const satisfies Readonly<Record<string, RegExp>>;

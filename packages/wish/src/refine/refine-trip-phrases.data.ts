import { anyOf, type Phrasings } from '../phrases.ts';

const phrase = (phrasings: Phrasings): RegExp => new RegExp(anyOf(phrasings));

/** Phrases about whole days, the order of cities, dates and meals, as `normaliseWish` returns them. */
export const tripVerbs = {
  /** A day without plans, also where no day is named. */
  freeDay: phrase({
    en: 'days? off|(?:free|rest|lazy|empty|spare|beach|pool) days?|days? (?:to|for) (?:ourselves|myself|rest(?:ing)?|relax(?:ing)?|chill(?:ing)?|do nothing)|days? without (?:plans?|program(?:me)?|sightseeing)',
    de: 'freie[rn]? tag|tag frei|ruhetag|pausentag|tag (?:ohne programm|zum ausruhen|pause)',
    fr: 'jour(?:nee)? (?:libre|de repos|sans (?:programme|visite))',
    es: 'dia (?:libre|de descanso|sin (?:planes|visitas))',
    zh: '休息一天|空(?:出)?一天|自由活动一天|一天自由活动|一天休息',
    ja: '(?:休み|フリー|自由)の?(?:日|1日|一日)|1日(?:休み|フリー|自由)|予定のない日',
  }),
  /** The named day stays without plans. */
  free: phrase({
    en: 'free|off|no (?:plans?|program(?:me)?|sightseeing)|nothing (?:planned|at all)|(?:keep|leave) (?:.{0,30})?(?:open|empty)|do nothing|empty|clear|wipe|(?:remove|take out|drop|cancel|delete|skip) (?:everything|all(?: (?:stops|sights|plans|visits))?)',
    de: 'frei|freihalten|nichts (?:geplant|machen)|kein programm|ohne programm|(?:streich\\w*|entfern\\w*|losch\\w*) alles|alles (?:streichen|loschen|absagen)|leeren?',
    fr: 'libre|rien de prevu|sans programme|ne rien faire|aucun programme|(?:supprim|enlev|annul)\\w* tout|vide(?:r|z)?',
    es: 'libre|sin planes|nada planeado|no hacer nada|(?:quita|elimina|borra|cancela)\\w* todo|vaci(?:a|ar)',
    zh: '空出来|空着|自由活动|不安排|什么都不|没有安排|清空|全部(?:取消|去掉|删)',
    ja: 'フリー|自由|休み|予定なし|空けて|何もし|(?:全部|すべて)(?:削除|消し|キャンセル)|空に',
  }),
  reverse: phrase({
    en: 'revers\\w+|other way (?:a)?round|opposite (?:direction|order)|(?:swap|switch|chang\\w+|flip) (?:.{0,20})?(?:order|direction)|order of (?:the )?cities|swap (?:the )?cities',
    de: 'umgekehrt\\w*|umdreh\\w*|dreh\\w* (?:.{0,30})?um|andersherum|reihenfolge|andere richtung',
    fr: "inverser?|invers\\w+|dans l'autre sens|ordre",
    es: 'invert\\w*|inviert\\w*|al reves|orden',
    zh: '倒过来|反过来|调换顺序|换个顺序|顺序',
    ja: '逆|順番|順序',
  }),
  first: phrase({
    en: 'first|(?:start|begin)(?:ning|ing)? (?:in|with|at)(?= ?·)|(?:fly(?:ing)? into|land(?:ing)? in|arriv(?:e|ing) in)(?= ?·)',
    de: 'zuerst|erst|als erstes|(?:start\\w*|beginn\\w*|anfang\\w*|land\\w*|ankomm\\w*) (?:in|mit)(?= ?·)',
    fr: "d'abord|en premier|(?:commenc\\w*|debut\\w*) (?:par|a)(?= ?·)",
    es: 'primero|(?:empez\\w*|empiez\\w*|comenz\\w*) (?:en|por)(?= ?·)',
    zh: '先|首先',
    ja: '先に|最初|まず',
  }),
  last: phrase({
    en: 'last|at the end|(?:end|finish)(?:ing)? (?:in|with|at)(?= ?·)|fly(?:ing)? (?:home|back|out) (?:from|of)(?= ?·)|(?:depart|leave for home|go home) from(?= ?·)',
    de: 'zuletzt|am ende|zum schluss|(?:end\\w*|aufhor\\w*) in(?= ?·)|(?:ruckflug|heimflug|zuruckfliegen|heimfliegen) (?:ab|von|aus)(?= ?·)|(?:von|ab|aus)(?= ?·.{0,20}(?:zuruckflieg|heimflieg|nach hause))',
    fr: 'en dernier|a la fin|(?:finir|terminer) (?:a|par)(?= ?·)',
    es: 'al final|(?:termin\\w*|acab\\w*) en(?= ?·)',
    zh: '最后',
    ja: '最後',
  }),
  before: phrase({ en: 'before', de: 'vor', fr: 'avant', es: 'antes del?', zh: '之前|前面', ja: 'の前' }),
  after: phrase({ en: 'after', de: 'nach', fr: 'apres', es: 'despues del?', zh: '之后|后面', ja: 'の後' }),
  between: phrase({
    en: 'between|on the way|in between',
    de: 'zwischen|auf dem weg',
    fr: 'entre|en chemin',
    es: 'entre|de camino',
    zh: '之间|中间|路上',
    ja: 'の間|途中',
  }),
  /** The sentence is about the whole trip or its dates. */
  trip: phrase({
    en: 'trip|holidays?|vacation|journey|dates?|(?:we|i) (?:now )?(?:arrive|travel|fly)(?= (?:on|from) )',
    de: 'reise\\w*|urlaub|trip|datum|termine?',
    fr: 'voyage|vacances|sejour|dates?',
    es: 'viaje|vacaciones|fechas?',
    zh: '行程|旅行|旅程|日期|假期',
    ja: '旅行|旅程|日程|日付|旅',
  }),
  ends: phrase({
    en: 'ends?|until|till|finish\\w*|(?:fly|go|be|get|head)(?:ing)? (?:back|home)',
    de: 'end\\w*|bis|zuruck',
    fr: "fin\\w*|jusqu'au|termin\\w*|retour",
    es: 'termin\\w*|acab\\w*|hasta|vuelta',
    zh: '结束|到',
    ja: '終|まで',
  }),
  shift: phrase({
    en: 'later|earlier|postpon\\w+|delay\\w*|push(?:ed)? back|bring (?:.{0,20})?forward|forward|back|sooner',
    de: 'spater|fruher|verschieb\\w*|vorverleg\\w*|vorzieh\\w*',
    fr: 'plus (?:tard|tot)|report\\w*|decal\\w*|avanc\\w*|repouss\\w*',
    es: 'mas tarde|despues|antes|aplaz\\w*|retras\\w*|adelant\\w*|pospon\\w*',
    zh: '推迟|延后|推后|提前|晚|早',
    ja: '遅|早|延期|ずら|後ろ|前倒し',
  }),
  forward: phrase({
    en: 'earlier|forward|sooner',
    de: 'fruher|vorverleg\\w*|vorzieh\\w*',
    fr: 'plus tot|avanc\\w*',
    es: 'antes|adelant\\w*',
    zh: '提前|早',
    ja: '早|前倒し',
  }),
  eating: phrase({
    en: 'eat(?:ing)?|din(?:e|ing)|dinner|supper|lunch|meal|restaurant|table|try|food|book|reserv\\w+|add|go to',
    de: 'ess(?:en|e)|abendessen|mittagessen|restaurant|tisch|probier\\w*|hinzu\\w*|geh\\w*',
    fr: 'manger|diner|dejeuner|repas|restaurant|table|ajout\\w*|gouter',
    es: 'comer|cenar?|almorzar|almuerzo|comida|restaurante|mesa|anad\\w*|probar',
    zh: '吃|餐|饭|饭店|餐厅|加',
    ja: '食|ディナー|ランチ|レストラン|昼|夕|追加',
  }),
  dinner: phrase({
    en: 'dinner|supper|evening|tonight',
    de: 'abendessen|abends?',
    fr: 'diner|souper|soir',
    es: 'cenar?|noche',
    zh: '晚餐|晚饭|晚上',
    ja: '夕食|ディナー|夜|晩',
  }),
  lunch: phrase({
    en: 'lunch|noon|midday',
    de: 'mittag\\w*',
    fr: 'dejeuner|midi',
    es: 'almuerzo|almorzar|mediodia',
    zh: '午餐|午饭|中饭|中午',
    ja: '昼食|ランチ|昼',
  }),
} as const satisfies Readonly<Record<string, RegExp>>;

/**
 * ISO code, then patterns on normalised text in the languages other than English and Chinese: demonyms, country names after
 * "from", and names in Japanese and Korean.
 */
export const nationsAbroad: readonly (readonly [
  code: string,
  demonym: string,
  country: string,
  eastAsian: string,
])[] = [
  [
    'DE',
    'deutsche[nrs]?|allemand\\w*|aleman(?:es|as?)?|alema(?:o|es)?|tedesc[hoaie]+|duitse?r?s?',
    'deutschland|allemagne|alemania|germania|alemanha|duitsland',
    'ドイツ|독일',
  ],
  [
    'AT',
    'osterreicher\\w*|osterreichisch\\w*|autrichien\\w*|austriac[oai]s?|oostenrijk(?:s|er)\\w*',
    'osterreich|autriche|oostenrijk',
    'オーストリア|오스트리아',
  ],
  [
    'CH',
    'schweizer\\w*|suisses?|suiz[oa]s?|svizzer[oaie]|suic[oa]s?|zwitsers?',
    'der schweiz|suiza|svizzera|suica|zwitserland',
    'スイス|스위스',
  ],
  [
    'FR',
    'franzos(?:e|en|in|innen|isch\\w*)|francais\\w*|francesa?s?|frances[ie]|fransm[ae]n|franse?',
    'frankreich|francia|franca|frankrijk',
    'フランス|프랑스',
  ],
  [
    'GB',
    'britisch\\w*|briten|britanniques?|anglais\\w*|ingles(?:a|es|as)?|ingles[ie]|britanic[oa]s?|britse?|engelse?|englander\\w*',
    'grosbritannien|grossbritannien|royaume-uni|angleterre|reino unido|inglaterra|regno unito|inghilterra|engeland',
    'イギリス|영국',
  ],
  [
    'ES',
    'spanier\\w*|spanisch\\w*|espagnol\\w*|espanol(?:a|es|as)?|spagnol[oiae]|espanho(?:l|la|is|las)|spaanse?|spanjaard\\w*',
    'spanien|espagne|spagna|espanha|spanje',
    'スペイン|스페인',
  ],
  [
    'IT',
    'italiener\\w*|italienisch\\w*|italienn?e?s|italian[oiae]s?|italiaanse?|italianen',
    'italien|italie',
    'イタリア|이탈리아',
  ],
  [
    'PT',
    'portugies\\w*|portugais\\w*|portugues(?:a|es|as)?|portoghes[ie]|portuge(?:es|se|zen)',
    'portogallo',
    'ポルトガル|포르투갈',
  ],
  [
    'NL',
    'niederland(?:er\\w*|isch\\w*)|hollander\\w*|neerlandais\\w*|hollandais\\w*|holandes(?:a|es|as)?|olandes[ie]|nederland(?:er|ers|se?)',
    'niederlanden?|pays-bas|paises bajos|paesi bassi|paises baixos|nederland',
    'オランダ|네덜란드',
  ],
  [
    'BE',
    'belgier\\w*|belgisch\\w*|belges?|belgas?|belgi(?!e)|belg(?:en)?',
    'belgien|belgique|belgica|belgio|belgie',
    'ベルギー|벨기에',
  ],
  [
    'US',
    'amerikan(?:er\\w*|isch\\w*)|americain\\w*|american[oaie]s?|estadounidenses?|statunitens[ie]|amerikaanse?|amerikanen',
    'den usa|etats-unis|estados unidos|stati uniti|verenigde staten',
    'アメリカ|米国|미국',
  ],
  [
    'CA',
    'kanadier\\w*|kanadisch\\w*|canadienn?e?s?|canadienses?|canades[ie]|canade(?:se|zen)',
    'kanada',
    'カナダ|캐나다',
  ],
  [
    'BR',
    'brasilianer\\w*|brasilianisch\\w*|bresilien\\w*|brasilen[oa]s?|brasilian[oiae]|brasileir[oa]s?|brazili(?:aanse?|anen)',
    'brasilien|bresil|brasile',
    'ブラジル|브라질',
  ],
  [
    'MX',
    'mexikan(?:er\\w*|isch\\w*)|mexicain\\w*|mexican[oa]s?|messican[oiae]|mexica(?:anse?|nen)',
    'mexiko|mexique|messico',
    'メキシコ|멕시코',
  ],
  [
    'AR',
    'argentinier\\w*|argentin[oaie]s?|argentijnse?',
    'argentinien|argentine|argentinie',
    'アルゼンチン|아르헨티나',
  ],
  [
    'AU',
    'australier\\w*|australisch\\w*|australiens?|australienn?es?|australian[oaie]s?',
    'australien|australie',
    'オーストラリア|호주',
  ],
  [
    'IN',
    'inder(?:in|innen)?|indisch\\w*|indienn?es?|indian[oaie]s?|indiase?',
    'indien|inde',
    'インド(?!ネシア)|인도(?!네시아)',
  ],
  [
    'JP',
    'japaner\\w*|japanisch\\w*|japonais\\w*|japones(?:a|es|as)?|giappones[ie]|japanse?|japanners',
    'japon|giappone|japao',
    '日本|일본',
  ],
  [
    'KR',
    'koreaner\\w*|koreanisch\\w*|coreen\\w*|corean[oaie]s?|koreaanse?|koreanen',
    'sudkorea|coree|corea|coreia|zuid-korea',
    '韓国|한국|대한민국',
  ],
  [
    'PL',
    'polnisch\\w*|polonais\\w*|polac(?:o|os|a|as|chi)|polones(?:a|es|as)?',
    'polen|pologne|polonia',
    'ポーランド|폴란드',
  ],
  [
    'SE',
    'schwed(?:e|en|in|isch\\w*)|suedois\\w*|suec[oa]s?|svedes[ie]|zweedse?',
    'suede|suecia|svezia|zweden',
    'スウェーデン|스웨덴',
  ],
  ['RU', 'russisch\\w*|russes?|rus[oa]s?|russ[oi]', 'russland|rusland|russie|rusia', 'ロシア|러시아'],
  [
    'SG',
    'singapurer\\w*|singapouriens?|singapurenses?',
    'singapur|singapour|singapura',
    'シンガポール|싱가포르',
  ],
  ['MY', 'malaysier\\w*|malaisiens?|malasi[oa]s?', 'malaisie|malasia', 'マレーシア|말레이시아'],
  [
    'TH',
    'thailander\\w*|thailandais\\w*|tailandes\\w*|thailandes[ie]',
    'thailande|tailandia',
    'タイ(?=人|国籍|の?パス)|태국',
  ],
  ['VN', 'vietnamesisch\\w*|vietnamiens?|vietnamitas?', '', 'ベトナム|베트남'],
  ['PH', 'philippin(?:er|isch)\\w*|philippins?|filipin[oa]s?', 'philippinen|filipinas', 'フィリピン|필리핀'],
  ['ID', 'indonesisch\\w*|indonesiens?|indonesi[oa]s?', 'indonesien|indonesie', 'インドネシア|인도네시아'],
];

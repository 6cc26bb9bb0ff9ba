import type { ForeignCities } from './foreign-cities.ts';

/** Cities of Europe that travellers come from; see `foreign-cities.data.ts`. */
export const foreignCitiesEurope: readonly ForeignCities[] = [
  [
    'GB',
    'london|londres|londra|londen|heathrow|gatwick|stansted|luton|manchester|edinburgh|edimbourg|edimburgo|edinburg|birmingham|glasgow|bristol|liverpool|leeds|sheffield|nottingham|leicester|cardiff|belfast|newcastle|southampton|brighton|norwich|exeter|inverness|plymouth|oxford|伦敦|曼彻斯特|爱丁堡|伯明翰|格拉斯哥|利物浦|牛津|ロンドン|マンチェスター|エディンバラ|런던|맨체스터|에든버러',
  ],
  ['IE', 'dublin|dublino|dublim|shannon airport|limerick|都柏林|ダブリン|더블린'],
  [
    'FR',
    'paris|parigi|parijs|roissy|orly|charles de gaulle|lyon|lione|lion france|marseille|marsella|marsiglia|toulouse|bordeaux|nantes|strasbourg|strassburg|strasburg|estrasburgo|strasburgo|straatsburg|montpellier|lille|rennes|grenoble|dijon|clermont ferrand|rouen|le havre|besancon|limoges|annecy|perpignan|toulon|mulhouse|metz|reims|巴黎|里昂|马赛|图卢兹|尼斯|斯特拉斯堡|波尔多|パリ|リヨン|マルセイユ|ニース|파리|리옹|니스|마르세유',
  ],
  [
    'DE',
    'frankfurt am main|frankfurt|francfort|francoforte|munchen|muenchen|munich|monaco di baviera|munique|berlin|berlino|berlim|berlijn|hamburg|hamburgo|amburgo|hambourg|dusseldorf|duesseldorf|stuttgart|stoccarda|koln|koeln|cologne|colonia alemania|keulen|hannover|hanover|hannovre|hanovre|leipzig|lipsia|dresden|dresda|dresde|nurnberg|nuremberg|nuernberg|norimberga|neurenberg|bremen|dortmund|bonn|karlsruhe|mannheim|freiburg im breisgau|freiburg|heidelberg|augsburg|regensburg|munster|mainz|wiesbaden|kassel|rostock|lubeck|kiel|erfurt|saarbrucken|aachen|bielefeld|braunschweig|konstanz|tubingen|ulm|wurzburg|potsdam|magdeburg|法兰克福|慕尼黑|柏林|杜塞尔多夫|科隆|斯图加特|フランクフルト|ミュンヘン|ベルリン|ハンブルク|デュッセルドルフ|프랑크푸르트|뮌헨|베를린|함부르크|뒤셀도르프',
  ],
  [
    'AT',
    'vienna|wien|vienne|viena|wenen|graz|salzburg|salzbourg|salisburgo|salzburgo|innsbruck|linz|klagenfurt|bregenz|维也纳|萨尔茨堡|因斯布鲁克|ウィーン|ザルツブルク|비엔나|빈에서|잘츠부르크',
  ],
  [
    'CH',
    'zurich|zuerich|zurigo|zurique|geneva|geneve|genf|ginevra|ginebra|genebra|basel|bale|basilea|bern|berne|berna|lausanne|losanna|lausana|lucerne|luzern|lucerna|lugano|winterthur|sankt gallen|st gallen|fribourg|neuchatel|sion suisse|苏黎世|日内瓦|巴塞尔|伯尔尼|洛桑|卢塞恩|チューリッヒ|ジュネーブ|バーゼル|ベルン|취리히|제네바|바젤|베른',
  ],
  [
    'NL',
    'amsterdam|schiphol|rotterdam|utrecht|eindhoven|den haag|the hague|la haye|la haya|l aia|groningen|maastricht|nijmegen|arnhem|tilburg|breda|haarlem|delft|enschede|zwolle|阿姆斯特丹|鹿特丹|海牙|乌得勒支|アムステルダム|ロッテルダム|암스테르담|로테르담',
  ],
  [
    'BE',
    'brussels|brussel|bruxelles|bruselas|bruxelas|zaventem|antwerp|antwerpen|anvers|amberes|anversa|antuerpia|ghent|gent|gand|gante|bruges|brugge|brujas|leuven|louvain|liege|luik|namur|charleroi|布鲁塞尔|安特卫普|ブリュッセル|アントワープ|브뤼셀',
  ],
  ['LU', 'luxembourg|luxemburg|luxemburgo|lussemburgo|卢森堡|ルクセンブルク'],
  [
    'ES',
    'madrid|madri|madrit|barajas|barcelona|barcelone|barcellona|valencia|valence espagne|sevilla|seville|siviglia|sevilha|malaga|bilbao|zaragoza|saragossa|saragosse|alicante|palma de mallorca|mallorca|majorca|ibiza|tenerife|teneriffa|gran canaria|las palmas|santander|san sebastian|vigo|la coruna|a coruna|oviedo|gijon|pamplona|valladolid|salamanca|murcia|马德里|巴塞罗那|瓦伦西亚|塞维利亚|毕尔巴鄂|マドリード|バルセロナ|セビリア|마드리드|바르셀로나|세비야',
  ],
  [
    'PT',
    'lisbon|lisboa|lisbonne|lissabon|lisbona|porto|oporto|coimbra|funchal|madeira|acores|里斯本|波尔图|リスボン|리스본|포르투',
  ],
  [
    'IT',
    'rome|rom|roma|fiumicino|ciampino|milan|milano|mailand|milaan|milao|malpensa|linate|venice|venezia|venedig|venecia|veneza|venetie|venise|florence|firenze|florenz|florencia|florenca|naples|napoli|neapel|napoles|turin|torino|bologna|bolonia|bolonha|genoa|genova|genua|genes italie|verona|verone|palermo|palerme|catania|bari|trieste|triest|bergamo|pisa|pise|padova|padua|padoue|parma|perugia|cagliari|trento|bolzano|bozen|modena|brescia|罗马|米兰|威尼斯|佛罗伦萨|那不勒斯|都灵|博洛尼亚|ローマ|ミラノ|ヴェネツィア|ベネチア|フィレンツェ|ナポリ|トリノ|로마|밀라노|베네치아|피렌체',
  ],
  ['MT', 'valletta|la valette|马耳他'],
  [
    'GR',
    'athens|athen|athenes|atenas|atene|athene|thessaloniki|saloniki|thessalonique|salonicco|雅典|塞萨洛尼基|アテネ|아테네',
  ],
  ['CY', 'larnaca|nicosia|limassol|塞浦路斯'],
  [
    'TR',
    'istanbul|estambul|istambul|ankara|izmir|antalya|伊斯坦布尔|安卡拉|イスタンブール|アンカラ|이스탄불|앙카라',
  ],
  [
    'PL',
    'warsaw|warschau|varsovie|varsovia|varsavia|krakow|cracow|krakau|cracovie|cracovia|gdansk|danzig|wroclaw|breslau|poznan|posen|katowice|lodz|华沙|克拉科夫|ワルシャワ|クラクフ|바르샤바|크라쿠프',
  ],
  ['CZ', 'prague|prag|praga|praag|brno|brunn|ostrava|布拉格|プラハ|프라하'],
  ['SK', 'bratislava|pressburg|kosice|布拉迪斯拉发|ブラチスラバ'],
  ['HU', 'budapest|budapeste|boedapest|debrecen|布达佩斯|ブダペスト|부다페스트'],
  ['RO', 'bucharest|bukarest|bucarest|bucareste|boekarest|cluj|timisoara|布加勒斯特|ブカレスト|부쿠레슈티'],
  ['BG', 'sofia bulgaria|sofia bulgarien|plovdiv|索非亚|ソフィア'],
  ['RS', 'belgrade|belgrad|belgrado|novi sad|贝尔格莱德|ベオグラード|베오그라드'],
  ['HR', 'zagreb|zagabria|dubrovnik|萨格勒布|ザグレブ|자그레브'],
  ['SI', 'ljubljana|laibach|lubiana|liubliana|卢布尔雅那|リュブリャナ'],
  ['BA', 'sarajevo|sarajewo|萨拉热窝'],
  ['AL', 'tirana|地拉那'],
  ['MK', 'skopje|斯科普里'],
  [
    'SE',
    'stockholm|estocolmo|stoccolma|arlanda|gothenburg|goteborg|goteburg|malmo|uppsala|斯德哥尔摩|哥德堡|ストックホルム|스톡홀름',
  ],
  [
    'DK',
    'copenhagen|kopenhagen|copenhague|copenaghen|copenhaga|kobenhavn|aarhus|billund|哥本哈根|コペンハーゲン|코펜하겐',
  ],
  ['NO', 'oslo|gardermoen|trondheim|stavanger|tromso|奥斯陆|オスロ|오슬로'],
  ['FI', 'helsinki|helsinque|tampere|turku|赫尔辛基|ヘルシンキ|헬싱키'],
  ['IS', 'reykjavik|keflavik|雷克雅未克|レイキャビク|레이캬비크'],
  ['EE', 'tallinn|塔林|タリン'],
  ['LV', 'riga'],
  ['LT', 'vilnius|wilna|vilna|kaunas|维尔纽斯|ビリニュス'],
  ['UA', 'kyiv|kiev|kiew|lviv|lemberg|odessa|基辅|敖德萨|キーウ|キエフ|키이우'],
  ['BY', 'minsk|明斯克|ミンスク'],
  [
    'RU',
    'moscow|moskau|moscou|moscu|mosca|moskou|moscovo|moskva|st petersburg|saint petersburg|sankt petersburg|saint petersbourg|san petersburgo|san pietroburgo|sao petersburgo|sint petersburg|vladivostok|wladiwostok|vladivostock|novosibirsk|nowosibirsk|irkutsk|yekaterinburg|jekaterinburg|kazan|khabarovsk|chita|莫斯科|圣彼得堡|海参崴|符拉迪沃斯托克|新西伯利亚|伊尔库茨克|叶卡捷琳堡|モスクワ|サンクトペテルブルク|ウラジオストク|모스크바|상트페테르부르크|블라디보스토크|이르쿠츠크',
  ],
];

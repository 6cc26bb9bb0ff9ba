import type { ForeignCities } from './foreign-cities.ts';
import { foreignCitiesAmericas } from './foreign-cities-americas.data.ts';
import { foreignCitiesEurope } from './foreign-cities-europe.data.ts';

/**
 * Cities outside China that travellers come from and go on to. Names that are also words are in
 * `ambiguous-cities.data.ts`.
 */
export const foreignCities: readonly ForeignCities[] = [
  [
    'JP',
    'tokyo|tokio|toquio|osaka|kyoto|kioto|quioto|nagoya|fukuoka|sapporo|hiroshima|okinawa|naha|sendai|kobe|yokohama|narita|haneda|东京|大阪|京都|名古屋|福冈|札幌|冲绳|那霸|仙台|神户|横滨|广岛|関西空港|関空|中部国際空港|도쿄|오사카|교토|나고야|후쿠오카|삿포로|오키나와|成田|羽田',
  ],
  [
    'KR',
    'seoul|busan|pusan|incheon|daegu|daejeon|jeju|gimpo|首尔|釜山|仁川|大邱|济州岛|济州|ソウル|プサン|インチョン|チェジュ|서울|부산|인천|김포|김해|대구|대전|광주광역시|청주공항|제주',
  ],
  [
    'TW',
    'taipei|taipeh|kaohsiung|taichung|taoyuan|tainan|台北|高雄|台中市|桃园机场|台南市|タイペイ|カオシュン|타이베이|가오슝|타이중|타오위안',
  ],
  ['SG', 'singapore|singapur|singapour|singapura|changi|新加坡|星加坡|シンガポール|싱가포르'],
  [
    'TH',
    'bangkok|banguecoque|phuket|chiang mai|krabi|pattaya|koh samui|曼谷|普吉|清迈|バンコク|プーケット|チェンマイ|방콕|푸켓|치앙마이',
  ],
  [
    'MY',
    'kuala lumpur|penang|kota kinabalu|kuching|johor bahru|johor|ipoh|langkawi|吉隆坡|槟城|亚庇|古晋|怡保|クアラルンプール|ペナン|쿠알라룸푸르|코타키나발루',
  ],
  [
    'ID',
    'jakarta|yakarta|jacarta|giacarta|djakarta|surabaya|bandung|medan|yogyakarta|jogja|bali|denpasar|雅加达|泗水|棉兰|万隆|巴厘岛|ジャカルタ|スラバヤ|バリ島|자카르타|발리',
  ],
  [
    'VN',
    'hanoi|hanoy|ho chi minh city|ho chi minh stadt|ho chi minh stad|ho chi minh|saigon|da nang|danang|nha trang|hue vietnam|hai phong|haiphong|phu quoc|lao cai|河内|胡志明市|胡志明|岘港|芽庄|ハノイ|ホーチミン|ダナン|하노이|호치민|다낭|나트랑',
  ],
  ['PH', 'manila|manille|cebu|davao|clark airport|马尼拉|宿务|マニラ|セブ|마닐라|세부'],
  ['KH', 'phnom penh|siem reap|金边|暹粒|プノンペン|シェムリアップ|프놈펜|씨엠립'],
  ['LA', 'vientiane|luang prabang|万象|琅勃拉邦|ビエンチャン|ルアンパバーン|비엔티안|루앙프라방'],
  ['MM', 'yangon|rangoon|mandalay|仰光|曼德勒|ヤンゴン|양곤'],
  ['BN', 'bandar seri begawan|斯里巴加湾|文莱'],
  ['MN', 'ulaanbaatar|ulan bator|ulaan baatar|oulan bator|ulanbator|乌兰巴托|ウランバートル|울란바토르'],
  ['KZ', 'almaty|alma ata|almaata|almati|astana|阿拉木图|阿斯塔纳|アルマトイ|アスタナ|알마티|아스타나'],
  [
    'UZ',
    'tashkent|taschkent|tachkent|taskent|tasjkent|samarkand|samarcande|bukhara|塔什干|撒马尔罕|タシケント|サマルカンド|타슈켄트|사마르칸트',
  ],
  ['KG', 'bishkek|bischkek|bichkek|biskek|osh kyrgyzstan|比什凯克|ビシュケク|비슈케크'],
  ['TJ', 'dushanbe|duschanbe|杜尚别|ドゥシャンベ'],
  ['NP', 'kathmandu|katmandu|katmandou|pokhara|加德满都|カトマンズ|카트만두'],
  ['BT', 'thimphu|廷布|ティンプー'],
  ['BD', 'dhaka|达卡|ダッカ'],
  ['PK', 'islamabad|karachi|lahore|伊斯兰堡|卡拉奇|拉合尔|イスラマバード|カラチ|이슬라마바드|카라치'],
  [
    'IN',
    'new delhi|delhi|neu delhi|neudelhi|nuova delhi|nova deli|nueva delhi|mumbai|bombay|bangalore|bengaluru|kolkata|calcutta|kalkutta|chennai|hyderabad|ahmedabad|pune|kochi|goa|jaipur|德里|孟买|班加罗尔|加尔各答|金奈|デリー|ムンバイ|コルカタ|チェンナイ|델리|뭄바이|첸나이',
  ],
  ['LK', 'colombo|科伦坡|コロンボ|콜롬보'],
  ['MV', 'maldives|malediven|maldivas|maldive|maladewa|马尔代夫|モルディブ|몰디브'],
  ['GE', 'tbilisi|tiflis|tbilissi|第比利斯|トビリシ|트빌리시'],
  ['AM', 'yerevan|erevan|eriwan|jerewan|埃里温'],
  ['AZ', 'baku|bakou|巴库|バクー|바쿠'],
  ['AE', 'dubai|doubai|abu dhabi|abou dhabi|abu dabi|sharjah|迪拜|阿布扎比|ドバイ|アブダビ|두바이|아부다비'],
  ['QA', 'doha|多哈|ドーハ|도하'],
  ['SA', 'riyadh|riad|jeddah|dschidda|djeddah|yeda|利雅得|吉达|リヤド|리야드'],
  ['KW', 'kuwait city|koweit|科威特城|科威特'],
  ['BH', 'manama|麦纳麦'],
  ['OM', 'muscat|maskat|mascate|马斯喀特'],
  ['JO', 'amman|安曼|アンマン'],
  ['LB', 'beirut|beyrouth|贝鲁特|ベイルート'],
  ['IL', 'tel aviv|jerusalem|特拉维夫|テルアビブ|텔아비브'],
  ['IR', 'tehran|teheran|德黑兰|テヘラン|테헤란'],
  [
    'AU',
    'sydney|sidney|melbourne|brisbane|perth|adelaide|canberra|hobart|gold coast|cairns|darwin|newcastle nsw|悉尼|雪梨|墨尔本|布里斯班|珀斯|阿德莱德|堪培拉|黄金海岸|凯恩斯|シドニー|メルボルン|ブリスベン|パース|ケアンズ|시드니|멜버른|브리즈번',
  ],
  [
    'NZ',
    'auckland|wellington|christchurch|queenstown|dunedin|奥克兰|惠灵顿|基督城|皇后镇|オークランド|クライストチャーチ|오클랜드|크라이스트처치',
  ],
  [
    'ZA',
    'johannesburg|joburg|jo burg|cape town|kapstadt|ciudad del cabo|citta del capo|cidade do cabo|kaapstad|durban|pretoria|约翰内斯堡|开普敦|德班|ヨハネスブルグ|ケープタウン|요하네스버그|케이프타운',
  ],
  ['EG', 'cairo|kairo|le caire|el cairo|alexandria egypt|开罗|カイロ|카이로'],
  ['KE', 'nairobi|mombasa|内罗毕|ナイロビ|나이로비'],
  ['TZ', 'dar es salaam|zanzibar|达累斯萨拉姆'],
  ['UG', 'kampala|entebbe|坎帕拉'],
  ['RW', 'kigali|基加利'],
  ['ET', 'addis ababa|addis abeba|adis abeba|亚的斯亚贝巴|アディスアベバ|아디스아바바'],
  ['NG', 'lagos|abuja|拉各斯|阿布贾|ラゴス|라고스'],
  ['GH', 'accra|阿克拉'],
  ['SN', 'dakar|达喀尔'],
  ['CI', 'abidjan|阿比让'],
  [
    'MA',
    'casablanca|marrakech|marrakesch|marrakesh|rabat|卡萨布兰卡|马拉喀什|カサブランカ|マラケシュ|카사블랑카',
  ],
  ['DZ', 'algiers|alger|argel|algier|阿尔及尔'],
  ['TN', 'tunis|tunez|突尼斯城|突尼斯'],
  ['MU', 'port louis|mauritius|ile maurice|毛里求斯'],
  ['RE', 'la reunion|saint denis de la reunion'],
  ['AO', 'luanda|罗安达'],
  ['MZ', 'maputo|马普托'],
  ...foreignCitiesEurope,
  ...foreignCitiesAmericas,
];

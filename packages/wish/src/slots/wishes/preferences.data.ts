/**
 * Patterns and the tags they stand for. `kind`: the tag or spot category of a dislike, when it is not the first tag.
 * `word`: a word stem for an interest narrower than its tags; it is matched against the texts of spots.
 */
type PreferenceWords = {
  readonly pattern: string;
  readonly tags: readonly string[];
  readonly kind?: string;
  readonly word?: string;
};

/** Kinds of places and activities that need a kind or a word of their own, in the ten languages. */
const narrowWords: readonly PreferenceWords[] = [
  {
    pattern:
      'glass (?:bridges?|walkways?|skywalks?|floors?)|glas(?:brucken?|bruggen?|bodem)|ponts? (?:de|en) verre|passerelles? (?:de|en) verre|puentes? (?:de|colgantes? de) (?:cristal|vidrio)|ponti? di vetro|pontes? de vidro|玻璃(?:桥|栈道)|ガラス(?:の)?橋|유리 ?다리',
    tags: ['adventure'],
    kind: 'glass-bridge',
  },
  {
    pattern:
      '(?:tv|observation|viewing|look-?out) ?towers?|towers|(?:fernseh|aussichts)turme?n?|turme|tours? (?:de television|d.observation)|torres|torri|torens|(?:uitkijk|tv-?)torens?|展望台|观景台|电视塔|전망대|타워',
    tags: ['modern-cities'],
    kind: 'tower',
  },
  {
    pattern:
      'waterfalls?|wasserfalle?n?|cascades?|chutes d.eau|cascadas?|cataratas?|cascat[ae]|cachoeiras?|quedas d.agua|watervallen|waterval|瀑布|滝|폭포',
    tags: ['nature'],
    kind: 'waterfall',
    word: 'waterfall',
  },
  {
    pattern:
      'bergseen?|seenlandschaft\\w*|(?:die|an den|schone|klare) seen|lacs?|lagos?|lagunas?|laghi|meren|bergmeren|湖泊|湖(?=[,.和与が、や]|$| ?좋)|看湖|호수',
    tags: ['rivers-and-lakes'],
    kind: 'lake',
    word: 'lake',
  },
  {
    pattern:
      '(?:wilde? )?tieren?|animaux|animales|animali|animais|dieren|动物|動物|동물|faune|fauna|tierwelt',
    tags: ['wildlife'],
  },
  {
    pattern:
      'horse(?:back)?[- ]?(?:riding|trek(?:king|s)?|rides?)|horses|reiten|reitausfluge?|pferden?|pferde|equitation|(?:du |balades? a )?cheval|chevaux|(?:montar|paseos?|excursion(?:es)?) a caballo|cabalgatas?|caballos|(?:andare|gite?|passeggiat[ae]|trekking) a cavallo|cavalli|(?:andar|passeios?) a cavalo|cavalgadas?|cavalos|paardrijden|paarden|骑马|乗馬|승마|말 ?타기',
    tags: ['adventure'],
    word: 'horse',
  },
  {
    pattern:
      '(?:stay(?:ing)? in |sleep(?:ing)? in |night in )?(?:an? )?(?:yurts?|gers?(?= camp))|jurten?|yourtes?|yurtas?|yurte|iurte?s?|蒙古包|毡房|ゲル(?:に|で|宿泊)?|パオ|게르|유르트',
    tags: ['minority-cultures'],
    word: 'yurt',
  },
  {
    pattern:
      'ski(?:fahren|laufen|urlaub|gebiete?|pisten?|station|er)|skier|esqui(?:ar)?|sciare|sci(?= ?(?:$|[,.;!)]))|skien|スキー(?:場)?|스키(?:장)?',
    tags: ['winter'],
    word: 'ski',
  },
  {
    pattern:
      'nachtmarkte?n?|avondmarkt(?:en)?|nachtmarkt(?:en)?|marches? (?:de nuit|nocturnes?)|mercad[oi]s? (?:nocturn|noturn|notturn)[oi]s?|ナイトマーケット',
    tags: ['nightlife'],
    kind: 'night-market',
  },
  {
    pattern:
      'vieilles? villes?|vieux (?:quartiers?|bourgs?)|cascos? (?:antiguos?|historicos?|viejos?)|centr[oi] storic[oi]|(?:cidades?|vilas?) antigas?|centros? historicos?|oude (?:stadjes?|steden|binnensteden)|古い町並み|古都|옛 ?도시|고도',
    tags: ['ancient-towns'],
  },
  {
    pattern: 'terraz(?:as|ze) (?:de|di) (?:arroz|riso)|terracos de arroz|rizieres? en terrasses?',
    tags: ['nature'],
    kind: 'terraces',
    word: 'terrace',
  },
  {
    pattern:
      'kochkurse?|kochen lernen|clases? de cocina|curso de cocina|kookcursus|kookles(?:sen)?|烹饪课|学做菜|料理教室|요리 ?(?:수업|교실|클래스)|cours de cuisine|cors[oi] di cucina|aulas? de culinaria',
    tags: ['food'],
  },
  { pattern: '(?:精酿)?啤酒|ビール|クラフトビール', tags: ['food'], word: 'beer' },
  {
    pattern: 'pekingopern?|pekingopera|opera chino|경극',
    tags: ['culture'],
    word: 'opera',
  },
  {
    pattern:
      'schnorcheln|tauchen|plongee|snorkel(?:en|ing)?|buceo|bucear|immersioni|mergulho|mergulhar|duiken|潜水|浮潜|ダイビング|シュノーケル|스노클링|다이빙',
    tags: ['beach'],
    word: 'diving',
  },
  {
    pattern:
      'keramik|porzellan|ceramiques?|porcelaine|ceramicas?|porcelana|ceramic[ah]e?|porcellana|keramiek|porselein|陶瓷|瓷器|陶磁器|陶器|도자기',
    tags: ['art'],
    word: 'porcelain',
  },
  {
    pattern: '按摩|足疗|スパ(?![イゲ])|マッサージ|스파|마사지|massaggi|masajes|massagens',
    tags: ['relaxed'],
  },
  { pattern: 'parchi divertiment[oi]|luna ?park', tags: ['family'], kind: 'theme-park', word: 'theme-park' },
  {
    pattern: '雪と氷|氷雪|눈(?:과|이랑|하고) ?얼음|설경|겨울 ?왕국',
    tags: ['winter'],
  },
  {
    pattern: '(?:hojas|follaje|colores) (?:de|del) otono|otono dorado|folhas (?:de|do) outono',
    tags: ['nature'],
    word: 'autumn',
  },
  {
    pattern: '山(?=[がやと]|を見|歩き)|산(?=이|과|을|,| 좋)|산행|고산',
    tags: ['nature'],
    kind: 'mountain',
    word: 'mountain',
  },
  {
    pattern:
      'festival (?:de (?:la )?glace|de(?:l)? hielo|del ghiaccio|do gelo)|fete de la glace|冰雪节|冰灯节|氷(?:雪)?祭り|얼음 ?축제|빙등제',
    tags: ['winter'],
  },
  {
    pattern:
      'grandes? villes?|megapoles?|grandes ciudades|ciudades grandes|grandi citta|metropoli|grandes cidades|cidades grandes|grote steden|big towns|grosstadte|grossstadte|大城市|大都市|대도시',
    tags: ['modern-cities'],
  },
  {
    pattern: '재즈 ?바|칵테일 ?바|ジャズバー|爵士(?:酒吧|吧)|jazz ?(?:bars?|clubs?|kneipen?)',
    tags: ['nightlife'],
  },
  { pattern: '摩天大楼|摩天楼|고층 ?빌딩', tags: ['modern-cities'], kind: 'skyline' },
  { pattern: 'pastizales|praderas?|estepas?', tags: ['nature'], kind: 'grassland', word: 'grassland' },
  { pattern: '集市|赶集', tags: [], kind: 'market', word: 'market' },
  { pattern: 'aguas termais|banhos termais', tags: ['relaxed'], kind: 'hot-spring', word: 'hot-spring' },
  { pattern: '川下り|유람선', tags: ['rivers-and-lakes'] },
  {
    pattern:
      '(?:fotos?|bilder|photos) (?:pro|para o|para|pour|fur|per) (?:insta(?:gram)?|instagram)|fotos|bilder machen|선?인생샷|사진 ?찍|写真映え|インスタ映え|出片',
    tags: ['photography'],
  },
];

const wideWords: readonly PreferenceWords[] = [
  { pattern: 's(?:ichuan|zechuan)(?:ese)? (?:food|cuisine|cooking)|川菜', tags: ['food', 'sichuan-food'] },
  {
    pattern: 'cantonese (?:food|cuisine|cooking)|dim ?sum|yum cha|粤菜|早茶|飲茶|딤섬',
    tags: ['food', 'cantonese-food'],
  },
  { pattern: 'yunnan (?:food|cuisine)', tags: ['food', 'yunnan-food'] },
  { pattern: 'hunan(?:ese)? (?:food|cuisine)|湘菜', tags: ['food', 'hunan-food'] },
  {
    pattern:
      'pe(?:king|kin) duck|beijing duck|roast duck|pekingente|canard laque|pato (?:laqueado|pekines|a la pekinesa|de pequim)|anatra (?:laccata|alla pechinese)|pekingeend|烤鸭|北京ダック|베이징 ?덕',
    tags: ['food', 'beijing-food'],
  },
  {
    pattern: 'craft (?:beers?|breweries|brewery)|micro-?breweries|精酿(?:啤酒)?',
    tags: ['nightlife'],
  },
  {
    pattern:
      '(?:rock[- ]?|sport[- ]?)?climbing|bouldering|(?:fels)?klettern|escalade|escalada|arrampicata|klimmen|攀岩|クライミング|암벽 ?등반',
    tags: ['adventure'],
    word: 'climbing',
  },
  {
    pattern:
      '(?:kung ?fu|shaolin|martial arts?) (?:shows?|performances?|theat(?:re|er)s?|spectacles?)|kung-?fu-?(?:show|auffuhrung|vorfuhrung)\\w*|spectacles? de kung-?fu|(?:espectaculo|show)s? de kung-?fu|spettacol[oi] di kung-?fu|功夫(?:表演|秀|传奇)|カンフーショー|쿵푸 ?(?:쇼|공연)',
    tags: ['culture'],
  },
  {
    pattern:
      'kung[- ]?fu(?: (?:training|classes|class|lessons?|schools?|masters?))?|martial arts?(?: (?:training|classes|lessons?))?|kampfkunst|arts martiaux|artes marciales|arti marziali|artes marciais|vechtkunst|功夫|武术|カンフー|쿵푸|무술',
    tags: [],
    word: 'kung',
  },
  { pattern: 'xiao ?long ?bao|soup dumplings|小笼包|小籠包|샤오롱바오', tags: ['food', 'jiangnan-food'] },
  {
    pattern:
      'street ?food|strassenessen|strasenessen|garkuchen|cuisine de rue|comida callejera|puestos callejeros|cibo di strada|comida de rua|straateten|小吃|路边摊|屋台(?:料理)?|길거리 ?음식',
    tags: ['food', 'street-food'],
  },
  {
    pattern:
      'foodies?|food(?: tours?| markets?| scene| lovers?)?|eat(?:ing)?|cuisines?|gastronom(?:y|ic)|culinary|dumplings?|noodles?|hot ?pots?|spicy|seafood|cooking(?: class(?:es)?)?|restaurants?|essen|gastronomie|comida|美食|好吃的?|吃货|火锅|海鲜|麻婆豆腐|担担面|小面|麻辣烫|mala|mapo tofu|dan ?dan noodles|훠궈|마라탕',
    tags: ['food'],
  },
  { pattern: 'giant pandas?|pandas?|大熊猫|熊猫', tags: ['wildlife'], word: 'panda' },
  { pattern: 'elephants?|大象', tags: ['wildlife'], word: 'elephant' },
  { pattern: 'monkeys?', tags: ['wildlife'], word: 'monkey' },
  {
    pattern: 'wild ?life|animals?|bird ?watching|birds?|birding|zoos?|safaris?|野生动物|动物',
    tags: ['wildlife'],
  },
  { pattern: 'rice terraces?|terraced fields|梯田', tags: ['nature'], word: 'terrace' },
  {
    pattern: 'karst(?: mountains?| hills?| landscapes?| scenery| peaks?)?',
    tags: ['nature', 'hiking'],
    word: 'karst',
  },
  {
    pattern:
      '(?:sacred|holy) (?:buddhist |taoist )?(?:mountains?|peaks)|(?:buddhist|taoist) (?:sacred |holy )?mountains?|(?<=(?:buddhist|taoist) (?:temples?|monasteries|sites?) (?:and|&|or) )mountains?|heilige[nr]? berge?n?|montagnes? sacrees?|montanas? sagradas?|montagn[ae] sacr[ae]|montanhas? sagradas?|heilige bergen|名山|聖山|霊山|불교 ?성지|명산',
    tags: ['sacred-mountains', 'religion'],
  },
  {
    pattern:
      '(?:train|rail|railway|locomotive)[- ]?(?:enthusiasts?|fans?|lovers?|buffs?|nerds?|geeks?|spotters?)|railfans?|(?:eisenbahn|zug|bahn)(?:fan|liebhaber|enthusiast)\\w*|(?:fans?|amoureux|passionnes?) de trains|(?:fanatic|apasionad|amante)\\w* de los trenes|(?:appassionat|amant)\\w* (?:di|dei) treni|apaixonad\\w* por (?:trens|comboios)|treinliefhebbers?|treinfanaat|火车迷|铁道迷|鉄道(?:ファン|好き|マニア)|기차 ?(?:덕후|매니아|마니아)|철도 ?(?:덕후|팬)',
    tags: [],
    word: 'railway',
  },
  {
    pattern:
      'mountains?|mountain scenery|peaks|爬山|登山|高山|山水|(?<=看|爱|喜欢|想要|去)山(?=[,.;!和与]|$|里|区)|山景|大山',
    tags: ['nature', 'hiking'],
    kind: 'mountain',
    word: 'mountain',
  },
  {
    pattern:
      'hik(?:es?|ing|ers?)|trek(?:s|king|kers?)?|wanderer(?:n|innen)?|wanderfreund\\w*|wanderlustige?|randonneurs?|randonneuses|senderistas?|excursionistas?|escursionist[ie]|caminhantes|trilheir[oa]s|wandelaars?|驴友|徒步爱好者|ハイカー|등산객|하이커|walking trails?|wandern|randonnees?|senderismo|徒步',
    tags: ['hiking'],
  },
  {
    pattern: 'grasslands?|steppes?|grasland|steppe|prairies?|pradarias?|praterie|graslanden|草原|초원',
    tags: ['nature'],
    kind: 'grassland',
    word: 'grassland',
  },
  {
    pattern: 'deserts?|sand dunes?|dunes?|wuste|desierto|deserto|woestijn|沙漠|砂漠|사막',
    tags: ['nature'],
    kind: 'desert',
    word: 'desert',
  },
  {
    pattern:
      'nature|natural(?: beauty| wonders| scenery)?|scener(?:y|ies)|scenic|landscapes?|outdoors?|outdoorsy|waterfalls?|canyons?|national parks?|forests?|countryside|(?<=(?:somewhere|·) )beautiful|beautiful (?:places?|nature|spots?|areas?)|natur|naturaleza|自然(?:风光)?|风景|瀑布',
    tags: ['nature'],
  },
  {
    pattern:
      "(?:ancient |old )?(?:water|canal) (?:towns?|villages?)|watertowns?|wasser(?:dorf|dorfer|stadt|stadtchen|stadte)|villages? (?:d'eau|sur l'eau)|villes? d'eau|cites? d'eau|pueblos? (?:de agua|acuaticos?|sobre el agua|de canales)|(?:villaggi|villaggio|borgh[io]|citta) (?:d'acqua|sull'acqua)|(?:cidades?|vilas?|aldeias?) (?:de agua|aquaticas?|de canais)|waterdorp(?:en|je|jes)?|waterstad(?:je|jes)?|水乡|水郷|水鄉|江南古镇|수향(?: ?마을)?|물의 ?마을",
    tags: ['ancient-towns'],
    word: 'water-town',
  },
  {
    pattern: 'hutongs?|胡同|フートン|후통|four-?sided courtyards?|siheyuan|四合院',
    tags: ['culture'],
    word: 'hutong',
  },
  {
    pattern:
      '(?:ancient|old|historic|small|little|charming|pretty|quiet) towns?|(?:ancient|old|historic) villages?|古镇|古城|小镇',
    tags: ['ancient-towns'],
  },
  {
    pattern:
      'histor(?:y|ic|ical)(?: sites| sights| places| buffs?)?|ancient(?: china| history| sites| capitals?)?|dynast(?:y|ies)|emperors?|imperial|geschichte|histoire|historia|archa?eolog(?:y|ical)|历史|古迹',
    tags: ['history'],
  },
  {
    pattern:
      'tibetan(?: (?:culture|villages?|monaster(?:y|ies)|plateau|towns?|areas?|buddhism|people|life))?|tibetische?[nrs]?(?: (?:kultur|kloster|dorfer))?|(?:culture|villages?|monasteres?) tibetaine?s?|(?:cultura|pueblos|monasterios|villaggi|monasteri) tibetan[oaie]s?|tibetaanse? (?:cultuur|dorpen|kloosters)|藏族|藏区|藏文化|チベット文化|티베트 ?문화',
    tags: ['high-plateau', 'minority-cultures'],
    word: 'tibetan',
  },
  {
    pattern:
      'buddhist (?:sites?|places|art|mountains?|caves?|china|sculptures?|statues?|carvings?|history)|buddhism|buddhistische?[nrs]?|buddhismus|bouddhis(?:me|tes?)|budistas?|budismo|buddhis(?:mo|ti|ta|tiche)|boeddhis(?:me|tische)|佛教(?:圣地|名山)?|仏教|불교',
    tags: ['religion', 'grottoes'],
    word: 'buddhist',
    kind: 'temple',
  },
  {
    pattern:
      'buddhist(?: temples?)?|temples?|monaster(?:y|ies)|pagodas?|shrines?|taois[mt]|religio(?:n|us)(?: sites)?|spiritual(?:ity)?|tempel|寺庙|道教',
    tags: ['religion'],
    kind: 'temple',
  },
  { pattern: 'grotto(?:e?s)?|cave temples|石窟', tags: ['grottoes'] },
  { pattern: 'caves', tags: ['grottoes'], kind: 'cave' },
  {
    pattern:
      '(?:karst|limestone|stalactite|dripstone) caves?|tropfsteinhohlen?|hohlen|cavernes|cavernas?|caverne|druipsteengrotten|溶洞|山洞|钟乳洞|鍾乳洞|洞窟|동굴',
    tags: ['nature'],
    kind: 'cave',
    word: 'cave',
  },
  { pattern: '(?:art )?museums?|博物馆', tags: ['art'], kind: 'museum' },
  {
    pattern:
      '(?:contemporary |modern )?art(?! ?deco)(?: galler(?:y|ies))?|(?:art |contemporary )?galler(?:y|ies)|paintings?|艺术|美术馆',
    tags: ['art'],
  },
  {
    pattern:
      'minorit(?:y|ies)(?: (?:villages?|cultures?|peoples?|groups))?|ethnic(?: (?:villages?|minorities|cultures?|groups))?|tribes?|(?<!(?:tea|fishing|water|wine|olympic|potters) )(?:villages|village(?!\\W{1,40}(?:near|where|of|in|my|our)\\b))|(?:miao|dong|dai|naxi|bai|yi) (?:villages?|people|culture)|少数民族|民族风情|村寨',
    tags: ['minority-cultures'],
  },
  {
    pattern:
      '(?<!\\b(?:tea|food|culinary|coffee|beer|wine) )cultur(?:e|es|al)|traditions?|traditional(?: crafts?| culture)?|crafts?|handicrafts?|kultur|cultura|文化|传统',
    tags: ['culture'],
  },
  { pattern: '(?:peking |chinese |sichuan |kunqu )?operas?|京剧|昆曲', tags: ['culture'], word: 'opera' },
  {
    pattern:
      'cafes?(?! (?:com|con|avec|met|and|in the) )|coffee(?: (?:shops?|houses?|scene))?|kaffee(?:hauser)?|koffie(?:tentjes|bars)?|咖啡(?:馆|店|厅)?|カフェ(?:巡り|めぐり)?|카페',
    tags: [],
    word: 'coffee',
  },
  { pattern: 'night ?markets?|夜市', tags: ['nightlife'] },
  {
    pattern: 'night ?life|bars?|pubs?|clubs?|clubbing|party(?:ing)?|nights? out|cocktails?|夜生活|酒吧',
    tags: ['nightlife'],
  },
  { pattern: 'night views?|night scenery|city lights|illuminations?|夜景', tags: ['night-views'] },
  {
    pattern:
      'photo(?:s|graphy|graphers?|graphing|graphic)?|instagram(?:mable)?|pictures|摄影|拍照(?:打卡)?|打卡',
    tags: ['photography'],
  },
  {
    pattern:
      '(?:kids?|child(?:ren)?|family)[- ]?friendly(?: activities)?|for (?:the )?(?:kids|children)|teenagers?|teens|亲子',
    tags: ['family'],
  },
  {
    pattern: 'theme ?parks?|amusement parks?|roller ?coasters?|游乐园|主题公园|主题乐园',
    tags: ['family'],
    kind: 'theme-park',
    word: 'theme-park',
  },
  {
    pattern: 'shop(?:ping)?(?: malls?)?|malls?|souvenirs?|boutiques|einkaufen|compras|购物|逛街',
    tags: ['shopping'],
  },
  {
    pattern:
      '(?:modern |modernist |brutalist |contemporary |ancient |traditional )?architecture|architects?|buildings|skyscrapers?|建筑|古建筑?',
    tags: ['architecture'],
  },
  {
    pattern:
      '(?<=\\b(?:no|avoid|without|skip|anything but|hate|not (?:really |very |that )?(?:into|keen on|interested in|fans? of|fond of)|don.?t (?:like|want|enjoy|care (?:for|about)))(?: the| any| more)? )(?:big |large |huge |modern )*cit(?:y|ies)|(?<=\\b(?:an|fur) )(?:grossen |gro\u00dfen )?(?:gros)?stadten?(?= nicht)|(?<=\\bnicht an )(?:grossen )?(?:gros)?stadten?|(?<=\\bpas interesse?e?s? par les )(?:grandes )?villes|(?<=\\b(?:keine|ohne) )(?:grossen )?(?:gros)?stadte|(?<=\\b(?:pas de|sans) )(?:grandes )?villes|(?<=\\bsin )(?:grandes )?ciudades|(?<=\\b(?:niente|senza) )(?:grandi )?citta|(?<=\\bsem )(?:grandes )?cidades|(?<=\\b(?:geen|niet te veel) )(?:grote )?steden|(?<=\\binteressat[ie] (?:alle |a )?)(?:grandi )?citta|(?<=\\b(?:nada de|sem) )cidades? grandes?|(?<=\\b(?:nada de|sin) )ciudad(?:es)? grandes?|(?<=不去|不要|避开)大?城市',
    tags: ['modern-cities'],
  },
  {
    pattern:
      'futuristic(?: (?:skylines?|cit(?:y|ies)))?|skylines?|modern (?:cit(?:y|ies)|china)|mega-?cit(?:y|ies)|neon|big cit(?:y|ies)|现代都市',
    tags: ['modern-cities'],
  },
  {
    pattern:
      'ski(?:s|ing|en|fahren|urlaub)?|snowboard(?:s|ing|en)?|faire du ski|esqui(?:ar)?|sciare|滑雪|スキー|스키',
    tags: ['winter'],
    word: 'ski',
  },
  {
    pattern:
      'schnee|neige|nieve|neve|sneeuw|雪景|雪(?=[をがや,.]|$)|snow|ice(?: (?:festival|sculptures?|lanterns?))?|snow and ice|冰雪|看雪|冰灯|ghiaccio|hielo|eis(?:festival|skulpturen|laternen)|sculptures (?:de|sur) glace|gelo|ijs(?:festival|sculpturen)|雪まつり|눈축제|눈꽃',
    tags: ['winter'],
  },
  {
    pattern:
      'beach(?:es)?(?: holidays?| resorts?)?|sea ?side|(?:(?:by|at) )?the (?:sea|ocean|coast)|seas?(?! level)|ocean|coastline|island hopping|swimming|snorkel(?:l?ing)?|diving|surf(?:ing)?|strand|plages?|playas?|海边|海滩|沙滩|海滨|看海|大海',
    tags: ['beach'],
  },
  {
    pattern:
      'adventur(?:e|es|ous)|raft(?:ing|s)?|bamboo raft(?:ing|s)?|bungee(?: jumping)?|zip-?lin(?:e|ing)|via ferrata|探险|漂流',
    tags: ['adventure'],
  },
  {
    pattern:
      'tea(?: (?:houses?|plantations?|culture|ceremon(?:y|ies)|tasting|hills?|fields?))?|品茶|茶(?!卡)(?:园|文化|馆)?',
    tags: ['tea'],
  },
  { pattern: '(?:classical |chinese |water )?gardens?|园林', tags: ['gardens'] },
  { pattern: 'silk (?:road|route)|丝绸之路|丝路', tags: ['silk-road'] },
  {
    pattern:
      '(?:yangtze|river|lake|boat)(?: river)? (?:cruises?|trips?|tours?)|yangtze(?: river)?|yangtse(?:kiang)?|yang ?tse(?:[ -]?kiang)?|yangzi(?: river)?|jangtse(?:kiang)?|chang ?jiang|(?:yellow|pearl) river|(?:gelbe[rn]?|perl)-?fluss?|fleuve (?:bleu|jaune)|rio (?:azul|amarillo|amarelo)|fiume (?:azzurro|giallo)|gele rivier|lakes?|rivers?|长江|黄河|揚子江|황하|양쯔강|장강|游船|湖泊',
    tags: ['rivers-and-lakes'],
  },
  {
    pattern:
      '(?:fluss)?kreuzfahrt(?: (?:auf dem )?(?:yangtze|jangtse|yangtse))?|croisiere(?: sur le (?:yangtse|yangzi|yangtze|fleuve))?|crucero(?: por el (?:yangtse|yangtze|rio))?|crociera(?: sullo (?:yangtze|yangtse))?|cruzeiro(?: (?:no|pelo) (?:yangtze|rio))?|riviercruise|游轮|クルーズ(?!船)|크루즈',
    tags: ['rivers-and-lakes'],
  },
  {
    pattern: 'unesco(?: (?:world heritage )?sites?)?|world heritage(?: sites)?|世界遗产',
    tags: ['world-heritage'],
  },
  { pattern: 'plateau|high altitude|高原', tags: ['high-plateau'] },
  {
    pattern: 'hot springs?(?: and spas?)?|thermalquellen?|温泉',
    tags: ['relaxed'],
    kind: 'hot-spring',
    word: 'hot-spring',
  },
  { pattern: 'spas?|massages?|wellness', tags: ['relaxed'] },
  { pattern: 'communist history|revolution(?:ary)?|mao(?: zedong)?|红色旅游', tags: ['revolution'] },

  // The same interests in the other languages.
  {
    pattern:
      'com(?:er|emos) (?:rico|bien)|mangiare bene|bien manger|comer bem|吃(?:吃吃|东西|好的|喝)|吃吃喝喝|restos|bons? restos|buon[ao] (?:cucina|cibo)|buona tavola|kulinari\\w*|gutes essen|streetfood|cuisine locale|bonne cuisine|gastronomia|buena comida|cibo|cucina|buon cibo|comida|culinaria|lekker eten|eten|グルメ|料理|食べ歩き|美味しい(?:もの|物|店)?|おいしい(?:もの|物|店)?|食べ物|맛있는|맛집|음식|먹거리|미식',
    tags: ['food'],
  },
  { pattern: 'panda(?:s|bar)?|パンダ|판다', tags: ['wildlife'], word: 'panda' },
  {
    pattern:
      'wander(?:n|ung|ungen)|randonnee|senderismo|escursion[ie]smo|trilhas?|caminhadas|wandelen|(?<=(?:wel|graag) )trekken|trekken(?= door| in)|ハイキング|トレッキング|登山|하이킹|트레킹|등산',
    tags: ['hiking'],
  },
  {
    pattern:
      '(?:qualcosa|algo|quelque chose) (?:di |de )?naturale?s?|naturale|landschaft(?:en)?|landleben|auf dem land|campagnes?|campagna|platteland|乡村|乡下|田舎|시골|berge|paysages?|montagnes?|paisajes?|montanas|paesaggi|montagna|natura|paisagens|natureza|montanhas|natuur|bergen|landschap\\w*|大自然|絶景|자연|풍경',
    tags: ['nature'],
  },
  { pattern: 'geschichte|histoire|storia|geschiedenis|historia|歴史|역사', tags: ['history'] },
  {
    pattern:
      'tempeln?|temples?|templos?|templi|tempio|tempels|寺院|お寺|사원|사찰|(?<![가-힣])절(?=[은는이을도 ,.]|$)',
    tags: ['religion'],
    kind: 'temple',
  },
  {
    pattern: 'museen|museum|musees?|museos?|musei|museo|museus?|musea|博物馆|美术馆|박물관|미술관',
    tags: ['art'],
    kind: 'museum',
  },
  {
    pattern: 'einkaufsbummel|achats|shoppen|shopping|雑貨|acquisti|winkelen|買い物|ショッピング|쇼핑',
    tags: ['shopping'],
  },
  {
    pattern:
      'nachtleben|baladas?|vie nocturne|vida nocturna|vita notturna|vida noturna|nachtleven|ナイトライフ|나이트라이프|야시장|夜市',
    tags: ['nightlife'],
  },
  { pattern: 'strande|plage|playas?|spiagg[ei]a?|praias?|stranden|ビーチ|해변|바다', tags: ['beach'] },
  { pattern: 'garten|jardins?|jardines|giardini|tuinen|庭園|정원', tags: ['gardens'] },
  {
    pattern:
      '(?<!\\bgolf |-)tee(?![a-z-])|tee(?:haus|hauser|plantagen?)|thee(?:velden|plantages?|tuinen)|(?<=\\bdi )te(?= e )|maisons? de the|casas de te|thee|お茶|茶館|차 문화|찻집',
    tags: ['tea'],
  },
  {
    pattern: 'fotografie(?:ren)?|photographie|fotografia|fotograf[ao]|fotograferen|写真|사진',
    tags: ['photography'],
  },
  {
    pattern: 'architektur|architettura|arquitectura|arquitetura|architectuur|建築|건축',
    tags: ['architecture'],
  },
  {
    pattern:
      'altstadte?|alte dorfer|villages anciens|pueblos antiguos|borghi antichi|aldeias antigas|oude dorpen|古い町|고성|옛 ?마을',
    tags: ['ancient-towns'],
  },
  { pattern: 'kultur|cultura|cultuur|文化|문화', tags: ['culture'] },
  {
    pattern:
      'seidenstrasen?|seidenstrassen?|route de la soie|ruta de la seda|via della seta|rota da seda|zijderoute|シルクロード|실크로드',
    tags: ['silk-road'],
  },
  {
    pattern:
      'kunst(?:museen|galerien?)?|galerien|beaux-arts|arts|arte(?: moderna| moderno| contemporane[oa])?|moderne kunst|アート|美术|芸术|예술',
    tags: ['art'],
  },
  {
    pattern:
      'grotten|hohlentempel|grottes(?: bouddhiques)?|cuevas(?: budistas)?|grotte(?: buddhiste)?|grutas(?: budistas)?|(?:boeddhistische )?grotten|石窟|석굴',
    tags: ['grottoes'],
    kind: 'cave',
  },
  {
    pattern:
      'nachtaussicht\\w*|vues? nocturnes?|vistas? nocturnas?|panorama notturno|vista noturna|nachtelijk uitzicht|夜景|야경',
    tags: ['night-views'],
  },
  {
    pattern:
      'meeresfruchte|fruits de mer|mariscos?|frutti di mare|frutos do mar|zeevruchten|bier|biere|cerveza|birra|cerveja|シーフード|海鲜|屋台|해산물|맥주|훠궈|길거리 ?음식',
    tags: ['food'],
  },
  {
    pattern:
      'art ?deco|bauhaus|wolkenkratzer|gratte-ciel|rascacielos|grattacieli|arranha-ceus|wolkenkrabbers|高楼|마천루',
    tags: ['architecture'],
  },
  {
    pattern: 'abenteuer\\w*|aventures?|aventura|avventura|avontuur\\w*|冒険|모험|익스트림',
    tags: ['adventure'],
  },
  {
    pattern:
      '(?:le|du|au|et|de|aux) the(?= *(?:$|[,.;:!?)]|et ))|thes|ruta del te|(?:el|del|y) te(?= *(?:$|[,.;:!?)]|y |por |en ))|(?:il|del) te(?= *(?:$|[,.;:!?)]|e ))|te verde|cha(?:zais)?|plantac(?:oes|iones) de (?:cha|te)|piantagioni di te|お茶|녹차|차밭',
    tags: ['tea'],
  },
  {
    pattern:
      'sortir (?:le soir|en boite|danser)|boites de nuit|salir (?:de fiesta|por la noche)|marcha nocturna|uscire la sera|locali notturni|sair a noite|noitada|stappen|(?:abends )?(?:ausgehen|weggehen)|feiern gehen|party(?:s|machen)|夜遊び|夜の街|밤 ?문화|유흥|festas|fiestas?|bares|kneipen|discotecas?|discoteche|uitgaan|ausgehen|faire la fete|クラブ|술집|클럽',
    tags: ['nightlife'],
  },
  {
    pattern:
      'strandurlaub|resorts?|bord de mer|la mer|mare|(?:am|das|ans|und|mit) meer|meer(?= und)|(?:el )?mar(?= *(?:$|[,.;:!?)]|y |e |ou |o ))|(?:aan |de )?zee|リゾート|海水浴|리조트',
    tags: ['beach'],
  },
  {
    pattern:
      "freizeitparks?|vergnugungsparks?|parcs? (?:d'attractions?|a themes?)|parques? (?:tematicos?|de atracciones|de diversoes)|parchi (?:a tema|di divertimento)|pretparken?|テーマパーク|遊園地|테마파크|놀이공원",
    tags: ['family'],
    kind: 'theme-park',
    word: 'theme-park',
  },
  {
    pattern:
      'dorfern?|pueblos|pueblecitos|villaggi|borghi|aldeias|vilarejos|dorpen|dorpjes|村庄|古村落?|(?<=[のと,])村|村々|마을|minderheiten\\w*|(?:villages? des )?minorites(?: ethniques)?|minorias(?: etnicas)?|minoranze(?: etniche)?|minderheden|tibet(?:ische|aine?|ana|aanse)? (?:kultur|cultuur)|culture tibetaine|cultura tibetan[ao]|苗寨|侗寨|藏族|少数民族|소수 ?민족',
    tags: ['minority-cultures'],
  },
  {
    pattern: 'reisterrassen|rizieres|arrozales|risaie|arrozais|rijstterrassen|棚田|다랑이논',
    tags: ['nature'],
    word: 'terrace',
  },
  {
    pattern: 'karst(?:berge|bergen|gebirge|felsen)|karstiques?|karstic[oa]s?',
    tags: ['nature'],
    word: 'karst',
  },
  {
    pattern:
      'thermalbad\\w*|heise quellen|thermes|sources chaudes|aguas termales|terme|fontes termais|warmwaterbronnen|温泉|온천',
    tags: ['relaxed'],
    kind: 'hot-spring',
  },
  {
    pattern: 'markets|markte|marches|mercados?|mercati|markten|市场|시장',
    tags: [],
    kind: 'market',
    word: 'market',
  },
  {
    pattern:
      'radfahren|radeln|radtour\\w*|radreise\\w*|fahrrad\\w*|velos?|velotour\\w*|bicicletas?|biciclett[ae]|(?:en|in|de) bici|ciclismo|cicloturismo|fiets(?:en|tocht\\w*)?|(?:mountain ?)?(?:bicycling|biking|cycling)(?: (?:rides?|tours?|trips?|holidays?|routes?))?|cycle|(?:bike|bicycle) (?:rides?|tours?|trips?|holidays?|routes?)|cyclists?|骑(?:自行)?车|骑行|单车|サイクリング|自転車|자전거|라이딩',
    tags: [],
    word: 'cycling',
  },
  {
    pattern:
      'cherry blossoms?|kirschblute\\w*|cerisiers|cerezos|ciliegi|cerejeiras|kersenbloesem\\w*|樱花|桜|벚꽃',
    tags: ['nature'],
    word: 'cherry',
  },
  {
    pattern:
      "autumn (?:leaves|colou?rs?|foliage)|fall (?:colou?rs|foliage|leaves)|foliage|(?<=· )(?:colou?rs|leaves(?! (?:at |on |by )?[\\d·]))|herbst(?:laub|farben)|laubfarbung|(?:couleurs|feuilles) d'automne|colores? de(?:l)? otono|colori (?:d'autunno|dell'autunno|autunnali)|cores d[oe] outono|herfstkleuren|红叶|秋色|秋景|彩林|紅葉|단풍",
    tags: ['nature'],
    word: 'autumn',
  },
  {
    pattern:
      'sunrises?|sonnenaufgang\\w*|lever du soleil|amanecer|alba|nascer do sol|zonsopgang\\w*|日出|日の出|일출',
    tags: ['photography'],
    word: 'sunrise',
  },
];

/** Narrower words come first: a phrase that one entry has read is not read again. */
export const preferenceWords: readonly PreferenceWords[] = [...narrowWords, ...wideWords];

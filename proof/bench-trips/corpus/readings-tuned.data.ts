/** Wishes of which only the reading is judged. The reader is tuned on these. Tokens and date are those of the corpus. */
export const readingsTuned: readonly (readonly [wish: string, expects: string])[] = [
  // English
  [
    "hiya, me n my gf wanna do china 24 apr - 8 may, fly into pvg 6.40am, home from hkg 11.55pm on the 8th. budget 2.5k quid each excl flights. no temples pls she's templed out",
    'from:2027-04-24 days:15 people:2+0 in:shanghai arr:06:40 out:hong-kong dep:23:55 budget:5000GBP -kind:temple',
  ],
  [
    '4 nts BJ, 2 Xian, 3 Chengdu then fly out of CTU, sept',
    'nights:beijing=4 nights:xian=2 nights:chengdu=3 days:10 out:chengdu month:9 order:beijing>xian>chengdu used',
  ],
  [
    'Family of 5 (kids 3, 7 and 11), grandma (72) joins us. Stroller for the little one. Peking duck cooking class! 9 days from Mon 5 July 2027',
    'people:3+3 ages:3,7,11 seniors:1 mobility:stroller from:2027-07-05 days:9 tag:food/beijing-food',
  ],
  [
    "I'm Aussie, husband's on a Vietnamese passport, we live in Singapore. Can we do Guangzhou + Shenzhen 5 days visa free? SGD 3000 all in",
    'nat2:AU nat2:VN people:2+0 city:guangzhou city:shenzhen days:5 budget:3000SGD',
  ],
  [
    'landing CA982 Sat 2 Oct 2027 18:20 PEK, back on CA981 Sun 10 Oct 13:00. not badaling, somewhere quieter on the wall',
    'in:beijing arr:18:20 from:2027-10-02 days:9 dep:13:00 -spot:great-wall-badaling crowds:avoid',
  ],
  [
    'work remotely 9-1 every day, 3 wks in Dali & Lijiang in Feb, airbnb style, vegan',
    'break:09:00-13:00 days:21 city:dali city:lijiang month:2 diet:vegan',
  ],
  [
    "No flights once we're there, no sleeper trains either, wife gets motion sick on long buses. Xi'an-Zhangye-Dunhuang-Turpan-Kashgar, 16 days, end of Aug",
    '-mode:flight sleeper:avoided order:xian>zhangye>dunhuang>turpan>kashgar days:16 month:8 no-long-rides',
  ],
  [
    "We've got tickets for a concert in Shanghai on 14 May at 7.30pm and a hotel in Suzhou booked 15-17 May. Arrive 12 May leave 20 May.",
    'from:2027-05-12 days:9 fixed:2027-05-14=19:30 city:shanghai city:suzhou nights:suzhou=2',
  ],
  [
    "dad's knees are shot so no stairs pls. Huangshan w/ cable car? 6 days April from Shanghai, train only",
    'mobility:limited-walking city:huangshan days:6 month:4 in:shanghai modes:train',
  ],
  [
    'somewhre warm in jan, 8 nites, cheap n cheerful, love seafod, hate hiking',
    'climate:warm days:9 month:1 class:1 tag:food -kind:hiking used',
  ],
  [
    "Thanksgiving week in Shanghai w/ parents (68 & 71), they don't do spicy, i have 3 meetings Tue-Thu mornings",
    'month:11 people:3+0 seniors:2 city:shanghai note:chilli days:7',
  ],
  [
    'just the two of us, Hangzhou>Huangshan>Wuyuan>Jingdezhen, 12 days, leaving home 3rd April, nothing before 10am, no more than 2 things a day',
    'people:2+0 order:hangzhou>huangshan>wuyuan>jingdezhen days:12 from:2027-04-03 wake:10:00 pace:relaxed',
  ],
  [
    'HK$20,000 total, 4 days 3 nights Xiamen, gluten free, seafood ok, one hotel the whole time',
    'budget:20000HKD days:4 city:xiamen note:gluten',
  ],
  // German
  [
    'Hallo, wir (2 Erw., 2 Kids 8+12) wollen vom 17.7. bis 6.8. nach China. Hinflug nach Peking Ankunft 5:35, zurück ab Shanghai 13:15. Budget 9.000€ ohne Flüge',
    'people:2+2 ages:8,12 from:2027-07-17 days:21 in:beijing arr:05:35 out:shanghai dep:13:15 budget:9000EUR used',
  ],
  [
    'Pfingstferien, 10 Tage Yunnan, Mama hat Knieprobleme, bitte wenig Treppen, kein Höhentrip',
    'month:5 days:10 area:yunnan mobility:limited-walking altitude',
  ],
  [
    "erst Xi'an (3 N), dann Pingyao (1 N), zum Schluss Peking (4 N)",
    'nights:xian=3 nights:pingyao=1 nights:beijing=4 days:9 order:xian>pingyao>beijing used',
  ],
  [
    'Schweizer Pass + meine Freundin hat einen thailändischen. Geld ca. 5000 Franken für uns beide. Mitte März 2 Wochen Süden, Strand am Ende',
    'nat:CH nat2:TH people:2+0 budget:5000CHF days:14 month:3 ends-with:beach',
  ],
  [
    'nur Zug, keine Nachtzüge, keine Flieger. Chengdu – Chongqing – Guilin – HK, 14 Tage ab 2. Mai 27',
    'modes:train sleeper:avoided order:chengdu>chongqing>guilin>hong-kong days:14 from:2027-05-02 used',
  ],
  ['Layover PEK 8h nachts 22 bis 6 uhr lohnt sich das?', 'in:beijing arr:22:00 dep:06:00'],
  [
    'Kein Programm vor 10, mein Mann arbeitet Mo-Fr 14-18 Uhr remote. Shanghai 10 Tage im Nov',
    'wake:10:00 break:14:00-18:00 city:shanghai days:10 month:11 people:2+0',
  ],
  [
    'hab scho alles in Peking gsehn, also ned nochmal. Lieber Natur u Wandern, 12 Tag, Oktober, günschtig',
    '-city:beijing tag:nature tag:hiking days:12 month:10 class:1',
  ],
  [
    'Familie Müller: Opa 78 im Rollstuhl, 4 Erwachsene insgesamt, Kind 6. Hotel Sheraton Beijing gebucht 1.–6. Okt',
    'people:4+1 ages:6 seniors:1 mobility:wheelchair city:beijing from:2027-10-01 days:6',
  ],
  [
    'Kreuzfahrt Yangtze 4 Tage + 3 Tage Chongqing davor, veget. Essen, Erdnussallergie',
    'city:chongqing days:7 diet:vegetarian note:nuts must:three-gorges',
  ],
  [
    'wir fliegen am 23.12. hin und am 5.1. zurück, Silvester in Hongkong!',
    'from:2026-12-23 days:14 city:hong-kong used',
  ],
  [
    '2 Rentner, langsam, Mittagsschlaf 13-15 Uhr, höchstens 3 Städte, 16 Tage Mai, 4-Sterne',
    'seniors:2 people:2+0 pace:relaxed break:13:00-15:00 days:16 month:5 class:3',
  ],
  [
    'Guilin statt Zhangjiajie, Rest wie es passt, 9 Tage, Ankunft Guangzhou mit HSR aus HK um 11',
    'city:guilin -city:zhangjiajie days:9 in:guangzhou arr:11:00',
  ],
  // French
  [
    'on est 2 adultes + ado de 15 ans, du 3 au 17 aout, arrivée pékin le 3 à 14h20, retour de shanghai le 17 à 11h. pas de musée svp',
    'people:2+1 ages:15 from:2027-08-03 days:15 in:beijing arr:14:20 out:shanghai dep:11:00 -kind:museum used',
  ],
  [
    'lune de miel 3 semaines fin avril, hôtels de charme, 8000€ vol compris',
    'people:2+0 days:21 month:4 class:3/4 budget:8000EUR note:flights used',
  ],
  [
    'Dabord Canton 2j, ensuite Guilin 4j, puis finir à Hong Kong 3j',
    'order:guangzhou>guilin>hong-kong days:9 out:hong-kong used',
  ],
  [
    'jai un passeport francais et ma copine marocaine, residence en belgique, 10 jours en mai',
    'nat:FR nat2:MA days:10 month:5 people:2+0',
  ],
  ['escale 13h a Canton, arrivee 6h du mat depart 19h', 'days:1 in:guangzhou arr:06:00 dep:19:00 used'],
  [
    "Maman 74 ans marche mal, pas d'escaliers, rythme cool, 9 jours Sichuan en octobre, pandas obligatoires!",
    'seniors:1 mobility:limited-walking pace:relaxed days:9 area:sichuan month:10 must:chengdu-panda-base',
  ],
  [
    'on part le 20 décembre et on rentre le 2 janvier, Noël à Harbin, pas plus de 4h de train par jour',
    'from:2026-12-20 days:14 city:harbin no-long-rides',
  ],
  [
    'sans gluten, sans porc, allergie arachides. 1 sem. Shanghai/Suzhou/Hangzhou',
    'note:gluten note:pork note:nuts days:7 city:shanghai city:suzhou city:hangzhou used',
  ],
  [
    "1500 balles par tête, auberges, sac à dos, 25 jours dans l'ouest (Qinghai, Gansu, Xinjiang)",
    'budget:3000EUR class:1 days:21 area:qinghai area:gansu area:xinjiang',
  ],
  [
    "pas de vol interieur, pas de couchette, surtout des villages d'ethnies minoritaires et rizieres, 12 jours debut mai depart de Kunming",
    '-mode:flight sleeper:avoided tag:minority-cultures days:12 month:5 in:kunming',
  ],
  [
    'nous serons déjà à Tokyo, vol pour Shanghai le 6 avril (arr. 12h45), 8 nuits, puis vol Taipei',
    'from:2027-04-06 arr:12:45 in:shanghai days:9 via:JP>TW',
  ],
  [
    'bébé de 18 mois, sieste 13h-15h, poussette, dodo 20h. Pékin 5j',
    'people:2+1 ages:1 break:13:00-15:00 mobility:stroller bed:20:00 city:beijing days:5',
  ],
  [
    "4 copines, budget 1200€ chacune, shopping et spa à Shanghai et Hangzhou, pont de l'ascension",
    'people:4+0 budget:4800EUR tag:shopping city:shanghai city:hangzhou month:5',
  ],
  // Spanish
  [
    'somos 3 amigos de méxico, 15 dias del 10 al 24 de marzo, llegamos a pekin 23:50 y salimos de shanghai a las 8am, 2500 dolares c/u',
    'people:3+0 nat:MX from:2027-03-10 days:15 in:beijing arr:23:50 out:shanghai dep:08:00 budget:7500USD used',
  ],
  [
    'semana santa, pekin 4 noches y xian 3, todo en tren bala',
    'nights:beijing=4 nights:xian=3 days:8 modes:train month:3 used',
  ],
  [
    'mi abuela usa bastón, mi hijo tiene 5. Nada de madrugar. Guilin y alrededores 6 días',
    'mobility:limited-walking people:2+1 ages:5 seniors:1 wake:10:00 city:guilin days:6',
  ],
  [
    'tenemos unos 4 mil dólares entre los dos, 12 días, ni museos ni templos, queremos naturaleza y comer rico',
    'budget:4000USD people:2+0 days:12 -kind:museum -kind:temple tag:nature tag:food used',
  ],
  [
    'Empezar por Hong Kong, terminar en Pekín, en medio Zhangjiajie sí o sí. 2 semanas en noviembre',
    'in:hong-kong out:beijing city:zhangjiajie days:14 month:11',
  ],
  ['soy celíaca y mi novio es vegano', 'diet:vegan note:gluten people:2+0 used'],
  [
    'vuelo IB6887 llega a Shanghái el 14/4 a las 15:05 y el de vuelta sale el 28/4 a las 12',
    'from:2027-04-14 days:15 in:shanghai arr:15:05 dep:12:00 used',
  ],
  [
    'teletrabajo por las mañanas (9 a 13h), un mes en kunming y dali, piso o airbnb',
    'break:09:00-13:00 days:21 city:kunming city:dali unused:airbnb',
  ],
  [
    'pasaporte español y colombiano (somos 2), de pekín a lhasa en tren, 10 días junio, miedo al mal de altura',
    'nat:ES nat2:CO people:2+0 order:beijing>lhasa days:10 month:6 altitude used',
  ],
  [
    'no queremos cuevas ni compras, nos da igual lo demás; primera vez en china; 11 dias oct. hotel 5 estrellas',
    '-kind:cave -kind:shopping first-visit days:11 month:10 class:4',
  ],
  [
    'vamos con un bebé (10 meses) y los abuelos, ritmo tranqui, max 2 visitas al dia, Shanghai y Suzhou 8 noches',
    'people:4+1 ages:0 seniors:2 pace:relaxed city:shanghai city:suzhou days:9',
  ],
  [
    'escala en PEK de 5am a 9pm el 3 de febrero',
    'in:beijing days:1 from:2027-02-03 arr:05:00 dep:21:00 used',
  ],
  [
    'volvemos a casa el 9 de septiembre, llegamos el 27 de agosto, Ruta de la Seda',
    'from:2027-08-27 days:14 tag:silk-road used',
  ],
  // Italian
  [
    'siamo in 2 + bimba 4 anni, dal 2 al 16 giugno, volo arriva a pechino alle 10 del mattino, ripartiamo da hong kong alle 00:20 del 17',
    'people:2+1 ages:4 from:2027-06-02 days:15 in:beijing arr:10:00 out:hong-kong dep:24:20',
  ],
  [
    '3 notti shanghai, 2 hangzhou, 2 huangshan, ultima notte shanghai',
    'nights:hangzhou=2 nights:huangshan=2 days:9 out:shanghai used',
  ],
  [
    'ponte del 25 aprile, una settimana, cibo piccante ok, mia moglie è celiaca',
    'month:4 days:7 note:gluten people:2+0',
  ],
  [
    'viaggio di nozze 18gg a ottobre, relax alla fine al mare, hotel 4/5 stelle, 10mila euro in tutto',
    'people:2+0 days:18 month:10 ends-with:beach class:3/4 budget:10000EUR',
  ],
  [
    'odio i musei, amo i mercati e lo street food, Chengdu e Chongqing, 8 giorni, ostelli',
    '-kind:museum tag:street-food/food city:chengdu city:chongqing days:8 class:1 used',
  ],
  [
    'Niente aerei interni né treni notturni, da Pechino a Guilin fermandosi a Pingyao e Luoyang, 2 sett. maggio',
    '-mode:flight sleeper:avoided order:beijing>pingyao>luoyang>guilin days:14 month:5 used',
  ],
  [
    'papà in carrozzina, mamma diabetica, hotel sempre lo stesso, Pechino 6 giorni',
    'mobility:wheelchair city:beijing days:6 unused:diabetica',
  ],
  [
    'passaporto italiano e brasiliano, arriviamo da Seul e proseguiamo per Bangkok, 6 giorni senza visto a Shanghai',
    'nat:IT nat2:BR via:KR>TH days:6 city:shanghai used',
  ],
  [
    'partenza 27/12 rientro 6/1, capodanno a Shanghai, poi Harbin per il ghiaccio',
    'from:2026-12-27 days:11 city:shanghai city:harbin tag:winter order:shanghai>harbin used',
  ],
  [
    'non svegliarci prima delle 9 per favore, cena presto e a letto alle 21, 2 settantenni',
    'wake:09:00 bed:21:00 seniors:2 people:2+0',
  ],
  [
    'Xian 2gg poi treno per Dunhuang poi volo per Urumqi, 10 gg settembre',
    'order:xian>dunhuang>urumqi days:10 month:9 used',
  ],
  ['gruppo di 6 amici, 1000 a testa', 'people:6+0 note:currency used'],
  [
    'abbiamo già visto pechino e shanghai; stavolta solo sud, 12 giorni a gennaio',
    '-city:beijing -city:shanghai days:12 month:1 area:south',
  ],
  // Portuguese
  [
    'Oi! Casal BR + filho de 9, chegando em Xangai dia 5/7 as 16h e voltando de Pequim dia 19/7 as 2 da manhã. R$ 40 mil',
    'people:2+1 ages:9 nat:BR in:shanghai from:2027-07-05 days:14/15 arr:16:00 out:beijing dep:26:00 budget:6250EUR note:exchange_rate used',
  ],
  [
    "sogra com 80 anos, nao aguenta escada, ritmo leve, 8 dias abril Pequim + Xi'an de trem",
    'seniors:1 mobility:limited-walking pace:relaxed days:8 month:4 city:beijing city:xian',
  ],
  [
    'Lua de mel em outubro, 14 noites, luxo, sem acordar cedo',
    'people:2+0 month:10 days:15 class:4 wake:10:00 used',
  ],
  [
    'temos passaporte português e angolano, vindos de Macau por terra, 5 dias em Cantão e Shenzhen',
    'nat:PT nat2:AO city:guangzhou city:shenzhen days:5',
  ],
  ['carnaval na china: 6 a 17 de fevereiro, quero neve!', 'from:2027-02-06 days:12 tag:winter'],
  [
    '1o Chengdu (4 noites), 2o Jiuzhaigou (2), 3o Chongqing (3)',
    'nights:chengdu=4 nights:jiuzhaigou=2 nights:chongqing=3 order:chengdu>jiuzhaigou>chongqing days:10 used',
  ],
  [
    'sem lactose e sem amendoim, sou alérgico. Hong Kong + Macau 5 dias fim de março',
    'note:nuts days:5 month:3 city:hong-kong city:macau unused:lactose',
  ],
  [
    'Trabalho à noite online (20h às 23h), quero um mês barato em Kunming, de 1 a 30 de junho',
    'break:20:00-23:00 class:1 city:kunming from:2027-06-01 days:21 used',
  ],
  [
    'só de comboio, nada de aviões nem autocarros, 3 semanas na primavera, Pequim até Hong Kong',
    'modes:train days:21 order:beijing>hong-kong month:4 used',
  ],
  [
    'menos templos, mais tecnologia e vida noturna, shenzhen/xangai/chongqing, 10d, 2 amigos 25 anos',
    'few:temple tag:nightlife city:shenzhen city:shanghai city:chongqing days:10 people:2+0',
  ],
  [
    'familia de 4 (crianças 2 e 6), carrinho, sesta depois do almoço, Xangai 5 dias disney',
    'people:2+2 ages:2,6 mobility:stroller city:shanghai days:5 must:shanghai-disneyland break:13:00-14:00',
  ],
  [
    'partimos dia 28/9 e regressamos 12/10, evitar golden week nas cidades grandes',
    'from:2027-09-28 days:15',
  ],
  ['U$ 5000 pro casal tirando passagem, 16 dias', 'budget:5000USD people:2+0 days:16'],
  // Dutch
  [
    'hoi! stel van 30, 3 weekjes china in sept, liefst start beijing en eind in hk, geen bustoeren, budget 3500 pp',
    'people:2+0 days:21 month:9 in:beijing out:hong-kong note:currency',
  ],
  [
    'Meivakantie 24 april t/m 8 mei, 2 kids (5 en 9), aankomst Shanghai 8.15 uur, terug vanaf Beijing 14.00',
    'from:2027-04-24 days:15 people:2+2 ages:5,9 in:shanghai arr:08:15 out:beijing dep:14:00',
  ],
  [
    'mijn moeder (66) is slecht ter been; geen trappen, max 1 ding per dag, 9 dagen okt in Suzhou e.o.',
    'mobility:limited-walking pace:relaxed seniors:1 days:9 month:10 city:suzhou',
  ],
  [
    'vegetariër + notenallergie, hostels, 12 dagen Yunnan vanaf Kunming terug naar Kunming, feb',
    'diet:vegetarian note:nuts class:1 days:12 area:yunnan in:kunming out:kunming month:2 used',
  ],
  [
    "we zijn in maart al in Xi'an geweest dus die niet weer, wel Chengdu, Emei en Jiuzhaigou, 10 dgn",
    '-city:xian city:chengdu must:mount-emei city:jiuzhaigou days:10',
  ],
  [
    'vlucht KL897 landt PEK 9.55, KL896 terug PVG 12.10, 3-17 juni',
    'in:beijing arr:09:55 out:shanghai dep:12:10 from:2027-06-03 days:15 used',
  ],
  [
    'nachttrein graag! Shanghai > Xian > Lhasa 12 dagen, hoogteziekte is wel een zorg',
    'sleeper:wanted order:shanghai>xian>lhasa days:12 altitude used',
  ],
  [
    'Belg met verblijf in Duitsland, partner Indiase nationaliteit, 2000 euro elk, mei 2 weken',
    'nat:BE nat2:IN people:2+0 budget:4000EUR days:14 month:5',
  ],
  [
    'uitslapen tot 11u, veel eten, weinig bezienswaardigheden, Guangzhou/Shunde/Macau 6 dagen',
    'wake:11:00 tag:food days:6 city:guangzhou city:macau',
  ],
  [
    'met de camper kan zeker niet? dan trein. 17 dagen herfst, Gansu/Qinghai, 2 volw + tiener 16',
    'people:2+1 ages:16 days:17 area:gansu area:qinghai month:10 unused:camper',
  ],
  [
    'kerst in Hongkong en oud&nieuw in Shanghai, 22 dec - 3 jan',
    'from:2026-12-22 days:13 city:hong-kong city:shanghai used',
  ],
  [
    "4 nachten Beijing, 1 Datong, 2 Pingyao, 3 Xi'an, klaar",
    'nights:beijing=4 nights:datong=1 nights:pingyao=2 nights:xian=3 days:11',
  ],
  [
    'nooit meer dan 3 uur in de trein, oma van 79 mee, rolstoel, Beijing + Tianjin week',
    'seniors:1 mobility:wheelchair city:beijing city:tianjin days:7 no-long-rides',
  ],
  // Chinese
  [
    '我们一家三口（孩子8岁）从新加坡来，3月13到21号，北京落地早上6点，上海离境晚上11点，预算3万人民币，不吃辣',
    'people:2+1 ages:8 from:2027-03-13 days:9 in:beijing arr:06:00 out:shanghai dep:23:00 budget:30000CNY note:chilli used',
  ],
  [
    '先去西安三晚，再到敦煌两晚，最后张掖一晚，坐火车，九月底',
    'nights:xian=3 nights:dunhuang=2 nights:zhangye=1 order:xian>dunhuang>zhangye days:7 month:9 used',
  ],
  [
    '春节带爸妈去海南过冬，住五星，7天6晚，老人腿脚不好',
    'area:hainan days:7 class:4 seniors:2 people:3+0 mobility:limited-walking month:2',
  ],
  [
    '马来西亚护照和英国护照，RM6000，2个人，广州深圳五天，清真',
    'nat2:MY nat2:GB budget:6000MYR people:2+0 city:guangzhou city:shenzhen days:5 diet:halal used',
  ],
  [
    '不要博物馆不要寺庙，想拍照打卡吃东西，重庆成都6天5夜，穷游',
    '-kind:museum -kind:temple tag:photography tag:food city:chongqing city:chengdu days:6 class:1 used',
  ],
  ['转机12小时，浦东T2，早上10点到晚上10点走', 'in:shanghai arr:10:00 dep:22:00 days:1'],
  [
    '五一不想人挤人，小众一点，4月30日晚上出发5月5日回，从上海出发',
    'from:2027-04-30 days:6 crowds:avoid in:shanghai',
  ],
  [
    '每天下午1点到3点孩子要睡午觉，推婴儿车，娃2岁，杭州4天',
    'break:13:00-15:00 mobility:stroller people:2+1 ages:2 city:hangzhou days:4 used',
  ],
  [
    '云南10天，昆明进丽江出，怕高反，不坐飞机',
    'area:yunnan days:10 in:kunming out:lijiang altitude -mode:flight used',
  ],
  ['6月18号晚上7点半在上海有演唱会，前后玩一周', 'fixed:2027-06-18=19:30 city:shanghai days:7'],
  [
    '台胞，和日本老婆，11月初，福建土樓+廈門+泉州 八天，每人新台幣3萬',
    'nat2:TW nat2:JP people:2+0 month:11 city:xiamen city:quanzhou days:8 budget:1764EUR',
  ],
  [
    '四个闺蜜，人均5k，长沙张家界凤凰，4天太赶吗',
    'people:4+0 city:changsha city:zhangjiajie city:fenghuang days:4',
  ],
  [
    '去过北京了，这次从乌鲁木齐玩到喀什，15天，自驾或包车，八月',
    '-city:beijing order:urumqi>kashgar days:15 month:8 unused:自驾',
  ],
  // Japanese
  [
    'GWに家族4人(小3と年長)で上海ディズニーと蘇州、4泊5日、予算30万円',
    'people:2+2 must:shanghai-disneyland city:suzhou days:5 budget:300000JPY month:4/5',
  ],
  [
    '羽田発着。9/18〜23、北京in上海out、到着は夜9時半、帰りは朝8時',
    'from:2027-09-18 days:6 in:beijing out:shanghai arr:21:30 dep:08:00',
  ],
  [
    '一人旅、2週間、成都→九寨溝→楽山→重慶、安宿、辛いの大好き、夜行列車は嫌',
    'people:1+0 days:14 order:chengdu>jiuzhaigou>leshan>chongqing class:1 sleeper:avoided',
  ],
  [
    '母は車椅子、父は膝が悪い。ゆっくり、階段なし、桂林5日間、11月上旬',
    'mobility:wheelchair mobility:limited-walking pace:relaxed city:guilin days:5 month:11',
  ],
  [
    '西安2泊、洛陽1泊、北京3泊の順番で。お寺はもういい',
    'nights:xian=2 nights:luoyang=1 nights:beijing=3 order:xian>luoyang>beijing days:7 -kind:temple used',
  ],
  ['香港トランジット10時間、朝7時着夕方5時発', 'in:hong-kong arr:07:00 dep:17:00 days:1 used'],
  [
    '朝は10時以降スタート、昼寝1時から2時半、夜は8時までにホテルへ',
    'wake:10:00 break:13:00-14:30 bed:20:00 used',
  ],
  [
    'ビーガン、ナッツアレルギー、雲南10日、一人20万円まで二人',
    'diet:vegan note:nuts area:yunnan days:10 people:2+0 budget:400000JPY used',
  ],
  [
    '夫はブラジル国籍で私は日本人です。ビザなしで深センと広州',
    'nat2:BR nat2:JP people:2+0 city:shenzhen city:guangzhou used',
  ],
  [
    '来年の春節は避けて2月下旬から1週間ハルビンで雪まつり、寒さは平気',
    'month:2 days:7 city:harbin tag:winter',
  ],
  [
    '両親(70歳・73歳)連れて、5月末、黄山と宏村と杭州、6日、エレベーターある宿',
    'seniors:2 people:3+0 month:5 days:6 city:huangshan must:hongcun city:hangzhou',
  ],
  [
    'NH919便で上海に14時着、帰りはNH920、10/9〜10/13、美術館中心',
    'from:2027-10-09 days:5 in:shanghai arr:14:00 tag:art',
  ],
  [
    '飛行機なし、高速鉄道だけで、上海から広州まで南下、お盆休み',
    'modes:train order:shanghai>guangzhou month:8',
  ],
  // Korean
  [
    '엄마랑 둘이 3박4일 칭다오, 4월 2일 오전 9시 도착 5일 저녁 7시 출발, 1인당 60만원',
    'people:2+0 days:4 from:2027-04-02 city:qingdao arr:09:00 dep:19:00 budget:1200000KRW used',
  ],
  [
    '장가계 4박5일 부모님(67,70) 모시고 가요 무릎이 안 좋으셔서 계단 적게',
    'city:zhangjiajie days:5 seniors:2 mobility:limited-walking people:3+0 used',
  ],
  [
    '베이징 3박 시안 2박 상하이 3박 순서대로, 기차만, 야간열차 X',
    'nights:beijing=3 nights:xian=2 nights:shanghai=3 order:beijing>xian>shanghai days:9 modes:train sleeper:avoided used',
  ],
  [
    '추석 연휴에 아이 둘(5세 9세) 데리고 상하이 디즈니, 유모차 필요',
    'people:2+2 ages:5,9 must:shanghai-disneyland mobility:stroller month:9',
  ],
  ['상해 환승 11시간 아침 8시 도착 저녁 7시 출발', 'in:shanghai arr:08:00 dep:19:00 days:1 used'],
  [
    '채식하고 견과류 알러지 있어요. 박물관은 별로, 카페랑 야경 좋아함. 상하이 5일',
    'diet:vegetarian note:nuts -kind:museum tag:night-views city:shanghai days:5 used',
  ],
  [
    '남편은 미국 여권, 저는 한국 여권, 베이징으로 들어가서 홍콩으로 나와요 10월 중순 열흘',
    'nat2:US nat2:KR people:2+0 in:beijing out:hong-kong month:10 days:10 used',
  ],
  [
    '아침 늦게 시작(10시 이후), 낮 1~3시 재택근무, 다롄 2주',
    'wake:10:00 break:13:00-15:00 city:dalian days:14 used',
  ],
  [
    '티베트 가고 싶은데 고산병 무서워요, 8일, 6월, 돈은 많이 안 쓰고 싶어요',
    'area:tibet altitude days:8 month:6 class:1 used',
  ],
  [
    '비행기 말고 KTX 같은 고속철로, 절이랑 동굴은 빼고, 쓰촨 일주일 5성급',
    '-mode:flight -kind:temple -kind:cave area:sichuan days:7 class:4',
  ],
  [
    '대학생 4명 하얼빈 빙등제 1월 초 5일 1인 50만원 게스트하우스',
    'people:4+0 city:harbin month:1 days:5 budget:2000000KRW class:1',
  ],
  [
    '6월 10일부터 17일까지, 신장 우루무치에서 카슈가르까지, 할랄 식당',
    'from:2027-06-10 days:8 order:urumqi>kashgar diet:halal used',
  ],
  ['회의가 화요일 오후에 선전에서 있고 주말까지 놀고 싶어요', 'city:shenzhen'],
];

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
  // Long and messy wishes in ten languages: half months, ends, groups, comforts
  [
    "Hi there! Hubby and I (both 67, he's had a hip replacement) are after a gentle fortnight from the 12th of September next year. Landing Shanghai Pudong 14:25 on MU552, flying out of Beijing Daxing 12.30. Nothing strenuous, nice 4 star hotels with a lift, and please no snake or insects on the menu lol",
    'from:2027-09-12 days:14/15 in:shanghai out:beijing arr:14:25 dep:12:30 people:2+0 seniors:2 mobility:limited-walking class:3 city:shanghai city:beijing pace:relaxed',
  ],
  [
    "- 3 pax (me, wife, son 9)\n- Arr CAN 5 Feb 23:50\n- Dep HKG 14 Feb 18:20\n- want: dim sum, karst scenery by bamboo raft, 1 theme park\n- don't want: early starts\n- Indian passports\n- vegetarian (no egg)",
    'from:2027-02-05 days:10 in:guangzhou out:hong-kong arr:23:50 dep:18:20 people:2+1 ages:9 nat:IN diet:vegetarian tag:food/cantonese-food',
  ],
  [
    'need sumthing for 4 lads stag do, thurs 20 may til mon 24 may 2027, shanghia only, bars + karaoke + go karting, cheap hostel, budjet 600 quid a head',
    'from:2027-05-20 days:5 people:4+0 city:shanghai only-named tag:nightlife class:1 budget:2400GBP',
  ],
  [
    "G'day, we're a family of five from Brisbane (kids 13, 11 and 6) heading over in the September school hols, roughly 19 Sept - 3 Oct. Kids are mad keen on pandas and the Warriors. Would love a sleeper train at least once. Missus can't do heights so no glass bridges or cable cars. About A$15k all up not counting the flights.",
    'from:2027-09-19 days:15 people:2+3 ages:6,11,13 nat:AU must:terracotta-army sleeper:wanted budget:15000AUD -kind:glass-bridge',
  ],
  [
    'Solo female traveler, US passport, 10 days mid-October 2027. Interested in Buddhist grottoes, textile markets & craft villages. NOT interested in Great Wall or any skyscrapers. Prefer trains over planes, nothing before 9:30am',
    'people:1+0 nat:US days:10 month:10 tag:grottoes -kind:great-wall/wall wake:09:30',
  ],
  [
    'Layover in PEK 9 hrs on 3rd January arriving 6am from Frankfurt, onward to Sydney. Can we see the wall? 2 adults + baby 8 months, German passport',
    'from:2027-01-03 days:1 in:beijing out:beijing arr:06:00 dep:15:00 people:2+1 ages:0 nat:DE via:DE>AU',
  ],
  [
    'My parents (71 & 69) and my in-laws want to see where dad was born in Shantou. after that 3 nights xiamen and 2 nights in a tulou if possible. arriving HK 2 nov early morning, leaving same airport 11 nov evening. no long walks',
    'people:4+0/5+0/6+0 in:hong-kong out:hong-kong nights:xiamen=3 mobility:limited-walking from:2027-11-02',
  ],
  [
    'Kindly suggest 7N/8D itinerary for family of 6 (4 adults, 2 kids aged 5 & 8). Pure veg Jain food mandatory. Budget INR 1.5 lakh per person excluding airfare. Travel month May last week. Beijing-Xian-Shanghai. Shopping time needed',
    'days:8 people:4+2 ages:5,8 diet:vegetarian budget:900000INR month:5 city:beijing city:xian city:shanghai tag:shopping order:beijing>xian>shanghai',
  ],
  [
    'Chengdu (3 nts) > Leshan/Emei (1 nt) > Chongqing (2 nts) > Yangtze cruise (3 nts) > Yichang, train to Shanghai for last 2 nts. Starting 4/10/27. Two of us, mid-range.',
    'nights:chengdu=3 nights:chongqing=2 nights:shanghai=2 order:chengdu>chongqing>yichang>shanghai people:2+0 class:2/3 days:11/12',
  ],
  [
    'we hate crowds. we hate early mornings. we love noodles, weird old factories turned into galleries and getting lost in hutongs. beijing & datong, thanksgiving week, nothing touristy',
    'crowds tag:food tag:art city:beijing city:datong month:11',
  ],
  [
    "I'm in Shenzhen for work until Friday 16 April, free from Friday 5pm, flying back to London from Hong Kong on Monday night 19 April. Where can I go for the weekend? Max 400 usd. I'm allergic to peanuts.",
    'from:2027-04-16 days:4 out:hong-kong budget:400USD note:nut',
  ],
  [
    'two mums, 3 teens (14, 15, 17) and one granny who uses a walking stick; 9 days over Easter hols; like: food tours, night markets, kpop shopping, rollercoasters. dislike: museums!!! and history lectures. In and out of Shanghai',
    'people:3+3 ages:14,15,17 seniors:1 mobility:limited-walking days:9 -kind:museum in:shanghai out:shanghai month:3/4',
  ],
  [
    'Can you plan the first half of June for 2 photographers? rice terraces, misty mountains, dong villages. Self drive if allowed, otherwise private car. No big cities pls. We get in to Guilin on the 1st around lunch time & need to be back there the evening of the 12th',
    'from:2027-06-01 days:12 in:guilin out:guilin arr:12:00 people:2+0 tag:photography tag:minority-cultures',
  ],
  [
    "Business in Suzhou Tue 9 - Thu 11 March 9 to 5, then my girlfriend joins me Friday and we've got till Tuesday 16th, she flies into Hongqiao 10pm. Both Brazilian.",
    'from:2027-03-09 days:8 nat:BR city:suzhou people:2+0',
  ],
  [
    'We already booked the Peninsula in Shanghai 1-4 Dec and Aman at Summer Palace 7 to 10 Dec. Fill in the gap. Luxury all the way, Michelin food, no group tours. Concert at Shanghai Grand Theatre on 2 Dec 7.30pm',
    'city:shanghai city:beijing class:4 tag:food fixed:2026-12-02=19:30 from:2026-12-01 days:10',
  ],
  [
    'Backpacking 3 weeks in Yunnan from around 20 Feb, 35 bucks a day each, me and my mate. Hike Tiger Leaping Gorge. worried bout altitude sickness so go slow up to shangri la. back to kunming at the end',
    'days:21 people:2+0 must:tiger-leaping-gorge altitude out:kunming budget:1470USD month:2 city:shangri-la class:1',
  ],
  [
    'please make us a plan 18.7 to 1.8, 2 grown ups 2 kids (4yrs & 20 months), stroller, nap 12.30-2pm, pool at hotel is a must, sea + one big city, not more than 3 hotels total',
    'from:2027-07-18 days:15 people:2+2 ages:1,4 mobility:stroller break:12:30-14:00 tag:beach',
  ],
  [
    "Anything but Beijing and Shanghai. 12 nights. My husband's Muslim (halal only) and uses a wheelchair. Spring 2028, flexible. Turkish nationals living in Dubai",
    '-city:beijing -city:shanghai days:13 diet:halal mobility:wheelchair nat:TR people:2+0',
  ],
  [
    'looking at 5D4N Zhangjiajie + Fenghuang ex Changsha, 2 couples, RM3500 pax, 8 Mar to 12 Mar. Prefer train no flight. Avatar mountain confirm must go!',
    'days:5 from:2027-03-08 in:changsha out:changsha people:4+0 budget:14000MYR city:zhangjiajie city:fenghuang -mode:flight must:zhangjiajie-national-forest-park/yuanjiajie',
  ],
  [
    "We've done Beijing, Xi'an and the Wall twice so skip those. Fly SQ into Chengdu Mon 4 Oct 2027 arr 0930, home from Kunming Sun 17 Oct dep 1545. Interested in Tibetan culture, horse trekking, hot springs; vegan; one rest day in the middle.",
    '-city:beijing -city:xian in:chengdu out:kunming from:2027-10-04 days:14 arr:09:30 dep:15:45 diet:vegan',
  ],
  [
    'Moin, wir (2 Erw., Kinder 3 u. 7) möchten in den Herbstferien vom 9. bis 24.10.27 nach China. Hinflug nach Peking Ankunft 10:05, zurück ab Shanghai um 23:45. Kein Mietwagen, lieber Bahn, max. 4 Std. am Stück. Pandas müssen sein! Budget so um die 7500 € ohne Flüge.',
    'from:2027-10-09 days:16 people:2+2 ages:3,7 in:beijing out:shanghai arr:10:05 dep:23:45 tag:wildlife budget:7500EUR no-long-rides',
  ],
  [
    'Reise für meine Oma (82, Rollator) und mich, Mitte Mai eine knappe Woche, nur Hangzhou und Suzhou, viele Pausen, Teeplantagen, Gärten. Sie ist Diabetikerin. Bitte ebenerdig bzw. Aufzug.',
    'people:2+0 seniors:1 month:5 days:6/7 city:hangzhou city:suzhou only-named pace:relaxed tag:tea tag:gardens',
  ],
  [
    'Dreizehn Tage Rundreise, Start in Kunming, Ende Chengdu, bloß keine Massenabfertigung, keine Kaffeefahrten. Wandern, Tigersprungschlucht, Teepferdestraße. Schweizer Pässe. Ca. 200 CHF pro Tag und Nase für zwei',
    'days:13 in:kunming out:chengdu tag:hiking must:tiger-leaping-gorge nat:CH people:2+0 budget:5200CHF crowds',
  ],
  [
    'Umstieg in Shanghai am 2. Februar: landen 5:50, weiter nach Auckland um 22:15. Was schafft man da? Sind zu dritt, essen kein Schweinefleisch',
    'from:2027-02-02 days:1 in:shanghai out:shanghai arr:05:50 dep:22:15 people:3+0',
  ],
  [
    'über Pfingsten 10 Tage, je 3 Nächte Peking u. Xian, Rest Luoyang/Kaifeng, ohne die Verbotene Stadt (waren wir schon), Schwester kommt erst am 3. Tag nach',
    'days:10 nights:beijing=3 city:luoyang city:kaifeng -spot:forbidden-city month:5',
  ],
  [
    'Coucou, on part en couple du 3 au 17 avril, arrivée Pékin CDG-PEK vers 6h du mat, retour de Hong Kong le 17 au soir. On veut éviter les vols intérieurs et les groupes. Budget 3 500 € à deux hors vols. Mon mari est cœliaque',
    'from:2027-04-03 days:15 people:2+0 in:beijing out:hong-kong arr:06:00 -mode:flight budget:3500EUR note:gluten',
  ],
  [
    "famille nombreuse : 2 parents + 4 enfants (2, 5, 8 et 12 ans), première quinzaine d'août, pas trop chaud svp, du cheval, des yourtes, des grands espaces. Petit budget.",
    'people:2+4 ages:2,5,8,12 month:8 days:14/15 climate:cool class:1',
  ],
  [
    'Escale de 30h à Canton le 14 mars, atterrissage 7h40, on repart le lendemain 13h40 pour Nouméa. Passeports français et belge. Que voir sans se fatiguer ?',
    'from:2027-03-14 days:2 in:guangzhou out:guangzhou arr:07:40 dep:13:40 nat2:FR nat2:BE pace:relaxed',
  ],
  [
    '10 nuits au Yunnan fin février début mars, anniversaire de ma femme le 27, resto chic ce soir-là. Dali 3 nuits, Lijiang 3, Shaxi 2. Pas de télésiège (vertige). Hôtels de charme',
    'days:11 nights:lijiang=3 month:2 people:2+0 class:3',
  ],
  [
    'On sera déjà à Shanghai (fils expat), partir de là pour 8 jours vers le 20 mai avec mes beaux-parents 75 ans, la mer jaune ou montagnes jaunes ?, trains de jour uniquement, tout sauf épicé',
    'in:shanghai days:8 month:5 seniors:2 sleeper:avoided',
  ],
  [
    'Hola! somos 2 parejas de México, vamos del 28 de marzo al 11 de abril (Semana Santa), llegamos a Pekín a las 5am y salimos de Shanghái a las 11 de la noche. Queremos Zhangjiajie sí o sí. Nada de comida picante, presupuesto 60 mil pesos mexicanos por persona sin vuelos',
    'people:4+0 nat:MX from:2027-03-28 days:15 in:beijing out:shanghai arr:05:00 dep:23:00 city:zhangjiajie',
  ],
  [
    'Luna de miel, la segunda quincena de septiembre, 4 noches en Pekín, 3 Guilin/Yangshuo, 2 Suzhou y terminar en Hong Kong 3 noches. Hoteles boutique con encanto. Nada de madrugar!!',
    'people:2+0 nights:beijing=4 nights:suzhou=2 nights:hong-kong=3 out:hong-kong class:3/4 month:9 order:beijing>suzhou>hong-kong days:13/15',
  ],
  [
    'Viajo sola con mi nena de 6 añitos, celiaca las dos, unos 9 dias en julio pero sin calor agobiante, que haya piscina o parque de atracciones, sin vuelos internos',
    'people:1+1 ages:6 days:9 month:7 climate:cool -mode:flight note:gluten',
  ],
  [
    'escala de 15 horas en Chengdú el 8/11 (llego 07:15 y salgo 22:30), quiero ver pandas y comer hotpot, argentino',
    'from:2027-11-08 days:1 in:chengdu out:chengdu arr:07:15 dep:22:30 nat:AR tag:wildlife',
  ],
  [
    'Siamo in tre (io, mio marito e nostra figlia di 10 anni), dal 5 al 20 agosto, atterriamo a Pechino alle 11.45 e ripartiamo da Shanghai alle 13. Vorremmo evitare il caldo torrido e le file. Niente insetti nel piatto! Budget 4000 euro voli esclusi',
    'people:2+1 ages:10 from:2027-08-05 days:16 in:beijing out:shanghai arr:11:45 dep:13:00 climate:cool budget:4000EUR',
  ],
  [
    "Viaggio di nozze, ponte del 2 giugno + due settimane, Tibet fino al campo base dell'Everest, ho paura del mal di montagna. Hotel di lusso dove possibile",
    'people:2+0 area:tibet altitude class:4 month:6/5',
  ],
  [
    '8 giorni low cost a novembre, ostello, studenti in 5, Chongqing e dintorni poi Chengdu. treni notturni ok per risparmiare. niente musei noiosi solo street food e vita notturna',
    'days:8 month:11 class:1 city:chongqing city:chengdu sleeper:wanted -kind:museum tag:street-food/food tag:nightlife',
  ],
  [
    'parto il 24 dicembre e torno il 6 gennaio, voglio vedere Harbin col ghiaccio, poi al caldo a Sanya per capodanno. in coppia, 3 stelle',
    'from:2026-12-24 days:14 city:harbin city:sanya order:harbin>sanya people:2+0 class:2',
  ],
  [
    'Somos um casal de aposentados (68 e 72), saindo de São Paulo, 18 dias em abril/2027, queremos Pequim, Xian, cruzeiro no Yangtzé e Xangai, tudo com calma, hotéis 5 estrelas, sem subir escadas',
    'people:2+0 seniors:2 days:18 month:4 city:beijing city:xian city:shanghai pace:relaxed class:4 mobility:limited-walking must:three-gorges',
  ],
  [
    '4 amigas, feriado de 7 de setembro emendado com mais uns dias, total 12 noites, chega em Xangai sai por Hong Kong, compras, bares e fotos pro insta. Uma é vegana. até R$ 12 mil cada sem passagem',
    'people:4+0 days:13 in:shanghai out:hong-kong tag:shopping tag:nightlife tag:photography diet:vegan month:9',
  ],
  [
    'vou estar em Cantão na feira de 15 a 19 de outubro a trabalho, depois tenho 6 dias livres, quero natureza e aldeias, sem avião. Passaporte português',
    'city:guangzhou nat:PT tag:nature -mode:flight',
  ],
  [
    'Levo os meus pais (pai em cadeira de rodas) a Macau e Hong Kong, chegamos dia 3 de março às 16h30 e o voo de volta é dia 9 às 10h, hotel único em cada sítio, nada de casinos',
    'people:3+0 mobility:wheelchair city:macau city:hong-kong from:2027-03-03 days:7 arr:16:30 dep:10:00',
  ],
  [
    'Hoi, gezin van 4 (2 tieners van 15 en 17), 3 weken vanaf 17 juli, heen op Peking terug vanaf Hong Kong, fietsen, wandelen, geen musea. Budget 9000 euro exclusief vliegtickets. Oudste eet geen vlees',
    'people:2+2 ages:15,17 days:21 from:2027-07-17 in:beijing out:hong-kong tag:hiking/adventure -kind:museum budget:9000EUR diet:vegetarian',
  ],
  [
    "tussenstop 11 uur Shanghai op zaterdag 6 maart, aankomst half zeven 's ochtends, paspoort NL, wat kunnen we doen met z'n tweeën? liefst rustig en geen torens",
    'from:2027-03-06 days:1 in:shanghai out:shanghai arr:06:30 dep:17:30 nat:NL people:2+0 pace:relaxed -kind:tower',
  ],
  [
    "Wij zijn eind april tot Hemelvaart vrij, 65+, Zijderoute van Xi'an naar Kashgar met de trein, niet vliegen, comfortabele hotels, glutenvrij",
    'seniors:2 people:2+0 month:4 in:xian out:kashgar modes:train tag:silk-road note:gluten',
  ],
  [
    '2 nachten Shanghai, dan 4 nachten Huangshan en omgeving, dan Hangzhou 2, laatste nacht weer Shanghai. Half mei. We willen de zonsopgang zien op de berg. geen varkensvlees',
    'nights:huangshan=4 nights:hangzhou=2 month:5 order:shanghai>huangshan>hangzhou',
  ],
  [
    '国庆节后，10月9号到15号，带爸妈（65岁、63岁）和6岁娃，从广州出发，想去贵州看瀑布和苗寨，不要太累，高铁优先，人均5000左右',
    'from:2027-10-09 days:7 people:4+1/3+1 ages:6 seniors:2 area:guizhou pace:relaxed',
  ],
  [
    '上海3晚 杭州2晚 乌镇1晚 最后一晚回上海 12.20晚上11点落地浦东 两个女生 爱拍照 酒店要有浴缸 不吃辣',
    'nights:hangzhou=2 from:2026-12-20 in:shanghai arr:23:00 people:2+0 tag:photography must:wuzhen',
  ],
  [
    '春节假期想避开人群，一家三口（孩子3岁半），去海边，腊月二十九到初六，五星酒店，宝宝要午睡',
    'crowds people:2+1 ages:3 tag:beach class:4 from:2027-02-05 days:7',
  ],
  [
    '马来西亚护照，清真，五一前后12天，西安进乌鲁木齐出，想走丝绸之路，预算每人8000令吉，4大1小',
    'nat:MY diet:halal in:xian out:urumqi days:12 tag:silk-road people:4+1 budget:40000MYR month:4/5',
  ],
  [
    '在北京转机18小时，7月3日早上8点到，晚上... 次日凌晨2点飞，日本籍，想看长城，怕热',
    'from:2027-07-03 in:beijing out:beijing arr:08:00 nat:JP must:great-wall-mutianyu/great-wall-badaling climate:cool days:1/2',
  ],
  [
    '我們一家四口（小朋友8歲同11歲）復活節想去成都睇熊貓，4月1日下午三點到，5日夜機返香港，老婆唔食辣，預算每日2000蚊',
    'people:2+2 ages:8,11 city:chengdu from:2027-04-01 days:5 arr:15:00 tag:wildlife budget:10000HKD',
  ],
  [
    '台胞證，過年初二到初八去廈門鼓浪嶼、土樓、武夷山，長輩膝蓋不好，不爬山，住好一點，從台北飛廈門',
    'nat:TW from:2027-02-07 days:7 in:xiamen city:xiamen city:wuyishan must:gulangyu mobility:limited-walking class:3/4',
  ],
  [
    '單人背包旅行兩個半星期，十一月中旬起，昆明落地，大理、麗江、香格里拉，青年旅館，一天三百塊人民幣，不想坐夜車，吃素',
    'people:1+0 days:17/18 month:11 in:kunming city:dali city:lijiang city:shangri-la class:1 sleeper:avoided diet:vegetarian',
  ],
  [
    'ゴールデンウィークに4泊5日で夫婦と小学生2人(7歳・10歳)で上海へ。ディズニーは1日、足が悪い祖母も一緒。パクチー苦手。29日の夜着、3日の昼発',
    'days:5 people:3+2 ages:7,10 city:shanghai must:shanghai-disneyland from:2027-04-29 mobility:limited-walking seniors:1',
  ],
  [
    '一人旅、9月下旬に10日間、敦煌とトルファン、カシュガルまで。寝台列車に乗ってみたい。予算は航空券別で20万円くらい。石窟メイン',
    'people:1+0 days:10 month:9 city:dunhuang city:turpan city:kashgar sleeper:wanted budget:200000JPY tag:grottoes',
  ],
  [
    '北京2泊・西安2泊・洛陽1泊、最後は上海から帰国。3月第2週、60代女性3人、ゆっくりめ、脂っこいもの控えめ、ホテルは4つ星以上',
    'nights:beijing=2 nights:xian=2 nights:luoyang=1 out:shanghai month:3 people:3+0 seniors:3 pace:relaxed class:3',
  ],
  [
    '乗り継ぎで広州に12時間(5/12 6:20着 18:30発)、飲茶したい。父は車椅子です',
    'from:2027-05-12 days:1 in:guangzhou out:guangzhou arr:06:20 dep:18:30 mobility:wheelchair tag:cantonese-food/food',
  ],
  [
    '年末年始12/28~1/3、ハルビンの氷祭り、寒さ対策したい、カップル、飛行機は苦手なので列車で。夜景の写真',
    'from:2026-12-28 days:7 city:harbin people:2+0 -mode:flight tag:photography/night-views',
  ],
  [
    '추석 연휴에 부모님 칠순여행, 장가계 4박5일, 9월 14일 출발, 어른 6명, 케이블카 위주로 많이 안 걷게, 한식당 필요, 1인당 150만원',
    'days:5 city:zhangjiajie from:2027-09-14 people:6+0 mobility:limited-walking budget:9000000KRW',
  ],
  [
    '혼자 여행 상하이 인 칭다오 아웃 6박 7일 3월 초, 맥주랑 야시장, 게스트하우스, 아침 늦게 시작',
    'people:1+0 in:shanghai out:qingdao days:7 month:3 class:1 tag:food',
  ],
  [
    '아이 둘(5살, 24개월) 데리고 여름휴가 7/24-7/30 유모차 끌고 다니기 좋은 곳, 비행기 한 번만, 수영장 있는 호텔, 낮잠 1시~3시',
    'people:2+2 ages:2,5 from:2027-07-24 days:7 mobility:stroller break:13:00-15:00',
  ],
  [
    '베이징 경유 10시간, 12월 5일 오전 9시 30분 도착 저녁 7시 반 출발, 만리장성 가능할까요? 한국 여권 2명',
    'from:2026-12-05 days:1 in:beijing out:beijing arr:09:30 dep:19:30 nat:KR people:2+0',
  ],
  [
    '시안에서 출발해서 구채구, 청두에서 끝나는 9일 일정, 10월 중순 단풍, 고산병 걱정, 채식주의자, 쇼핑 빼고, 사찰은 하나면 충분해',
    'in:xian out:chengdu days:9 month:10 city:jiuzhaigou altitude diet:vegetarian',
  ],
  [
    "Hello,\nwe are a group of 7 (3 couples + our friend Dave, all early thirties) looking to visit China between the 8th and 22nd of May 2027.\nFlights are booked: arriving PVG Saturday 8 May 06:55, departing PEK Saturday 22 May 13:40.\nWishlist:\n* Shanghai 3 nights\n* Huangshan sunrise\n* Xi'an incl. Terracotta Warriors\n* Beijing 4 nights\nNo museums. Budget approx $250 per person per day.\nThanks, Ellie",
    'people:7+0 from:2027-05-08 days:15 in:shanghai out:beijing arr:06:55 dep:13:40 nights:shanghai=3 nights:beijing=4 must:terracotta-army -kind:museum city:xian',
  ],
  [
    'mum dad n 3 kiddos 12/9/4, uk passports, half term 29 may - 6 june, hk + guilin, flying in n out of hk, not 2 much walking cos of the 4yo, all inclusive style hotels £££',
    'people:2+3 ages:4,9,12 nat:GB from:2027-05-29 days:9 in:hong-kong out:hong-kong city:guilin',
  ],
  [
    'First timer. 9 nights. Land Beijing 15th March 0515hrs ex London. Depart Shanghai 24th March 2350hrs. Would like Great Wall by toboggan, bullet train, acrobat show. Allergic to shellfish. Single room, 4*.',
    'first-visit from:2027-03-15 days:10 in:beijing out:shanghai arr:05:15 dep:23:50 class:3 must:great-wall-mutianyu',
  ],
  [
    "Retired teachers from Vancouver, 70 & 74, three weeks in autumn '27, gardens and classical poetry, Suzhou Hangzhou Yangzhou Shaoxing. We'd rather settle in two places and do day trips than pack every day. He walks with a cane.",
    'people:2+0 seniors:2 nat:CA days:21 city:suzhou city:hangzhou city:yangzhou city:shaoxing mobility:limited-walking tag:gardens',
  ],
  [
    'cheapest poss way 2 see tibet + everest base camp in june, me + gf, aussie passports, scared of flying so train up from xining, 12 days',
    'people:2+0 nat:AU days:12 month:6 class:1 must:everest-base-camp -mode:flight city:xining',
  ],
  [
    'Transit 21h in CAN, landing 4pm Sunday 7 March, next flight 1pm Monday. Norwegian & Filipino couple. Where to eat?',
    'from:2027-03-07 days:2 in:guangzhou out:guangzhou arr:16:00 dep:13:00 nat2:NO nat2:PH people:2+0 tag:food',
  ],
  [
    'Kids are on Songkran break 10-18 April, family of 4 from Bangkok, son 8 daughter 5, Disneyland 2 days, then somewhere with snow mountain n pandas, halal food please, budget 120k baht total',
    'from:2027-04-10 days:9 people:2+2 ages:5,8 nat:TH must:shanghai-disneyland diet:halal budget:120000THB tag:wildlife',
  ],
  [
    "Conference in Hangzhou 20-22 Oct (9-17 each day). Before that I'd like four days on my own in the mountains, not Huangshan as I've been there. No alarm clocks!",
    'city:hangzhou -city:huangshan people:1+0',
  ],
  [
    "We're docking in Tianjin on 2 May at 7am with Cunard, all aboard 8pm. Great wall or forbidden city? two wheelchairs users",
    'in:tianjin from:2027-05-02 days:1 mobility:wheelchair people:2+0',
  ],
  [
    'plan me smth chill: yunnan, 2 wks from 1 nov, coffee, hot springs, no big towns, no dawn wakeups, max 5h driving/day, vegan gf, €3k all in for both of us w/o flights',
    'pace:relaxed area:yunnan days:14 from:2027-11-01 people:2+0 diet:vegan budget:3000EUR -kind:modern-cities no-long-rides',
  ],
  [
    'Itinerary reqd: DEL-PEK 3 Jun, SHA-DEL 11 Jun. 10 pax corporate group, Indian veg meals only, 5 star, one factory visit in Suzhou on 9 Jun 10am-1pm',
    'from:2027-06-03 days:9 in:beijing out:shanghai people:10+0 nat:IN diet:vegetarian class:4 city:suzhou fixed:2027-06-09=10:00',
  ],
  [
    'Not Shanghai, not HK – somewhere warm in late January with a beach, nonstop from Seoul, me (29) and my sister (34), we dive. 6 nights. Mid budget.',
    '-city:shanghai -city:hong-kong climate:warm tag:beach people:2+0 days:7 month:1 class:2',
  ],
  [
    'Third visit. Done the big sights. Want Dong villages, Zhenyuan, Fanjingshan, end in Chongqing by train. 11 days from April 6th. Wife is pregnant (5 months) so nothing high or rough.',
    'days:11 from:2027-04-06 out:chongqing people:2+0 must:zhenyuan-ancient-town must:fanjingshan altitude pace:relaxed',
  ],
  [
    'Familie aus Bern mit Teenie (14), Sommerferien 10.7.-31.7.27, Ankunft in Chengdu am 10. abends, Rückflug ab Hongkong am 31. um 12 Uhr mittags, Natur statt Städte, Sohn isst nichts Scharfes, Frau hat Höhenangst',
    'people:2+1 ages:14 from:2027-07-10 in:chengdu out:hong-kong dep:12:00 tag:nature',
  ],
  [
    "Sechzehn Tage ab dem 3. Oktober: zuerst Peking (4 Nächte), danach Pingyao, Xi'an und am Ende Shanghai 3 Nächte. 2.800 € p.P. ohne Langstreckenflug, keine Nachtzüge, früh ins Bett",
    'days:16 from:2027-10-03 nights:beijing=4 nights:shanghai=3 order:beijing>pingyao>xian>shanghai budget:5600EUR sleeper:avoided',
  ],
  [
    'Dienstreise Shenzhen Mo–Mi (7.–9. Juni), Do+Fr frei bevor ich Samstag früh heimfliege ab Hongkong, allein, Essen & Architektur, kein Strand',
    'from:2027-06-07 city:shenzhen out:hong-kong people:1+0 tag:food tag:architecture -kind:beach',
  ],
  [
    "On atterrit à Canton le jeudi 5 août à 14h05, on redécolle de Shanghai le dimanche 22 à 21h30. Avec nos ados (13 et 16 ans). Pas plus d'un musée. Trains rapides ok, pas de bus. 4000 € pour 4 hors avion.",
    'from:2027-08-05 days:18 in:guangzhou out:shanghai arr:14:05 dep:21:30 people:2+2 ages:13,16 -mode:coach budget:4000EUR few:museum',
  ],
  [
    "retraités marcheurs (66 et 63), du 20 mars à mi-avril, Guizhou et Yunnan, marchés, minorités, logement simple chez l'habitant, on évite les grandes villes et les parcs d'attractions",
    'people:2+0 from:2027-03-20 area:guizhou area:yunnan class:1 -kind:modern-cities -kind:theme-park seniors:2',
  ],
  [
    'Une semaine à Harbin pour le festival de glace, arrivée le 4 janvier au soir, pas avant 10h le matin, ma fille de 4 ans fait la sieste de 13h30 à 15h, passeport belge',
    'days:7 city:harbin from:2027-01-04 wake:10:00 people:1+1/2+1 ages:4 break:13:30-15:00 nat:BE tag:winter',
  ],
  [
    'somos tres hermanas de Chile, 20 dias desde el 15 de enero, llegamos a Hong Kong 18:40 y volvemos desde Beijing, queremos playa primero, después ciudades, nada de templos ni museos, 100 dólares al día cada una',
    'people:3+0 nat:CL days:20 from:2027-01-15 in:hong-kong out:beijing arr:18:40 tag:beach -kind:temple budget:6000USD',
  ],
  [
    'puente de diciembre (4 al 8), Shanghái y alrededores, mi pareja va en muletas, hotel céntrico de 4 estrellas, cena de aniversario el día 6 a las 21h',
    'from:2026-12-04 days:5 city:shanghai mobility:limited-walking class:3 people:2+0',
  ],
  [
    "Viaje de fin de curso: 12 estudiantes de 19 años, mayo, 8 noches, Pekín-Xi'an-Shanghái en tren, hostales, presupuesto máximo 900€ por cabeza sin vuelos, mucha fiesta",
    'people:12+0 month:5 days:9 order:beijing>xian>shanghai class:1 budget:10800EUR tag:nightlife -mode:flight',
  ],
  [
    'Arrivo a Chengdu il 18/4 ore 10:20, partenza da Guilin il 2/5 ore 23. In 2, lei vegetariana io mangio tutto. Panda, Leshan, Zhangjiajie, risaie. Niente funivie, soffro di vertigini. Hotel 3-4 stelle.',
    'from:2027-04-18 days:15 in:chengdu out:guilin arr:10:20 dep:23:00 people:2+0 diet:vegetarian tag:wildlife city:leshan city:zhangjiajie class:2/3',
  ],
  [
    'scalo lungo a Shanghai dalle 7 di mattina alle 23 il 9 marzo, con bimbo di 2 anni nel passeggino, cosa vedere senza correre?',
    'from:2027-03-09 days:1 in:shanghai out:shanghai arr:07:00 dep:23:00 ages:2 mobility:stroller pace:relaxed',
  ],
  [
    'Boa tarde, família de Lisboa (casal, filhos 7 e 10, avó 71), férias da Páscoa 27/3 a 10/4, chegada Pequim 12h15, regresso de Macau dia 10 às 8h. Sem comida picante, avó não sobe escadas, orçamento 9 mil euros sem voos',
    'people:3+2 ages:7,10 nat:PT from:2027-03-27 days:15 in:beijing out:macau arr:12:15 dep:08:00 mobility:limited-walking budget:9000EUR',
  ],
  [
    'Sou fotógrafa, viajo sozinha, 16 dias no outono, Zhangye, Dunhuang, Jiayuguan e Xiahe de trem, hostel ou pousada simples, nada de hotéis de luxo, começar em Lanzhou e acabar em Xian',
    'people:1+0 tag:photography days:16 month:9/10/11 city:zhangye city:dunhuang in:lanzhou out:xian class:1 -mode:flight',
  ],
  [
    "Met vrienden (4 stellen, eind 50) van 14 t/m 28 september, landen in Peking 10.15 uur, terug vanaf Chengdu 's nachts om half twee, fietsen en lekker eten, geen tempels meer dan 2, ca. €200 p.p.p.d.",
    'people:8+0 from:2027-09-14 days:14/15 in:beijing out:chengdu arr:10:15 tag:food',
  ],
  [
    'alleenstaande moeder met dochter (9) en zoontje (6), herfstvakantie 16-24 oktober, alleen Hongkong en Macau, één hotel, Disney, geen lange ritten',
    'people:1+2 ages:6,9 from:2027-10-16 days:9 city:hong-kong city:macau must:hong-kong-disneyland no-long-rides',
  ],
  [
    '2大2小（8岁、3岁半）+姥姥，8月中旬7天，避暑，青海湖茶卡，怕高反，西宁进出，包车，人均6000，住干净的就行',
    'people:3+2 ages:3,8 month:8 days:7 climate:cool city:chaka altitude in:xining out:xining budget:30000CNY must:qinghai-lake',
  ],
  [
    '清明三天 从上海出发 想找个人少的古镇 一个人 预算1500 不坐飞机 吃素',
    'days:3 crowds tag:ancient-towns people:1+0 budget:1500CNY -mode:flight diet:vegetarian',
  ],
  [
    '蜜月，6月6日重庆落地19:50，6月15日从张家界飞走（上午11点），中间想去恩施和凤凰，要有江景房，五星级，不想太赶',
    'people:2+0 from:2027-06-06 days:10 in:chongqing out:zhangjiajie arr:19:50 dep:11:00 city:enshi city:fenghuang class:4 pace:relaxed',
  ],
  [
    '带英国客户来北京出差，11月3日到5日每天9点半到12点开会，6号自由活动，7号一早飞伦敦，客户坐轮椅',
    'from:2027-11-03 days:5 city:beijing mobility:wheelchair fixed:2027-11-03=10:00',
  ],
  [
    '三代同堂9人（阿公阿嬤78歲、兩對夫妻、3個小孩12歲10歲6歲），暑假7/3～7/10北京，不吃牛，行程放慢，阿嬤要午休，住同一間飯店',
    'people:6+3 ages:6,10,12 seniors:2 from:2027-07-03 days:8 city:beijing pace:relaxed',
  ],
  [
    '香港出發，復活節四日三夜（3月26-29），廈門，一家三口（囡囡5歲），高鐵來回，唔好行太多路，每人3000港紙',
    'from:2027-03-26 days:4 city:xiamen people:2+1 ages:5 mobility:limited-walking budget:9000HKD',
  ],
  [
    '60代夫婦と30代の娘の3人。10月10日(日)成田発→成都13:50着、九寨沟・黄龍、17日(日)上海15:30発で帰国。高山病が心配。ホテルは5つ星、辛くないものを。',
    'people:3+0 seniors:2 from:2027-10-10 days:8 in:chengdu out:shanghai arr:13:50 dep:15:30 altitude class:4 city:jiuzhaigou must:huanglong',
  ],
  [
    '来年の夏休み、小6と小3の息子を連れて1週間、恐竜と兵馬俑とパンダ。重慶→成都→西安の順で。予算は家族4人で60万円(飛行機代込み)',
    'people:2+2 days:7 month:7/8 order:chongqing>chengdu>xian must:terracotta-army budget:600000JPY tag:wildlife',
  ],
  [
    '부부 + 초등학생 딸(11살), 중학생 아들(14살). 8월 1일~8일 백두산이랑 연길, 인천 출발 연길 도착 10:40, 귀국 8일 18시. 고기 못 먹는 사람 1명, 숙소는 4성급 이상',
    'people:2+2 ages:11,14 from:2027-08-01 days:8 in:yanbian arr:10:40 dep:18:00 class:3 city:changbaishan diet:vegetarian',
  ],
  [
    '친구 3명이서 2박3일 주말 상하이, 금요일 밤 도착 일요일 저녁 출발, 재즈바, 네일, 쇼핑 위주, 박물관은 관심 없음, 1인 50만원',
    'people:3+0/4+0 city:shanghai tag:shopping tag:nightlife -kind:museum',
  ],
];

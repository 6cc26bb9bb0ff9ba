/** Messages of travellers of which only the reading is judged, held out: look at their figures, not at single readings. */
export const messagesHeldOut: readonly (readonly [wish: string, expects: string])[] = [
  [
    "hey r/travelchina, 2 of us (M31, F29) flying from Manchester, 16 days in late March. into Beijing, out of Shanghai. thinking 4n Beijing 2n Xi'an 3n Chengdu, rest open. not too many temples",
    'people:2+0 days:16 month:3 in:beijing out:shanghai nights:beijing=4 nights:xian=2 nights:chengdu=3 few:religion/temple no-words used',
  ],
  [
    'First time in China! In via Hong Kong, out via Beijing, 3 weeks, sw china and the Silk Road if possible, mid range hotels',
    'in:hong-kong out:beijing days:21 area:southwest tag:silk-road class:2/3 first-visit used',
  ],
  [
    'solo female 27, BJ x4, XA x2, SH x3, early Nov, hostels ok, veggie',
    'people:1+0 nights:beijing=4 nights:xian=2 nights:shanghai=3 days:10 month:11 class:1 diet:vegetarian order:beijing>xian>shanghai',
  ],
  [
    'We live in Perth and fly via Singapore to Guangzhou, back from Chengdu. 12 nights after Easter. Two teenagers who get bored in museums.',
    'in:guangzhou out:chengdu days:13 month:4/3 -kind:museum no-words pace:balanced',
  ],
  [
    'family w/ 2 teens, love theme parks, street food and anything adrenaline. 10 days golden week (we know...). Shanghai + Zhangjiajie',
    'city:shanghai city:zhangjiajie days:10 month:10 tag:street-food/food tag:adventure people:2+2 pace:balanced',
  ],
  [
    "Gongga trek? or anything around Kham and western Sichuan, 2 wks first half of Oct, we've been above 4500m before so altitude no problem",
    'uncovered:gongga area:sichuan days:14 month:10 tag:hiking used',
  ],
  [
    "Already been to Beijing, Xian and Shanghai. What's worth it in the northwest? 12 days in June, train lovers, coeliac",
    '-city:beijing -city:xian -city:shanghai area:northwest days:12 month:6 note:gluten',
  ],
  [
    '8 weeks pregnant with bump & husband so slow pace, Hangzhou / Suzhou / water towns, 9 days mid May',
    'people:2+0 pace:relaxed city:hangzhou city:suzhou tag:ancient-towns days:9 month:5',
  ],
  [
    'half a day in Guangzhou between flights, arrive 8:10 leave 17:45',
    'city:guangzhou arr:08:10 dep:17:45 days:1',
  ],
  [
    "my gf is vegan, i'm celiac, we hate crowds and love waterfalls, lakes & hiking. 15 days guizhou + yunnan in october but not golden week",
    'people:2+0 diet:vegan note:gluten crowds:avoid tag:hiking tag:nature/rivers-and-lakes days:15 area:guizhou area:yunnan month:10',
  ],
  [
    'Landing in Urumqi from Almaty 3 June 2027, leaving from Kashgar 14 June, want Kanas + Karakoram hwy',
    'in:urumqi out:kashgar from:2027-06-03 days:12 must:kanas-lake no-words',
  ],
  [
    'Amdo region, monasteries & grasslands, Xining to Chengdu overland, 11 days, August, homestays',
    'in:xining out:chengdu days:11 month:8 tag:religion area:qinghai/gansu',
  ],
  [
    'ok so: 3 nts hk, 1 macau, 2 guangzhou, then train to guilin/yangshuo for 4, fly home out of hk. budget 2k pp',
    'nights:hong-kong=3 nights:macau=1 nights:guangzhou=2 out:hong-kong order:hong-kong>macau>guangzhou>guilin',
  ],
  [
    'NO museums please, no shopping malls. Kids 13, 15, 17. Something active. 2 weeks from 10 July out of Chicago',
    '-kind:museum -kind:shopping ages:13,15,17 people:2+3 days:14 from:2027-07-10 no-words pace:balanced',
  ],
  ['landing 6:20 leaving 20:30 same day in pvg, what can we see', 'city:shanghai arr:06:20 dep:20:30 days:1'],
  [
    'Just back from Japan, next China: Peking, Xi an, Kweilin, Canton. 14d. Sept or Oct',
    'order:beijing>xian>guilin>guangzhou days:14 month:9/10 no-words',
  ],
  [
    'travelling with 2 grandparents (74, 77) and our 3 yr old, flying Zurich - Shanghai, return Shanghai, 10 days end of April, naps 1-3pm, max 3500 CHF',
    'people:4+1 seniors:2 ages:3 in:shanghai out:shanghai days:10 month:4 break:13:00-15:00 budget:3500CHF no-words',
  ],
  [
    'Lausanne -> Beijing 05.09, Beijing -> Lausanne 19.09, 2 ppl, we like tea, calligraphy and old villages',
    'in:beijing out:beijing from:2027-09-05 days:15 people:2+0 tag:tea word:calligraphy tag:ancient-towns',
  ],
  [
    "Flug ab Bern nach Peking, je 3 Nächte Peking und Xi'an, danach 4 Nächte Shanghai, zurück ab Shanghai, Mitte Oktober",
    'in:beijing out:shanghai nights:beijing=3 nights:xian=3 nights:shanghai=4 month:10 days:11 no-words used',
  ],
  [
    'Zu zweit (61/63), 3 Wochen Südwestchina, gern Wasserfälle, Berge, wenig Städte. Anfang Mai. Mittelklasse.',
    'people:2+0 days:21 area:southwest month:5 class:2/3 tag:nature',
  ],
  [
    'Tibet und Kailash? Von Lhasa aus 15 Tage im September, Höhe kein Problem',
    'city:lhasa uncovered:kailash days:15 month:9 used',
  ],
  [
    'Zöliakie! 12 Tage klassisch: Peking 4, Xian 2, Schanghai 3, Rest egal. Ankunft Do 8. April morgens',
    'note:gluten days:12 nights:beijing=4 nights:xian=2 nights:shanghai=3 from:2027-04-08',
  ],
  [
    'Départ de Lausanne, 2 semaines en Chine début octobre, arrivée à Pékin, retour de Canton, sans musées svp',
    'days:14 month:10 in:beijing out:guangzhou -kind:museum no-words used',
  ],
  [
    'on est 2 (F26, H28), 3n Pékin, 2n Xian, 3n Guilin, 2n Shanghai en mai, budget 1500€/pers hors vols',
    'people:2+0 nights:beijing=3 nights:xian=2 nights:guilin=3 nights:shanghai=2 days:11 month:5 budget:3000EUR order:beijing>xian>guilin>shanghai',
  ],
  [
    'Le sud-ouest de la Chine en train, 15 jours la semaine après Pâques, pas trop de temples, randonnées et cascades',
    'area:southwest modes:train days:15 month:4/3 few:religion/temple tag:hiking tag:nature',
  ],
  [
    "Mère (70 ans) et fille (41), la Route de la Soie, hôtels 3 étoiles, pas d'altitude, 12 jours en septembre au départ de Bruxelles",
    'people:2+0 seniors:1 tag:silk-road class:2/3 altitude days:12 month:9 no-words',
  ],
  [
    "famille avec deux ados, nuit chez l'habitant, pays Dong et Miao, 9 jours vacances de la Toussaint",
    'people:2+2 days:9 month:10/11 tag:minority-cultures pace:balanced',
  ],
  [
    'je pars seule (57 ans) de Montréal, 21 j, Yunnan puis Guizhou, coeliaque, rythme tranquille',
    'people:1+0 days:21 area:yunnan area:guizhou note:gluten pace:relaxed no-words',
  ],
  [
    "Enceinte de 4 mois, une petite semaine à Hong Kong et Canton, 2000 euros à deux sans l'avion",
    'days:7/6 city:hong-kong city:guangzhou budget:2000EUR people:2+0 pace:relaxed',
  ],
  [
    '3 noches Pekín, 2 Xian, 2 Guilín, 3 Cantón. Presupuesto 2000 € por persona vuelos aparte',
    'nights:beijing=3 nights:xian=2 nights:guilin=2 nights:guangzhou=3 days:11 budget:4000EUR order:beijing>xian>guilin>guangzhou',
  ],
  [
    'viaje con mi padre (75) y mi hija (12), noroeste de China, Ruta de la Seda, 14 días, primera quincena de septiembre',
    'people:2+1 seniors:1 ages:12 tag:silk-road area:northwest days:14 month:9',
  ],
  [
    'desde Bogotá, grupo de 10 estudiantes, mochileros, julio, 20 días, lo más barato posible',
    'people:10+0 days:20 month:7 class:1 no-words',
  ],
  [
    'Somos 2 adultos y 2 adolescentes de Buenos Aires, vuelo a HKG, vuelta de PVG, 16 días en enero, parques temáticos sí, templos pocos',
    'people:2+2 in:hong-kong out:shanghai days:16 month:1 few:religion/temple',
  ],
  [
    'luna de miel en el suroeste, lijiang dali shangri-la, medio día libre para spa, 2ª quincena abril, 9 noches',
    'area:southwest order:lijiang>dali>shangri-la days:10 month:4 people:2+0',
  ],
  [
    'embarazada, con niño de 2 y carrito, 6 días en Hangzhou y Suzhou después de semana santa',
    'mobility:stroller ages:2 days:6 city:hangzhou city:suzhou month:3/4 pace:relaxed',
  ],
  [
    'Volo Malpensa - Pechino, ritorno da Hong Kong, 15 giorni ad agosto, niente musei, coppia',
    'in:beijing out:hong-kong days:15 month:8 -kind:museum people:2+0 no-words used',
  ],
  [
    "4n Pechino, 2n Xi'an, 3n Shanghai, prima metà di ottobre, io (34) e mia mamma (68)",
    'nights:beijing=4 nights:xian=2 nights:shanghai=3 days:10 month:10 people:2+0 seniors:1 order:beijing>xian>shanghai',
  ],
  [
    'da Torino, famiglia con figli di 14 e 16 anni, Cina del sud-ovest, cascate e trekking, due settimane dopo Pasqua',
    'people:2+2 ages:14,16 area:southwest tag:hiking tag:nature days:14',
  ],
  ['scalo a Canton, atterro 7:05 riparto 18:40', 'city:guangzhou arr:07:05 dep:18:40 days:1'],
  [
    'siamo celiaci, fascia media, non troppi templi, Via della Seta in treno da Xian a Urumqi, 12 gg giugno',
    'note:gluten class:2/3 few:religion/temple tag:silk-road order:xian>urumqi modes:train days:12 month:6',
  ],
  [
    'già stati a Pechino e Xian, odiamo la folla, max 1800 euro a testa senza voli, Yunnan 13 notti',
    '-city:beijing -city:xian crowds:avoid budget:3600EUR area:yunnan days:14',
  ],
  [
    'capodanno cinese a Shanghai, 5 gg, nonni 72 e 75, poco cammino',
    'city:shanghai days:5 month:2/1 seniors:2 mobility:limited-walking',
  ],
  [
    'eu (29) e minha avó (80), conexão em Pequim chegada 5h50 saída 21h',
    'people:2+0 seniors:1 city:beijing arr:05:50 dep:21:00 days:1',
  ],
  [
    'grupo de 6 amigos de São Paulo, noroeste da China, Rota da Seda, 15 dias, hostel, agosto',
    'people:6+0 area:northwest tag:silk-road days:15 class:1 month:8 no-words',
  ],
  [
    'já fomos a Pequim, queremos cachoeiras, montanhas e nada de multidões, 10 dias depois da Páscoa',
    '-city:beijing tag:nature crowds:avoid days:10 month:4/3',
  ],
  [
    'Entrada por Cantão, saída por Chengdu, 14 noites, só de trem, sou celíaca',
    'in:guangzhou out:chengdu days:15 modes:train note:gluten',
  ],
  [
    'cadeirante e esposa, do Porto, 8 dias Hong Kong Macau, Ano Novo Chinês',
    'mobility:wheelchair people:2+0 city:hong-kong city:macau days:8 month:2/1 no-words',
  ],
  ['overstap in Shanghai aankomst 6:40 vertrek 19:15', 'city:shanghai arr:06:40 dep:19:15 days:1'],
  [
    'ik (66v) reis alleen, zijderoute Xian - Kashgar, geen grote hoogte, 15 dgn, september, middenklasse',
    'people:1+0 seniors:1 tag:silk-road order:xian>kashgar altitude days:15 month:9 class:2/3',
  ],
  [
    '西南12天，昆明进成都出，两个大学生，穷游，爱瀑布和徒步',
    'area:southwest days:12 in:kunming out:chengdu people:2+0 class:1 tag:hiking tag:nature used',
  ],
  [
    '我和妈妈（70岁），怕人多，江南水乡慢慢玩8天，清明后',
    'people:2+0 seniors:1 crowds:avoid days:8 month:4 pace:relaxed tag:ancient-towns',
  ],
  ['上海转机，早上6:20到，晚上8:30走', 'city:shanghai arr:06:20 dep:20:30 days:1'],
  [
    '大阪発、広州着、帰りは上海から。10日間、10月上旬、博物館はなし、夫婦',
    'in:guangzhou out:shanghai days:10 month:10 -kind:museum people:2+0 no-words',
  ],
  [
    '北京3泊・西安2泊・上海3泊、GW明けの5月、予算は一人20万円（航空券別）',
    'nights:beijing=3 nights:xian=2 nights:shanghai=3 days:9 month:5 budget:400000JPY',
  ],
  [
    'シルクロードを列車で、西安からウルムチまで、12日間、9月後半、グルテンフリー',
    'tag:silk-road modes:train order:xian>urumqi days:12 month:9 note:gluten',
  ],
  [
    '中国西南部、滝と棚田、お寺は少なめ、学生4人、格安で2週間',
    'area:southwest tag:nature few:religion/temple people:4+0 class:1 days:14',
  ],
  [
    '北京と上海は行ったことがあります。春節に台北から哈爾浜へ、6日',
    '-city:beijing -city:shanghai city:harbin month:2/1 days:6 no-words',
  ],
  [
    '妊娠中なのでのんびり、中級ホテル、香港とマカオ4泊5日',
    'pace:relaxed class:2/3 city:hong-kong city:macau days:5',
  ],
  [
    '실크로드 시안에서 우루무치까지 기차로 12일, 글루텐 프리, 사원은 적게',
    'tag:silk-road order:xian>urumqi modes:train days:12 note:gluten few:religion/temple',
  ],
  [
    '중국 서남부 폭포 트레킹 대학생 4명 저렴하게 2주 7월',
    'area:southwest tag:nature tag:hiking people:4+0 class:1 days:14 month:7',
  ],
];

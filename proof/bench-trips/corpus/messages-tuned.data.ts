/** Messages of travellers of which only the reading is judged. The reader is tuned on these. Tokens and date are those of the corpus. */
export const messagesTuned: readonly (readonly [wish: string, expects: string])[] = [
  [
    'open jaw PEK - HKG, 18 nights, April, me (34) and my mum (70), she has a bad hip',
    'in:beijing out:hong-kong days:19 month:4 people:2+0 seniors:1 mobility:limited-walking used',
  ],
  [
    'student budget, 4 mates, 3 weeks in july, overland from Kunming to Urumqi, no flights pls',
    'class:1 people:4+0 days:21 month:7 in:kunming out:urumqi -mode:flight used',
  ],
  [
    'Group of 8 friends from Dublin, 5 days Shanghai stag do, October week 42, 1500 EUR pp without flights',
    'people:8+0 days:5 city:shanghai month:10 budget:12000EUR no-words',
  ],
  [
    'wheelchair user + carer, Beijing only, 6 days, under 2500 GBP excluding flights',
    'mobility:wheelchair people:2+0 city:beijing only-named days:6 budget:2500GBP used',
  ],
  [
    'I (68F) want to travel solo, Guilin and the Dong country, ten days, November, no crowds',
    'people:1+0 seniors:1 city:guilin days:10 month:11 crowds:avoid used',
  ],
  [
    'day 1-3 Beijing, day 4 & 5 Datong and Pingyao, day 6-8 xian, then fly home from there. Sept 11 start',
    'nights:beijing=3 city:datong city:pingyao city:xian out:xian from:2027-09-11 days:8 order:beijing>datong>pingyao>xian',
  ],
  [
    'fly PEK - PVG. $3k each, no idea about the middle, 12d May',
    'in:beijing out:shanghai budget:6000USD days:12 month:5 used',
  ],
  [
    'Halal food needed. From Jakarta to Guangzhou, 7D6N, family of 4 (kids 6 & 9), Dec school holidays, visit mosques',
    'diet:halal in:guangzhou days:7 people:2+2 ages:6,9 month:12',
  ],
  [
    'Can you do Chongqing -> Yangtze cruise -> Wuhan -> Changsha/Zhangjiajie in ten days? $$ budget, two couples in our 50s',
    'order:chongqing>wuhan>zhangjiajie days:10 people:4+0 class:2/3',
  ],
  [
    'visiting from Cape Town, 1st trip, 2 adults 1 toddler w stroller, 8 nights CNY, no long train rides',
    'people:2+1 mobility:stroller days:9 month:2/1 first-visit no-long-rides no-words used',
  ],
  [
    'retired couple from Vancouver BC, Canadian passports, 3 weeks May, Yangtze, Tibet?, comfortable 4 star, not rushed',
    'people:2+0 seniors:2 nat:CA days:21 month:5 area:tibet class:3 pace:relaxed no-words',
  ],
  [
    'chinese new year in harbin + snow town then somewhere warm like sanya, 9 days',
    'city:harbin city:snow-town city:sanya days:9 month:2/1',
  ],
  [
    'Nepal overland?? Kathmandu to Lhasa, then the Qinghai train to Xining, Everest base camp a must, 10 days early Oct',
    'must:everest-base-camp order:lhasa>xining days:10 month:10 no-words',
  ],
  [
    'anywhere w/ karst mountains and rice terraces, 6 days, back in Hong Kong by 30 Nov',
    'days:6 out:hong-kong used',
  ],
  [
    'honeymoon!! luxury, 2 wks in Sept, Zhangjiajie avatar mountains, Li River, Shanghai skyline',
    'class:4 days:14 month:9 city:zhangjiajie must:li-river-cruise city:shanghai people:2+0 used',
  ],
  [
    'is 5 days enough for chengdu + jiuzhaigou + leshan? we arrive late (11pm) on thursday 22 april',
    'days:5 city:chengdu city:jiuzhaigou city:leshan arr:23:00 from:2027-04-22',
  ],
  ['Zwischenstopp in Peking, an 6:20 ab 20:30, was schaffen wir?', 'city:beijing arr:06:20 dep:20:30 days:1'],
  [
    'Wir (w34, m36) + Baby 10 Monate, Kinderwagen, nur ein Hotel, Hongkong, eine Woche nach Ostern',
    'people:2+1 mobility:stroller city:hong-kong days:7 no-words',
  ],
  [
    'Abi-Reise, 5 Mädels, knappes Budget (unter 1500 Euro pro Nase ohne Flug), Party in Shanghai und Chengdu, August, 16 Tage',
    'people:5+0 budget:7500EUR tag:nightlife city:shanghai city:chengdu month:8 days:16',
  ],
  [
    'Schwanger (5. Monat), ruhige Reise, keine Höhe, Chang Jiang Kreuzfahrt ab Chongqing, insgesamt 9 Tage im April',
    'pace:relaxed altitude in:chongqing days:9 month:4',
  ],
  [
    'Waren schon in Peking und Shanghai. Jetzt der Westen: Seidenstraße von Xian bis Kaschgar mit dem Zug, 18 Tage ab KW 36',
    '-city:beijing -city:shanghai tag:silk-road order:xian>kashgar modes:train days:18 month:9',
  ],
  [
    'Rollstuhlfahrer mit Begleitung aus Graz, Städtereise 8 Tage, Menschenmassen meiden wir',
    'mobility:wheelchair people:2+0 days:8 crowds:avoid no-words',
  ],
  [
    'Gabelflug: hin nach Hongkong, zurück von Chengdu. 14 Nächte. Keine Inlandsflüge, Bahnfans!',
    'in:hong-kong out:chengdu days:15 -mode:flight used',
  ],
  [
    'Familie mit zwei Teenies, Kung-Fu, Essen, nicht zu viele Tempel, Osterferien 2027, 2 Wochen, 6000 € ohne Flüge',
    'people:2+2 few:religion/temple days:14 budget:6000EUR month:3/4 pace:balanced',
  ],
  [
    'Oma (79), Mama (52) und ich (19), Guilin + Yangshuo + Reisterrassen, 8 Tage, wenig laufen, Abflug Zürich 3.4.',
    'people:3+0 seniors:1 city:guilin city:yangshuo must:longji-rice-terraces days:8 mobility:limited-walking from:2027-04-03',
  ],
  [
    'Wasserdörfer, Gärten und Tee im Jiangnan, 10 Tage, ohne Schanghai, Ende März',
    'tag:gardens tag:tea days:10 -city:shanghai month:3 area:east/jiangsu/zhejiang used',
  ],
  [
    'escale à Shanghai arrivée 6h15 départ 22h, enfants 7 et 10 ans',
    'city:shanghai arr:06:15 dep:22:00 days:1 ages:7,10',
  ],
  [
    'Vol Genève-Chengdu le 2/5, retour Kunming-Genève le 18/5, pandas et Tibet oriental, halal',
    'in:chengdu out:kunming from:2027-05-02 days:17 diet:halal',
  ],
  [
    'étudiants fauchés, 6 potes, Pekin Shanghai 10 jours en juillet, auberges, sortir le soir',
    'people:6+0 city:beijing city:shanghai days:10 month:7 class:1 tag:nightlife',
  ],
  [
    'Nous détestons la foule. Nouvel an chinois à éviter? 10 jours en février, fauteuil roulant, Hongkong et Macao',
    'crowds:avoid days:10 month:2 mobility:wheelchair city:hong-kong city:macau',
  ],
  [
    'déjà fait Pékin. Envie de Huangshan, villages du Anhui, Hangzhou. 8 j semaine 16. Moyen de gamme',
    '-city:beijing city:huangshan city:hangzhou days:8 month:4 class:2/3',
  ],
  [
    'Salimos de Madrid, llegamos a Pekín el 4 de octubre y volvemos desde Shanghái el 18, sin museos, dos parejas',
    'in:beijing out:shanghai from:2027-10-04 days:15 -kind:museum people:4+0 no-words used',
  ],
  ['escala en Pekín 5:30 a 19:00, queremos ver la muralla', 'city:beijing arr:05:30 dep:19:00 days:1'],
  [
    'odiamos las aglomeraciones, nos gustan las cascadas y los pueblos, 10 días en Guizhou, semana santa',
    'crowds:avoid tag:nature area:guizhou days:10 month:3',
  ],
  [
    'celíaca y vegano, 12 noches, entramos por Hong Kong salimos por Shanghái, gama media, mayo',
    'note:gluten diet:vegan days:13 in:hong-kong out:shanghai class:2/3 month:5',
  ],
  [
    'Ya conocemos Pekín y Shanghái. Tíbet en tren desde Xining, ¿y la altura? mi mujer tiene 66 años',
    '-city:beijing -city:shanghai in:xining modes:train city:lhasa altitude',
  ],
  [
    'entrata a Chengdu uscita da Kunming, 18 giorni, Kham, laghi, monasteri, in due, in macchina con autista',
    'in:chengdu out:kunming days:18 people:2+0 tag:religion area:sichuan',
  ],
  [
    'sono incinta, viaggio tranquillo Hangzhou Suzhou Wuzhen 7 giorni fine aprile, da Roma',
    'pace:relaxed city:hangzhou city:suzhou must:wuzhen days:7 month:4 no-words used',
  ],
  [
    'Saindo de Lisboa, chegamos em Xangai, voltamos de Pequim, 12 dias em setembro, sem museus, casal',
    'in:shanghai out:beijing days:12 month:9 -kind:museum people:2+0 no-words used',
  ],
  [
    "3 noites Pequim, 2 noites Xi'an, 4 noites Xangai; 1800 euros por pessoa sem voos; primeira quinzena de maio",
    'nights:beijing=3 nights:xian=2 nights:shanghai=4 days:10 budget:3600EUR month:5 order:beijing>xian>shanghai',
  ],
  [
    'dois adolescentes, poucos templos, parque da Disney, Xangai + Hong Kong 9 dias, padrão médio',
    'few:religion/temple city:shanghai city:hong-kong days:9 class:2/3 pace:balanced',
  ],
  [
    'Vanuit Utrecht, 2 volw + 2 pubers, 3 weken zomervakantie, heen naar Peking, terug vanaf Hongkong, geen musea',
    'people:2+2 days:21 month:7/8 in:beijing out:hong-kong -kind:museum no-words pace:balanced',
  ],
  [
    'elk 3 nachten Peking en Xian, dan 5 nachten Yunnan, begin oktober, treinliefhebbers',
    'nights:beijing=3 nights:xian=3 area:yunnan month:10 used',
  ],
  [
    'zuidwest China, watervallen, rijstterrassen, niet te veel tempels, 16 dagen na Pasen',
    'area:southwest tag:nature few:religion/temple days:16 month:4/3',
  ],
  [
    'we zijn al in Beijing en Shanghai geweest, haten drukte, budget 2000 pp zonder vlucht (euro), 12 dagen eind mei',
    '-city:beijing -city:shanghai crowds:avoid budget:4000EUR days:12 month:5',
  ],
  [
    'coeliakie, kinderwagen, Hongkong + Guilin, tweede helft april, 9 nachten, vliegen uit Gent/Brussel',
    'note:gluten mobility:stroller city:hong-kong city:guilin month:4 days:10 no-words',
  ],
  [
    '从墨尔本飞广州，北京走，两周，十月上旬，不要博物馆，一家四口（孩子13和16）',
    'in:guangzhou out:beijing days:14 month:10 -kind:museum people:2+2 ages:13,16 no-words',
  ],
  [
    '北京4晚 西安2晚 成都3晚 上海2晚，五月，人均1万5不含机票',
    'nights:beijing=4 nights:xian=2 nights:chengdu=3 nights:shanghai=2 days:12 month:5 budget:30000CNY order:beijing>xian>chengdu>shanghai',
  ],
  [
    '怀孕5个月，轻松一点，杭州苏州5天，不去人多的地方',
    'pace:relaxed city:hangzhou city:suzhou days:5 crowds:avoid',
  ],
  [
    '去过北京上海了，这次走丝绸之路，西安到喀什，火车，9月下旬，16天，清真',
    '-city:beijing -city:shanghai tag:silk-road order:xian>kashgar modes:train month:9 days:16 diet:halal',
  ],
  [
    '带轮椅老人，三代同堂6人，厦门鼓浪屿，春节，5天4晚，中档酒店',
    'mobility:wheelchair people:6+0/5+1/4+2 city:xiamen must:gulangyu month:2/1 days:5 class:2/3',
  ],
  [
    '川西自驾，贡嘎、稻城，9天，十月中旬，寺庙少一点',
    'city:kangding city:daocheng days:9 month:10 few:religion/temple uncovered:gongga',
  ],
  [
    '母（72）と娘、車椅子あり、人混みが苦手、杭州と蘇州を5日間でゆっくり',
    'people:2+0 seniors:1 mobility:wheelchair crowds:avoid city:hangzhou city:suzhou days:5 pace:relaxed',
  ],
  ['上海乗り継ぎ 6:20着 20:30発 何が見られますか', 'city:shanghai arr:06:20 dep:20:30 days:1'],
  [
    '부산 출발, 베이징 인 상하이 아웃, 8박 9일, 10월 초, 박물관은 빼주세요, 부부',
    'in:beijing out:shanghai days:9 month:10 -kind:museum people:2+0 no-words',
  ],
  [
    '베이징 3박, 시안 2박, 청두 3박, 1인당 200만원 항공 제외, 9월',
    'nights:beijing=3 nights:xian=2 nights:chengdu=3 days:9 budget:4000000KRW month:9 order:beijing>xian>chengdu',
  ],
  [
    '엄마(70)랑 저(38), 사람 많은 곳 싫어요, 항저우 쑤저우 여유롭게 5일',
    'people:2+0 seniors:1 crowds:avoid city:hangzhou city:suzhou pace:relaxed days:5',
  ],
  ['상하이 경유 오전 6:20 도착 저녁 8:30 출발', 'city:shanghai arr:06:20 dep:20:30 days:1'],
  [
    '베이징 상하이는 가봤어요. 설날에 하얼빈 4박5일, 중저가 호텔',
    '-city:beijing -city:shanghai city:harbin month:2/1 days:5 class:2/1/3',
  ],
  [
    '임산부라 천천히, 휠체어 타시는 할머니(81) 동행, 샤먼 4일',
    'pace:relaxed mobility:wheelchair city:xiamen days:4 seniors:1',
  ],
  [
    'Me + hubby (both 52) + his mom 79. Guangzhou in, Guilin, Yangshuo, HK out. 11 nts mid Nov, nothing strenuous',
    'people:3+0 seniors:1 in:guangzhou out:hong-kong city:guilin city:yangshuo days:12 month:11 pace:relaxed',
  ],
  [
    'Hi all, planning Tibet via Xining train, from Lhasa to EBC and back to Chengdu by plane, 13 days, Sept 8 onwards, 2 Aussies',
    'city:lhasa must:everest-base-camp out:chengdu days:13 from:2027-09-08 nat:AU',
  ],
  [
    'looking for something off the beaten path in the southwest, 3 weeks, love markets, tea, homestays, slow travel',
    'crowds:avoid area:southwest days:21 tag:tea class:1 pace:relaxed',
  ],
  [
    '4 ppl 2 rooms, PVG 14 Oct 15:40 -> 26 Oct 10:15 PEK, want HSR only, Terracotta, wall (not badaling), West Lake',
    'people:4+0 in:shanghai arr:15:40 from:2027-10-14 days:13 out:beijing dep:10:15 must:terracotta-army -spot:great-wall-badaling must:west-lake modes:train',
  ],
  [
    "Beijing 3N / Xi'an 2N / Zhangjiajie 3N / Shanghai 2N - is this too rushed? end of June, kids 9 & 12",
    'nights:beijing=3 nights:xian=2 nights:zhangjiajie=3 nights:shanghai=2 month:6 ages:9,12 order:beijing>xian>zhangjiajie>shanghai',
  ],
  [
    "my wife's vegetarian, I eat anything but no pork, Chengdu n Chongqing 6 days, hotpot, pandas, nightlife",
    'diet:vegetarian city:chengdu city:chongqing days:6 tag:nightlife tag:food tag:wildlife',
  ],
  [
    'Transit 23h in Guangzhou (arr 10 Feb 06:30, dep 11 Feb 05:40) with toddler',
    'city:guangzhou arr:06:30 from:2027-02-10 people:2+1',
  ],
  [
    'Budget 90 euros/day each, 25 days max 21 ok, Yunnan Guizhou Guangxi by public transport, no flights, dorms fine',
    '-mode:flight class:1 area:yunnan area:guizhou area:guangxi',
  ],
  [
    'Wir sind zwei Familien (4 Erw., 3 Kinder 6, 9, 11), Herbstferien, Start Schanghai, Ende Peking, max 10 Tage, Disneyland muss sein',
    'people:4+3 ages:6,9,11 in:shanghai out:beijing days:10 month:10 must:shanghai-disneyland',
  ],
  [
    'Erstes Mal China, 3 Wochen ab 9. Mai, Landung Peking 4:50 Uhr, Heimflug Hongkong 23:40, bitte mit Guilin und Pandas, gerne Bahn',
    'first-visit days:21 from:2027-05-09 in:beijing arr:04:50 out:hong-kong dep:23:40 city:guilin tag:wildlife',
  ],
  [
    'Hochzeitsreise Ende April 12 Nächte, gehobene Hotels, Shanghai, Hangzhou, Huangshan, am Ende ein paar Tage Strand auf Hainan',
    'days:13 month:4 people:2+0 city:shanghai city:hangzhou city:huangshan class:3/4',
  ],
  [
    'Kreuzfahrtschiff liegt am 3. März von 8 bis 18 Uhr in Shanghai, was kann man sehen? 2 Erwachsene, Rollator',
    'city:shanghai people:2+0 mobility:limited-walking',
  ],
  [
    "Nous serons 4 (2 couples), du 12 au 27 avril, arrivée Shanghai 6h, retour Pékin 23h55, Guilin et Xi'an indispensables, allergie arachides",
    'people:4+0 from:2027-04-12 days:16 in:shanghai arr:06:00 out:beijing dep:23:55 city:guilin city:xian note:nuts',
  ],
  [
    'voyage au Sichuan, 10 j, pas de grosses randos, temples oui mais pas que, gastronomie épicée, budget confortable, septembre',
    'area:sichuan days:10 month:9 tag:food',
  ],
  [
    'On habite à Hong Kong, week-end prolongé de 4 jours à Guilin avec bébé de 8 mois en poussette, train seulement',
    'in:hong-kong city:guilin days:4 mobility:stroller ages:0 modes:train',
  ],
  [
    "Hola, somos una familia mexicana, abuelos (70 y 73), papás y niño de 8, 15 días en marzo, Pekín Xi'an Shanghái, todo con calma",
    'people:4+1 seniors:2 ages:8 nat:MX days:15 month:3 city:beijing city:xian city:shanghai pace:relaxed',
  ],
  [
    'ruta por Gansu y Xinjiang en tren, 18 días desde Lanzhou hasta Kashgar, finales de agosto, fotografía',
    'days:18 order:lanzhou>kashgar modes:train month:8 tag:photography',
  ],
  ['Escala larga de 14 horas en Shanghai, llego a las 7, ¿da tiempo a ver Suzhou?', 'arr:07:00 city:suzhou'],
  [
    "Viaggio di 2 settimane a Pasqua, volo su Shanghai e ritorno da Canton, interessi: giardini, tè, villaggi d'acqua, niente grandi città",
    'days:14 month:3 in:shanghai out:guangzhou tag:gardens tag:tea tag:ancient-towns -kind:modern-cities',
  ],
  [
    "siamo 3 amiche sui 30, Pechino-Xi'an-Chengdu-Chongqing, 12 notti, ostelli, vita notturna, budget 1500 a testa euro",
    'people:3+0 order:beijing>xian>chengdu>chongqing days:13 class:1 tag:nightlife budget:4500EUR',
  ],
  [
    'Família com crianças de 4 e 7, Xangai e Disney 5 dias, depois Pequim 4 dias, julho, hotel com piscina',
    'people:2+2 ages:4,7 must:shanghai-disneyland city:shanghai city:beijing month:7',
  ],
  [
    'lua de mel em outubro, 16 dias, Pequim, Zhangjiajie, Guilin, Hong Kong, hotéis 5 estrelas, sem correria',
    'people:2+0 days:16 month:10 class:4 pace:relaxed city:zhangjiajie city:guilin city:hong-kong',
  ],
  [
    'Gezin met kinderen 5, 8, 10, drie weken juli, start in Beijing, eindig in Hongkong, treinen, rijstvelden, strand',
    'people:2+3 ages:5,8,10 days:21 month:7 in:beijing out:hong-kong tag:beach',
  ],
  [
    "rondreis 15 dagen oktober, niet te vermoeiend ivm knie, Xi'an, Luoyang, Pingyao, Datong, Beijing",
    'days:15 month:10 mobility:limited-walking city:xian city:luoyang city:pingyao city:datong city:beijing',
  ],
  [
    '两大一小（4岁），8月5号广州出发，去云南8天，住好一点，不要太赶，宝宝要午睡',
    'people:2+1 ages:4 from:2027-08-05 area:yunnan days:8 pace:relaxed',
  ],
  [
    '十一错峰去新疆，10月9日乌鲁木齐落地，10天，喀纳斯一定要去，四个人包车',
    'in:urumqi from:2027-10-09 days:10 city:altay people:4+0',
  ],
  ['周五晚上到上海周日下午走，带8岁孩子，想去迪士尼', 'city:shanghai ages:8 must:shanghai-disneyland days:3'],
  [
    '成田発で成都へ6日間、パンダと九寨溝、父70歳、辛い物が苦手',
    'in:chengdu days:6 city:jiuzhaigou seniors:1',
  ],
  [
    '4月29日から5月5日、上海・蘇州・杭州、4人家族（10歳と12歳）、ディズニーは1日',
    'from:2027-04-29 days:7 city:shanghai city:suzhou city:hangzhou people:2+2 ages:10,12',
  ],
  [
    '인천에서 장가계 4박 5일, 부모님 모시고(65, 68) 4월 말, 많이 걷지 않게, 1인 100만원',
    'people:3+0 seniors:2 city:zhangjiajie days:5 month:4 mobility:limited-walking',
  ],
  [
    '대만 친구 2명이랑 총 3명, 운남 8일, 쿤밍 리장 샹그릴라, 고산병 걱정, 채식',
    'people:3+0 days:8 city:kunming city:lijiang city:shangri-la altitude diet:vegetarian',
  ],
];

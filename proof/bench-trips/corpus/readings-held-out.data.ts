/** Wishes of which only the reading is judged, held out: look at their figures, not at single readings. */
export const readingsHeldOut: readonly (readonly [wish: string, expects: string])[] = [
  // English
  [
    "back in Beijing by the 19th pls - flight's at half past midnight on the 20th (of June). start in Lhasa on the 9th",
    'from:2027-06-09 days:11/12 in:lhasa out:beijing dep:24:30',
  ],
  [
    'no caves, no shopping stops, not another pagoda. 10d Guangxi + Guizhou, Sept, two couples',
    '-kind:cave -kind:shopping days:10 area:guangxi area:guizhou month:9 people:4+0',
  ],
  [
    'China with a 9 month old baby and a toddler of 2, naps 12 to 2, hotel w pool, Chengdu only, 6 days in Oct',
    'people:2+2 ages:0,2 break:12:00-14:00 city:chengdu only-named days:6 month:10',
  ],
  // German
  [
    "halal, Muslime aus Wien, 1 Woche Xi'an + Lanzhou, Herbstferien",
    'diet:halal days:7 city:xian city:lanzhou month:10 nat:AT',
  ],
  [
    'Budget 150 Euro am Tag für 2, 12 Tage, einfach Hostels, Feiern in Chengdu',
    'budget:1800EUR days:12 people:2+0 class:1 tag:nightlife city:chengdu',
  ],
  [
    'Museen nur bei Regen, lieber Märkte und Streetfood, 8 Tage Xiamen',
    'tag:street-food/food city:xiamen days:8',
  ],
  // French
  [
    'la Grande Muraille oui mais pas Badaling, et surtout pas la Cité Interdite (déjà faite)',
    '-spot:great-wall-badaling -spot:forbidden-city used',
  ],
  [
    'rdv pro à Shenzhen le mardi 9 mars 10h-16h, on peut rester du 6 au 14',
    'from:2027-03-06 days:9 fixed:2027-03-09=10:00 city:shenzhen',
  ],
  [
    'Thailandais et Canadien, CAD 7000 pour 2, 2 sem fev, chaleur svp',
    'nat2:TH nat2:CA budget:7000CAD days:14 month:2 climate:warm',
  ],
  // Spanish
  ['1.800 € por cabeza sin vuelos, somos 4 (2 parejas)', 'people:4+0 budget:7200EUR used'],
  [
    'quiero ver pandas, guerreros de terracota y arrozales en 12 días, sin aviones',
    'must:terracotta-army days:12 -mode:flight used',
  ],
  [
    'cena halal, nada de cerdo; dos hermanas de 24 y 27; fiesta en shenzhen',
    'diet:halal people:2+0 tag:nightlife city:shenzhen',
  ],
  // Italian
  [
    'riunione a Canton mercoledì 14 aprile mattina, arrivo lunedì 12 e riparto domenica 18',
    'from:2027-04-12 days:7 city:guangzhou fixed:2027-04-14=10:00',
  ],
  [
    'trekking sì ma niente altitudine sopra 3000m, Yunnan 10 giorni',
    'tag:hiking altitude area:yunnan days:10 used',
  ],
  [
    'budget basso tipo 60 euro al giorno a persona, 3 studenti, 20 giorni',
    'people:3+0 budget:3600EUR days:20 class:1 used',
  ],
  // Portuguese
  [
    'alugar carro e dirigir na Mongólia Interior 7 dias agosto',
    'area:inner-mongolia days:7 month:8 unused:dirigir',
  ],
  [
    'voo chega Pequim Daxing 7h30, conexão sai do Capital 21h, dá pra ver a muralha?',
    'in:beijing arr:07:30 dep:21:00 days:1',
  ],
  [
    'cadeira de rodas elétrica, só cidades planas, Hangzhou Suzhou Xangai, 9 dias maio',
    'mobility:wheelchair city:hangzhou city:suzhou city:shanghai days:9 month:5',
  ],
  // Dutch
  [
    "geen gedoe: alles vanuit 1 hotel in Chengdu, 5 dgn, panda's + boeddha Leshan",
    'city:chengdu days:5 must:leshan-giant-buddha must:chengdu-panda-base',
  ],
  [
    'wij (m/v, 55+) willen wandelen in de bergen, geen steden, 15 dagen mei, comfortabele hotels',
    'tag:hiking -kind:modern-cities days:15 month:5 class:3 people:2+0',
  ],
  ['pas na 11 uur op pad, Hangzhou 2 weken april', 'wake:11:00 city:hangzhou days:14 month:4 used'],
  // Chinese
  [
    '奶奶75岁坐轮椅，酒店不换，苏州3晚，素食',
    'seniors:1 mobility:wheelchair nights:suzhou=3 days:4 diet:vegetarian',
  ],
  ['周五晚上到，周日晚上走，广州周末吃吃吃', 'city:guangzhou days:3 tag:food'],
  ['不赶，睡到自然醒，大理住两周，写东西', 'pace:relaxed wake:10:00 city:dali days:14'],
  // Japanese
  [
    '商談が3月4日の午後2時から5時まで深圳であるので、その前後で4日間',
    'fixed:2027-03-04=14:00 city:shenzhen days:4',
  ],
  [
    '北京は行ったことあるのでなし。シルクロード、敦煌は外せない、12日',
    '-city:beijing city:dunhuang tag:silk-road days:12 used',
  ],
  ['ゆるめ、1日2か所まで、お茶と温泉、福建、カップル', 'pace:relaxed tag:tea area:fujian people:2+0 used'],
  // Korean
  [
    '할머니 휠체어, 호텔은 한 곳만, 항저우 3일, 하루 두 군데만',
    'mobility:wheelchair city:hangzhou days:3 pace:relaxed seniors:1',
  ],
  [
    '이미 상하이 갔다왔어요. 구이린이랑 양숴 5박 6일, 트레킹',
    '-city:shanghai city:guilin city:yangshuo days:6 tag:hiking used',
  ],
  [
    '신혼여행 하이난 5월 셋째주 럭셔리 리조트 느긋하게',
    'people:2+0 area:hainan month:5 class:4 pace:relaxed used',
  ],
];

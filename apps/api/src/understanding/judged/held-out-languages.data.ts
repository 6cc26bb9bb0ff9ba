/**
 * Wishes in ten languages that the rules are never tuned on: written before they were first read, measured only. `today`
 * and the notation are those of `wishes.data.ts`.
 */
export const heldOutLanguageWishes: readonly (readonly [wish: string, slots: string])[] = [
  [
    'Land at PEK 6am on 3 May, leave from PVG on 12 May at 22:30, two adults, no museums',
    'in:beijing in-station:beijing-capital-airport arrive:flight-360 from:2027-05-03 days:10 out:shanghai out-station:shanghai-pudong-airport depart:flight-1350 adults:2 -kind:museum',
  ],
  [
    '5 nights Chengdu then 3 nights Chongqing, hot pot please',
    'nights:chengdu=5 nights:chongqing=3 days:9 city:chengdu city:chongqing order:chengdu>chongqing tag:food',
  ],
  ['just Guilin, 4 days, wheelchair', 'city:guilin only-cities:true days:4 mobility:wheelchair'],
  ['14 hour layover in Guangzhou', 'hours:14 city:guangzhou'],
  [
    "We're Irish, my husband is American. Two weeks in September, $6000 total",
    'nat:IE nat:US adults:2 days:14 month:2026-09 budget:6000-USD-group-trip',
  ],
  [
    'Kunming > Dali > Lijiang, 8 days, late risers',
    'city:kunming city:dali city:lijiang order:kunming>dali>lijiang days:8 start:600',
  ],
  [
    "Wir sind zwei Rentner aus Österreich, 12 Tage im Mai, Peking und Xi'an",
    'adults:2 seniors:2 nat:AT days:12 month:2027-05 city:beijing city:xian',
  ],
  [
    '3 Nächte Peking, dann 4 Nächte Shanghai, Luxushotels',
    'nights:beijing=3 nights:shanghai=4 days:8 city:beijing city:shanghai order:beijing>shanghai class:4',
  ],
  [
    'Familie mit 2 Kindern (4 und 7 Jahre), Chengdu, eine Woche, kein Stress',
    'kids:2 adults:2 age:4 age:7 city:chengdu days:7 pace:relaxed',
  ],
  [
    'Ankunft in Shanghai um 6:30 Uhr, Abflug ab Hongkong um 23:50 Uhr, 10 Tage',
    'in:shanghai arrive:flight-390 out:hong-kong depart:flight-1430 days:10',
  ],
  ['nur mit dem Zug, vegetarisch, Budget 4000 Euro', 'only:train diet:vegetarian budget:4000-EUR-group-trip'],
  ['vom 3. bis 14. Oktober nach Yunnan', 'from:2026-10-03 days:12 area:yunnan'],
  [
    "Deux semaines en avril, Pékin puis Xi'an, couple",
    'days:14 month:2027-04 city:beijing city:xian order:beijing>xian adults:2',
  ],
  [
    'du 5 au 15 mai, Shanghai et Hangzhou, hôtels pas chers',
    'from:2027-05-05 days:11 city:shanghai city:hangzhou class:1',
  ],
  ['Nous sommes belges, 2 adultes et un enfant de 6 ans', 'nat:BE adults:2 kids:1 age:6'],
  [
    'arrivée à Pékin à 7h, la Grande Muraille et la Cité interdite, 3 jours',
    'in:beijing arrive:flight-420 spot:great-wall-mutianyu spot:forbidden-city days:3',
  ],
  [
    'uniquement Hong Kong, 5 jours, 2000 euros par personne',
    'city:hong-kong only-cities:true days:5 budget:2000-EUR-person-trip',
  ],
  ['escale de 11 heures à Pékin', 'hours:11 city:beijing'],
  [
    "diez días en octubre, Pekín, Xi'an y Shanghái, somos mexicanos",
    'days:10 month:2026-10 city:beijing city:xian city:shanghai nat:MX',
  ],
  [
    '4 noches en Chengdu y 2 en Leshan, sin prisas',
    'nights:chengdu=4 nights:leshan=2 days:7 city:chengdu city:leshan order:chengdu>leshan pace:relaxed',
  ],
  [
    'llegamos a Shanghái a las 8:15 y salimos de Pekín a las 21:00',
    'in:shanghai arrive:flight-495 out:beijing depart:flight-1260',
  ],
  ['2 adultos y 2 niños de 3 y 6 años, con cochecito', 'adults:2 kids:2 age:3 age:6 mobility:stroller'],
  [
    'del 1 al 10 de julio, la Gran Muralla y los guerreros de terracota',
    'from:2026-07-01 days:10 spot:great-wall-mutianyu spot:terracotta-army',
  ],
  ['solamente Guilin, albergues', 'city:guilin only-cities:true class:1'],
  [
    'due settimane in settembre, Pechino e Shanghai, siamo in quattro',
    'days:14 month:2026-09 city:beijing city:shanghai adults:4',
  ],
  [
    "3 notti a Pechino, 2 notti a Xi'an, 3 notti a Shanghai",
    'nights:beijing=3 nights:xian=2 nights:shanghai=3 days:9 city:beijing city:xian city:shanghai order:beijing>xian>shanghai',
  ],
  [
    'arriviamo a Shanghai alle 6:40, volo di ritorno da Pechino alle 13:30',
    'in:shanghai arrive:flight-400 out:beijing depart:flight-810',
  ],
  ['coppia, hotel di lusso, 5000 euro in tutto', 'adults:2 class:4 budget:5000-EUR-group-trip'],
  ['dal 2 al 12 aprile, senza voli', 'from:2027-04-02 days:11 -mode:flight'],
  [
    'prima Chengdu, poi Lijiang, infine Kunming',
    'city:chengdu city:lijiang city:kunming order:chengdu>lijiang>kunming',
  ],
  [
    'dez dias em maio, Pequim e Xangai, somos brasileiros',
    'days:10 month:2027-05 city:beijing city:shanghai nat:BR',
  ],
  [
    '3 noites em Pequim e 4 em Xangai',
    'nights:beijing=3 nights:shanghai=4 days:8 city:beijing city:shanghai order:beijing>shanghai',
  ],
  [
    'chegamos a Hong Kong às 15h20, casal, sem pressa',
    'in:hong-kong arrive:flight-920 adults:2 pace:relaxed',
  ],
  ['de 3 a 12 de outubro, Guilin', 'from:2026-10-03 days:10 city:guilin'],
  ['2 adultos, 1 criança de 8 anos, vegetarianos', 'adults:2 kids:1 age:8 diet:vegetarian'],
  [
    'apenas Xangai, 4 dias, 1500 euros por pessoa',
    'city:shanghai only-cities:true days:4 budget:1500-EUR-person-trip',
  ],
  [
    "twee weken in april, Peking, Xi'an en Shanghai, we zijn Nederlanders",
    'days:14 month:2027-04 city:beijing city:xian city:shanghai nat:NL',
  ],
  [
    '4 nachten Chengdu, 3 nachten Chongqing',
    'nights:chengdu=4 nights:chongqing=3 days:8 city:chengdu city:chongqing order:chengdu>chongqing',
  ],
  [
    'aankomst in Peking om 9:10, terugvlucht vanuit Shanghai om 22:00',
    'in:beijing arrive:flight-550 out:shanghai depart:flight-1320',
  ],
  [
    'van 3 tot 12 oktober, rustig tempo, rolstoel',
    'from:2026-10-03 days:10 pace:relaxed mobility:wheelchair',
  ],
  [
    '2 volwassenen, 2 kinderen van 6 en 9 jaar, 4000 euro',
    'adults:2 kids:2 age:6 age:9 budget:4000-EUR-group-trip',
  ],
  ['alleen Hongkong, 5 dagen', 'city:hong-kong only-cities:true days:5'],
  [
    '上海4晚，杭州2晚，苏州1晚',
    'nights:shanghai=4 nights:hangzhou=2 nights:suzhou=1 days:8 city:shanghai city:hangzhou city:suzhou order:shanghai>hangzhou>suzhou',
  ],
  ['早上6点半到成都，只去成都，3天', 'arrive:flight-390 in:chengdu city:chengdu only-cities:true days:3'],
  [
    '从西安到敦煌，8天，两个大人一个孩子',
    'city:xian city:dunhuang order:xian>dunhuang days:8 adults:2 kids:1',
  ],
  ['春节去哈尔滨，5天，每人6000元', 'from:2027-02-06 city:harbin days:5 budget:6000-CNY-person-trip'],
  [
    '带父母去桂林，4天，轻松一点，膝盖不好',
    'adults:3 city:guilin days:4 pace:relaxed mobility:limited-walking',
  ],
  ['北京转机10小时', 'hours:10 city:beijing'],
  [
    '北京3泊、上海2泊、夫婦、予算40万円',
    'nights:beijing=3 nights:shanghai=2 days:6 city:beijing city:shanghai order:beijing>shanghai adults:2 budget:400000-JPY-group-trip',
  ],
  ['10月3日から12日まで成都', 'from:2026-10-03 days:10 city:chengdu'],
  ['上海に朝9時に到着、4日間', 'in:shanghai arrive:flight-540 days:4'],
  ['一人旅で西安、兵馬俑を見たい、3日間', 'adults:1 city:xian spot:terracotta-army days:3'],
  ['大人2人、子供1人（6歳）、北京のみ、5日間', 'adults:2 kids:1 age:6 city:beijing only-cities:true days:5'],
  ['のんびり、飛行機なし、ベジタリアン', 'pace:relaxed -mode:flight diet:vegetarian'],
  [
    '베이징 3박, 시안 2박, 부부',
    'nights:beijing=3 nights:xian=2 days:6 city:beijing city:xian order:beijing>xian adults:2',
  ],
  ['10월 3일부터 12일까지 상하이', 'from:2026-10-03 days:10 city:shanghai'],
  ['오후 2시 상하이 도착, 4일', 'arrive:flight-840 in:shanghai days:4'],
  ['혼자 청두 5일, 게스트하우스', 'adults:1 city:chengdu days:5 class:1'],
  ['성인 2명, 아이 1명 (7살), 만리장성', 'adults:2 kids:1 age:7 spot:great-wall-mutianyu'],
  ['장가계만 4일, 부모님과, 여유롭게', 'city:zhangjiajie only-cities:true days:4 adults:3 pace:relaxed'],
];

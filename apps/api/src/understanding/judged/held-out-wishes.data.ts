/**
 * Wishes that the rules are never tuned on; they measure how well the rules generalise. Only wrong labels may be
 * corrected. `today` and the notation are those of `wishes.data.ts`.
 */
export const heldOutWishes: readonly (readonly [wish: string, slots: string])[] = [
  [
    'five days in Xiamen with my girlfriend, seafood and the beach',
    'days:5 city:xiamen adults:2 tag:food tag:beach',
  ],
  [
    'Planning 2 weeks in China in September 2026 for 2 adults. Interested in history, food and hiking. Budget $5000 total.',
    'days:14 month:2026-09 adults:2 tag:history tag:food tag:hiking budget:5000-USD-group-trip',
  ],
  ['guilin yangshuo longji rice terraces 6d', 'city:guilin city:yangshuo spot:longji-rice-terraces days:6'],
  [
    'Hi there, we are a Dutch couple landing in Beijing on 12 September and leaving from Shanghai on 26 September. We like cycling, nature and good food, and we do not want to rush.',
    'nat:NL adults:2 in:beijing from:2026-09-12 out:shanghai days:15 tag:nature tag:food word:cycling pace:relaxed',
  ],
  [
    'Spanish passport, 8 days, Chengdu + Jiuzhaigou, no flights inside China',
    'nat:ES days:8 city:chengdu city:jiuzhaigou -mode:flight',
  ],
  [
    'I want to show my kids (5 and 8) the pandas and the Great Wall, 9 days in July',
    'kids:2 age:5 age:8 tag:wildlife word:panda spot:great-wall-mutianyu days:9 month:2026-07',
  ],
  [
    'shanghai hangzhou suzhou wuzhen, 5 days, water towns and gardens',
    'city:shanghai city:hangzhou city:suzhou spot:wuzhen days:5 tag:ancient-towns word:water-town tag:gardens',
  ],
  ['4 friends, 10 days, under 10000 yuan each', 'adults:4 days:10 budget:10000-CNY-person-trip'],
  [
    'we have been to Shanghai twice. this time mountains: Huangshan, Zhangjiajie, Emei',
    '-city:shanghai tag:nature tag:hiking city:huangshan city:zhangjiajie spot:mount-emei',
  ],
  [
    'one week luxury trip to beijing in early may, private guide',
    'days:7 class:4 city:beijing month:2027-05 part:early',
  ],
  [
    'mother in a wheelchair, three adults in all, Suzhou and Hangzhou, relaxed',
    'mobility:wheelchair adults:3 city:suzhou city:hangzhou pace:relaxed',
  ],
  [
    'buddhist temples and monasteries in Tibet, 12 days, August',
    'tag:religion area:tibet days:12 month:2026-08',
  ],
  ['backpacking yunnan for a month on 40 euros a day', 'class:1 area:yunnan days:30 budget:40-EUR-group-day'],
  [
    'No nightlife, no shopping. Quiet villages, tea and old towns in Fujian, 7 days in October',
    '-kind:nightlife -kind:shopping tag:minority-cultures tag:tea tag:ancient-towns area:fujian days:7 month:2026-10',
  ],
  [
    'flying into Guangzhou out of Chengdu, 11 nights, end of October',
    'in:guangzhou out:chengdu days:12 month:2026-10 part:late',
  ],
  [
    'Xinjaing road trip 15 days in September, photography',
    'area:xinjiang days:15 month:2026-09 tag:photography',
  ],
  ['hangzou and souzhou for 4 days', 'city:hangzhou city:suzhou days:4'],
  [
    'Beijing 20-27 December, is it too cold? 2 adults 1 teenager',
    'city:beijing from:2026-12-20 days:8 adults:2 kids:1',
  ],
  ['New Year in Harbin, snow and ice, 4 days', 'from:2026-12-31 city:harbin tag:winter days:4'],
  [
    'I am vegan. Dali, Lijiang, 8 days, yoga and slow days',
    'diet:vegan city:dali city:lijiang days:8 pace:relaxed',
  ],
  [
    'Golden Week is the only time we can go, 7 days, please avoid the crowds as well as you can',
    'from:2026-10-01 days:7 crowds:avoid',
  ],
  [
    'New Zealanders, 3 weeks in spring, trains rather than planes',
    'nat:NZ days:21 month:2027-04 prefer:train',
  ],
  ['Not Hong Kong, not Macau', '-city:hong-kong -city:macau'],
  [
    'my boyfriend loves architecture, i love food. shenzhen guangzhou hong kong. 8 days. mid november.',
    'adults:2 tag:architecture tag:food city:shenzhen city:guangzhou city:hong-kong days:8 month:2026-11 part:mid',
  ],
  [
    'Family: 2 adults + 3 children aged 2, 5 and 9. Sanya, 8 days, February',
    'adults:2 kids:3 age:2 age:5 age:9 city:sanya days:8 month:2027-02',
  ],
  [
    '9 days starting 2 November 2026 from Chongqing down the Yangtze to Yichang',
    'days:9 from:2026-11-02 in:chongqing city:yichang tag:rivers-and-lakes',
  ],
  [
    'must see: Leshan Giant Buddha, Sanxingdui, Dujiangyan',
    'spot:leshan-giant-buddha spot:sanxingdui-museum spot:dujiangyan',
  ],
  ['Jiuzhaigou in autumn', 'city:jiuzhaigou month:2026-10'],
  ['we are four, 12 days, 8000 euro', 'adults:4 days:12 budget:8000-EUR-group-trip'],
  ['about $150 per person per day, comfortable hotels, 10 days', 'budget:150-USD-person-day class:2 days:10'],
  ['French, 62 and 65, walking is fine but no hard hikes, Guizhou 10 days', 'nat:FR area:guizhou days:10'],
  [
    'Pingyao Datong and the hanging temple, 5 days by train',
    'city:pingyao city:datong spot:hanging-temple days:5 only:train,coach,ferry',
  ],
  [
    "Solo female, first time in China, 14 days, Beijing - Xi'an - Chengdu - Guilin - Hong Kong",
    'adults:1 days:14 city:beijing city:xian city:chengdu city:guilin city:hong-kong order:beijing>xian>chengdu>guilin>hong-kong first-visit:yes',
  ],
  ['a long weekend in Macau and Hong Kong, casinos', 'days:3 city:macau city:hong-kong word:casino'],
  [
    'kids friendly, theme parks, Shanghai, 4 days, family of three',
    'tag:family word:theme-park city:shanghai days:4 adults:2 kids:1',
  ],
  ['we want to sleep in and explore bars at night in chengdu', 'start:600 tag:nightlife city:chengdu'],
  ['from 28 December to 6 January, somewhere warm', 'from:2026-12-28 days:10 climate:warm'],
  [
    'june 20 to june 30, Beijing Shanghai, 2 pax',
    'from:2026-06-20 days:11 city:beijing city:shanghai adults:2',
  ],
  [
    'Qinghai Lake, Zhangye rainbow mountains, Dunhuang. 8 days in July. Three adults.',
    'spot:qinghai-lake spot:zhangye-danxia city:dunhuang days:8 month:2026-07 adults:3',
  ],
  ['I prefer trains over flights, no overnight trains', 'prefer:train -mode:sleeper'],
  ['my mum (74) and dad (77) and me, 9 days, nothing strenuous', 'adults:3 seniors:2 days:9 pace:relaxed'],
  [
    'Singaporean family of 6 with 3 kids, Chengdu and Chongqing, SGD 9000',
    'nat:SG adults:3 kids:3 city:chengdu city:chongqing budget:9000-SGD-group-trip',
  ],
  [
    'art museums, contemporary galleries, 798, M+, one week',
    'tag:art spot:798-art-district spot:m-plus days:7',
  ],
  [
    'silk road: xian zhangye jiayuguan dunhuang turpan kashgar, 16 days, october',
    'tag:silk-road city:xian city:zhangye city:jiayuguan city:dunhuang city:turpan city:kashgar days:16 month:2026-10',
  ],
  ['please no museums or temples', '-kind:museum -kind:temple'],
  ['i have a nut allergy', 'diet:nut-allergy'],
  ['wanna eat my way through Guangzhou for 3 days', 'tag:food city:guangzhou days:3'],
  ['arriving 1/9 leaving 9/9 Shanghai', 'from:2026-09-01 days:9 city:shanghai'],
  [
    'Arriving in Shenzhen by train from Hong Kong, then Guangzhou, Guilin, Yangshuo; fly home from Shanghai',
    'in:shenzhen city:guangzhou city:guilin city:yangshuo out:shanghai prefer:train',
  ],
  [
    'Mount Tai, Qufu, Qingdao - Shandong in 6 days',
    'spot:mount-tai city:qufu city:qingdao area:shandong days:6',
  ],
  ['ten days, three cities max, slow', 'days:10 max-stays:3 pace:relaxed'],
  ['Japanese passport, long weekend, Dalian', 'nat:JP days:3 city:dalian'],
  [
    'hiking Mount Hua and Mount Emei, fit couple, 7 days',
    'tag:hiking spot:mount-hua spot:mount-emei adults:2 days:7',
  ],
  ['camels and deserts, Dunhuang, 3 nights', 'word:camel word:desert tag:nature city:dunhuang days:4'],
  ['fully packed 4 days in Beijing, we start early', 'pace:full days:4 city:beijing start:420'],
  ['十一黄金周去厦门，五天四晚，情侣', 'from:2026-10-01 city:xiamen days:5 adults:2'],
  [
    '想去新疆，九月，十二天，三个人，喜欢摄影',
    'area:xinjiang month:2026-09 days:12 adults:3 tag:photography',
  ],
  [
    '从广州出发到桂林，4天，预算5000块',
    'in:guangzhou city:guilin days:4 budget:5000-CNY-group-trip order:guangzhou>guilin',
  ],
  ['带两个孩子去上海迪士尼，3天', 'kids:2 adults:2 spot:shanghai-disneyland city:shanghai days:3'],
  [
    '明年四月，江南，看园林古镇，慢慢玩',
    'month:2027-04 area:east tag:gardens tag:ancient-towns pace:relaxed',
  ],
  [
    '北京、大同、平遥、西安，高铁，8天，喜欢历史',
    'city:beijing city:datong city:pingyao city:xian only:train,coach,ferry days:8 tag:history',
  ],
  ['去重庆吃火锅看夜景，周末两天', 'city:chongqing tag:food tag:night-views days:2'],
  ['drei Wochen im September, Familie mit zwei Kindern', 'days:21 month:2026-09 adults:2 kids:2'],
  ['une semaine à Shanghai en couple', 'days:7 city:shanghai adults:2'],
  ['una semana en Pekín, solo', 'days:7 city:beijing adults:1'],
  ['Mid-Autumn Festival in Hangzhou, 3 days', 'from:2026-09-25 city:hangzhou days:3'],
  [
    'we are two retired teachers from Ireland, interested in gardens and porcelain, budget 6000 euros',
    'adults:2 seniors:2 nat:IE tag:gardens word:porcelain budget:6000-EUR-group-trip',
  ],
  [
    'Skip the Great Wall, we did it last time. Beijing food for 3 days',
    '-spot:great-wall-mutianyu -kind:great-wall city:beijing tag:food days:3',
  ],
  [
    'Anhui villages and Yellow Mountain at sunrise, 5 days next April, photographers (2)',
    'area:anhui tag:minority-cultures spot:yellow-mountain word:sunrise days:5 month:2027-04 tag:photography adults:2',
  ],
  [
    'three generations: grandparents, parents, two kids (6, 10). Beijing and Xian, 10 days',
    'adults:4 seniors:2 kids:2 age:6 age:10 city:beijing city:xian days:10',
  ],
  ["72 hour transit in Xi'an", 'days:3 city:xian'],
  [
    'Guiyang, Huangguoshu falls, Miao villages, Zhaoxing; 8 days',
    'city:guiyang spot:huangguoshu-waterfall tag:minority-cultures spot:zhaoxing-dong-village days:8',
  ],
  ['I love opera, acrobatics and traditional crafts', 'tag:culture word:opera'],
  [
    'star wars fan looking for futuristic skylines: chongqing shenzhen shanghai, 9 days',
    'tag:modern-cities city:chongqing city:shenzhen city:shanghai days:9',
  ],
  ['nothing before 10am, dinner late, Shanghai 4 days', 'start:600 city:shanghai days:4'],
];

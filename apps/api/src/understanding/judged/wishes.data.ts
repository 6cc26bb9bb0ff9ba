/**
 * Wishes with all their expected slots. The rules are tuned on these. `today` is 15 June 2026 (a Monday).
 * Labels are `slot:value`; `packages/wish/src/slot-match.ts` explains the slots.
 */
export const wishes: readonly (readonly [wish: string, slots: string])[] = [
  [
    'Trois semaines en Chine du sud: Yunnan, Guizhou, Guangxi, en mai',
    'days:21 area:yunnan area:guizhou area:guangxi month:2027-05',
  ],
  ['Beijing 7 days with one day in Chengde', 'city:beijing days:7 city:chengde nights:chengde=1'],
  ['Chongqing, Fengdu and Wuhan, 8 days', 'city:chongqing city:wuhan days:8'],
  ['Chongqing, then Fengdu and Wuhan, 8 days', 'city:chongqing city:wuhan days:8'],
  ["3 Tage Xi'an, auf der Mauer von Xi'an radeln", 'days:3 city:xian spot:xian-city-wall'],
  ['Wir wollen auf der Mauer wandern, 8 Tage', 'spot:great-wall-mutianyu tag:hiking days:8'],
  ['pandas and the big buddha, 6 days', 'tag:wildlife word:panda spot:leshan-giant-buddha days:6'],
  ['Hong Kong 4 days, giant buddha', 'city:hong-kong days:4 spot:tian-tan-buddha'],
  ['3 weeks in Yunnan, starting and ending Kunming', 'days:21 area:yunnan in:kunming out:kunming'],
  [
    '10 days in October, two adults and a child, love food and mountains, not too fast, 3000 dollars, landing in Shanghai',
    'days:10 month:2026-10 adults:2 kids:1 tag:food tag:nature tag:hiking pace:relaxed budget:3000-USD-group-trip in:shanghai',
  ],
  ['beijing xian shanghai 7 days', 'city:beijing city:xian city:shanghai days:7'],
  [
    "a week in Yunnan in April, we're a couple who love hiking and minority villages",
    'days:7 area:yunnan month:2027-04 adults:2 tag:hiking tag:minority-cultures',
  ],
  [
    'From 3 to 12 October 2026 in Sichuan. Family of four.',
    'from:2026-10-03 days:10 area:sichuan adults:2 kids:2',
  ],
  [
    'solo traveller, 2 weeks, history and temples, must see the terracotta army',
    'adults:1 days:14 tag:history tag:religion spot:terracotta-army',
  ],
  [
    "We have already seen Beijing and Xi'an, so somewhere else please, 12 days next May",
    '-city:beijing -city:xian days:12 month:2027-05',
  ],
  [
    'arrive PVG fly out of Hong Kong, 9 nights',
    'in:shanghai out:hong-kong days:10 in-station:shanghai-pudong-airport',
  ],
  [
    'my mum and I want to see pandas and drink tea, slow pace please',
    'adults:2 tag:wildlife word:panda tag:tea pace:relaxed',
  ],
  ['long weekend in Shanghai, shopping and nightlife', 'days:3 city:shanghai tag:shopping tag:nightlife'],
  [
    'Zhangjiajie and Guilin, early November, photography, 8 days',
    'city:zhangjiajie city:guilin month:2026-11 part:early tag:photography days:8',
  ],
  [
    'we are Germans, 3 adults, no flights please, only high-speed trains, 14 days',
    'nat:DE adults:3 -mode:flight only:train days:14',
  ],
  [
    'Budget travellers, €50 a day each, silk road from Xian to Kashgar, three weeks',
    'class:1 budget:50-EUR-person-day tag:silk-road city:xian city:kashgar days:21 order:xian>kashgar',
  ],
  [
    'under 20k RMB for two people, Chengdu and Jiuzhaigou, 6 days',
    'budget:20000-CNY-group-trip adults:2 city:chengdu city:jiuzhaigou days:6',
  ],
  [
    'Money no object. Honeymoon. Ten days. Hangzhou, Suzhou, Shanghai.',
    'class:4 adults:2 days:10 city:hangzhou city:suzhou city:shanghai',
  ],
  [
    'the great wall is a must, we hate crowds, no museums',
    'spot:great-wall-mutianyu crowds:avoid -kind:museum',
  ],
  [
    'My father cannot walk far; Beijing, 5 days, late September',
    'adults:2 mobility:limited-walking city:beijing days:5 month:2026-09 part:late',
  ],
  [
    'wheelchair user, Shanghai and Suzhou, 5-star hotels',
    'mobility:wheelchair city:shanghai city:suzhou class:4',
  ],
  ['vegetarian couple, Chengdu food tour, 4 days', 'diet:vegetarian adults:2 city:chengdu tag:food days:4'],
  [
    "halal food needed. Xi'an, Lanzhou and Dunhuang in 9 days in September",
    'diet:halal city:xian city:lanzhou city:dunhuang days:9 month:2026-09',
  ],
  [
    'we are late risers and want a relaxed trip to Dali and Lijiang',
    'start:600 pace:relaxed city:dali city:lijiang',
  ],
  [
    '十月去北京西安七天，两大一小，预算两万',
    'month:2026-10 city:beijing city:xian days:7 adults:2 kids:1 budget:20000-CNY-group-trip',
  ],
  ['一个人去成都玩5天，喜欢美食和熊猫', 'adults:1 city:chengdu days:5 tag:food tag:wildlife word:panda'],
  ['国庆节去云南，10天，不想太赶', 'from:2026-10-01 area:yunnan days:10 pace:relaxed'],
  [
    '上海进香港出，12天，夫妻两人，预算3万元，不坐飞机',
    'in:shanghai out:hong-kong days:12 adults:2 budget:30000-CNY-group-trip -mode:flight',
  ],
  [
    '带父母去桂林、阳朔，4月，老人走不了太多路',
    'city:guilin city:yangshuo month:2027-04 adults:3 mobility:limited-walking',
  ],
  [
    'hi! me and my 2 best friends want to party in shanghai + chengdu, 1 week in august, cheap hostels',
    'adults:3 tag:nightlife city:shanghai city:chengdu days:7 month:2026-08 class:1',
  ],
  [
    'Harbin ice festival in January with kids aged 6 and 9',
    'spot:harbin-ice-and-snow-world month:2027-01 kids:2 age:6 age:9',
  ],
  ['Christmas in Hong Kong, 5 nights', 'from:2026-12-24 city:hong-kong days:6'],
  [
    'golden week trip to qingdao, 4 days, beer and beaches',
    'from:2026-10-01 city:qingdao days:4 word:beer tag:beach',
  ],
  [
    'In two weeks I fly to Guangzhou, 3 days, dim sum!',
    'from:2026-06-29 in:guangzhou days:3 tag:food tag:cantonese-food',
  ],
  ['3/10 to 12/10, Beijing and Datong', 'from:2026-10-03 days:10 city:beijing city:datong'],
  ['10/3 - 10/12 beijing, american passport', 'from:2026-10-03 days:10 city:beijing nat:US'],
  [
    '3 days in Beijing, 2 days in Xian and 4 days in Shanghai',
    'city:beijing city:xian city:shanghai days:9 nights:beijing=3 nights:shanghai=3 nights:xian=2 order:beijing>xian>shanghai',
  ],
  [
    'Retired couple from Canada, 3 weeks, gardens, tea, calligraphy, no rush',
    'adults:2 seniors:2 nat:CA days:21 tag:gardens tag:tea word:calligraphy pace:relaxed',
  ],
  ['Tibet in two weeks time for ten days', 'area:tibet from:2026-06-29 days:10'],
  [
    'see as much as possible in 5 days: forbidden city, terracotta warriors, the bund',
    'pace:full days:5 spot:forbidden-city spot:terracotta-army spot:the-bund',
  ],
  ['I would like to go to Bejing and Shangai for a week', 'city:beijing city:shanghai days:7'],
  ['zhangjiaje avatar mountains 4 days', 'city:zhangjiajie spot:zhangjiajie-national-forest-park days:4'],
  ['chengdou pandas, leshan buda, 5 days', 'city:chengdu tag:wildlife word:panda city:leshan days:5'],
  [
    'not Beijing. Something by the sea, two weeks, with our three kids',
    '-city:beijing tag:beach days:14 kids:3 adults:2',
  ],
  ['anywhere but Shanghai', '-city:shanghai'],
  ['everything except museums and shopping malls', '-kind:museum -kind:shopping'],
  [
    'no temples, no shopping, just nature and hiking in Guizhou',
    '-kind:temple -kind:shopping tag:nature tag:hiking area:guizhou',
  ],
  ['we love art galleries and modern architecture', 'tag:art tag:architecture'],
  [
    'Beijing 5 days then train to Shanghai 4 days, October 2026, couple, $200 per day',
    'city:beijing city:shanghai days:9 prefer:train month:2026-10 adults:2 budget:200-USD-group-day nights:beijing=5 nights:shanghai=3 order:beijing>shanghai',
  ],
  [
    'family with 2 children (4 and 7) and a stroller, Shanghai Disneyland is a must',
    'adults:2 kids:2 age:4 age:7 mobility:stroller spot:shanghai-disneyland',
  ],
  ['2 adults, 2 seniors, 1 toddler', 'adults:4 seniors:2 kids:1'],
  ['group of 6 friends, adventure, rafting, bungee', 'adults:6 tag:adventure'],
  ['6 of us, packed schedule, 8 days', 'adults:6 pace:full days:8'],
  [
    'Next spring, cherry blossom in Wuhan and Wuxi',
    'month:2027-04 word:cherry word:blossom city:wuhan city:wuxi',
  ],
  [
    'We arrive in Beijing on 5 April 2027 and leave from Shanghai on 16 April',
    'in:beijing out:shanghai from:2027-04-05 days:12',
  ],
  [
    'landing in PEK, flying home from PVG two weeks later',
    'in:beijing out:shanghai days:14 in-station:beijing-capital-airport out-station:shanghai-pudong-airport',
  ],
  ['start in Kunming, end in Chengdu. 11 days', 'in:kunming out:chengdu days:11 order:kunming>chengdu'],
  [
    'Fly into Hong Kong & out of Shanghai; in between Guilin, Zhangjiajie, Huangshan',
    'in:hong-kong out:shanghai city:guilin city:zhangjiajie city:huangshan',
  ],
  ['we fly in and out of Beijing', 'in:beijing out:beijing'],
  ['entering at Shenzhen, exit Macau', 'in:shenzhen out:macau'],
  [
    'I dont eat pork and cant handle spicy food, Chongqing 3 days',
    'diet:no-pork diet:not-spicy city:chongqing days:3',
  ],
  ['vegan, gluten free', 'diet:vegan diet:gluten-free'],
  ['we prefer boutique hotels, nothing too early in the morning', 'class:3 start:540'],
  ['no overnight trains please', '-mode:sleeper'],
  ['I am afraid of flying so trains only', '-mode:flight only:train'],
  ['15 April 2027, 10 days, Hunan', 'from:2027-04-15 days:10 area:hunan'],
  ['from 2027-03-20 to 2027-03-28 in Hainan', 'from:2027-03-20 days:9 area:hainan'],
  [
    'March 28 - April 5, Yangtze cruise and Chongqing',
    'from:2027-03-28 days:9 spot:three-gorges city:chongqing',
  ],
  ['May 3rd to May 10th, Inner Mongolia grassland', 'from:2027-05-03 days:8 area:inner-mongolia tag:nature'],
  ['we may go in may or so, 9 days, xinjiang', 'month:2027-05 days:9 area:xinjiang'],
  ['mid-September, Lhasa and Namtso', 'month:2026-09 part:mid city:lhasa spot:namtso'],
  [
    'end of March, Wuyuan, rapeseed flowers, photographers, 5 days',
    'month:2027-03 part:late city:wuyuan tag:photography days:5 word:flower',
  ],
  ['this summer with the kids, nothing too hot', 'month:2026-07'],
  ['Chinese New Year in Pingyao', 'from:2027-02-06 city:pingyao'],
  ['Easter holidays, 10 days, China for beginners', 'from:2027-03-26 days:10'],
  ['a fortnight, first timers, highlights, not too packed', 'days:14 pace:relaxed first-visit:yes'],
  [
    '10-day trip, moderate pace, £2,500 in total for both of us',
    'days:10 pace:balanced budget:2500-GBP-group-trip adults:2',
  ],
  [
    'AUD 4000 pp, 15 days, Sydney based couple, Australians',
    'budget:4000-AUD-person-trip days:15 adults:2 nat:AU',
  ],
  ['1,500 euros per person', 'budget:1500-EUR-person-trip'],
  ['¥800 per day per person, Xiamen and Quanzhou', 'budget:800-CNY-person-day city:xiamen city:quanzhou'],
  ['budget 30000 yuan', 'budget:30000-CNY-group-trip'],
  ['max $2.5k all in', 'budget:2500-USD-group-trip'],
  ['around 100 bucks a day', 'budget:100-USD-group-day'],
  ['two million yen for four adults', 'budget:2000000-JPY-group-trip adults:4'],
  ['we have about 5k usd, 12 days, nothing fancy', 'budget:5000-USD-group-trip days:12 class:1'],
  ['British family of five, half-term, Beijing and Xi’an', 'nat:GB adults:2 kids:3 city:beijing city:xian'],
  ['I hold a Brazilian passport', 'nat:BR'],
  ['two Italians and a Swiss, three people', 'nat:IT nat:CH adults:3'],
  ['my wife and I and our 5 year old son', 'adults:2 kids:1 age:5'],
  ['I travel with my husband, our daughters (8 and 12) and my parents', 'adults:4 kids:2 age:8 age:12'],
  ['my grandmother, 81, is coming along too', 'adults:2 seniors:1'],
  ['just me', 'adults:1'],
  [
    'Kunming Dali Lijiang Shangri-La, classic route, 9 days, no early mornings',
    'city:kunming city:dali city:lijiang city:shangri-la days:9 start:540',
  ],
  [
    'West Lake, Lingyin Temple and Longjing tea village',
    'spot:west-lake spot:lingyin-temple spot:longjing-village',
  ],
  ['must-sees: Potala Palace, Jokhang; altitude ok', 'spot:potala-palace spot:jokhang-temple'],
  [
    'Mogao caves and the crescent lake at Dunhuang',
    'spot:mogao-caves spot:mingsha-crescent-lake city:dunhuang',
  ],
  ['Yellow Mountain sunrise and Hongcun', 'spot:yellow-mountain spot:hongcun'],
  ['Huangshan and Hangzhou 5 days', 'city:huangshan city:hangzhou days:5'],
  ['not interested in the Forbidden City, been there', '-spot:forbidden-city'],
  ['skip Badaling, take us to Mutianyu', '-spot:great-wall-badaling spot:great-wall-mutianyu'],
  [
    'Li River cruise, karst mountains, bamboo rafting, Guilin 4 days',
    'spot:li-river-cruise word:karst tag:nature tag:hiking tag:adventure city:guilin days:4',
  ],
  [
    'Sichuan food and hotpot! Chengdu and Chongqing, 6 days in November',
    'tag:food tag:sichuan-food city:chengdu city:chongqing days:6 month:2026-11',
  ],
  ['Peking duck, street food, night markets', 'tag:food tag:beijing-food tag:street-food tag:nightlife'],
  ['dinosaurs! my 7 year old is crazy about dinosaurs', 'kids:1 age:7 word:dinosaur'],
  [
    'kung fu and buddhist grottoes, Luoyang and Zhengzhou',
    'word:kung tag:grottoes tag:religion city:luoyang city:zhengzhou',
  ],
  ['porcelain lover, Jingdezhen', 'word:porcelain city:jingdezhen'],
  [
    'unesco sites, ancient towns, minority culture in Guizhou and Guangxi, 12 days',
    'tag:world-heritage tag:ancient-towns tag:minority-cultures area:guizhou area:guangxi days:12',
  ],
  ['skyscrapers and neon, futuristic cities', 'tag:architecture tag:modern-cities'],
  ['wildlife, birdwatching, elephants in Xishuangbanna', 'tag:wildlife word:elephant city:xishuangbanna'],
  [
    'skiing and snow, harbin and changbaishan, february',
    'tag:winter city:harbin city:changbaishan month:2027-02',
  ],
  ['hot springs and spa, slow travel', 'tag:relaxed pace:relaxed'],
  ['Sanya beach holiday, one week, all inclusive luxury resort', 'city:sanya tag:beach days:7 class:4'],
  [
    '我们两个人，5月1日到5月7日，去杭州和苏州，喜欢园林和茶',
    'adults:2 from:2027-05-01 days:7 city:hangzhou city:suzhou tag:gardens tag:tea',
  ],
  [
    '一家四口，暑假去北京，8天，想看长城和故宫',
    'adults:2 kids:2 month:2026-07 city:beijing days:8 spot:great-wall-mutianyu spot:forbidden-city',
  ],
  [
    '不去上海，去过北京了，想爬山，预算每人8000元',
    '-city:shanghai -city:beijing tag:hiking tag:nature budget:8000-CNY-person-trip',
  ],
  ['吃素，不要购物，行程轻松一点', 'diet:vegetarian -kind:shopping pace:relaxed'],
  ['三个大人两个小孩，小孩5岁和8岁，三亚海边', 'adults:3 kids:2 age:5 age:8 city:sanya tag:beach'],
  ['德国护照，从上海入境，广州离境，144小时', 'nat:DE in:shanghai out:guangzhou days:6'],
  ['下个月去西藏两周', 'month:2026-07 area:tibet days:14'],
  [
    '清真饮食，西安、兰州、敦煌，九月中旬，十天',
    'diet:halal city:xian city:lanzhou city:dunhuang month:2026-09 part:mid days:10',
  ],
  [
    'help me plan a trip for my parents who are in their 70s, beijing + xian, 8 days, easy pace, good hotels',
    'adults:2 seniors:2 city:beijing city:xian days:8 pace:relaxed class:3',
  ],
  ['we want to avoid the crowds and tourist traps, off the beaten path', 'crowds:avoid'],
  [
    'honeymooners!! 12 days, romantic, Lijiang Dali and a beach at the end',
    'adults:2 days:12 city:lijiang city:dali tag:beach',
  ],
  ['digital nomad, one month, Chengdu', 'days:30 city:chengdu'],
  ['how about 6 days hiking Tiger Leaping Gorge and around', 'days:6 tag:hiking spot:tiger-leaping-gorge'],
  ['weekend in Suzhou', 'days:2 city:suzhou'],
  ['next weekend in hangzhou', 'from:2026-06-27 days:2 city:hangzhou'],
  ['tomorrow we leave for Nanjing', 'from:2026-06-16 city:nanjing'],
  ['Shanghai stopover 24 hours', 'city:shanghai days:1'],
  ['two days', 'days:2'],
  ['hello', ''],
  ['China!!!', ''],
  ['I want to travel to china', ''],
  [
    'Where should we go for great food and fewer tourists? 9 days, two of us, US$4,000',
    'tag:food crowds:avoid days:9 adults:2 budget:4000-USD-group-trip',
  ],
  ['The Bund at night and jazz, Shanghai for 3 nights', 'spot:the-bund city:shanghai days:4'],
  ['we can start at 9am every day and want to be back by 8pm', 'start:540 end:1200'],
  ['early birds, happy to start at 6', 'start:360'],
  [
    'Xian 3 days (terracotta army, city wall by bike), then Beijing 4 days (summer palace, hutongs)',
    'city:xian city:beijing days:7 spot:terracotta-army spot:xian-city-wall spot:summer-palace word:hutong nights:beijing=3 nights:xian=3 order:xian>beijing',
  ],
  [
    'i need a 15 day itinerary covering beijing pingyao xian chengdu and guilin starting 1 sept',
    'days:15 city:beijing city:pingyao city:xian city:chengdu city:guilin from:2026-09-01',
  ],
  [
    'Landing on Sept 10 at Beijing Daxing, out 24 Sept from Guangzhou Baiyun',
    'from:2026-09-10 in:beijing out:guangzhou days:15 in-station:beijing-daxing-airport out-station:guangzhou-baiyun-airport',
  ],
  [
    'wir sind zwei Erwachsene, 10 Tage im Oktober, Peking und Shanghai',
    'adults:2 days:10 month:2026-10 city:beijing city:shanghai',
  ],
  [
    'dix jours en avril, Pékin et Xi’an, deux adultes',
    'days:10 month:2027-04 city:beijing city:xian adults:2',
  ],
  [
    'diez días en octubre, dos adultos, Shanghái y Guilin',
    'days:10 month:2026-10 adults:2 city:shanghai city:guilin',
  ],
  [
    "I'm 34, female, travelling alone, is the northwest safe? 10 days in june 2027",
    'adults:1 area:northwest days:10 month:2027-06',
  ],
  ['Northeast in winter, trains preferred', 'area:northeast month:2027-01 prefer:train'],
  [
    'Southern China: Guangdong, Guangxi, Hainan, 16 days',
    'area:south area:guangdong area:guangxi area:hainan days:16',
  ],
  ['mid-range hotels, no hostels', 'class:2'],
  ['we eat everything, love spicy stuff, cooking class', 'tag:food'],
  ['my kids are 3, 6 and 10', 'kids:3 age:3 age:6 age:10'],
  ['baby on board (11 months), easy walks only', 'kids:1 mobility:limited-walking'],
  ['No buses, bad knees, no stairs', '-mode:coach mobility:limited-walking'],
  ['total budget 12,000 CNY excluding international flights', 'budget:12000-CNY-group-trip'],
  ['Two budgets: 2000 USD or maybe 3000 USD', 'note:two-budgets'],
  ['3 to 12 October, so 14 days', 'from:2026-10-03 note:days-disagree'],
  [
    'Kashgar, Turpan, Urumqi and the Heavenly Lake, 10 days late August, private driver',
    'city:kashgar city:turpan city:urumqi spot:heavenly-lake-tianchi days:10 month:2026-08 part:late',
  ],
  [
    'Me and my dad, Beijing and Datong, six days at the end of September, we both love old temples',
    'adults:2 city:beijing city:datong days:6 month:2026-09 part:late tag:religion',
  ],
  [
    'looking for a cheap 2 week trip through sichuan and yunnan in november, i am 24 and travel alone',
    'class:1 days:14 area:sichuan area:yunnan month:2026-11 adults:1',
  ],
  [
    "We are a Polish family (2+2, kids 9 and 13), 16 days from 4 July, Beijing, Xi'an, Guilin, Shanghai, budget 40 000 PLN",
    'nat:PL adults:2 kids:2 age:9 age:13 days:16 from:2026-07-04 city:beijing city:xian city:guilin city:shanghai budget:9412-EUR-group-trip note:rough-rate',
  ],
  ['Tell me where to hike in autumn, no big cities please', 'tag:hiking month:2026-10 -kind:modern-cities'],
  ['4 days Hong Kong 1 day Macau', 'city:hong-kong city:macau days:5 nights:hong-kong=4'],
  [
    'Could you plan a slow week around Suzhou? My mother uses a wheelchair.',
    'pace:relaxed days:7 city:suzhou adults:2 mobility:wheelchair',
  ],
  [
    'Lhasa first, then the train to Xining, Qinghai lake, 9 days in early June 2027',
    'city:lhasa city:xining prefer:train spot:qinghai-lake days:9 month:2027-06 part:early order:lhasa>xining',
  ],
  [
    'i want to see the rainbow mountains in zhangye and the caves in dunhuang',
    'spot:zhangye-danxia city:zhangye tag:grottoes city:dunhuang',
  ],
  [
    'three ladies, 50+, shopping, spas, good food, Shanghai and Hangzhou for 8 days in March',
    'adults:3 tag:shopping tag:relaxed tag:food city:shanghai city:hangzhou days:8 month:2027-03',
  ],
  [
    '12/05/2027 - 24/05/2027 Chengdu Chongqing Yichang',
    'from:2027-05-12 days:13 city:chengdu city:chongqing city:yichang',
  ],
  ['honeymoon in sanya, 6 nights, 5 star', 'adults:2 city:sanya days:7 class:4'],
  ['no idea where, just warm in december and good beaches', 'month:2026-12 tag:beach'],
  [
    'USD 6,500 for a family of 4, 12 nights, Beijing to Shanghai with stops',
    'budget:6500-USD-group-trip adults:2 kids:2 days:13 city:beijing city:shanghai order:beijing>shanghai',
  ],
  [
    'we land in chengdu on friday 11 september and fly home from kunming on 25 september',
    'in:chengdu from:2026-09-11 out:kunming days:15',
  ],
  [
    'Vegetarian, hate early mornings, love tea houses and people watching',
    'diet:vegetarian start:600 tag:tea',
  ],
  [
    'Harbin? Or somewhere else with snow. Late January. Two kids.',
    'city:harbin tag:winter month:2027-01 part:late kids:2',
  ],
  ['Beijing without the Forbidden City, we saw it in 2019', 'city:beijing -spot:forbidden-city'],
  ['I need 5 days for business in Shenzhen plus a weekend in Guilin', 'days:7 city:shenzhen city:guilin'],
  ['10k for two, euros, 3 weeks, comfort', 'adults:2 days:21 budget:10000-EUR-group-trip'],
  [
    'Trip for 8 friends, beer in Qingdao, Mount Lao, beaches, 5 days in August',
    'adults:8 word:beer city:qingdao spot:mount-lao tag:beach days:5 month:2026-08',
  ],
  [
    '想带爸妈去张家界和凤凰，五天，他们腿脚不好',
    'adults:3 city:zhangjiajie city:fenghuang days:5 mobility:limited-walking',
  ],
  [
    '两个人，云南十天，预算一万五，不要太累',
    'adults:2 area:yunnan days:10 budget:15000-CNY-group-trip pace:relaxed',
  ],
  ['春节带孩子去哈尔滨看冰雪，6天', 'from:2027-02-06 kids:1 adults:2 city:harbin tag:winter days:6'],
  ['cambodian visa run: 3 days guangzhou', 'days:3 city:guangzhou'],
  [
    'Xiamen - Tulou - Wuyishan - Hangzhou, 9 days, max two hotels changes, trains only',
    'city:xiamen word:tulou city:wuyishan city:hangzhou days:9 max-stays:3 only:train',
  ],
  [
    'my partner is coeliac, i am vegetarian. Shanghai 6 days',
    'adults:2 diet:gluten-free diet:vegetarian city:shanghai days:6',
  ],
  [
    'Flying into Guangzhou 2 Dec for Canton fair supplier visits until 5 Dec, then 4 free days before flying out of Hong Kong 9 Dec',
    'in:guangzhou from:2026-12-02 fixed:2026-12-02,2026-12-03,2026-12-04,2026-12-05@540-1020@Conference days:8 out:hong-kong',
  ],
  [
    'Business in Shenzhen Mon-Wed, free Thursday to Sunday',
    'fixed:mon,tue,wed@540-1020@Conference city:shenzhen from-weekday:mon days:7',
  ],
  [
    'meetings in Shanghai Mon to Wed then free until Sunday',
    'fixed:mon,tue,wed@540-1020@Conference city:shanghai from-weekday:mon days:7',
  ],
  [
    'Montag bis Mittwoch Messe in Shanghai, danach frei bis Sonntag',
    'from-weekday:mon days:7 fixed:mon,tue,wed@540-1020@Conference city:shanghai',
  ],
  [
    'Reuniones en Shanghai de lunes a miércoles, luego libre hasta el domingo',
    'fixed:mon,tue,wed@540-1020@Meeting city:shanghai from-weekday:mon days:7',
  ],
  [
    '出張で深センに火曜から木曜まで、金曜から日曜は香港で観光',
    'fixed:tue,wed,thu@540-1020@Conference city:shenzhen from-weekday:tue days:6 city:hong-kong',
  ],
  [
    '两个人，周五晚上从上海出发去黄山，周日晚上回，爬山看日出',
    'adults:2 from-weekday:fri days:3 in:shanghai in-town:shanghai order:shanghai>huangshan city:huangshan tag:nature tag:hiking word:mountain tag:photography word:sunrise',
  ],
  [
    'Geschäftlich bis Donnerstag in Shenzhen, danach noch 4 Tage Guilin mit Rückflug ab Hongkong am Montag',
    'from-weekday:fri city:shenzhen order:shenzhen>guilin days:4 city:guilin out:hong-kong',
  ],
  [
    'Vou a trabalho a Xangai de 8 a 11 de março e quero ficar até dia 15 para conhecer Hangzhou e Suzhou',
    'fixed:2027-03-08,2027-03-09,2027-03-10,2027-03-11@540-1020@Conference city:shanghai from:2027-03-08 days:8 city:hangzhou city:suzhou',
  ],
  [
    'Work trip to Suzhou 12-15 January, want to add the weekend after in Hangzhou',
    'fixed:2027-01-12,2027-01-13,2027-01-14,2027-01-15@540-1020@Conference city:suzhou from:2027-01-12 days:6 city:hangzhou',
  ],
  [
    'Hong Kong and Macau 5 days plus a night in Kaiping',
    'city:hong-kong city:macau nights:guangzhou=1 days:6 spot:kaiping-diaolou',
  ],
  ["ab Pfingstmontag 10 Tage Peking und Xi'an", 'from:2027-05-17 days:10 city:beijing city:xian'],
  ['Karfreitag bis Ostermontag Shanghai', 'from:2027-03-26 days:4 city:shanghai'],
  ['Fronleichnam, 4 Tage Hongkong', 'from:2027-05-27 days:4 city:hong-kong'],
  [
    'ma femme est enceinte de 6 mois, 10 jours à Shanghai et Hangzhou',
    'adults:2 pace:relaxed altitude:careful days:10 city:shanghai city:hangzhou',
  ],
  ['2.5 weeks to Lanzhou and Dunhuang', 'days:18 city:lanzhou city:dunhuang'],
  ['No crazy early mornings, Beijing 5 days', 'start:540 city:beijing days:5'],
  ['keine frühen Starts, Peking 5 Tage', 'start:540 city:beijing days:5'],
  ['we like late starts, Chengdu 4 days', 'start:600 city:chengdu days:4'],
  ["pas trop tôt le matin svp, Xi'an 4 jours", 'start:540 city:xian days:4'],
  ["Beijing and Xi'an, direct train between them, 7 days", 'city:beijing city:xian prefer:train days:7'],
  [
    "Peking, Xi'an und Chengdu, 10 Tage, Züge zwischen den Städten",
    'city:beijing city:xian city:chengdu days:10 prefer:train',
  ],
  [
    'I only have a weekend in Nanjing, arriving Friday 20:00 by train from Shanghai and leaving Sunday 18:00',
    'city:nanjing from-weekday:fri days:3 arrive:train-1200 depart:train-1080',
  ],
  [
    'Tibet in September, start in Chengdu, train to Lhasa, back by plane, 12 days',
    'area:tibet month:2026-09 in:chengdu ride:chengdu>lhasa=train in-town:chengdu city:lhasa days:12',
  ],
  [
    'Tibet from Kathmandu? actually start in Chengdu, train to Lhasa, 12 days',
    'area:tibet in:chengdu ride:chengdu>lhasa=train in-town:chengdu city:lhasa days:12',
  ],
  [
    'Qinghai-Tibet railway, 3 weeks in May',
    'city:xining city:lhasa ride:xining>lhasa=train days:21 month:2027-05',
  ],
  ['青藏铁路 10天', 'city:xining city:lhasa ride:xining>lhasa=train days:10'],
  [
    '10 Tage mit der Tibetbahn im Mai',
    'days:10 city:xining city:lhasa ride:xining>lhasa=train month:2027-05',
  ],
  ['train from Beijing to Tibet, 12 days', 'city:beijing area:tibet days:12'],
  ['ride the maglev in Shanghai, 3 days', 'city:shanghai days:3'],
  ['train enthusiast, 10 days', 'word:railway days:10'],
  ['rail fan, 2 weeks in October', 'word:railway days:14 month:2026-10'],
  [
    '国庆从武汉出发，想看山，高铁出行，自驾不行，5天',
    'from:2026-10-01 in:wuhan in-town:wuhan tag:nature tag:hiking word:mountain prefer:train days:5',
  ],
  [
    '9月に上海から蘇州・杭州・烏鎮を4泊5日で回りたい。母(72歳)と二人',
    'month:2026-09 in:shanghai in-town:shanghai out:shanghai out-town:shanghai city:suzhou city:hangzhou spot:wuzhen days:5 adults:2 seniors:1',
  ],
  ['biking trip around Yangshuo, 4 days', 'word:cycling city:yangshuo days:4'],
  ['vélo à Yangshuo, 5 jours', 'word:cycling city:yangshuo days:5'],
  ['Guilin in June, is it rainy season? 5 days', 'city:guilin month:2026-06 days:5'],
  ['fit 25 year old, 2 weeks Yunnan hiking', 'adults:1 days:14 area:yunnan tag:hiking'],
  ['28M solo-ish, 3 weeks, Chengdu and Chongqing', 'adults:1 days:21 city:chengdu city:chongqing'],
  [
    '45 yo photographer, Guizhou villages 10 days',
    'adults:1 tag:photography area:guizhou tag:minority-cultures days:10',
  ],
  ['my 25 year old son and I, 10 days Beijing', 'adults:2 days:10 city:beijing'],
  [
    'Visiting my daughter studying in Wuhan; 10 days in May, would like to see Wuhan and 2 other places she can join on the weekend of 15-16 May',
    'city:wuhan days:10 open-stops:2 from:2027-05-11',
  ],
  ['thé, montagne et bonne cuisine, 12 jours au Yunnan', 'tag:tea tag:nature tag:food days:12 area:yunnan'],
  [
    "can u plan 4 days in shangai for me n my mum she's 70 cant walk much",
    'days:4 city:shanghai adults:2 seniors:1 mobility:limited-walking',
  ],
  [
    'wheelchair user and his wife, Beijing + Shanghai, 8 days',
    'mobility:wheelchair adults:2 city:beijing city:shanghai days:8',
  ],
  [
    "Siamo in 3, io e due amiche, 14 giorni ad agosto, Pechino e Xi'an",
    'adults:3 days:14 month:2026-08 city:beijing city:xian',
  ],
  [
    'On part à 4 (2 ados de 14 et 16 ans) du 10 au 24 juillet, arrivée Shanghai, retour de Pékin',
    'adults:2 kids:2 age:14 age:16 from:2026-07-10 days:15 in:shanghai out:beijing',
  ],
  [
    "Wij zijn een stel van 60+, 3 weken in mei, Peking en Xi'an",
    'adults:2 seniors:2 days:21 month:2027-05 city:beijing city:xian',
  ],
  [
    'Ich (31, allein) will 3 Wochen durch Yunnan wandern, günstig',
    'adults:1 days:21 area:yunnan tag:hiking class:1',
  ],
  [
    'Couple de retraités, 15 jours en septembre, Pékin et Xian, pas de marche longue',
    'adults:2 seniors:2 days:15 month:2026-09 city:beijing city:xian mobility:limited-walking',
  ],
  [
    '부모님(70대) 모시고 장가계 4박 5일, 10월, 많이 걷지 않게',
    'adults:3 seniors:2 city:zhangjiajie days:5 month:2026-10 mobility:limited-walking',
  ],
  [
    'honeymoon 10-24 Oct 2027, Yangshuo, Lijiang, Sanya, 5* hotels',
    'adults:2 from:2027-10-10 days:15 city:yangshuo city:lijiang city:sanya class:4',
  ],
  [
    'beijing - xian - shanghai in april, 16 days, not super packed pls',
    'city:beijing order:beijing>xian>shanghai city:xian city:shanghai month:2027-04 days:16 pace:relaxed',
  ],
];

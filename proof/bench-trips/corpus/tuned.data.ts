/** Wishes as travellers type them, with expectations (`expectations.ts`). Rules and planner are tuned on these. */
export const tuned: readonly (readonly [wish: string, expects: string])[] = [
  // English
  [
    '12 days in mid September, first time, couple from Australia, landing in Shanghai 7 am, home from Beijing 11 pm, food, hiking, photography, mid budget',
    'days:12 month:9 in:shanghai out:beijing arr:07:00 dep:23:00 people:2+0 nat:AU class:2 tag:food tag:hiking tag:photography | length:12 first:shanghai last:beijing stay:beijing=3..5 stay:shanghai=2..4 sees:forbidden-city walls<=1 cities<=5 no:jiuzhaigou',
  ],
  [
    '11 hour layover in Beijing, arriving PEK 5:40, leaving 16:50, British',
    'days:1 in:beijing out:beijing arr:05:40 dep:16:50 nat:GB | length:1 first:beijing last:beijing home<=14:30 sights<=3 day1>=05:40',
  ],
  [
    "3 days from Xi'an, want to see sunrise on Hua Shan",
    'days:3 city:xian must:mount-hua | length:3 sees:mount-hua visits:xian only:xian on-top:mount-hua',
  ],
  [
    '2 days on Huangshan with a night on the mountain, October',
    'days:2 month:10 city:huangshan | length:2 on-top:yellow-mountain only:huangshan',
  ],
  [
    'Shanghai 3 nights then Huangshan 2 nights, we want the sunrise from the top',
    'nights:shanghai=3 nights:huangshan=2 | stay:shanghai=3 stay:huangshan=2 on-top:yellow-mountain',
  ],
  [
    '4 days Chengdu and Mount Emei, one night on the summit for sunrise',
    'days:4 city:chengdu must:mount-emei | length:4 on-top:mount-emei',
  ],
  [
    'Mount Tai sunrise, sleep at the top, 3 days from Jinan',
    'days:3 must:mount-tai | length:3 on-top:mount-tai',
  ],
  [
    'Wutai Shan 3 days in July, sunrise from a terrace',
    'days:3 city:wutai | length:3 on-top:wutai-five-terraces',
  ],
  ['黄山三日游，山上住一晚看日出', 'days:3 city:huangshan | length:3 on-top:yellow-mountain'],
  [
    'Drei Tage ab Xi’an, Übernachtung auf dem Gipfel des Hua Shan, Sonnenaufgang',
    'days:3 must:mount-hua | length:3 on-top:mount-hua',
  ],
  [
    'Yangtze cruise from Chongqing to Yichang, 6 days',
    'days:6 city:chongqing city:yichang | length:6 sees:three-gorges night:chongqing night:yichang',
  ],
  [
    '6 days Fujian, my parents are 74 and 71, mum has a bad knee, we love old houses and tea',
    'days:6 seniors:2 people:3+0 mobility:limited-walking tag:tea | only:fujian visits:xiamen sees:tianluokeng-tulou/gaobei-tulou sights<=3 end<=20:30 ride<=300 cities<=3',
  ],
  [
    'beijing xian shanghai 9 days',
    'days:9 city:beijing city:xian city:shanghai | sees:forbidden-city sees:terracotta-army sees:the-bund stay:beijing=3..4 stay:xian=2..3 stay:shanghai=2..3 walls<=1 cities<=3',
  ],
  [
    "4 nights Beijing, 2 nights Xi'an, 3 nights Shanghai, May, 2 adults",
    'days:10 month:5 people:2+0 nights:beijing=4 nights:xian=2 nights:shanghai=3 | length:10 stay:beijing=4 stay:xian=2 stay:shanghai=3 sees:forbidden-city sees:terracotta-army',
  ],
  [
    'Chengdu with kids 4 and 7, 5 days, pandas',
    'days:5 city:chengdu people:2+2 ages:4,7 tag:wildlife | sees:chengdu-panda-base stay:chengdu=3..4 sights<=3 end<=20:30 ride<=300',
  ],
  [
    'We fly into Hong Kong on 3 April 2027 and leave from Shanghai on 16 April. Two adults from Germany.',
    'from:2027-04-03 days:14 in:hong-kong out:shanghai people:2+0 nat:DE | length:14 first:hong-kong last:shanghai stay:hong-kong=2..5 stay:shanghai=2..5',
  ],
  [
    '144 hour transit in Shanghai, US passport, coming from Tokyo going on to London',
    'nat:US in:shanghai via:JP>GB | first:shanghai last:shanghai only:shanghai,jiangsu,zhejiang',
  ],
  [
    '240h visa free transit, 8 days, Guangzhou in, Beijing out, Canadian',
    'days:8 in:guangzhou out:beijing nat:CA | length:8 first:guangzhou last:beijing',
  ],
  [
    'Yunnan 10 days in March: Kunming, Dali, Lijiang, Shangri-La',
    'days:10 month:3 city:kunming city:dali city:lijiang city:shangri-la | visits:kunming visits:dali visits:lijiang visits:shangri-la only:yunnan sees:lijiang-old-town',
  ],
  [
    'Tibet! 8 days in June, 2 people, worried about altitude',
    'days:8 month:6 people:2+0 | visits:lhasa sees:potala-palace sights<=3 sees:jokhang-temple',
  ],
  [
    'Harbin ice festival in January, 4 days, from Hong Kong passport holders, 3 friends',
    'days:4 month:1 city:harbin people:3+0 nat:HK | sees:harbin-ice-and-snow-world only:harbin stay:harbin=3',
  ],
  [
    'wheelchair user, Shanghai and Suzhou, 6 days, step free please, 5-star',
    'days:6 mobility:wheelchair city:shanghai city:suzhou class:4 | sights<=3 end<=20:30 visits:suzhou visits:shanghai only:shanghai,suzhou',
  ],
  [
    'Silk Road by train, Xian to Kashgar, 14 days, no flights',
    'days:14 -mode:flight tag:silk-road order:xian>kashgar | first:xian last:kashgar flights<=0 sees:mogao-caves visits:dunhuang visits:zhangye/jiayuguan',
  ],
  [
    'long weekend in Shanghai, shopping and nightlife, 3 girls',
    'days:3 city:shanghai people:3+0 tag:shopping tag:nightlife | only:shanghai sees:the-bund',
  ],
  [
    'Huangshan with a night on top, plus Hongcun, from Hangzhou, 4 days in November',
    'days:4 month:11 city:huangshan must:hongcun city:hangzhou | sees:yellow-mountain sees:hongcun first:hangzhou',
  ],
  [
    'Jiuzhaigou and Huanglong in October, 5 days from Chengdu, no pandas please',
    'days:5 month:10 must:huanglong city:chengdu | sees:jiuzhaigou-valley sees:huanglong first:chengdu not:chengdu-panda-base',
  ],
  [
    'Zhangjiajie 4 days, avatar mountains, glass bridge, we are 2 and fit',
    'days:4 city:zhangjiajie people:2+0 | sees:zhangjiajie-national-forest-park/yuanjiajie sees:tianmen-mountain sees:zhangjiajie-grand-canyon only:zhangjiajie',
  ],
  [
    'Emei Shan and Leshan Buddha, 3 days in April, vegetarian',
    'days:3 month:4 must:mount-emei must:leshan-giant-buddha diet:vegetarian | sees:mount-emei sees:leshan-giant-buddha',
  ],
  [
    'Backpacker, hostels only, 2k USD for three weeks, trains only, wherever is interesting',
    'days:21 class:1 budget:2000USD people:1+0 modes:train | length:21 flights<=0 in-budget',
  ],
  [
    'luxury honeymoon 10 days, Hangzhou, Suzhou, Shanghai, no rushing about',
    'days:10 class:4 people:2+0 pace:relaxed city:hangzhou city:suzhou city:shanghai | sights<=3 sees:west-lake visits:suzhou visits:shanghai cities<=4',
  ],
  [
    'We have seen Beijing and the Terracotta Army already. 12 days next May, nature and villages please',
    '-city:beijing -spot:terracotta-army days:12 month:5 tag:nature | no:beijing not:terracotta-army',
  ],
  [
    'Guilin, Yangshuo, Longji rice terraces, 6 days, end of May, cycling, family with a 9 year old',
    'days:6 month:5 city:guilin city:yangshuo must:longji-rice-terraces people:2+1 ages:9 | sees:longji-rice-terraces sees:yulong-river only:guilin,yangshuo sights<=3',
  ],
  [
    'Muslim family of 5 (kids 12, 10 and 3), halal food essential, Xian - Lanzhou - Xining, 9 days in July',
    'days:9 month:7 diet:halal people:2+3 ages:3,10,12 order:xian>lanzhou>xining | first:xian last:xining ride<=300 sights<=3',
  ],
  [
    'Arriving Beijing 21:30 on 5 May 2027, leaving 10 May at 08:00. First time.',
    'from:2027-05-05 days:6 in:beijing out:beijing arr:21:30 dep:08:00 | day1>=21:00 sees:forbidden-city walls<=1 home<=08:00',
  ],
  [
    'Hong Kong and Macau 5 days, dim sum, casinos no thanks',
    'days:5 city:hong-kong city:macau tag:food | stay:hong-kong=3..4 visits:macau only:hong-kong,macau not:venetian-macao',
  ],
  [
    'Kashgar and around, 6 days in September, photography, markets',
    'days:6 month:9 city:kashgar tag:photography | only:kashgar sees:kashgar-old-city sees:karakul-lake/baisha-lake',
  ],
  [
    'Sanya beach holiday 7 days in February with two toddlers (2 and 4), nap from 1 to 3 pm',
    'days:7 month:2 city:sanya people:2+2 ages:2,4 break:13:00-15:00 tag:beach | only:hainan sights<=2 end<=20:00',
  ],
  [
    'Digital nomad, works mornings until noon, 10 days in Dali and Lijiang',
    'days:10 city:dali city:lijiang break:09:00-12:00 people:1+0 | visits:dali visits:lijiang',
  ],
  [
    'vegan couple, Hangzhou tea villages and Shaoxing, 5 days, late April, slow',
    'days:5 month:4 diet:vegan people:2+0 city:hangzhou city:shaoxing tag:tea pace:relaxed | sees:longjing-village sees:west-lake only:hangzhou,shaoxing sights<=3',
  ],
  [
    'Pingyao and Datong from Beijing by train, back to Beijing, 6 days, no museums',
    'days:6 city:pingyao city:datong city:beijing -kind:museum | first:beijing last:beijing sees:yungang-grottoes sees:pingyao-ancient-city count:museum<=0 flights<=0',
  ],
  [
    'Qingdao beer and seafood 3 days in August',
    'days:3 month:8 city:qingdao tag:food | only:qingdao sees:tsingtao-beer-museum',
  ],
  [
    'i want to see the great wall but not badaling, beijing 4 days, early riser, no crowds',
    'days:4 city:beijing -spot:great-wall-badaling crowds:avoid | not:great-wall-badaling sees:great-wall-mutianyu/simatai-and-gubei/jinshanling-great-wall walls<=1',
  ],
  [
    'Beijing 5 days with my 70 year old mother, nothing strenuous, one hotel for the whole stay',
    'days:5 city:beijing people:2+0 seniors:1 | cities<=1 sees:forbidden-city sights<=3 end<=20:30 only:beijing',
  ],
  [
    'Golden Week 1-7 October 2027 in Guizhou, villages, waterfalls, avoid crowds',
    'from:2027-10-01 days:7 crowds:avoid | only:guizhou sees:huangguoshu-waterfall sees:xijiang-miao-village/zhaoxing-dong-village/langde-miao-village',
  ],
  [
    'Nanjing + Yangzhou + Suzhou gardens, 7 days, early April, cherry blossom',
    'days:7 month:4 city:nanjing city:yangzhou city:suzhou tag:gardens | sees:slender-west-lake visits:nanjing visits:suzhou only:shanghai,jiangsu',
  ],
  [
    'Chongqing and Chengdu spicy food trip 6 days budget 8000 rmb for 2',
    'days:6 city:chongqing city:chengdu tag:food budget:8000CNY people:2+0 | in-budget visits:chongqing visits:chengdu sees:hongya-cave cities<=3',
  ],
  [
    'Inner Mongolia grasslands, horses, yurts. July, 5 days.',
    'days:5 month:7 | visits:hohhot/hulunbuir only:inner-mongolia',
  ],
  [
    'I land in Chengdu at 6am on March 10 and fly from Chongqing at 10pm on March 17, solo female, street food and hotpot',
    'from:2027-03-10 days:8 in:chengdu out:chongqing arr:06:00 dep:22:00 people:1+0 tag:food/street-food | first:chengdu last:chongqing home<=20:30 sees:chengdu-panda-base',
  ],
  [
    'Two weeks, kids 6 & 8, first time China, April, pandas, great wall, warriors, not too many hotels',
    'days:14 month:4 people:2+2 ages:6,8 | sees:terracotta-army visits:chengdu visits:beijing visits:xian cities<=4 walls<=1 ride<=330 sights<=3',
  ],
  ['china??', '| first:beijing/shanghai'],
  [
    'Wuyi mountain tea and Xiamen, 6 days, retired couple, early nights',
    'days:6 city:wuyishan city:xiamen people:2+0 seniors:2 tag:tea | sees:tianyou-peak/wuyi-nine-bend-river sees:gulangyu sights<=3 end<=20:00',
  ],
  [
    'Luoyang peonies in April, Longmen and Shaolin, 4 days from Zhengzhou airport and back',
    'days:4 month:4 must:longmen-grottoes must:shaolin-temple in:zhengzhou out:zhengzhou | first:zhengzhou last:zhengzhou sees:longmen-grottoes sees:shaolin-temple',
  ],
  [
    'Dunhuang 3 days, arriving by train 14:20, flying out 19:45 on the last day',
    'days:3 city:dunhuang arr:14:20 dep:19:45 | day1>=14:00 home<=18:00 sees:mogao-caves sees:mingsha-crescent-lake only:dunhuang',
  ],
  [
    'Xinjiang 2 weeks September self drive if possible, Urumqi, Sayram lake, Kanas',
    'days:14 month:9 city:urumqi must:sayram-lake must:kanas-lake | sees:sayram-lake sees:kanas-lake visits:urumqi sees:heavenly-lake-tianchi',
  ],
  [
    'Yangtze cruise from Chongqing to Yichang then Wuhan, 8 days in October',
    'days:8 month:10 order:chongqing>yichang>wuhan | first:chongqing last:wuhan visits:yichang sees:yellow-crane-tower',
  ],
  [
    'gay couple mid 30s, modern art, design, architecture, cocktail bars, Shanghai + Shenzhen + HK, 9 days',
    'days:9 people:2+0 city:shanghai city:shenzhen city:hong-kong tag:art tag:architecture tag:nightlife | visits:shanghai visits:shenzhen visits:hong-kong sees:m-plus',
  ],
  [
    'One German and one Brazilian passport, 13 days in November, classic highlights',
    'days:13 month:11 nat2:DE nat2:BR people:2+0 | visits:beijing visits:xian visits:shanghai walls<=1',
  ],
  [
    'Family reunion 8 people (2 grandparents 78 and 80, 4 adults, 2 kids 5 and 11), Xiamen, 5 days, April',
    'days:5 month:4 people:6+2 seniors:2 ages:5,11 city:xiamen | only:xiamen sees:gulangyu sights<=3 end<=20:30',
  ],
  [
    'no caves no temples, just cities skyscrapers and food, 9 days, Guangzhou Shenzhen HK',
    'days:9 -kind:temple city:guangzhou city:shenzhen city:hong-kong tag:food | count:temple<=0 count:cave<=0 visits:guangzhou visits:shenzhen visits:hong-kong',
  ],
  [
    'Beijing business trip, meetings until 5pm Monday to Wednesday 19-21 April 2027, free Thursday and Friday, fly home Saturday noon',
    'from:2027-04-19 days:6 city:beijing | sees:forbidden-city walls<=1 only:beijing',
  ],
  [
    'Christmas in Shanghai and Hangzhou, 23 to 29 December, 2 adults 1 teen 15',
    'from:2026-12-23 days:7 people:2+1 ages:15 city:shanghai city:hangzhou | visits:shanghai sees:west-lake only:shanghai,hangzhou,suzhou,jiaxing',
  ],
  [
    'Guangzhou > Guilin > Yangshuo > Chengdu > Xian > Beijing 3 weeks in autumn, $4500 for two',
    'days:21 order:guangzhou>guilin>yangshuo>chengdu>xian>beijing budget:4500USD people:2+0 | first:guangzhou last:beijing in-budget sees:terracotta-army sees:chengdu-panda-base',
  ],
  [
    'Mount Tai sunrise and Confucius, 3 days, by train from Beijing, ending in Shanghai',
    'days:3 must:mount-tai in:beijing out:shanghai | sees:mount-tai sees:temple-of-confucius last:shanghai',
  ],
  // German
  [
    'Zwei Wochen China im Mai, wir sind zu zweit, mögen Wandern und gutes Essen, Ankunft Peking 6:30, Rückflug ab Shanghai 23:55',
    'days:14 month:5 people:2+0 in:beijing out:shanghai arr:06:30 dep:23:55 tag:hiking tag:food | first:beijing last:shanghai sees:forbidden-city walls<=1 stay:beijing=3..5',
  ],
  [
    '10 Tage Yunnan im Oktober, kein Stress, Rentnerpaar, keine Flüge innerhalb Chinas',
    'days:10 month:10 pace:relaxed people:2+0 seniors:2 -mode:flight | only:yunnan flights<=0 sights<=3 ride<=330',
  ],
  [
    'Pfingsten 2027 mit den Kindern (6 und 10) nach Peking und Xi’an, 9 Tage, Budget 4000 Euro ohne Flug',
    'days:9 month:5 people:2+2 ages:6,10 city:beijing city:xian budget:4000EUR | sees:terracotta-army sees:forbidden-city in-budget sights<=3 only:beijing,xian',
  ],
  [
    'Rollstuhlfahrerin, 5 Tage Shanghai, barrierefrei, gehobenes Hotel',
    'days:5 mobility:wheelchair city:shanghai class:3/4 | only:shanghai sights<=3 end<=20:30',
  ],
  [
    'vom 3. bis 17. April 2027 Seidenstraße mit dem Zug, Xian bis Urumqi, vegetarisch',
    'from:2027-04-03 days:15 tag:silk-road diet:vegetarian order:xian>urumqi | first:xian last:urumqi sees:mogao-caves visits:dunhuang',
  ],
  [
    'Hongkong 4 Nächte, danach Guilin und Yangshuo 5 Nächte, keine Museen',
    'nights:hong-kong=4 days:10 city:guilin city:yangshuo -kind:museum | stay:hong-kong=4 first:hong-kong count:museum<=0 visits:yangshuo',
  ],
  [
    'Tibet ohne Höhenprobleme, 12 Tage, August, erst Xining dann Lhasa',
    'days:12 month:8 order:xining>lhasa | visits:xining visits:lhasa sees:potala-palace sees:kumbum-monastery',
  ],
  [
    'Wochenende in Chengdu, Pandas früh morgens, Hotpot abends',
    'city:chengdu days:2/3 | sees:chengdu-panda-base only:chengdu',
  ],
  // French
  [
    'Deux semaines en Chine en avril, couple de retraités français, arrivée à Pékin, retour de Shanghai, rythme tranquille',
    'days:14 month:4 people:2+0 seniors:2 nat:FR in:beijing out:shanghai pace:relaxed | first:beijing last:shanghai sees:forbidden-city sights<=3 walls<=1 ride<=330',
  ],
  [
    'Famille avec 3 enfants (4, 8 et 12 ans), 10 jours, pandas, Grande Muraille, budget 5000 €',
    'days:10 people:2+3 ages:4,8,12 budget:5000EUR | sees:chengdu-panda-base visits:beijing in-budget sights<=3 walls<=1 ride<=330',
  ],
  [
    'Guizhou et Guangxi, villages des minorités et rizières, 12 jours, début mai, sans avion',
    'days:12 month:5 tag:minority-cultures -mode:flight | flights<=0 visits:kaili sees:longji-rice-terraces only:guizhou,guangxi',
  ],
  [
    "4 nuits à Pékin, 2 à Pingyao, 3 à Xi'an, octobre",
    'days:10 month:10 nights:beijing=4 nights:pingyao=2 nights:xian=3 | stay:beijing=4 stay:pingyao=2 stay:xian=3 sees:terracotta-army',
  ],
  [
    'escale de 9 heures à Shanghai, arrivée 8h, départ 17h, passeport belge',
    'days:1 in:shanghai arr:08:00 dep:17:00 nat:BE | length:1 only:shanghai home<=15:00 sights<=3',
  ],
  [
    'Montagnes jaunes et Hangzhou, 6 jours fin octobre, randonnée, hôtels de charme',
    'days:6 month:10 city:huangshan city:hangzhou tag:hiking | sees:yellow-mountain sees:west-lake',
  ],
  [
    'Hong Kong, Macao, Canton, 8 jours, gastronomie, pas de temples',
    'days:8 city:hong-kong city:macau city:guangzhou tag:food -kind:temple | count:temple<=0 visits:macau visits:guangzhou',
  ],
  [
    'Harbin en janvier pour la glace, 4 jours depuis Pékin, retour à Pékin, végétarienne',
    'days:4 month:1 city:harbin diet:vegetarian in:beijing out:beijing | first:beijing last:beijing sees:harbin-ice-and-snow-world',
  ],
  // Spanish
  [
    'Luna de miel 15 días en mayo, llegamos a Pekín y volvemos desde Shanghái, hoteles de lujo',
    'days:15 month:5 people:2+0 in:beijing out:shanghai class:4 | first:beijing last:shanghai stay:beijing=3..5 walls<=1',
  ],
  [
    'Pekín, Xi’an y Chengdu en 9 días con niños de 5 y 9 años, sin prisas',
    'days:9 people:2+2 ages:5,9 city:beijing city:xian city:chengdu pace:relaxed | sees:terracotta-army sees:chengdu-panda-base sights<=3 ride<=330',
  ],
  [
    'somos 4 amigos mexicanos, 12 días en octubre, presupuesto 6000 dólares en total, solo trenes',
    'days:12 month:10 people:4+0 nat:MX budget:6000USD modes:train | flights<=0 in-budget',
  ],
  [
    'Zhangjiajie y Fenghuang 6 días, fotografía, madrugamos',
    'days:6 city:zhangjiajie city:fenghuang tag:photography | sees:zhangjiajie-national-forest-park/yuanjiajie sees:fenghuang-ancient-town only:zhangjiajie,fenghuang,changsha',
  ],
  [
    'Tránsito de 240 horas, 7 días en Shanghái y alrededores, pasaporte español, vengo de Madrid y sigo a Bangkok',
    'days:7 nat:ES city:shanghai via:ES>TH | first:shanghai last:shanghai only:shanghai,jiangsu,zhejiang',
  ],
  [
    'Semana Santa 2027, 8 días, Hong Kong y Guilin, vegetariana',
    'days:8 month:3 city:hong-kong city:guilin diet:vegetarian | visits:hong-kong visits:guilin/yangshuo',
  ],
  [
    'Yunnan 14 días: Kunming, Xishuangbanna, Dali, Lijiang, Shangri-La, terminar en Kunming',
    'days:14 city:xishuangbanna city:dali city:lijiang city:shangri-la out:kunming | last:kunming visits:xishuangbanna visits:shangri-la',
  ],
  [
    'viaje para mi madre de 72 años con problemas de rodilla, 7 días Pekín',
    'days:7 seniors:1 mobility:limited-walking city:beijing | sights<=3 end<=20:30 sees:forbidden-city stay:beijing=4..6',
  ],
  // Italian
  [
    'Viaggio di 12 giorni in Cina ad aprile, coppia, arrivo a Shanghai alle 13, partenza da Pechino alle 14, cibo e arte',
    'days:12 month:4 people:2+0 in:shanghai out:beijing arr:13:00 dep:14:00 tag:food tag:art | first:shanghai last:beijing day1>=13:00 home<=12:30 walls<=1 sees:forbidden-city',
  ],
  [
    'Famiglia con bambini di 3 e 6 anni, Chengdu e Shanghai, 9 giorni, niente treni lunghi',
    'days:9 people:2+2 ages:3,6 city:chengdu city:shanghai | sees:chengdu-panda-base ride<=300 sights<=3 end<=20:30',
  ],
  [
    'Pechino 3 notti, Datong 1 notte, Pingyao 2 notti, Xi’an 3 notti, settembre',
    'days:10 month:9 nights:beijing=3 nights:datong=1 nights:pingyao=2 nights:xian=3 | stay:beijing=3 stay:datong=1 stay:pingyao=2 stay:xian=3 sees:yungang-grottoes sees:terracotta-army',
  ],
  [
    'Tour delle grotte buddhiste, Datong, Luoyang, Dunhuang, 10 giorni a settembre',
    'days:10 month:9 city:datong city:luoyang city:dunhuang tag:grottoes | sees:yungang-grottoes sees:longmen-grottoes sees:mogao-caves',
  ],
  [
    'Capodanno cinese a Hong Kong, 5 giorni, budget 1500 euro in due',
    'days:5 month:2 city:hong-kong budget:1500EUR people:2+0 | only:hong-kong,macau in-budget',
  ],
  [
    'siamo vegani, 8 giorni tra Hangzhou, Suzhou e Shanghai a ottobre, ritmo lento',
    'days:8 month:10 diet:vegan city:hangzhou city:suzhou city:shanghai pace:relaxed | sights<=3 sees:west-lake',
  ],
  [
    'Guilin e le risaie, 5 giorni da Hong Kong, no musei',
    'days:5 city:guilin -kind:museum | count:museum<=0 sees:longji-rice-terraces',
  ],
  [
    'weekend lungo a Macao e Hong Kong, 4 giorni, alberghi economici',
    'days:4 city:macau city:hong-kong class:1 | visits:macau visits:hong-kong only:hong-kong,macau',
  ],
  // Portuguese
  [
    'Casal brasileiro, 14 dias em setembro, Pequim, Xian, Xangai e Guilin, orçamento de 8000 dólares',
    'days:14 month:9 people:2+0 nat:BR city:beijing city:xian city:shanghai city:guilin budget:8000USD | in-budget sees:terracotta-army sees:forbidden-city visits:guilin/yangshuo walls<=1',
  ],
  [
    'Macau e Hong Kong 6 dias, chegamos às 22h, partimos às 9h',
    'days:6 city:macau city:hong-kong arr:22:00 dep:09:00 | day1>=22:00 home<=09:00 visits:macau visits:hong-kong',
  ],
  [
    'família com bebê de 1 ano e menina de 5, 8 dias, Chengdu, pandas, ritmo calmo',
    'days:8 people:2+2 ages:1,5 city:chengdu pace:relaxed | sees:chengdu-panda-base sights<=3 end<=20:30',
  ],
  [
    'Rota da Seda, 12 dias em setembro, de Xian até Dunhuang, só trem',
    'days:12 month:9 modes:train order:xian>dunhuang tag:silk-road | first:xian last:dunhuang flights<=0 sees:mogao-caves',
  ],
  [
    'Pequim 5 dias, não quero ver a Cidade Proibida de novo, hotel barato',
    'days:5 city:beijing -spot:forbidden-city class:1 | not:forbidden-city walls<=1 only:beijing,chengde,tianjin',
  ],
  [
    'Avós de 75 e 77 anos e neto de 14, Xiamen e tulou, 6 dias',
    'days:6 seniors:2 ages:14 city:xiamen | sees:gulangyu sees:tianluokeng-tulou/gaobei-tulou sights<=3',
  ],
  ['Praias de Hainan 7 dias em janeiro, luxo', 'days:7 month:1 class:4 tag:beach | only:hainan visits:sanya'],
  [
    'Montanhas Huangshan e Zhangjiajie, 9 dias, caminhadas, maio',
    'days:9 month:5 city:zhangjiajie city:huangshan tag:hiking | sees:yellow-mountain sees:zhangjiajie-national-forest-park/yuanjiajie',
  ],
  // Dutch
  [
    'Drie weken China met twee pubers (13 en 16), augustus, treinen, actief, niet te veel tempels',
    'days:21 month:8 people:2+2 ages:13,16 | length:21 count:temple<=4 walls<=1',
  ],
  [
    'Beijing, Xi’an, Chengdu, Yangshuo, Hongkong in 18 dagen, in deze volgorde, mei',
    'days:18 month:5 order:beijing>xian>chengdu>yangshuo>hong-kong | first:beijing last:hong-kong sees:terracotta-army visits:yangshuo walls<=1',
  ],
  [
    'Weekje Shanghai en omgeving, vegetarisch, we komen zaterdag 10 april 2027 om 15:00 aan',
    'from:2027-04-10 days:7 city:shanghai diet:vegetarian arr:15:00 | first:shanghai day1>=15:00',
  ],
  [
    'Overstap van 10 uur in Guangzhou, aankomst 6:00, vertrek 16:00',
    'days:1 in:guangzhou arr:06:00 dep:16:00 | length:1 only:guangzhou home<=14:00 sights<=3',
  ],
  [
    'mijn vader (69) loopt slecht, Suzhou en Hangzhou, 5 dagen, rustig',
    'days:5 seniors:1 mobility:limited-walking city:suzhou city:hangzhou pace:relaxed | sights<=3 sees:west-lake visits:suzhou',
  ],
  [
    'Kunming, Dali, Lijiang 9 dagen in november, budget €1800 voor ons tweeën',
    'days:9 month:11 city:kunming city:dali city:lijiang budget:1800EUR people:2+0 | in-budget visits:dali visits:lijiang no:lhasa',
  ],
  [
    'Nederlands gezin, kinderen 7 en 9, Peking 5 dagen, niet vroeg op',
    'days:5 people:2+2 ages:7,9 city:beijing nat:NL | sees:forbidden-city sights<=3 start>=09:00',
  ],
  [
    'Xinjiang rondreis 12 dagen, juni, Urumqi, Turpan, Kashgar',
    'days:12 month:6 city:urumqi city:turpan city:kashgar | sees:jiaohe-ruins visits:kashgar visits:turpan',
  ],
  // Chinese
  [
    '五一带父母去北京五天，父亲68岁腿脚不好，不爬长城',
    'days:5 month:4/5 city:beijing seniors:1 mobility:limited-walking | walls<=0 sees:forbidden-city sights<=3 end<=20:30',
  ],
  [
    '国庆云南大理丽江7天，两大一小（孩子5岁），预算1.5万，不赶',
    'from:2027-10-01 days:7 city:dali city:lijiang people:2+1 ages:5 budget:15000CNY pace:relaxed | in-budget sights<=3 visits:dali visits:lijiang',
  ],
  [
    '西安3晚，成都4晚，重庆2晚，三月出发，吃货',
    'days:10 month:3 nights:xian=3 nights:chengdu=4 nights:chongqing=2 tag:food | stay:xian=3 stay:chengdu=4 stay:chongqing=2 sees:terracotta-army',
  ],
  [
    '一个人，高铁，不坐飞机，江南古镇慢慢走8天，四月',
    'days:8 people:1+0 -mode:flight month:4 tag:ancient-towns pace:relaxed | flights<=0 only:shanghai,jiangsu,zhejiang sights<=3',
  ],
  [
    '黄山两日一夜看日出，从上海出发，再回上海',
    'days:2 city:huangshan in:shanghai out:shanghai | sees:yellow-mountain first:shanghai last:shanghai',
  ],
  [
    '青海甘肃大环线8天七月，西宁进出，青海湖、敦煌、张掖',
    'days:8 month:7 in:xining out:xining must:qinghai-lake city:dunhuang city:zhangye | first:xining last:xining sees:qinghai-lake sees:zhangye-danxia sees:mogao-caves',
  ],
  [
    '周末两天苏州，周六早上9点到，周日晚上8点走',
    'days:2 city:suzhou arr:09:00 dep:20:00 | only:suzhou sees:humble-administrators-garden/suzhou-museum/lingering-garden home<=20:00',
  ],
  [
    '厦门泉州潮州美食之旅6天，住民宿，预算5000元',
    'days:6 city:xiamen city:quanzhou city:chaozhou tag:food budget:5000CNY | in-budget visits:quanzhou visits:chaozhou visits:xiamen',
  ],
  // Japanese
  [
    '北京と西安を5泊6日で、夫婦二人、4月、万里の長城と兵馬俑は必須',
    'days:6 people:2+0 month:4 city:beijing city:xian must:terracotta-army | sees:terracotta-army walls<=1 visits:beijing sees:great-wall-mutianyu/great-wall-badaling/simatai-and-gubei',
  ],
  [
    '上海3泊4日、母(72歳)と、ゆっくり、駅から近いホテル',
    'days:4 city:shanghai seniors:1 pace:relaxed people:2+0 | only:shanghai sights<=3 end<=20:30',
  ],
  [
    '九寨溝と黄龍、成都発着、10月に6日間',
    'days:6 month:10 must:huanglong in:chengdu out:chengdu | sees:jiuzhaigou-valley sees:huanglong first:chengdu last:chengdu',
  ],
  [
    '雲南省10日間、麗江・大理・シャングリラ、高山病が心配',
    'days:10 city:lijiang city:dali city:shangri-la | only:yunnan visits:shangri-la',
  ],
  [
    '香港とマカオ、2027年3月20日から24日、子供8歳',
    'from:2027-03-20 days:5 city:hong-kong city:macau ages:8 | visits:macau visits:hong-kong only:hong-kong,macau',
  ],
  [
    'ベジタリアン、杭州と蘇州、7日間、予算20万円',
    'days:7 diet:vegetarian city:hangzhou city:suzhou budget:200000JPY | in-budget sees:west-lake visits:suzhou',
  ],
  [
    'シルクロード2週間、西安から敦煌、トルファン、ウルムチまで列車で',
    'days:14 order:xian>dunhuang>turpan>urumqi tag:silk-road | first:xian last:urumqi flights<=0 sees:mogao-caves',
  ],
  [
    'ハルビン氷祭り、1月に3泊、東京から',
    'days:4 month:1 city:harbin | sees:harbin-ice-and-snow-world only:harbin',
  ],
  // Korean
  [
    '상하이 3박 4일, 친구 셋, 쇼핑과 야경, 4월',
    'days:4 month:4 people:3+0 city:shanghai tag:shopping tag:night-views | only:shanghai sees:the-bund',
  ],
  [
    '장가계 4박 5일 부모님(70세, 68세) 모시고, 무리 없이',
    'days:5 city:zhangjiajie seniors:2 pace:relaxed | sights<=3 sees:tianmen-mountain/zhangjiajie-national-forest-park/yuanjiajie only:zhangjiajie,changsha',
  ],
  [
    '베이징 시안 청두 9일, 아이 6살, 판다 꼭 보고 싶어요',
    'days:9 city:beijing city:xian city:chengdu ages:6 | sees:chengdu-panda-base sees:terracotta-army sights<=3 walls<=1',
  ],
  [
    '백두산 여름 5일, 연길 출발 도착',
    'days:5 month:7/6/8 in:yanbian out:yanbian city:changbaishan | sees:changbaishan-heaven-lake only:yanbian,changbaishan',
  ],
  [
    '계림 양숴 5박 6일, 예산 200만원 2명, 10월',
    'days:6 month:10 city:guilin city:yangshuo budget:2000000KRW people:2+0 | in-budget visits:yangshuo visits:guilin',
  ],
  [
    '칭다오 2박 3일 맥주와 해산물, 오전 10시 도착 저녁 7시 출발',
    'days:3 city:qingdao arr:10:00 dep:19:00 tag:food | only:qingdao sees:tsingtao-beer-museum home<=17:30',
  ],
  [
    '홍콩 경유 12시간, 오전 6시 도착, 오후 6시 출발',
    'days:1 in:hong-kong arr:06:00 dep:18:00 | length:1 only:hong-kong home<=16:00 sights<=3',
  ],
  [
    '윈난 8일 쿤밍 다리 리장, 비행기 말고 기차만, 11월',
    'days:8 month:11 city:kunming city:dali city:lijiang -mode:flight | flights<=0 visits:dali visits:lijiang',
  ],
  // As typed by travellers in November 2026
  [
    "Hi! We're a family of 5 (kids 2, 6, 11) from Australia, 12 days over Easter 2027, not too rushed, theme parks and animals please, no long train rides",
    'days:12 people:2+3 ages:2,6,11 nat:AU pace:relaxed tag:wildlife | sees:shanghai-disneyland/universal-beijing/hong-kong-disneyland sees:chengdu-panda-base/chimelong-safari-park ride<=300 sights<=3',
  ],
  [
    '3 Tage Peking Layover, wir landen Freitag 5:40 und fliegen Montag 13:25 weiter',
    'days:4 city:beijing arr:05:40 dep:13:25 | length:4 only:beijing sees:forbidden-city walls<=1 day1>=05:40 home<=13:30',
  ],
  [
    'Photography trip to see autumn colors, 9 days mid October, rent a car not possible, solo woman',
    'days:9 month:10 people:1+0 tag:photography | visits:jiuzhaigou',
  ],
  [
    'Wir sind Rentner (71 und 74), 16 Tage China mit Yangtse-Kreuzfahrt, bequem, Mai 2027, Frankfurt-Shanghai, zurück ab Peking',
    'days:16 month:5 people:2+0 seniors:2 in:shanghai out:beijing must:three-gorges | length:16 first:shanghai last:beijing sees:three-gorges',
  ],
  [
    'business in Shenzhen Mon-Wed 8-10 March 2027, then want 4 days somewhere beautiful, back to shenzhen sunday evening',
    'days:7 from:2027-03-08 out:shenzhen tag:nature | stay:shenzhen=2..3 visits:guilin/yangshuo/xiamen',
  ],
  [
    'honeymoon sanya and then something cultural, 10 days in january, luxury',
    'days:10 month:1 people:2+0 city:sanya class:4 tag:culture | visits:sanya no:haikou',
  ],
  [
    'I have 4 free days after a trade fair in Guangzhou (Canton fair ends april 19), want nature',
    'days:4 from:2027-04-20 city:guangzhou tag:nature | length:4',
  ],
  [
    'Backpacking 1 month southwest china budget hostel, minority villages, no big cities',
    'class:1 tag:minority-cultures | no:lhasa no:chongqing visits:kaili/zhaoxing/dali',
  ],
  [
    'cheap weekend in Chengdu, 2 nights, spicy food, pandas',
    'days:3 city:chengdu class:1 tag:food | sees:chengdu-panda-base',
  ],
  [
    "Nous sommes un couple avec un bébé de 10 mois, 2 semaines en octobre, rythme tranquille, Pékin Xi'an Guilin Shanghai",
    'days:14 people:2+1 ages:0 pace:relaxed month:10 | visits:guilin visits:xian',
  ],
  [
    "Viaggio di nozze 15 giorni a settembre, Pechino, Xi'an, Guilin e mare",
    'days:15 people:2+0 tag:beach | visits:qingdao/sanya/xiamen/dalian visits:guilin',
  ],
  [
    'Het hele gezin (kinderen 8 en 12), 3 weken in juli, veel natuur, niet te warm',
    'days:21 people:2+2 ages:8,12 month:7 tag:nature | visits:jiuzhaigou/xining/lijiang/dali no:sanya',
  ],
  [
    '带父母(65岁)去张家界凤凰5天，十月，不要太累',
    'days:5 people:3+0 seniors:2 pace:relaxed | sees:zhangjiajie-national-forest-park visits:fenghuang',
  ],
  [
    '서울에서 출발, 4박 5일 장가계, 부모님 70대, 효도여행',
    'days:5 people:3+0 seniors:2 city:zhangjiajie | sees:zhangjiajie-national-forest-park',
  ],
  [
    '中国が初めて、5泊6日、上海と蘇州、8月、夫婦で美味しいもの中心',
    'days:6 people:2+0 month:8 tag:food | visits:suzhou sees:the-bund',
  ],
  [
    "I'm a train nerd. Two weeks riding the most spectacular railways, incl. Lhasa",
    'days:14 city:lhasa | visits:xining',
  ],
  [
    'Escape the summer heat: 10 days in July somewhere cool with mountains, flying into Chengdu',
    'days:10 month:7 in:chengdu | visits:jiuzhaigou/dali/lijiang',
  ],
  [
    'Tibet 8 days in May, first time at altitude, my wife is worried about it',
    'days:8 people:2+0 month:5 | only:tibet sees:potala-palace',
  ],
  [
    'Hong Kong 3 days, Macau 1 day, then high speed to Guilin and Yangshuo, 9 days in total',
    'days:9 nights:hong-kong=3 order:hong-kong>macau>guilin>yangshuo | stay:hong-kong=3 visits:yangshuo',
  ],
  [
    "Chinese New Year with my girlfriend's family in Nanjing, Feb 5-12 2027, want a few day trips",
    'days:8 from:2027-02-05 city:nanjing | only:nanjing',
  ],
  [
    'We have 72 hours in Guangzhou without a visa, arriving 8 June 06:15, leaving 11 June 05:00',
    'days:4 from:2027-06-08 arr:06:15 | only:guangzhou',
  ],
  [
    'Fujian tulou, tea mountains and the sea, 9 days from Xiamen in November',
    'days:9 must:tianluokeng-tulou tag:tea | only:fujian visits:xiamen',
  ],
  [
    'half day in Shanghai between flights, land 9:10, next flight 19:30',
    'days:1 in:shanghai out:shanghai arr:09:10 dep:19:30 | length:1',
  ],
  ['Kids want dinosaurs! Zigong, and Chengdu, 6 days', 'days:6 people:2+2 city:chengdu | visits:chengdu'],
  [
    'Beijing for 5 days, hate crowds, been there before, want hidden gems',
    'days:5 city:beijing crowds:avoid | only:beijing',
  ],
  [
    '我和太太从悉尼来，第一次来中国，14天，四月，舒服一点的酒店，喜欢历史和园林',
    'days:14 month:4 class:2 tag:history tag:gardens | sees:forbidden-city visits:suzhou',
  ],
  [
    'Ich möchte den Huangshan bei Sonnenaufgang sehen, dazu Wasserdörfer, 6 Tage ab Shanghai im November',
    'days:6 city:huangshan in:shanghai | sees:yellow-mountain',
  ],
  [
    'hiking in yunnan 10 days november, tiger leaping gorge, not touristy',
    'days:10 must:tiger-leaping-gorge tag:hiking crowds:avoid | only:yunnan sees:tiger-leaping-gorge',
  ],
  [
    '10 days, wild unrestored Great Wall hiking and camping, then somewhere with good rock climbing',
    'days:10 must:jinshanling-great-wall tag:hiking tag:adventure | sees:jinshanling-great-wall visits:yangshuo',
  ],
  [
    'My husband and I (both 68) want to see the Terracotta warriors, the Yangtze gorges and Shanghai, 13 days in April, no long train rides please',
    'days:13 month:4 seniors:2 must:terracotta-army must:three-gorges city:shanghai | visits:xian visits:yichang visits:shanghai',
  ],
  [
    '14 Tage mit zwei Teenagern (13, 15), Freizeitparks, Gaming, keine Tempel',
    'days:14 ages:13,15 people:2+2 -kind:temple | sees:shanghai-disneyland/universal-beijing',
  ],
  [
    'Tibet 8 days including Everest base camp, flying from Chengdu',
    'days:8 in:chengdu must:everest-base-camp | visits:lhasa visits:tingri sees:everest-base-camp',
  ],
  [
    'Skiing + ice festival, 7 days in January from Beijing',
    'days:7 month:1 in:beijing tag:winter | visits:harbin sees:harbin-ice-and-snow-world',
  ],
  [
    'Honeymoon 12 days, luxury, beach at the end, late March',
    'days:12 class:4 month:3 | last:sanya visits:beijing/shanghai/xian',
  ],
  [
    "Silk Road by train from Xi'an to Kashgar, 16 days in September",
    'days:16 month:9 order:xian>kashgar tag:silk-road | first:xian last:kashgar no:luoyang visits:dunhuang',
  ],
  [
    'I have a conference in Beijing 12-14 May 2027, add 5 days before for sightseeing somewhere else',
    'days:8 from:2027-05-07 city:beijing | last:beijing stay:beijing=3',
  ],
  [
    'Weekend in Guangzhou for food, arriving Friday night leaving Sunday evening',
    'days:3 city:guangzhou tag:food arr:22:00 dep:19:00 | only:guangzhou',
  ],
  [
    'two weeks with a 2 year old and grandma, vegetarian',
    'days:14 ages:2 seniors:1 diet:vegetarian | no:zhangjiajie cities<=5',
  ],
  [
    'kung fu training and temples, 10 days, Shaolin and Wudang',
    'days:10 must:shaolin-temple must:mount-wudang | sees:shaolin-temple sees:mount-wudang',
  ],
  [
    '六天五晚 厦门 土楼 武夷山 带老人',
    'days:6 city:xiamen city:wuyishan must:tianluokeng-tulou seniors:2 | sees:tianluokeng-tulou only:fujian',
  ],
  [
    'Panda volunteering and hiking in Sichuan, 9 days, October, avoid golden week',
    'days:9 from:2027-10-09 tag:hiking | only:sichuan sees:chengdu-panda-base',
  ],
  [
    'Inner Mongolia grasslands horse riding 5 days from Beijing July',
    'days:5 month:7 in:beijing | only:inner-mongolia,beijing visits:hohhot/hulunbuir',
  ],
  ['Winter sun: where is it warm in January? 10 days', 'days:10 month:1 | visits:sanya no:beijing no:harbin'],
  [
    'Harry Potter and Disney: kids 7, 10. Beijing and Shanghai 8 days',
    'days:8 ages:7,10 must:universal-beijing must:shanghai-disneyland | sees:universal-beijing sees:shanghai-disneyland',
  ],
  [
    'backpacking 30 days west china, sleeper trains, hostels, 40 euros a day',
    'class:1 | no:beijing no:shanghai visits:dunhuang/chengdu',
  ],
  [
    'voyage culinaire 10 jours: canard laqué, xiaolongbao, hotpot, dim sum',
    'days:10 tag:food tag:beijing-food tag:cantonese-food | visits:beijing visits:guangzhou/hong-kong',
  ],
  [
    'Digital detox: monastery stay, tea, mountains, 8 days, no cities',
    'days:8 tag:tea -kind:modern-cities | no:beijing no:shanghai no:xian',
  ],
  [
    'see the terracotta army on a day trip from Beijing, total 5 days',
    'days:5 city:beijing must:terracotta-army | sees:terracotta-army visits:beijing',
  ],
  [
    'Kyrgyzstan border Kashgar to Beijing overland 3 weeks',
    'days:21 order:kashgar>beijing -mode:flight | first:kashgar last:beijing flights<=0 visits:dunhuang/turpan/xian',
  ],
  [
    '我和女朋友 国庆 5天 从上海出发 自驾 人少',
    'days:5 people:2+0 in:shanghai crowds:avoid | visits:hangzhou/suzhou/huangshan/shaoxing/huzhou/ningbo/wuxi/jiaxing',
  ],
  [
    '冬休みに北京5日間、中学生2人と、万里の長城と餃子',
    'days:5 people:2+2 city:beijing | only:beijing walls<=1',
  ],
  [
    'Rail trip Hong Kong to Beijing with stops, 10 days, no flying',
    'days:10 order:hong-kong>beijing -mode:flight | first:hong-kong last:beijing flights<=0',
  ],
  [
    'We land in Guangzhou 23:30 on 3 March and fly out of Shanghai 5 March 2027 at 09:00... just kidding, 15 March',
    'days:13 from:2027-03-03 in:guangzhou out:shanghai arr:23:30 | night:guangzhou last:shanghai',
  ],
  [
    "birthday trip for my dad's 70th, 6 of us, Guilin and Yangshuo, slow, 6 days",
    'days:6 people:6+0 seniors:1 city:guilin city:yangshuo pace:relaxed | only:guilin,yangshuo',
  ],
  [
    'from Hanoi overland into China, 2 weeks, end in Hong Kong',
    'days:14 in:nanning out:hong-kong -mode:flight | flights<=0 last:hong-kong visits:guilin/yangshuo/nanning',
  ],
  [
    'Suzhou 2 nights, Shanghai 3 nights, Beijing 4 nights, arriving PVG leaving PEK',
    'days:10 nights:suzhou=2 nights:beijing=4 in:shanghai out:beijing | first:shanghai/suzhou last:beijing stay:shanghai=3',
  ],
  [
    'Two weeks in September, no cities please, just nature and villages',
    'days:14 -kind:modern-cities tag:nature | no:beijing no:xian no:shanghai',
  ],
  ['Rock climbing and cycling, 8 days in October, two friends', 'days:8 people:2+0 | stay:yangshuo=3..6'],
  ['Cherry blossoms, one week end of March', 'days:7 from:2027-03-25 | visits:wuhan/wuxi/nanjing'],
  [
    'Family of five, kids 3, 6 and 10, two weeks, pandas, beach, not too much travelling',
    'days:14 people:2+3 tag:beach | visits:chengdu visits:xiamen/sanya/qingdao/beihai',
  ],
  ['Sanya 7 nights, just beach and one day trip', 'days:8 city:sanya tag:beach | only:sanya'],
  ['带爸妈和孩子去云南玩7天，暑假，不要太累', 'days:7 people:3+1 pace:relaxed | length:7'],
  [
    'Yunnan and Guizhou, 12 days, minority villages',
    'days:12 tag:minority-cultures | visits:kaili/zhaoxing/guiyang visits:dali/lijiang',
  ],
  [
    'Ten days of Tibetan culture without going to Tibet, May',
    'days:10 | no:lhasa visits:xiahe/shangri-la/xining/kangding',
  ],
  // Wishes from other people.
  [
    'Filipino passport, Hong Kong and Macau 6 days, do we need visa to also see Shenzhen one day?',
    'days:6 nat:PH city:hong-kong city:macau city:shenzhen nights:shenzhen=1 | length:6 visits:hong-kong visits:macau visits:shenzhen only:hong-kong,macau,shenzhen',
  ],
  [
    "I'm 26 weeks pregnant, babymoon in Hangzhou and Suzhou, 6 days in April, nothing bumpy, lie-down after lunch 1-2:30",
    'days:6 month:4 pace:relaxed city:hangzhou city:suzhou break:13:00-14:30 | sights<=3 visits:hangzhou visits:suzhou only:hangzhou,suzhou',
  ],
  [
    'Zwei Wochen im September, Peking waren wir schon, mögen Teeplantagen, Dörfer, Wandern, Flug nach Kunming und zurück ab Guangzhou, 3200 € zu zweit',
    '-city:beijing days:14 month:9 in:kunming out:guangzhou tag:tea tag:hiking tag:minority-cultures budget:3200EUR people:2+0 | first:kunming last:guangzhou no:beijing in-budget',
  ],
  [
    'Silvester in Hongkong, 29.12. bis 4.1., 2 Erw. + Kinder 6 und 9, Disneyland',
    'from:2026-12-29 days:7 city:hong-kong must:hong-kong-disneyland people:2+2 ages:6,9 | sees:hong-kong-disneyland only:hong-kong',
  ],
  [
    'Mongolia side: Hulunbuir grassland 6 days in July with kids 5 and 8 from Beijing',
    'days:6 month:7 city:hulunbuir in:beijing people:2+2 ages:5,8 | visits:hulunbuir sees:mergel-river',
  ],
  [
    'Twee dagen Suzhou vanuit Shanghai met de trein, tuinen, slecht ter been',
    'days:2 city:suzhou in:shanghai out:shanghai tag:gardens mobility:limited-walking | visits:suzhou sees:humble-administrators-garden/lingering-garden sights<=3 flights<=0',
  ],
  [
    '$$$ no object: 10 days best hotels and private guides, Beijing, Guilin, Shanghai, October',
    'days:10 month:10 class:4 city:beijing city:guilin city:shanghai | sees:li-river-cruise stay:beijing=3..5 stay:shanghai=2..4 ride<=420',
  ],
  [
    '三亚太贵了，想找便宜的海边，5天，八月，从北京出发',
    '-city:sanya days:5 month:8 class:1 tag:beach in:beijing | no:sanya visits:qinhuangdao/qingdao/dalian/xiamen/haikou/beihai',
  ],
  [
    '潮汕美食4天3晚，从深圳坐高铁，两个人，住汕头也行',
    'days:4 city:chaozhou people:2+0 tag:food | visits:chaozhou flights<=0',
  ],
  [
    '시짱 말고 티베트 문화 볼 수 있는 곳 7일, 8월, 청두 출발',
    'days:7 month:8 city:chengdu tag:minority-cultures | no:lhasa no:shigatse',
  ],
  [
    'chnia 10 days frist time beijng xian shanghai + somwhere with mountians, april, 2 ppl, 3500 usd excl flights',
    'days:10 month:4 city:beijing city:xian city:shanghai tag:nature/hiking budget:3500USD | sees:forbidden-city sees:terracotta-army visits:shanghai in-budget',
  ],
  [
    'Tibet and Nepal border: Lhasa, Gyantse, Shigatse, EBC 10 days, May, UK passport, coming from Chengdu by train',
    'days:10 month:5 nat:GB city:lhasa city:shigatse must:everest-base-camp | sees:potala-palace sees:everest-base-camp visits:shigatse',
  ],
  [
    'Cantón, Macao y Hong Kong 7 noches, pasaporte colombiano, comida y compras, febrero',
    'days:8 month:2 nat:CO city:guangzhou city:macau city:hong-kong tag:food tag:shopping | visits:guangzhou visits:macau visits:hong-kong only:guangzhou,macau,hong-kong',
  ],
  [
    "Sichuan food pilgrimage: Chengdu, Zigong, Leshan, 7 days in November, I can't eat peanuts",
    'days:7 month:11 note:nuts city:chengdu city:leshan tag:sichuan-food | sees:leshan-giant-buddha visits:chengdu only:sichuan',
  ],
  [
    'Meine Mutter (78, Rollator) und ich möchten 9 Tage nach Shanghai und an den Westsee, nicht so oft das Hotel wechseln',
    'days:9 people:2+0 seniors:1 mobility:limited-walking city:shanghai must:west-lake | sees:west-lake sights<=3 cities<=3 end<=20:30',
  ],
  [
    'Nur 3 Tage Peking im Februar, was muss man gesehen haben? Wir sind Frühaufsteher',
    'days:3 month:2 city:beijing | sees:forbidden-city sees:great-wall-mutianyu walls<=1 only:beijing',
  ],
  [
    'Una semana en Pekín con abuelos (70 y 73) y nieta de 6, hotel cerca del metro, desde el 12 de abril de 2027',
    'from:2027-04-12 days:7 people:2+1 seniors:2 ages:6 city:beijing | only:beijing sights<=3 end<=20:30 sees:forbidden-city',
  ],
  [
    "3 weken door Yunnan en Guizhou in april, wandelen, minderheden, fotograferen, geen grote steden, wij zijn met z'n vieren",
    'days:21 month:4 people:4+0 tag:hiking tag:minority-cultures tag:photography | only:yunnan,guizhou visits:dali visits:kaili/zhaoxing',
  ],
  [
    'Südchina-Rundreise 16 Tage ab/bis Hongkong: Kanton, Guilin, Guizhou, Reisterrassen, mit der Bahn, Mitte Oktober',
    'days:16 in:hong-kong out:hong-kong city:guangzhou city:guilin modes:train | first:hong-kong flights<=0 visits:guilin visits:guangzhou sees:longji-rice-terraces',
  ],
  [
    'Buddhist temples and sacred mountains, 12 days in May, fly in and out of Shanghai',
    'days:12 month:5 in:shanghai out:shanghai tag:religion tag:sacred-mountains | no:zhangjiajie sees:mount-tai/mount-putuo/tiantai-peak-jiuhua/wutai-five-terraces/mount-emei',
  ],

  // Messy wishes: relative dates, flight legs, homes, negated lists.
  [
    'hi all first time poster. me and my bf (27 & 29, UK passports) are looking at doing china for about 2 and a half weeks starting around the 10th of march. so far thinking beijing - xian - chengdu - guilin - shanghai. not big on museums, love food and hiking, hostels or cheap hotels fine',
    'people:2+0 nat:GB from:2027-03-10 order:beijing>xian>chengdu>guilin>shanghai -kind:museum tag:food tag:hiking class:1 | first:beijing last:shanghai sees:terracotta-army walls<=1',
  ],
  [
    'Booked: BA39 LHR-PEK dep 14 Apr 2027 16:20 arr 15 Apr 09:50. Return CX253 HKG-LHR 29 Apr 2027 23:55. What should we do in between? Two of us, British, mid 50s',
    'in:beijing out:hong-kong from:2027-04-15 days:15 arr:09:50 dep:23:55 people:2+0 nat:GB | length:15 first:beijing last:hong-kong day1>=09:50',
  ],
  [
    'the week after easter, 4 of us (2 adults, twins aged 8), hong kong plus somewhere on the mainland easy by train',
    'from:2027-03-29 days:7 people:2+2 ages:8,8 city:hong-kong | length:7 visits:hong-kong sights<=3',
  ],
  [
    'yunnan from the 3rd for ten days in april, 2 pensioners from Wales, slow, no altitude pls',
    'from:2027-04-03 days:10 seniors:2 people:2+0 nat:GB pace:relaxed | length:10 only:yunnan no:deqin sights<=3',
  ],
  [
    'We live in Shenzhen, looking for a 4 day getaway over the dragon boat holiday, driving distance or train, no flying, kids 3 + 5',
    'days:4 month:6 -mode:flight people:2+2 ages:3,5 in:shenzhen | length:4 flights<=0 sights<=3',
  ],
  [
    "Peking duck? no thanks. We met at the Xi'an Famous Foods restaurant in New York, now want 9 days in China in spring, food-focused, Chengdu + Chongqing",
    'days:9 city:chengdu city:chongqing tag:food | visits:chengdu visits:chongqing no:xian',
  ],
  [
    'in drei wochen für 5 tage nach hongkong, alleine, budget 800 euro ohne flug',
    'from:2026-12-07 days:5 city:hong-kong people:1+0 budget:800EUR | length:5 only:hong-kong',
  ],
  [
    'Hinflug 12.10. FRA-PVG Ankunft 13.10. 7:05, Rückflug 28.10. HKG-FRA 23:35. Rundreise zu zweit, Guilin und Zhangjiajie sind Pflicht, Peking kennen wir schon',
    'from:2027-10-13 days:16 in:shanghai out:hong-kong arr:07:05 dep:23:35 people:2+0 city:guilin city:zhangjiajie -city:beijing | length:16 first:shanghai last:hong-kong visits:guilin visits:zhangjiajie no:beijing',
  ],
  [
    "Départ le 3 mai pour dix jours, Xi'an puis Chengdu puis Lijiang, on ne mange pas de porc",
    'from:2027-05-03 days:10 order:xian>chengdu>lijiang | length:10 first:xian last:lijiang sees:terracotta-army',
  ],
  [
    "pas de Tibet, pas d'altitude, mon mari est cardiaque. Fujian et Zhejiang, mi-octobre, 12 jours, rythme pépère",
    'month:10 days:12 pace:relaxed people:2+0 -city:lhasa | only:fujian,zhejiang sights<=3 no:lhasa',
  ],
  [
    'ni templos ni museos ni compras, playa y mar, 8 días febrero, todo incluido, 5 estrellas',
    '-kind:temple -kind:museum -kind:shopping tag:beach days:8 month:2 class:4 note:incluido | length:8 count:museum<=0',
  ],
  [
    'hola! somos 4 amigas, queremos ir la segunda quincena de agosto, 14 días, entrar por Pekín y salir por Shanghai, fiesta, compras y algo de naturaleza',
    'people:4+0 month:8 days:14 in:beijing out:shanghai tag:nightlife tag:shopping tag:nature | length:14 first:beijing last:shanghai walls<=1',
  ],
  [
    'non siamo interessati alle grandi città, già viste Shanghai e Hong Kong. Zhangjiajie, risaie di Longji. 14 gg ottobre',
    '-kind:modern-cities -city:shanghai -city:hong-kong city:zhangjiajie must:longji-rice-terraces days:14 month:10 | length:14 no:shanghai no:hong-kong sees:longji-rice-terraces visits:zhangjiajie',
  ],
  [
    'já conhecemos Macau e Hong Kong, desta vez queremos Yunnan: Dali, Lijiang, Shangri-La, com cuidado com a altitude, 12 noites em março',
    '-city:macau -city:hong-kong city:dali city:lijiang city:shangri-la days:13 month:3 | length:13 only:yunnan visits:dali visits:lijiang visits:shangri-la',
  ],
  [
    'geen tempels meer alsjeblieft, wel wandelen, theevelden en dorpjes, 12 dagen, max 2500 euro voor ons tweeën',
    '-kind:temple tag:hiking tag:tea days:12 budget:2500EUR people:2+0 | length:12 in-budget',
  ],
  [
    '五一假期带爸妈（68、65岁）和6岁儿子从上海出发，去个不挤的地方，高铁3小时以内，4天',
    'from:2027-05-01 days:4 people:3+1 ages:6 seniors:2 in:shanghai crowds:avoid | length:4 sights<=3 end<=20:30',
  ],
  [
    '3週間後に上海へ4日間、女子3人旅、小籠包と雑貨と夜景、予算一人10万円',
    'from:2026-12-07 days:4 city:shanghai people:3+0 tag:food tag:night-views tag:shopping budget:300000JPY | length:4 only:shanghai sees:the-bund',
  ],
  [
    '절이랑 박물관은 빼고 자연이랑 맛집 위주로 청두 구채구 6일, 매운 거 못 먹어요',
    '-kind:temple -kind:museum tag:nature tag:food city:chengdu city:jiuzhaigou days:6 | length:6 sees:jiuzhaigou-valley count:museum<=0',
  ],
  [
    'First time in China. Landing at Beijing PEK at 14:30 on 3 April 2027, flying home from Shanghai PVG on 12 April at 10:05, two of us in our late thirties, not into shopping',
    'from:2027-04-03 days:10 in:beijing out:shanghai arr:14:30 dep:10:05 people:2+0 -kind:shopping | length:10 first:beijing last:shanghai sees:forbidden-city sees:terracotta-army walls<=1 cities<=4 home<=08:00',
  ],
  [
    '14 days first time China, after golden week in October, the classics plus Guilin, family from the Netherlands with kids 10 and 13, KLM Amsterdam-Beijing and home from Shanghai',
    'days:14 month:10 people:2+2 ages:10,13 nat:NL in:beijing out:shanghai city:guilin | first:beijing last:shanghai visits:guilin/yangshuo sees:terracotta-army walls<=1 cities<=6',
  ],
  [
    '11 days in mid March, first visit, arrive Guangzhou 06:20, leave from Beijing 13:15, we like food and old towns',
    'days:11 month:3 in:guangzhou out:beijing arr:06:20 dep:13:15 tag:food | first:guangzhou last:beijing sees:forbidden-city walls<=1 home<=11:15',
  ],
  [
    'Lhasa, Yamdrok lake, Gyantse and Shigatse, 7 days in August, flying in from Chengdu and back to Chengdu, I am 61 and worried about altitude',
    'days:7 month:8 seniors:1 must:yamdrok-lake city:lhasa city:shigatse | visits:lhasa visits:shigatse sees:potala-palace sees:yamdrok-lake sights<=3',
  ],
  [
    'Northern Xinjiang 10 days from 20 September 2027 for the autumn colours, Kanas and Hemu, photographer, happy to get up for sunrise',
    'from:2027-09-20 days:10 must:kanas-lake must:hemu-village tag:photography | sees:kanas-lake sees:hemu-village only:xinjiang',
  ],
  [
    'Hong Kong 5 days 2-6 December 2026 with three kids (4, 8, 11): one day Disneyland, one day Ocean Park, trams and the Peak',
    'from:2026-12-02 days:5 people:2+3 ages:4,8,11 city:hong-kong must:hong-kong-disneyland must:ocean-park-hong-kong must:victoria-peak | only:hong-kong sees:hong-kong-disneyland sees:ocean-park-hong-kong sees:victoria-peak sights<=3',
  ],
  [
    '川西环线7天，六月，四姑娘山、新都桥、塔公草原，从成都出发回成都，4个朋友包车',
    'days:7 month:6 people:4+0 in:chengdu out:chengdu must:mount-siguniang must:xinduqiao must:tagong-grassland | sees:mount-siguniang sees:xinduqiao/tagong-grassland first:chengdu last:chengdu',
  ],
  [
    'Inner Mongolia with kids 7 and 10: grassland, horses and desert, 4 days in July, train from Beijing and back',
    'days:4 month:7 people:2+2 ages:7,10 in:beijing out:beijing modes:train | visits:hohhot sees:xilamuren-grassland sights<=3 flights<=0',
  ],
  [
    'Peony season in Luoyang and Shaolin, 4 days mid April, from Xi’an, ending in Zhengzhou airport at 19:40',
    'days:4 month:4 in:xian out:zhengzhou dep:19:40 city:luoyang must:shaolin-temple | first:xian sees:longmen-grottoes sees:shaolin-temple home<=17:40',
  ],
  // Wishes whose best shape the planner rejected, or that had far cities to fill the time.
  [
    "Silk Road 14 days from Xi'an to Kashgar by train, June",
    'days:14 month:6 in:xian out:kashgar modes:train | length:14 first:xian last:kashgar flights<=0 visits:dunhuang visits:turpan stay:kashgar=2..4',
  ],
  [
    'Xinjiang by train in September 15 days, Urumqi, Turpan, Kashgar, Kanas',
    'days:15 month:9 city:urumqi city:turpan city:kashgar must:kanas-lake modes:train | visits:kashgar visits:urumqi visits:turpan sees:kanas-lake',
  ],
  [
    '24 hours in Beijing, land 5am leave 5am next day, want the wall',
    'days:2 in:beijing out:beijing arr:05:00 must:great-wall-mutianyu/great-wall-badaling | length:2 only:beijing sees:great-wall-mutianyu/great-wall-badaling',
  ],
  [
    '48 hours in Shanghai arriving Friday 6pm',
    'days:3 in:shanghai out:shanghai arr:18:00 | length:3 only:shanghai',
  ],
  [
    'Yuanyang and Guilin 8 days',
    'days:8 city:yuanyang city:guilin | length:8 no:chengdu no:hong-kong no:shanghai cities<=4',
  ],
  [
    'Datong, Pingyao, Wutai Shan, 6 days from Beijing by train in October',
    'days:6 month:10 in:beijing out:beijing modes:train city:datong city:pingyao city:wutai | visits:datong visits:pingyao visits:wutai flights<=0',
  ],
  [
    '一个人去西北大环线8天,西宁出发,7月',
    'days:8 month:7 people:1+0 in:xining | length:8 no:yinchuan visits:dunhuang visits:zhangye/jiayuguan',
  ],
  [
    'Beijing 7 days with one day in Chengde and one in Tianjin',
    'days:7 city:beijing city:chengde city:tianjin | length:7 visits:beijing stay:beijing=4..6',
  ],
  [
    'Trois semaines en Chine du sud: Yunnan, Guizhou, Guangxi, minorités, rizières, mai',
    'days:21 month:5 area:yunnan area:guizhou area:guangxi tag:minority-cultures | length:21 no:guangzhou no:shenzhen no:sanya',
  ],
  [
    'Chongqing, Wulong, Fengdu and the Three Gorges, 8 days end in Wuhan',
    'days:8 city:chongqing out:wuhan must:wulong-three-natural-bridges must:three-gorges | length:8 last:wuhan no:fenghuang sees:three-gorges',
  ],
  [
    'Panda base then giant Buddha, 5 days',
    'days:5 must:leshan-giant-buddha | length:5 sees:leshan-giant-buddha no:wuxi no:hong-kong',
  ],
  [
    'Wir sind 4 Freunde, 12 Tage im Mai, Shanghai und Wandern auf der Mauer',
    'days:12 month:5 people:4+0 city:shanghai must:great-wall-mutianyu/great-wall-badaling tag:hiking | visits:shanghai visits:beijing',
  ],
  [
    '5 days Yunnan with my mum, June, we like tea',
    'days:5 month:6 area:yunnan tag:tea | length:5 no:shangri-la visits:xishuangbanna/dali',
  ],
  [
    'Qinghai lake + chaka + xining 5 days in july with parents',
    'days:5 month:7 city:chaka city:xining | length:5 first:xining last:xining visits:chaka',
  ],
  [
    '8 days sichuan pandas jiuzhaigou and spicy food october',
    'days:8 month:10 city:jiuzhaigou | length:8 first:chengdu last:chengdu visits:jiuzhaigou',
  ],
  [
    'gansu south tibetan grassland Labrang, 6 days aug',
    'days:6 month:8 city:xiahe | length:6 no:jiuzhaigou no:shangri-la visits:xiahe',
  ],
  [
    'senior couple 70ish 12 days sw china gentle, november, Guilin must',
    'days:12 month:11 city:guilin | length:12 no:shanghai no:huangshan visits:guilin visits:yangshuo',
  ],
  // Shapes of first visits and of trips whose ends are only ends
  [
    'First time in China, 14 days in April, arrive in Beijing, leave from Hong Kong',
    'days:14 month:4 in:beijing out:hong-kong | length:14 first:beijing last:hong-kong stay:beijing=4..5 stay:hong-kong=2..3 sees:forbidden-city sees:terracotta-army cities<=5 walls<=1',
  ],
  [
    'one week Shandong: Qingdao beer, Mount Tai, Qufu. Train only, June, starting Beijing ending Shanghai',
    'days:7 month:6 city:qingdao city:qufu must:mount-tai | length:7 visits:qingdao sees:mount-tai sees:temple-of-confucius',
  ],
  [
    "my mum is 68, first visit, Beijing + Xi'an + a bit of countryside, 9 days, May, back home from Beijing",
    'days:9 month:5 city:beijing city:xian seniors:1 | length:9 stay:beijing=4..6 stay:xian=2..3 sees:forbidden-city sees:terracotta-army',
  ],
];

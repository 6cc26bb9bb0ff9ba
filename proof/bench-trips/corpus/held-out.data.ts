/** Held-out wishes: rules and planner are not tuned on them. Look at their figures, not at single plans. */
export const heldOut: readonly (readonly [wish: string, expects: string])[] = [
  // English
  [
    "Hi! My husband and I (both 34, from the UK) have 10 full days in late October. We'd love Beijing and somewhere scenic with hikes, then finish in Hong Kong for our flight at 20:15.",
    'days:10 month:10 people:2+0 nat:GB city:beijing out:hong-kong dep:20:15 tag:hiking | last:hong-kong sees:forbidden-city walls<=1 home<=18:00',
  ],
  [
    'shanghai 2 days then hangzhou 2 days then huangshan 2 days back to shanghai',
    'days:6 order:shanghai>hangzhou>huangshan city:huangshan | first:shanghai last:shanghai sees:yellow-mountain sees:west-lake',
  ],
  [
    '9h layover Chengdu TFU 07:30-16:30 can we see pandas?',
    'days:1 in:chengdu arr:07:30 dep:16:30 | length:1 only:chengdu sees:chengdu-panda-base home<=14:30',
  ],
  [
    'One week Beijing with teenagers 14 and 17, they sleep late, no more than one museum',
    'days:7 city:beijing people:2+2 ages:14,17 | start>=09:30 count:museum<=1 walls<=1 sees:forbidden-city',
  ],
  [
    'Solo, 3 weeks, Oct 5 to Oct 25 2027, arriving Kunming leaving Chengdu, trekking and Tibetan culture, hostels',
    'from:2027-10-05 days:21 in:kunming out:chengdu people:1+0 class:1 tag:hiking | first:kunming last:chengdu visits:lijiang visits:shangri-la',
  ],
  [
    'RM 8000 for two, 8 days, Guangzhou Guilin Yangshuo, halal please, December',
    'days:8 month:12 budget:8000MYR people:2+0 diet:halal city:guangzhou city:guilin city:yangshuo | in-budget visits:yangshuo visits:guangzhou',
  ],
  [
    'xian 2 days only want terracotta warriors and city wall and noodles',
    'days:2 city:xian must:terracotta-army must:xian-city-wall | sees:terracotta-army sees:xian-city-wall only:xian',
  ],
  [
    'Lhasa by train from Xining, 9 days, May, 2 adults, easy start',
    'days:9 month:5 people:2+0 order:xining>lhasa | first:xining visits:lhasa sees:potala-palace flights<=0',
  ],
  [
    'Pandas + Leshan + Jiuzhaigou 8 days mid-October, couple in their sixties',
    'days:8 month:10 people:2+0 seniors:2 must:leshan-giant-buddha | sees:chengdu-panda-base sees:leshan-giant-buddha sees:jiuzhaigou-valley sights<=3',
  ],
  [
    'Great Wall trip: Mutianyu, Jinshanling and Simatai, 5 days, hiking, Beijing base, September',
    'days:5 month:9 must:great-wall-mutianyu must:jinshanling-great-wall must:simatai-and-gubei tag:hiking | sees:great-wall-mutianyu sees:jinshanling-great-wall sees:simatai-and-gubei',
  ],
  [
    'cheap 6 day trip for 3 students around Chongqing, €600 total',
    'days:6 people:3+0 city:chongqing budget:600EUR class:1 | in-budget sees:hongya-cave visits:chongqing',
  ],
  [
    'We already booked hotels: Beijing Grand Hyatt 2-6 May 2027, Shanghai Peace Hotel 6-10 May. Plan our days.',
    'from:2027-05-02 days:9 city:beijing city:shanghai | stay:beijing=4 stay:shanghai=4 first:beijing last:shanghai sees:forbidden-city walls<=1',
  ],
  [
    'Show in Shanghai on Tuesday 20 April 2027 at 19:30, in town 18-22 April, art deco and coffee',
    'from:2027-04-18 days:5 city:shanghai tag:architecture | only:shanghai sees:the-bund',
  ],
  [
    'Honeymoon in Yunnan, boutique hotels, Feb 14-24, no early mornings, hot springs',
    'from:2027-02-14 days:11 people:2+0 class:3/4 | only:yunnan start>=09:00 sights<=3',
  ],
  [
    'China with my dad who uses a walking stick, 12 days, Nov, Beijing to Shanghai by train, two stops between',
    'days:12 month:11 people:2+0 mobility:limited-walking order:beijing>shanghai | first:beijing last:shanghai flights<=0 cities<=4 sights<=3',
  ],
  [
    'Kids 10, 12. Theme parks and Shanghai Disneyland, 6 days, July',
    'days:6 month:7 ages:10,12 people:2+2 must:shanghai-disneyland city:shanghai | sees:shanghai-disneyland visits:shanghai',
  ],
  [
    'Ningxia desert and wine, 4 days from Yinchuan',
    'days:4 city:yinchuan | only:yinchuan sees:western-xia-tombs/shahu-lake/helan-mountain-rock-art',
  ],
  [
    'What can we do in 5 days around Guiyang in February with Miao new year? no spicy food',
    'days:5 month:2 city:guiyang | only:guizhou visits:kaili',
  ],
  [
    'I hate cities. 10 days mountains only: Huangshan, Wuyi, Sanqing, Lushan. May',
    'days:10 month:5 city:huangshan city:wuyishan must:mount-lushan must:sanqingshan | sees:yellow-mountain sees:sanqingshan sees:mount-lushan visits:wuyishan',
  ],
  [
    'Grandparents, parents and baby (10 months), Suzhou + Shanghai, pram, 7 days, April',
    'days:7 month:4 people:4+1 seniors:2 mobility:stroller city:suzhou city:shanghai | only:suzhou,shanghai sights<=3 end<=20:30',
  ],
  [
    'Dalian, Shenyang and Harbin in summer, 8 days, railway fans, no planes',
    'days:8 month:7/6/8 city:dalian city:shenyang city:harbin -mode:flight | flights<=0 visits:shenyang sees:mukden-palace visits:dalian visits:harbin',
  ],
  [
    'Sydney - Guangzhou 12 hr stopover 5am to 5pm with 2 kids 3 and 6',
    'days:1 in:guangzhou arr:05:00 dep:17:00 ages:3,6 people:2+2 | length:1 only:guangzhou sights<=2 home<=15:00',
  ],
  [
    '7 nights: 3 Beijing, 1 Pingyao, 3 Xian. Trains. 2 people. Good coffee.',
    'days:8 nights:beijing=3 nights:pingyao=1 nights:xian=3 people:2+0 | stay:beijing=3 stay:pingyao=1 stay:xian=3 flights<=0 walls<=1',
  ],
  [
    'Want to see rapeseed flowers in Wuyuan and porcelain in Jingdezhen, late March, 5 days from Shanghai',
    'days:5 month:3 city:wuyuan city:jingdezhen in:shanghai | first:shanghai visits:wuyuan visits:jingdezhen',
  ],
  [
    'Fly in to Urumqi July 1, fly out Kashgar July 12, lakes, grasslands, photography',
    'from:2027-07-01 days:12 in:urumqi out:kashgar tag:photography | first:urumqi last:kashgar sees:sayram-lake/heavenly-lake-tianchi visits:yining',
  ],
  [
    'beijin and shangai 1 week plz, me + gf, instagram spots',
    'days:7 city:beijing city:shanghai people:2+0 tag:photography | sees:forbidden-city sees:the-bund only:beijing,shanghai walls<=1',
  ],
  [
    'A 4-day food crawl in Guangzhou and Chaozhou, budget 3,500 yuan per person, 2 of us',
    'days:4 city:guangzhou city:chaozhou tag:food budget:7000CNY people:2+0 | in-budget visits:chaozhou visits:guangzhou only:guangzhou,chaozhou',
  ],
  [
    'US and Indian passport, 9 days, June, Shanghai arrival, leaving from Xian to Delhi',
    'days:9 month:6 nat2:US nat2:IN in:shanghai out:xian | first:shanghai last:xian sees:terracotta-army',
  ],
  [
    'Our son studies in Wuhan. We visit him 10-14 April then 1 week somewhere pretty by train and fly home from Shanghai on the 21st',
    'from:2027-04-10 days:12 city:wuhan out:shanghai people:2+0 | first:wuhan last:shanghai flights<=0 stay:wuhan=3..4',
  ],
  [
    'Buddhist pilgrimage: Putuoshan, Wutaishan, Emeishan, Jiuhuashan, 16 days',
    'days:16 must:mount-putuo must:mount-emei city:wutai city:jiuhuashan | sees:mount-putuo sees:mount-emei visits:wutai visits:jiuhuashan',
  ],
  [
    'autumn leaves near Beijing, 5 days end of october, photographer, sunrise shots',
    'days:5 month:10 city:beijing tag:photography | sees:fragrant-hills walls<=1 only:beijing,chengde',
  ],
  [
    'Kosher or at least vegetarian, Shanghai and Harbin Jewish heritage, 8 days, Israeli passport',
    'days:8 diet:vegetarian city:shanghai city:harbin nat:IL | visits:shanghai visits:harbin',
  ],
  [
    'Hainan 5 days Jan, direct flight Moscow-Sanya lands 10:20, 2 adults 2 kids 5, 8, beach and rainforest',
    'days:5 month:1 in:sanya arr:10:20 people:2+2 ages:5,8 tag:beach | first:sanya only:sanya sees:yanoda-rainforest sights<=3',
  ],
  [
    'no idea where, love tea, ceramics and quiet temples, 2 weeks in November, not Beijing',
    'days:14 month:11 tag:tea tag:religion -city:beijing | no:beijing visits:jingdezhen/hangzhou/wuyishan',
  ],
  [
    'Macau 1 night, Hong Kong 3 nights, Shenzhen 1 night',
    'days:6 nights:macau=1 nights:hong-kong=3 nights:shenzhen=1 | stay:macau=1 stay:hong-kong=3 stay:shenzhen=1',
  ],
  [
    'Silk road highlights in 8 days without long trains, aged 66 and 70',
    'days:8 people:2+0 seniors:2 tag:silk-road | sees:mogao-caves ride<=330 sights<=3 visits:dunhuang',
  ],
  [
    'trip to china from 28/3/27 to 11/4/27 family 2 adults 2 children (8, 11), school holidays, £5000',
    'from:2027-03-28 days:15 people:2+2 ages:8,11 budget:5000GBP | length:15 in-budget walls<=1 sights<=4',
  ],
  [
    'Start in Xiamen, finish in Guangzhou, tulou and diaolou, 8 days, architecture nerds',
    'days:8 in:xiamen out:guangzhou tag:architecture | first:xiamen last:guangzhou sees:tianluokeng-tulou/gaobei-tulou sees:kaiping-diaolou',
  ],
  [
    'Only 1 day in Xian between trains: arrive 08:10, depart 20:30',
    'days:1 city:xian arr:08:10 dep:20:30 | length:1 sees:terracotta-army only:xian home<=20:00',
  ],
  [
    'Shaolin kung fu for my 12 year old, plus Luoyang and Kaifeng night market, 5 days from Shanghai by train',
    'days:5 must:shaolin-temple city:luoyang city:kaifeng ages:12 in:shanghai | first:shanghai sees:shaolin-temple sees:longmen-grottoes sees:kaifeng-drum-tower-night-market flights<=0',
  ],
  [
    'Lijiang, Lugu lake, Tiger Leaping Gorge trek, 7 days in April, fit',
    'days:7 month:4 city:lijiang must:lugu-lake must:tiger-leaping-gorge tag:hiking | sees:tiger-leaping-gorge sees:lugu-lake visits:lijiang',
  ],
  [
    'Easter holidays 2027, 10 days, somewhere warm and green, relaxing, 4 star',
    'days:10 month:3 class:3 pace:relaxed | sights<=3 no:harbin no:lhasa',
  ],
  [
    'Conference in Shenzhen May 12-14, then 5 free days, end in Hong Kong',
    'from:2027-05-12 days:8 city:shenzhen out:hong-kong | first:shenzhen last:hong-kong',
  ],
  [
    '20 days grand tour: Beijing Datong Pingyao Xian Chengdu Lijiang Guilin Shanghai',
    'days:20 city:beijing city:datong city:pingyao city:xian city:chengdu city:lijiang city:guilin city:shanghai | visits:datong visits:pingyao visits:lijiang visits:guilin/yangshuo sees:terracotta-army walls<=1',
  ],
  [
    'summer escape from heat: Guiyang or Kunming, 6 days in August, elderly parents',
    'days:6 month:8 seniors:2 | visits:guiyang/kunming sights<=3 end<=20:30',
  ],
  [
    "We're Polish, 2+1 (kid 7), 2-16 July, Warsaw-Beijing, return Beijing, want Xi'an and pandas",
    'from:2027-07-02 days:15 people:2+1 ages:7 nat:PL in:beijing out:beijing city:xian | first:beijing last:beijing sees:terracotta-army sees:chengdu-panda-base walls<=1',
  ],
  [
    'Night trains are fine. Shanghai to Kunming with stops, 10 days, minority villages, markets',
    'days:10 order:shanghai>kunming tag:minority-cultures | first:shanghai last:kunming visits:kaili/guiyang',
  ],
  [
    'Qufu, Taishan, Jinan, Qingdao by rail 7 days in May',
    'days:7 month:5 city:qufu must:mount-tai city:jinan city:qingdao | sees:mount-tai sees:temple-of-confucius visits:jinan visits:qingdao flights<=0',
  ],
  [
    'a romantic weekend in Hangzhou, leaving Shanghai Friday evening back Sunday night',
    'days:3 city:hangzhou people:2+0 | sees:west-lake only:hangzhou,shanghai',
  ],
  [
    'Turpan and Urumqi 4 days late August grapes',
    'days:4 month:8 city:turpan city:urumqi | sees:jiaohe-ruins sees:grape-valley-turpan only:turpan,urumqi',
  ],
  [
    'Xishuangbanna 5 days in January, tropical garden, elephants, night market, with kid 6',
    'days:5 month:1 city:xishuangbanna ages:6 | sees:xishuangbanna-botanical-garden sees:starlight-night-market only:xishuangbanna sights<=3',
  ],
  [
    'Thanksgiving week 2026 Beijing, arriving Saturday 21 Nov at 16:00, leaving Saturday 28 Nov 13:00, heated hotel lol',
    'from:2026-11-21 days:8 city:beijing arr:16:00 dep:13:00 | day1>=16:00 home<=11:00 walls<=1 sees:forbidden-city',
  ],
  [
    'Singaporean family, CNY 2027 holidays 5 Feb to 12 Feb, Chaozhou roots trip and Xiamen',
    'from:2027-02-05 days:8 nat:SG city:chaozhou city:xiamen | visits:chaozhou visits:xiamen only:chaozhou,xiamen,quanzhou,guangzhou',
  ],
  [
    'We want 5 days in Shangri-La straight from Shanghai, age 68 and 71',
    'days:5 city:shangri-la seniors:2 people:2+0 | visits:shangri-la sights<=3',
  ],
  [
    'Chengde and Qinhuangdao seaside 5 days from Beijing in June',
    'days:5 month:6 city:chengde city:qinhuangdao | sees:chengde-mountain-resort visits:qinhuangdao walls<=1',
  ],
  // German
  [
    'Studienreise Kunst und Tempel: Peking, Datong, Pingyao, Xi’an, Luoyang – 14 Tage ab 5. September 2027, Bahn',
    'from:2027-09-05 days:14 city:datong city:pingyao city:xian city:luoyang modes:train tag:art | flights<=0 first:beijing sees:longmen-grottoes sees:yungang-grottoes walls<=1',
  ],
  [
    'Meine Frau (Thailänderin) und ich (Schweizer) möchten 8 Tage nach Guilin und Hongkong, Februar',
    'days:8 month:2 people:2+0 nat2:TH nat2:CH city:guilin city:hong-kong | visits:hong-kong visits:guilin/yangshuo',
  ],
  [
    'Zwischenstopp Peking 14 Stunden, Landung 5:10, Weiterflug 19:20, österreichischer Pass',
    'days:1 in:beijing arr:05:10 dep:19:20 nat:AT | length:1 only:beijing home<=17:00 sights<=4',
  ],
  [
    'Sommerferien 2027, drei Wochen, Kinder 9, 12 und 15, Abenteuer, 6000 Euro für alle vor Ort',
    'days:21 month:7/8 people:2+3 ages:9,12,15 budget:6000EUR tag:adventure | in-budget length:21 walls<=1',
  ],
  [
    '3 Nächte Shanghai, 2 Nächte Huangshan, 2 Nächte Hangzhou, im November',
    'days:8 month:11 nights:shanghai=3 nights:huangshan=2 nights:hangzhou=2 | stay:shanghai=3 stay:huangshan=2 stay:hangzhou=2 sees:yellow-mountain',
  ],
  [
    'bitte keine Altstädte mehr, lieber Natur: Zhangjiajie und Guilin, 9 Tage Ende April',
    'days:9 month:4 -kind:historic-town/ancient-towns city:zhangjiajie city:guilin tag:nature | count:historic-town<=0 sees:zhangjiajie-national-forest-park/yuanjiajie',
  ],
  [
    'Ostern 2027 eine Woche Hongkong, Langschläfer, mittleres Budget',
    'days:7 month:3 city:hong-kong class:2 | start>=09:30 only:hong-kong,macau,shenzhen',
  ],
  [
    'Von Shanghai nach Peking mit der Bahn in 10 Tagen, mit Suzhou, Nanjing und Taishan',
    'days:10 order:shanghai>beijing city:suzhou city:nanjing must:mount-tai | first:shanghai last:beijing flights<=0 sees:mount-tai visits:suzhou visits:nanjing walls<=1',
  ],
  // French
  [
    'Je voyage seule, 3 semaines, juin, du Sichuan au Yunnan en bus et train, petit budget, culture tibétaine',
    'days:21 month:6 people:1+0 class:1 -mode:flight | flights<=0 visits:chengdu visits:lijiang/shangri-la/dali',
  ],
  [
    'Arrivée à Canton le 2 mars 2027 à 6h30, départ de Hong Kong le 12 mars à 23h, Guilin entre les deux',
    'from:2027-03-02 days:11 in:guangzhou out:hong-kong arr:06:30 dep:23:00 city:guilin | first:guangzhou last:hong-kong visits:guilin/yangshuo',
  ],
  [
    'Pékin 6 jours, ma fille est en fauteuil roulant, hôtel 4 étoiles',
    'days:6 city:beijing mobility:wheelchair class:3 | only:beijing sights<=3 end<=20:30 sees:forbidden-city',
  ],
  [
    'Shanghai, Suzhou, Hangzhou : jardins et thé, 7 jours mi-avril, pas plus de deux visites par jour',
    'days:7 month:4 tag:gardens tag:tea city:suzhou city:hangzhou city:shanghai pace:relaxed | sights<=2 sees:west-lake',
  ],
  [
    'Voyage de noces aux Maldives puis 5 jours à Sanya, hôtel de luxe, décembre',
    'days:5 month:12 city:sanya class:4 people:2+0 | only:sanya',
  ],
  [
    'Toussaint en famille (enfants 7 et 11) : Pékin, Xi’an, 10 jours, pas d’avion intérieur',
    'days:10 ages:7,11 people:2+2 month:10 city:beijing city:xian -mode:flight | flights<=0 sees:terracotta-army walls<=1 sights<=3',
  ],
  [
    'randonnée au mont Hua et Emei, 8 jours, niveau sportif, avril',
    'days:8 month:4 must:mount-hua must:mount-emei tag:hiking | sees:mount-hua sees:mount-emei',
  ],
  [
    'Xiamen et les tulou, 4 jours, départ de Xiamen à 15h le dernier jour, cuisine végétalienne',
    'days:4 city:xiamen out:xiamen dep:15:00 diet:vegan | last:xiamen home<=13:00 sees:gaobei-tulou/tianluokeng-tulou',
  ],
  // Spanish
  [
    'Queremos ver los pandas, los guerreros y la muralla en 8 días, somos 2 adultos y un niño de 4',
    'days:8 people:2+1 ages:4 | sees:chengdu-panda-base sees:terracotta-army visits:beijing walls<=1 sights<=3 ride<=330',
  ],
  [
    'Llegada a Shanghái el 14 de abril de 2027 a las 18:40, salida desde Hong Kong el 25 a las 00:30',
    'from:2027-04-14 in:shanghai out:hong-kong arr:18:40 | first:shanghai last:hong-kong day1>=18:30',
  ],
  [
    '10 días de naturaleza: Zhangjiajie, Guilin y Huangshan, junio, sin ciudades grandes',
    'days:10 month:6 city:zhangjiajie city:guilin tag:nature | sees:yellow-mountain visits:zhangjiajie visits:guilin/yangshuo no:shanghai',
  ],
  [
    'Argentinos, 4 personas, 16 días en noviembre, 9000 dólares, ritmo intenso, queremos verlo todo',
    'days:16 month:11 people:4+0 nat:AR budget:9000USD pace:full | in-budget walls<=1 sees:forbidden-city sees:terracotta-army',
  ],
  [
    'dos noches en Macao, tres en Hong Kong, comida, sin parques temáticos',
    'days:6 nights:macau=2 nights:hong-kong=3 tag:food -kind:theme-park | stay:macau=2 stay:hong-kong=3 not:hong-kong-disneyland',
  ],
  [
    'El Tíbet y Sichuan 14 días septiembre, mal de altura me preocupa, 60 años',
    'days:14 month:9 | visits:lhasa visits:chengdu sees:potala-palace sights<=3',
  ],
  [
    'Beijing en 3 días en enero con frío, sitios cubiertos, hotel cerca del metro',
    'days:3 month:1 city:beijing | only:beijing walls<=1 sees:national-museum-of-china/capital-museum/forbidden-city',
  ],
  [
    'Ruta del té por Fujian y Zhejiang, 9 días, marzo, tren',
    'days:9 month:3 tag:tea modes:train | flights<=0 visits:wuyishan visits:hangzhou',
  ],
  // Italian
  [
    'Volo su Hong Kong l’8 agosto, rientro da Pechino il 22 agosto 2027, due adulti e una ragazza di 16 anni',
    'from:2027-08-08 days:15 in:hong-kong out:beijing people:2+1 ages:16 | first:hong-kong last:beijing sees:forbidden-city walls<=1',
  ],
  [
    'Tre giorni a Xi’an con il monte Hua, allenati, aprile',
    'days:3 month:4 city:xian must:mount-hua | sees:mount-hua sees:terracotta-army only:xian',
  ],
  [
    'Yunnan in 9 giorni, fotografie di risaie e mercati, febbraio, hotel semplici',
    'days:9 month:2 tag:photography class:1 | only:yunnan',
  ],
  [
    'Mia nonna di 82 anni vuole vedere Shanghai: 4 giorni, pochissimo camminare',
    'days:4 city:shanghai seniors:1 mobility:limited-walking pace:relaxed | only:shanghai sights<=2 end<=20:30',
  ],
  [
    'scalo a Pechino dalle 6 alle 20, cosa vedere?',
    'days:1 in:beijing arr:06:00 dep:20:00 | length:1 only:beijing home<=18:00 sights<=4',
  ],
  [
    'Nanchino, Suzhou, Hangzhou in treno, 8 giorni dal 2 aprile 2027, passaporto italiano',
    'from:2027-04-02 days:8 nat:IT city:nanjing city:suzhou city:hangzhou modes:train | flights<=0 sees:west-lake visits:nanjing',
  ],
  [
    'Cina del nord in inverno: Pechino e Harbin, 8 giorni a gennaio, ghiaccio e terme',
    'days:8 month:1 city:beijing city:harbin | sees:harbin-ice-and-snow-world walls<=1',
  ],
  [
    'solo cibo! Chengdu, Chongqing, Canton 10 giorni',
    'days:10 city:chengdu city:chongqing city:guangzhou tag:food | visits:chengdu visits:chongqing visits:guangzhou cities<=4',
  ],
  // Portuguese
  [
    'Lua de mel, 12 dias, outubro, chegada em Xangai às 5h, volta de Hong Kong às 23h50, hotéis bons',
    'days:12 month:10 people:2+0 in:shanghai out:hong-kong arr:05:00 dep:23:50 class:3/4 | first:shanghai last:hong-kong',
  ],
  [
    'Somos 3 portugueses, 9 dias em março, Pequim e Xi’an de comboio, 3000 euros',
    'days:9 month:3 people:3+0 nat:PT city:beijing city:xian modes:train budget:3000EUR | in-budget flights<=0 walls<=1 sees:terracotta-army',
  ],
  [
    'Guilin e Yangshuo com minha mãe de 67, sem escadas, 5 dias em novembro',
    'days:5 month:11 seniors:1 mobility:limited-walking city:guilin city:yangshuo | sights<=3 not:longji-rice-terraces not:moon-hill',
  ],
  [
    '2 noites Chengdu, 3 noites Jiuzhaigou, 2 noites Chongqing',
    'days:8 nights:chengdu=2 nights:jiuzhaigou=3 nights:chongqing=2 | stay:chengdu=2 stay:jiuzhaigou=3 stay:chongqing=2 sees:jiuzhaigou-valley',
  ],
  [
    'Ano novo em Xangai, 28 de dezembro a 3 de janeiro, festas e compras',
    'from:2026-12-28 days:7 city:shanghai tag:nightlife tag:shopping | visits:shanghai sees:the-bund',
  ],
  [
    'conexão longa em Cantão 13h, chega 4h30 sai 17h30',
    'days:1 in:guangzhou arr:04:30 dep:17:30 | length:1 only:guangzhou home<=15:30',
  ],
  [
    'Datong, Pingyao e Xian em 7 dias, sem avião, hotel histórico',
    'days:7 city:datong city:pingyao city:xian -mode:flight | flights<=0 sees:yungang-grottoes sees:pingyao-ancient-city sees:terracotta-army',
  ],
  [
    'Xangai com duas crianças (2 e 5 anos), 5 dias, soneca depois do almoço das 13h às 15h',
    'days:5 city:shanghai people:2+2 ages:2,5 break:13:00-15:00 | only:shanghai sights<=2 end<=20:00',
  ],
  // Dutch
  [
    'Huwelijksreis september, 16 dagen, Shanghai in, Hongkong uit, karstbergen en stranden',
    'days:16 month:9 people:2+0 in:shanghai out:hong-kong | first:shanghai last:hong-kong visits:guilin/yangshuo',
  ],
  [
    'Alleen met de trein van Peking naar Hongkong in 2 weken, herfst',
    'days:14 modes:train order:beijing>hong-kong | first:beijing last:hong-kong flights<=0 walls<=1',
  ],
  [
    '5 dagen Chengdu en Jiuzhaigou, oktober, niet meer dan 1500 euro samen',
    'days:5 month:10 city:chengdu budget:1500EUR people:2+0 | in-budget sees:jiuzhaigou-valley',
  ],
  [
    'Opa en oma (75) en kleinkind van 8 naar Peking, 6 dagen, rustig aan, geen trappen',
    'days:6 seniors:2 ages:8 city:beijing pace:relaxed mobility:limited-walking | sights<=3 end<=20:30',
  ],
  [
    'Halal eten, Xi’an en Dunhuang, 7 dagen in mei',
    'days:7 month:5 diet:halal city:xian city:dunhuang | sees:mogao-caves sees:terracotta-army',
  ],
  [
    'Weekend Hongkong: vrijdag 12 maart 2027 19:00 aan, maandag 15 maart 12:00 weg',
    'from:2027-03-12 days:4 city:hong-kong arr:19:00 dep:12:00 | day1>=19:00 home<=10:00 only:hong-kong,macau',
  ],
  [
    'fietsen en wandelen in Yangshuo, 4 dagen, april, geen grotten',
    'days:4 month:4 city:yangshuo tag:hiking -kind:cave/reed-flute-cave | only:yangshuo,guilin sees:yulong-river not:reed-flute-cave',
  ],
  [
    'Drie nachten Xining en Qinghaimeer daarna vier nachten Lhasa',
    'days:8 nights:xining=3 nights:lhasa=4 | stay:xining=3 stay:lhasa=4 sees:qinghai-lake sees:potala-palace first:xining',
  ],
  // Chinese
  [
    '暑假带两个孩子（8岁和12岁）去西安和洛阳6天，喜欢历史博物馆，高铁往返北京',
    'days:6 month:7/8 ages:8,12 city:xian city:luoyang tag:history/art | sees:terracotta-army sees:longmen-grottoes flights<=0',
  ],
  [
    '春节三亚7天全家五口，老人两位，住海边豪华酒店',
    'days:7 month:2 city:sanya class:4 seniors:2 people:4+1 | only:hainan sights<=3',
  ],
  [
    '九寨沟3天两晚，成都双流机场下午2点落地，最后一天晚上9点飞',
    'days:3 arr:14:00 dep:21:00 | sees:jiuzhaigou-valley day1>=14:00',
  ],
  [
    '哈尔滨长白山雪景6天一月，情侣，预算8000',
    'days:6 month:1 city:harbin people:2+0 budget:8000CNY | in-budget visits:harbin visits:changbaishan sees:harbin-ice-and-snow-world',
  ],
  [
    '新疆伊犁喀拉峻赛里木湖8天六月，乌鲁木齐进，伊宁出',
    'days:8 month:6 in:urumqi out:yining must:sayram-lake must:kalajun-grassland | first:urumqi last:yining sees:sayram-lake sees:kalajun-grassland',
  ],
  [
    '不要商业化古镇，贵州苗寨侗寨深度7天，四月，可以走路',
    'days:7 month:4 tag:minority-cultures | only:guizhou visits:kaili',
  ],
  [
    '武汉看樱花三天，三月下旬，一家三口，孩子3岁要午睡',
    'days:3 month:3 city:wuhan people:2+1 ages:3 | only:wuhan sees:yellow-crane-tower/wuhan-university/east-lake-wuhan sights<=3',
  ],
  [
    '台湾人第一次去北京上海，8天，清真饮食，想看升旗',
    'days:8 city:beijing city:shanghai diet:halal nat:TW | sees:tiananmen-square sees:forbidden-city sees:the-bund walls<=1',
  ],
  // Japanese
  [
    '桂林と陽朔、4泊5日、両親（68歳と70歳）と、階段は少なめで、11月',
    'days:5 month:11 city:guilin city:yangshuo seniors:2 mobility:limited-walking | sights<=3 end<=20:30 visits:yangshuo',
  ],
  [
    '成都3泊4日、パンダと四川料理、到着13時、出発11時',
    'days:4 city:chengdu arr:13:00 dep:11:00 tag:food | sees:chengdu-panda-base day1>=13:00 home<=09:30 only:chengdu',
  ],
  [
    '張家界に5日間、天門山、ガラスの橋、5月',
    'days:5 month:5 city:zhangjiajie must:tianmen-mountain | sees:tianmen-mountain sees:zhangjiajie-grand-canyon only:zhangjiajie,changsha',
  ],
  [
    '大人2人、子供2人（5歳と9歳）、上海ディズニーと水郷、夏休みに5日',
    'days:5 people:2+2 ages:5,9 must:shanghai-disneyland month:7/8 | sees:shanghai-disneyland sees:zhujiajiao/zhouzhuang/tongli/wuzhen/xitang sights<=3',
  ],
  [
    '福建省の土楼とアモイ、お茶、6日間、のんびり',
    'days:6 city:xiamen tag:tea pace:relaxed | sees:gaobei-tulou/tianluokeng-tulou sees:gulangyu sights<=3',
  ],
  [
    'チベット8日間、6月、飛行機で成都から、英国籍',
    'days:8 month:6 nat:GB in:chengdu | visits:lhasa sees:potala-palace first:chengdu sights<=3',
  ],
  [
    '大連・瀋陽・ハルビン 鉄道の旅 7日間 9月',
    'days:7 month:9 city:dalian city:shenyang city:harbin modes:train | flights<=0 sees:mukden-palace visits:dalian visits:harbin',
  ],
  [
    'ゴールデンウィークに北京5日間、混雑を避けたい、胡同',
    'days:5 month:4/5 city:beijing crowds:avoid | walls<=1 sees:shichahai/beijing-drum-and-bell-towers only:beijing',
  ],
  // Korean
  [
    '시안 3박 4일, 화산 등산 포함, 10월',
    'days:4 month:10 city:xian must:mount-hua | sees:mount-hua sees:terracotta-army only:xian',
  ],
  [
    '베이징 2027년 5월 1일부터 4일까지, 만리장성, 유모차',
    'from:2027-05-01 days:4 city:beijing mobility:stroller | walls<=1 sees:great-wall-mutianyu/great-wall-badaling/simatai-and-gubei sights<=3',
  ],
  [
    '황산과 항저우 5일, 4월, 등산 좋아함, 상하이 인 상하이 아웃',
    'days:5 month:4 in:shanghai out:shanghai city:hangzhou city:huangshan tag:hiking | first:shanghai last:shanghai sees:yellow-mountain sees:west-lake',
  ],
  [
    '하이난 싼야 가족여행 5일 아이 3살 7살 리조트, 2월',
    'days:5 month:2 city:sanya ages:3,7 tag:beach | only:sanya sights<=2 end<=20:30',
  ],
  [
    '구채구 6일, 청두 왕복, 채식, 예산 1인당 100만원 2명',
    'days:6 in:chengdu out:chengdu diet:vegetarian budget:2000000KRW people:2+0 | sees:jiuzhaigou-valley in-budget first:chengdu last:chengdu',
  ],
  [
    '광저우 홍콩 마카오 7일 미식, 8월, 사원은 빼고',
    'days:7 month:8 city:guangzhou city:hong-kong city:macau tag:food -kind:temple | count:temple<=0 visits:macau visits:guangzhou',
  ],
  [
    '실크로드 10일 시안 둔황 우루무치, 9월, 60대 부부',
    'days:10 month:9 order:xian>dunhuang>urumqi people:2+0 seniors:2 | first:xian last:urumqi sees:mogao-caves sights<=3',
  ],
  [
    '쑤저우 항저우 우전 4박 5일 천천히, 커플',
    'days:5 people:2+0 city:suzhou city:hangzhou must:wuzhen pace:relaxed | sees:wuzhen sees:west-lake sights<=3',
  ],

  // Messy wishes, one or more per language.
  [
    "sooo my sister's wedding is in Singapore, and after that my husband and me (he's Dutch, I'm Thai) have 9 days for China, arriving Chengdu 11 Nov 2027 at 13:40, out of Guangzhou on the 19th, anything but cities, we eat everything",
    'from:2027-11-11 days:9 in:chengdu out:guangzhou arr:13:40 people:2+0 nat2:NL nat2:TH -kind:modern-cities | length:9 first:chengdu last:guangzhou',
  ],
  [
    'grandparents (74, 71) + us + kids 3 and 6, Guilin region only, 6 nights from 27 March, pool would be great, nobody wants to be on a bus for hours',
    'from:2027-03-27 days:7 people:4+2 seniors:2 ages:3,6 city:guilin | length:7 only:guilin,yangshuo sights<=3',
  ],
  [
    "Day 1 land Xi'an 15:20, day 2 warriors, day 3 Hua Shan, day 4-5 Luoyang and Shaolin, day 6 fly home from Zhengzhou. May. just fill the gaps pls, two guys on a budget",
    'days:6 in:xian arr:15:20 out:zhengzhou must:terracotta-army must:mount-hua city:luoyang must:shaolin-temple month:5 people:2+0 class:1 | length:6 first:xian last:zhengzhou sees:terracotta-army sees:mount-hua sees:shaolin-temple',
  ],
  [
    'Im April eine Woche Fujian mit unserem Sohn (9) – Rundhäuser, Tee, Strand zum Schluss. Ankunft Xiamen Samstag 10.4. vormittags, Abflug am 17. um 12 Uhr. Bloß keine Flüge im Land.',
    'from:2027-04-10 days:8 in:xiamen people:2+1 ages:9 tag:tea dep:12:00 -mode:flight | length:8 only:fujian first:xiamen flights<=0 sees:tianluokeng-tulou/gaobei-tulou',
  ],
  [
    'Retraités (66 et 69 ans) canadiens, trois semaines à partir du 12 septembre, on atterrit à Pékin et on repart de Chengdu, jamais en Chine, hôtels 4 étoiles, pas plus de deux visites par jour',
    'people:2+0 seniors:2 nat:CA days:21 from:2027-09-12 in:beijing out:chengdu class:3 | length:21 first:beijing last:chengdu sights<=2',
  ],
  [
    'Dos amigas chilenas, 12 noches en octubre, primero Shanghái, luego Zhangjiajie y al final Hong Kong; nada de museos, mucha montaña, 1800 dólares por cabeza',
    'people:2+0 nat:CL days:13 month:10 order:shanghai>zhangjiajie>hong-kong -kind:museum tag:nature budget:3600USD | length:13 first:shanghai last:hong-kong count:museum<=0',
  ],
  [
    'Viaggio con mia figlia di 10 anni: Pechino 4 notti, Xi’an 2 notti, in treno, dal 22 aprile; lei ama i draghi e il kung fu, io non mangio carne',
    'people:1+1 ages:10 nights:beijing=4 nights:xian=2 modes:train from:2027-04-22 days:7 diet:vegetarian | length:7 stay:beijing=4 stay:xian=2 flights<=0 walls<=1',
  ],
  [
    'Chegamos a Hong Kong a 5 de março às 14h e regressamos de Macau a 12 de março; 3 adultos e um bebé de 1 ano, carrinho, hotéis de luxo, sem correrias',
    'in:hong-kong out:macau arr:14:00 from:2027-03-05 days:8 people:3+1 ages:1 mobility:stroller class:4 pace:relaxed | length:8 first:hong-kong last:macau sights<=3',
  ],
  [
    'Wij wonen in Hongkong en willen met Kerst 5 dagen sneeuw zien met de kinderen (7, 9), liefst Harbin, vegetarisch',
    'month:12 days:5 city:harbin tag:winter ages:7,9 people:2+2 diet:vegetarian in:hong-kong | length:5 visits:harbin sees:harbin-ice-and-snow-world',
  ],
  [
    '国庆后出发，6天，带爸妈（都62岁）从广州去张家界和凤凰，爸爸恐高不走玻璃桥，要坐高铁，住好一点的酒店',
    'days:6 month:10 people:3+0 seniors:2 in:guangzhou city:zhangjiajie city:fenghuang class:3 | length:6 visits:zhangjiajie visits:fenghuang not:zhangjiajie-grand-canyon',
  ],
  [
    '来年5月の連休明けに昆明から入って景洪まで7日間、少数民族の市場とお茶、朝はゆっくり、予算は二人で40万円',
    'days:7 month:5 in:kunming city:xishuangbanna people:2+0 tag:minority-cultures tag:tea budget:400000JPY | length:7 first:kunming visits:xishuangbanna only:yunnan start>=09:30',
  ],
  [
    '10월 둘째 주, 부모님과 아이(5살) 해서 총 5명, 칭다오 2박 베이징 3박, 고속열차로 이동, 부모님은 70대',
    'month:10 days:6 people:4+1 ages:5 seniors:2 nights:qingdao=2 nights:beijing=3 modes:train | length:6 stay:qingdao=2 stay:beijing=3 flights<=0 walls<=1',
  ],
  [
    "First trip to China! 12 days in May: Beijing, Xi'an, Chengdu pandas, Shanghai. 2 adults from Canada, mid-range hotels",
    'days:12 month:5 people:2+0 nat:CA city:beijing city:xian city:chengdu city:shanghai | length:12 sees:chengdu-panda-base sees:terracotta-army sees:forbidden-city sees:the-bund walls<=1 cities<=4',
  ],
  [
    '8 Tage erste Chinareise im April, Peking und Shanghai reichen uns, gern 5 Sterne, keine Zugfahrt über 5 Stunden',
    'days:8 month:4 city:beijing city:shanghai class:4 | only:beijing,shanghai sees:forbidden-city sees:the-bund walls<=1 ride<=330',
  ],
  [
    'My parents (76 and 79) visit China for the first time, 10 days in late September, Beijing, Xian and Shanghai, slowly, no stairs, short trains or flights',
    'days:10 month:9 seniors:2 city:beijing city:xian city:shanghai pace:relaxed mobility:limited-walking | sights<=3 end<=20:30 sees:forbidden-city sees:terracotta-army walls<=1',
  ],
  [
    'Wheelchair user (manual chair) and husband, 7 days Shanghai and Hangzhou in April, step-free only, taxis are fine',
    'days:7 month:4 people:2+0 city:shanghai city:hangzhou mobility:wheelchair | only:shanghai,hangzhou sights<=3 end<=20:30 sees:west-lake',
  ],
  [
    'Honeymoon, 12 days in November, luxury: Lijiang and Shangri-La first, then a beach in Sanya to finish',
    'days:12 month:11 people:2+0 class:4 city:lijiang city:shangri-la city:sanya tag:beach | last:sanya visits:lijiang visits:shangri-la stay:sanya=3..5',
  ],
  [
    'Trade fair in Guangzhou 15-19 April 2027, then 4 free days before my flight from Hong Kong at 23:55 on the 23rd. Solo.',
    'from:2027-04-15 days:9 people:1+0 city:guangzhou out:hong-kong dep:23:55 | length:9 first:guangzhou last:hong-kong stay:guangzhou=4..7',
  ],
  [
    'I live in Shanghai for work, free on Saturday 17 and Sunday 18 April 2027, want to get out of the city: somewhere with water and tea, by train',
    'from:2027-04-17 days:2 modes:train tag:tea | length:2 visits:hangzhou/suzhou',
  ],
  [
    'layover Shanghai Pudong, land 10:50, next flight 21:30 same day, US passport',
    'days:1 in:shanghai arr:10:50 dep:21:30 nat:US | length:1 only:shanghai sees:the-bund/yu-garden home<=18:30',
  ],
  [
    '26 hour layover Beijing Daxing, arriving 11:00 on 2 June 2027, leaving 13:00 the next day, hotel please, Great Wall if possible',
    'from:2027-06-02 days:2 in:beijing arr:11:00 dep:13:00 | length:2 only:beijing walls<=1 home<=11:00',
  ],
  [
    "16h stop in Xi'an, land 06:15, take off 22:30, terracotta warriors and noodles",
    'days:1 in:xian arr:06:15 dep:22:30 must:terracotta-army | length:1 only:xian sees:terracotta-army home<=20:30',
  ],
  [
    '8 Tage Tibet im Mai, zuerst Nyingchi zur Akklimatisierung, dann Lhasa und der Namtso',
    'days:8 month:5 city:nyingchi city:lhasa must:namtso | visits:nyingchi sees:potala-palace sees:namtso sights<=3',
  ],
  [
    'Kashgar and the Karakoram Highway to Tashkurgan, 6 days late September, flying from and back to Urumqi',
    'days:6 month:9 in:urumqi out:urumqi city:kashgar city:tashkurgan | visits:kashgar visits:tashkurgan sees:id-kah-mosque/kashgar-old-city sees:karakul-lake',
  ],
  [
    '新疆吐鲁番和库车7天，十月，两个人，喜欢历史遗迹，从乌鲁木齐出发',
    'days:7 month:10 people:2+0 in:urumqi city:turpan city:kuqa tag:history | visits:turpan visits:kuqa first:urumqi sees:jiaohe-ruins sees:kizil-caves/kuqa-grand-canyon',
  ],
  [
    'Kunming, Jianshui and the Yuanyang rice terraces, 6 days in February, sunrise photos at the terraces',
    'days:6 month:2 city:kunming city:jianshui city:yuanyang tag:photography | visits:jianshui sees:duoyishu-terraces sees:stone-forest/jianshui-confucian-temple',
  ],
  [
    '2 weeks of slow travel in Yunnan, coming from Laos by train so start in Xishuangbanna, then Dali, Shaxi, Lijiang, Shangri-La. Bad knees, no big hikes. April',
    'days:14 month:4 pace:relaxed mobility:limited-walking city:xishuangbanna city:dali city:lijiang city:shangri-la | only:yunnan first:xishuangbanna sees:shaxi-old-town visits:shangri-la sights<=3',
  ],
  [
    'Xishuangbanna with kids 6 and 9, 5 days in January, wild elephants and the botanical garden',
    'days:5 month:1 people:2+2 ages:6,9 city:xishuangbanna must:wild-elephant-valley must:xishuangbanna-botanical-garden | only:xishuangbanna sees:wild-elephant-valley sees:xishuangbanna-botanical-garden sights<=3',
  ],
  [
    'Guizhou 9 days in June: Miao and Dong villages, Libo karst, Huangguoshu falls, trains between towns where possible',
    'days:9 month:6 must:huangguoshu-waterfall city:libo | only:guizhou visits:kaili visits:libo/zhaoxing sees:huangguoshu-waterfall sees:xiaoqikong sees:xijiang-miao-village/langde-miao-village',
  ],
  [
    '5 jours en avril : Guiyang, Fanjingshan et un village miao, en train, nous sommes deux',
    'days:5 month:4 people:2+0 modes:train city:guiyang must:fanjingshan | sees:fanjingshan flights<=0 sees:xijiang-miao-village/langde-miao-village/jiadi-lane/basha-miao-village',
  ],
  [
    'Harbin ice festival, snow village and Changbaishan hot springs, 8 days from 10 January 2027, 4 friends, we hate getting up early',
    'from:2027-01-10 days:8 people:4+0 city:harbin city:snow-town city:changbaishan | visits:harbin visits:snow-town sees:harbin-ice-and-snow-world visits:changbaishan start>=09:00',
  ],
  [
    'Changbai mountain heaven lake and Korean food in Yanji, 5 days in September, starting and ending in Shenyang',
    'days:5 month:9 in:shenyang out:shenyang city:yanbian must:changbaishan-heaven-lake tag:food | sees:changbaishan-heaven-lake visits:yanbian last:shenyang',
  ],
  [
    'Dalian and Lushun 3 nights, then Shenyang 2 nights, history of the Russo-Japanese war, July',
    'days:6 month:7 nights:dalian=3 nights:shenyang=2 tag:history | stay:dalian=3 stay:shenyang=2 sees:lushun-hill-203/lushun-museum sees:mukden-palace flights<=0',
  ],
  [
    'Macau long weekend: ferry from Hong Kong Friday arriving 18:30, leaving Sunday 20:00. Portuguese heritage, egg tarts, no gambling',
    'days:3 city:macau arr:18:30 dep:20:00 tag:food | length:3 only:macau sees:ruins-of-st-pauls sees:senado-square sees:taipa-village/coloane-village',
  ],
  [
    'Hainan round trip: Haikou old town, then down to Sanya for the beach, 6 days in January, train round the island, in and out of Haikou',
    'days:6 month:1 in:haikou out:haikou city:sanya tag:beach | only:hainan first:haikou last:haikou sees:qilou-old-street-haikou flights<=0 stay:sanya=2..4',
  ],
  [
    'with granny (78, wheelchair for longer ways): Hong Kong 3 nights, Guangzhou 2 nights, Shenzhen 1 night, November, dim sum!',
    'days:7 month:11 seniors:1 mobility:wheelchair nights:hong-kong=3 nights:guangzhou=2 nights:shenzhen=1 tag:food | stay:hong-kong=3 stay:guangzhou=2 stay:shenzhen=1 sights<=3 end<=20:30',
  ],
  [
    'Shanghai as base with one hotel, day trips to Suzhou and a water town, 6 days in May, couple, gardens and tea houses',
    'days:6 month:5 people:2+0 city:shanghai tag:gardens/tea | stay:shanghai=5 sees:humble-administrators-garden/lingering-garden/master-of-the-nets-garden sees:zhujiajiao/zhouzhuang/tongli/xitang/wuzhen sees:the-bund',
  ],
  [
    'Putuoshan and Ningbo from Shanghai, 4 days in March, Buddhist sites, back to Shanghai',
    'days:4 month:3 in:shanghai out:shanghai must:mount-putuo city:ningbo | sees:mount-putuo visits:ningbo last:shanghai',
  ],
  [
    'Suzhou and Tongli 3 days in October, gardens, silk and a kunqu performance in the evening',
    'days:3 month:10 city:suzhou must:tongli tag:gardens | sees:tongli sees:humble-administrators-garden/lingering-garden/master-of-the-nets-garden only:suzhou',
  ],
  [
    'Backpacking three weeks Sichuan and Yunnan overland in April, hostels, 35 EUR per day each, two of us, hikes and village markets',
    'days:21 month:4 people:2+0 class:1 tag:hiking | length:21 in-budget visits:chengdu visits:lijiang sees:tiger-leaping-gorge only:sichuan,yunnan',
  ],
  [
    "Luxury Silk Road, private guide, 12 days in September: Xi'an, Dunhuang, Turpan, Kashgar, flights are fine",
    'days:12 month:9 class:4 order:xian>dunhuang>turpan>kashgar | first:xian last:kashgar sees:terracotta-army sees:mogao-caves visits:turpan visits:kashgar',
  ],
  [
    'Hiking in May, 10 days: Huangshan, Sanqingshan, Wuyishan, one sunrise from the top, by train from Shanghai',
    'days:10 month:5 in:shanghai modes:train must:yellow-mountain must:sanqingshan city:wuyishan tag:hiking | first:shanghai sees:yellow-mountain sees:sanqingshan visits:wuyishan flights<=0',
  ],
  [
    'Siguniang, Emei and Qingcheng, 9 days in October, we hike every day, from Chengdu',
    'days:9 month:10 in:chengdu must:mount-siguniang must:mount-emei must:mount-qingcheng tag:hiking | sees:mount-siguniang sees:mount-emei sees:mount-qingcheng first:chengdu',
  ],
  [
    'Street food trip: Chengdu, Chongqing, Changsha, 8 days in November, we love it spicy, museums only if it rains',
    'days:8 month:11 city:chengdu city:chongqing city:changsha tag:food | visits:chengdu visits:chongqing visits:changsha count:museum<=1 flights<=1',
  ],
  [
    'Photo trip, 9 days in early June: Guilin, Longji terraces when they are flooded, Xingping, Dong villages around Sanjiang and Zhaoxing',
    'days:9 month:6 city:guilin must:longji-rice-terraces must:xingping-ancient-town city:zhaoxing tag:photography | sees:longji-rice-terraces sees:xingping-ancient-town visits:zhaoxing/kaili',
  ],
  [
    'Familie mit Kindern 5, 8 und 12, Osterferien 20. März bis 4. April 2027: Peking, Xi’an, Pandas und zum Schluss Strand',
    'from:2027-03-20 days:16 people:2+3 ages:5,8,12 city:beijing city:xian tag:beach | first:beijing sees:chengdu-panda-base sees:terracotta-army walls<=1 last:sanya sights<=3',
  ],
  [
    '10 Tage Nordchina mit dem Zug im Oktober ab dem 12.: Peking, Datong, Pingyao, Xi’an, Luoyang, zwei Rentner (67, 70)',
    'from:2027-10-12 days:10 people:2+0 seniors:2 modes:train city:datong city:pingyao city:luoyang | flights<=0 sees:yungang-grottoes sees:pingyao-ancient-city sees:terracotta-army sees:longmen-grottoes ride<=330 sights<=3',
  ],
  [
    'Couple de retraités (68 et 70 ans), 15 jours en octobre, circuit classique, arrivée à Pékin, départ de Hong Kong, pas trop de marche',
    'days:15 month:10 people:2+0 seniors:2 in:beijing out:hong-kong mobility:limited-walking | first:beijing last:hong-kong walls<=1 sees:terracotta-army sights<=3 cities<=7',
  ],
  [
    'Shanghai et environs, 5 jours en mai avec un bébé de 14 mois, poussette, pas de réveil avant 8h',
    'days:5 month:5 people:2+1 ages:1 city:shanghai mobility:stroller | sights<=2 end<=20:30 start>=08:30 visits:shanghai',
  ],
  [
    '带6岁孩子去西安3天，10月2日下午3点到，10月5日中午走，兵马俑必去，住钟楼附近',
    'from:2027-10-02 days:4 ages:6 city:xian must:terracotta-army arr:15:00 dep:12:00 | sees:terracotta-army only:xian sights<=3 day1>=15:00',
  ],
  [
    'Gansu in June, 7 days by train from Lanzhou to Dunhuang: rainbow mountains at Zhangye, Jiayuguan fort, Mogao caves, two students',
    'days:7 month:6 people:2+0 modes:train in:lanzhou out:dunhuang must:zhangye-danxia must:jiayuguan-fort must:mogao-caves | first:lanzhou last:dunhuang sees:zhangye-danxia sees:jiayuguan-fort sees:mogao-caves flights<=0',
  ],
  [
    'Zhangjiajie 4 days in June, flying in from Shanghai and out to Guangzhou, afraid of heights so no glass bridge',
    'days:4 month:6 city:zhangjiajie | only:zhangjiajie sees:zhangjiajie-national-forest-park/yuanjiajie not:zhangjiajie-grand-canyon',
  ],
  [
    '5 Tage Kaifeng, Anyang und der Rote-Fahne-Kanal im September, ab Zhengzhou, Archäologie',
    'days:5 month:9 in:zhengzhou city:kaifeng city:anyang must:red-flag-canal | visits:kaifeng sees:yinxu/yinxu-museum sees:red-flag-canal',
  ],
];

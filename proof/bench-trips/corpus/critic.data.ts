/**
 * Wishes written by a critic before looking at the reader: typos, long e-mails, cruises, places seen before. Held out: look at
 * their figures, not at single wishes.
 */
export const critic: readonly (readonly [wish: string, expects: string])[] = [
  // English: ports and hours
  [
    'our cruise ship docks in Shanghai 8am on 14 May 2027, all aboard 18:00. 2 of us, mid 60s, what can we do on our own??',
    'from:2027-05-14 days:1 in:shanghai out:shanghai arr:08:00 dep:18:00 people:2+0 seniors:2 | length:1 only:shanghai home<=17:00 sees:the-bund/yu-garden sights<=4',
  ],
  [
    'Port call Tianjin (Xingang) 7 am to 7 pm, Sunday 25 April 2027. We want to see the Great Wall and be back on board in time, 4 adults',
    'from:2027-04-25 days:1 in:tianjin out:tianjin arr:07:00 dep:19:00 people:4+0 must:huangyaguan-great-wall/great-wall-mutianyu | length:1 home<=18:00 walls<=1',
  ],
  [
    'Cruise stops at Hong Kong Kai Tak terminal from 9:00 until 22:30, one day in november, my wife uses a wheel chair',
    'days:1 month:11 in:hong-kong out:hong-kong arr:09:00 dep:22:30 people:2+0 mobility:wheelchair | length:1 only:hong-kong home<=21:30 sights<=3',
  ],
  [
    'in Xiamen for one day off the ship, ashore 10.00, must be back by 16.30. Seen Gulangyu already',
    'days:1 in:xiamen out:xiamen arr:10:00 dep:16:30 -spot:gulangyu | length:1 only:xiamen not:gulangyu home<=16:00',
  ],
  // English: seen before
  [
    "4th trip to China!! we have seen Beijing, Xi'an, Shanghai and Guilin. 12 days in october AFTER golden week, food + small towns, no big cities if possible",
    'days:12 month:10 -city:beijing -city:xian -city:shanghai -city:guilin tag:food tag:ancient-towns | no:beijing no:xian no:shanghai no:guilin',
  ],
  [
    'been to Chengdu and Jiuzhaigou twice, please not again. what else in Sichuan for 8 days, mid-May, we like hiking and hot springs',
    'days:8 month:5 -city:chengdu -city:jiuzhaigou area:sichuan tag:hiking | not:jiuzhaigou-valley',
  ],
  [
    'Did the Terracotta Warriors, the Forbidden City and the pandas last year. This time: 10 days south west, colourful villages, rice terraces, street photography, one couple, april',
    'days:10 month:4 people:2+0 -spot:terracotta-army -spot:forbidden-city tag:minority-cultures tag:photography | not:terracotta-army not:forbidden-city no:xian',
  ],
  [
    'No museums, temples or shopping please. 9 days Shanghai, Zhangjiajie, Yangshuo in Sept for two teenagers (14, 16) and me, a single dad',
    'days:9 month:9 -kind:museum -kind:temple -kind:shopping city:shanghai city:zhangjiajie city:yangshuo people:1+2 ages:14,16 | count:museum<=0 count:temple<=0',
  ],
  [
    'anything but the great wall! done it 3 times. Beijing 5 days in june with my mother in law (78), she gets tired quickly',
    'days:5 month:6 city:beijing -kind:great-wall people:2+0/1+0 seniors:1 mobility:limited-walking | walls<=0 sights<=3 only:beijing',
  ],
  [
    'somewhere not too hot in August, 2 weeks, grassland and stars, not xinjiang, no tibet (altitude!!)',
    'days:14 month:8 climate:cool altitude | no:lhasa no:urumqi no:shanghai',
  ],
  // English: dates
  [
    'the week after Golden Week 2027, Sichuan, 7 days, 2 couples in our fifties, nice hotels',
    'month:10 days:7 people:4+0 area:sichuan class:3 | length:7 visits:chengdu',
  ],
  [
    'Arrive Fri 26 Mar 23:50 in Shanghai, leave Easter Monday 29 Mar 20:10. Just a quick city trip, cocktails, art deco, no early mornings',
    'from:2027-03-26 days:4 in:shanghai arr:23:50 dep:20:10 out:shanghai tag:nightlife tag:architecture | start>=09:30 only:shanghai',
  ],
  [
    'from 28 Dec to 6 Jan, kids 5 and 8 and two grandparents (70/73), warm please, not too many hotels',
    'from:2026-12-28 days:10 ages:5,8 seniors:2 people:4+2/2+2 climate:warm | length:10 no:harbin cities<=3 sights<=3',
  ],
  [
    "leaving London Heathrow on Thursday 6 May, arrive Beijing next morning 5:25am, flying back from Shanghai Sunday 16 May at noon. first timers, me + hubby. Don't want to rush",
    'from:2027-05-07 days:10 in:beijing out:shanghai arr:05:25 dep:12:00 people:2+0 first-visit pace:relaxed | first:beijing last:shanghai walls<=1 sees:forbidden-city',
  ],
  [
    'mid-May to end of may ish, 11 days, Silk Road from Xian to Kashgar, trains where they make sense, we are 3 friends on a budget of 1,500 USD each',
    'month:5 days:11 order:xian>kashgar people:3+0 budget:4500USD tag:silk-road | first:xian last:kashgar sees:mogao-caves in-budget',
  ],
  // English: ends
  [
    'fly into Hong Kong, out of Beijing, 15 nights from 3 April, group of 9 friends, private van ok, love hiking & dim sum',
    'days:16 from:2027-04-03 in:hong-kong out:beijing people:9+0 tag:hiking tag:food/cantonese-food | first:hong-kong last:beijing walls<=1',
  ],
  [
    'We live in Guangzhou. Long weekend 30 April to 3 May, by high speed train, 2 adults + baby 10 months, somewhere calm with nature',
    'from:2027-04-30 days:4 in:guangzhou out:guangzhou people:2+1 ages:0 modes:train tag:nature pace:relaxed | first:guangzhou length:4 flights<=0',
  ],
  [
    'coming down from Ulaanbaatar on the train, reaching Beijing on 9 sept at 11.40, then overland all the way to Hanoi, 3 weeks, hostel budget',
    'from:2027-09-09 days:21 in:beijing arr:11:40 class:1 out:nanning/kunming | first:beijing last:nanning',
  ],
  [
    'Crossing from Almaty at Khorgos, then 2.5 weeks to Lanzhou by rail and bus, june, solo female 29',
    'days:17/18 month:6 people:1+0 out:lanzhou | last:lanzhou',
  ],
  [
    "we're flying from Seoul on 12 June (Saturday) and want 5 days somewhere with mountains and good food, must be back in Seoul Wed night. No shopping!",
    'from:2027-06-12 days:5 -kind:shopping tag:food people:2+0 | length:5',
  ],
  // English: uncovered
  [
    'Yushu and Nangchen monasteries, 10 days in July, from Xining, photographer, I know it is high',
    'days:10 month:7 in:xining tag:photography uncovered:yushu uncovered:nangchen | first:xining',
  ],
  [
    'Can you do Aksu, Kuqa and Hotan in 9 days by train, from Urumqi? 2 retired teachers, october',
    'days:9 month:10 in:urumqi city:kuqa city:hotan people:2+0 seniors:2 uncovered:aksu | first:urumqi visits:kuqa visits:hotan',
  ],
  [
    'Visit Zhouzhuang, Tengtou village, and my factory in Yiwu on Tuesday 13 April, total 6 days, land PVG 12 April 2pm',
    'from:2027-04-12 days:6 in:shanghai arr:14:00 must:zhouzhuang uncovered:yiwu uncovered:tengtou | first:shanghai sees:zhouzhuang',
  ],
  [
    'Looking for Danba, Seda and Litang, 9 days west Sichuan loop from Chengdu, late oct, we are used to altitude',
    'days:9 month:10 in:chengdu in:danba uncovered:seda uncovered:litang | first:chengdu',
  ],
  // English: people
  [
    'me, my mum (72) and my two kids 4 and 7, 8 days in Shanghai + somewhere quiet nearby, end of March, pram',
    'days:8 month:3 people:2+2 ages:4,7 seniors:1 city:shanghai mobility:stroller | sights<=3 only:shanghai,jiangsu,zhejiang,hangzhou,suzhou',
  ],
  [
    '5 months pregnant, 8 nights, easy trip, Hangzhou Suzhou Shanghai, my husband loves trains, mid april, 4 star',
    'days:9 month:4 people:2+0 pace:relaxed class:3 city:hangzhou city:suzhou city:shanghai | sights<=3 flights<=0',
  ],
  [
    'Hen do! 7 girls, Hong Kong + Macau, 4 nights first weekend of June, pool, spa, rooftop bars. no temples lol',
    'days:5 month:6 people:7+0 city:hong-kong city:macau tag:nightlife -kind:temple | count:temple<=0 only:hong-kong,macau',
  ],
  [
    'Group of 9: 4 grandparents all over seventy, 3 adults, kids aged 6 and 11. 10 days in April Beijing - Xian - Chengdu. One hotel per city, minibus.',
    'days:10 month:4 people:7+2 seniors:4 ages:6,11 order:beijing>xian>chengdu | walls<=1 sights<=3 sees:terracotta-army',
  ],
  [
    'honeymoon, we get married 4 Sept and fly out on the 6th, two and a half weeks, Great Wall glamping, Li river, Tibet maybe, end on a beach, money no object',
    'from:2027-09-06 people:2+0 class:4 days:17/18 ends-with:beach | walls<=1 last:sanya',
  ],
  // English: themes
  [
    'tea, ceramics and hiking: 12 days in late April starting from Shanghai, no rush',
    'days:12 month:4 in:shanghai tag:tea tag:hiking word:ceramic pace:relaxed | visits:jingdezhen first:shanghai',
  ],
  [
    'Birdwatching trip january 10 days, Poyang lake and anywhere else with cranes, 2 keen birders, dont care about cities',
    'days:10 month:1 people:2+0 must:poyang-lake-wucheng tag:wildlife | sees:poyang-lake-wucheng',
  ],
  [
    'Steam trains and industrial heritage, 9 days in november, Jiayang narrow gauge of course!',
    'days:9 month:11 must:jiayang-steam-train | sees:jiayang-steam-train',
  ],
  [
    'kung fu, tai chi, taoist mountains, two weeks in march for my son (15) and me, both karate black belts',
    'days:14 month:3 people:1+1 ages:15 word:kung_fu | sees:shaolin-temple sees:mount-wudang/purple-cloud-temple/wudang-golden-hall',
  ],
  [
    'textile nerd seeks silk, batik, embroidery and markets, 14 days, Suzhou Hangzhou Guizhou, in Feb or march',
    'days:14 month:2/3 city:suzhou city:hangzhou area:guizhou word:silk people:1+0 | visits:suzhou visits:hangzhou visits:kaili',
  ],
  // English: long e-mail
  [
    "Hello, my husband Tom and I (both 58, Irish passports) are finally doing our big China trip. We land in Shanghai on Saturday 9 October 2027 at 6.50 in the morning with MU220 and fly home from Hong Kong on Sunday 24th at 23:40. We did Beijing and Xi'an on a business trip years ago so they don't need to be included. We love walking (10-15 km is fine), gardens, proper coffee and local food, but Tom is allergic to peanuts and I don't eat meat. No buses longer than 3 hrs please, and no overnight trains - we snore! We'd like about 4 and 5 star hotels, roughly €7000 for the two of us excluding the international flights. A couple of days doing nothing somewhere beautiful in the middle would be heaven. Thanks, Aoife",
    'from:2027-10-09 days:16 in:shanghai arr:06:50 out:hong-kong dep:23:40 people:2+0 nat:IE -city:beijing -city:xian tag:hiking tag:gardens tag:food diet:vegetarian no-long-rides sleeper:avoided class:3/4 budget:7000EUR | length:16 first:shanghai last:hong-kong no:beijing no:xian in-budget',
  ],
  [
    'Hi there!! So we r a familly of 4 from Melbourne (kids r 9 & 12), school hols 26 june - 11 july, flying into Guangzou with China Southern (arr. 5pm on the 26th) and back home from guangzhou 9pm. Kids want pandas, theme parks (Chimelong?) and the crazy glass bridge, dad wants history, mum wants a massage and some peace. around AUD 9k on the ground. thx heaps',
    'from:2027-06-26 days:16 people:2+2 ages:9,12 nat:AU in:guangzhou out:guangzhou arr:17:00 dep:21:00 budget:9000AUD tag:history must:zhangjiajie-grand-canyon | first:guangzhou last:guangzhou sees:zhangjiajie-grand-canyon in-budget',
  ],
  // German
  [
    'Kreuzfahrt: Liegezeit Hongkong 7–17 Uhr am 3. März 2027, zwei Personen, Landgang auf eigene Faust',
    'from:2027-03-03 days:1 in:hong-kong out:hong-kong arr:07:00 dep:17:00 people:2+0 | length:1 only:hong-kong home<=16:00',
  ],
  [
    'Peking, Xi’an und Shanghai kennen wir schon, Yangshuo auch. Diesmal 14 Tage Natur im Oktober (nach der Goldenen Woche), Wandern und Tee, bitte keine Tempel mehr',
    'days:14 month:10 -city:beijing -city:xian -city:shanghai -city:yangshuo tag:hiking tag:tea tag:nature -kind:temple | no:beijing no:xian no:shanghai no:yangshuo',
  ],
  [
    'Ankunft Fr. 14.5. abends 19:35 in Chengdu, Rückflug Pfingstmontag 11 Uhr ab Chongqing, zu zweit, scharf essen!',
    'from:2027-05-14 days:4 in:chengdu out:chongqing arr:19:35 dep:11:00 people:2+0 tag:food | first:chengdu last:chongqing length:4',
  ],
  [
    'wir zwei Paare Mitte 60 wollen über Ostern 10 Tage nach Südchina, nicht zu warm, nicht zu anstrengend, Flug nach Hongkong und ab Guangzhou zurück',
    'days:10 people:4+0 seniors:4 month:3 in:hong-kong out:guangzhou pace:relaxed | first:hong-kong last:guangzhou sights<=3',
  ],
  [
    'Meine Tochter (17, Veganerin), mein Mann und ich, 3 Wochen Sommerferien, schon dreimal Peking gesehen, also ohne Peking, dafür Kunming, Dali, Lijiang und Lhasa. Mein Mann hat Höhenangst. Budget 9.000 €',
    'days:21 month:7/8 people:2+1 ages:17 diet:vegan -city:beijing city:kunming city:dali city:lijiang city:lhasa budget:9000EUR | no:beijing visits:dali visits:lijiang visits:lhasa',
  ],
  [
    'Von Hanoi kommend mit dem Zug nach Nanning, 12 Tage bis Hongkong, ab 20. Nov, Karst, Dörfer, keine Großstädte, Alleinreisender',
    'from:2027-11-20 days:12 in:nanning out:hong-kong people:1+0 | first:nanning last:hong-kong visits:guilin/yangshuo',
  ],
  [
    'Vogelbeobachtung und Fotografie im Winter, 9 Tage, Yancheng und Poyang-See',
    'days:9 month:12/1/2 tag:photography tag:wildlife must:poyang-lake-wucheng uncovered:yancheng | sees:poyang-lake-wucheng',
  ],
  // French
  [
    'escale croisière à Shanghai de 9h à 19h le 2 avril 2027, nous sommes 6 dont 2 enfants de 6 et 9 ans',
    'from:2027-04-02 days:1 in:shanghai out:shanghai arr:09:00 dep:19:00 people:4+2 ages:6,9 | length:1 only:shanghai home<=18:00 sights<=3',
  ],
  [
    'Nous connaissons déjà Pékin, Shanghai et Guilin. Pas de musées ni de centres commerciaux. Quinze jours mi-septembre, un couple de randonneurs, minorités et marchés',
    'days:15 month:9 people:2+0 -city:beijing -city:shanghai -city:guilin -kind:museum -kind:shopping tag:hiking tag:minority-cultures | no:beijing no:shanghai no:guilin count:museum<=0',
  ],
  [
    'du 28 décembre au 6 janvier, arrivée à Hong Kong à 7h10 le lendemain matin (vol de nuit du 27), retour depuis Canton le 6 à 23h, deux adultes deux ados 13 et 15 ans',
    'from:2026-12-28 days:10 in:hong-kong arr:07:10 out:guangzhou dep:23:00 people:2+2 ages:13,15 | first:hong-kong last:guangzhou',
  ],
  [
    'voyage de noces en mai, 13 nuits, hôtels de charme, pas trop de route, finir à la plage, tout sauf Shanghai',
    'days:14 month:5 people:2+0 class:3/4 no-long-rides -city:shanghai ends-with:beach | no:shanghai last:sanya',
  ],
  [
    'Je suis enceinte de 6 mois, séjour tranquille de 5 jours à Hangzhou avec mon mari, début avril, thé et soie',
    'days:5 month:4 city:hangzhou people:2+0 pace:relaxed tag:tea word:silk/soie | only:hangzhou sights<=3 sees:west-lake',
  ],
  // Spanish
  [
    'nuestro crucero atraca en Shanghái a las 7 y zarpa a las 16, 20 de octubre 2027, 3 adultos y un bebé',
    'from:2027-10-20 days:1 in:shanghai out:shanghai arr:07:00 dep:16:00 people:3+1 | length:1 only:shanghai home<=15:00',
  ],
  [
    'ya conocemos Pekín y Xian, no queremos más templos ni murallas; 11 días en abril después de Semana Santa, entramos por Shanghái y salimos por Hong Kong',
    'days:11 month:4/3 -city:beijing -city:xian -kind:temple in:shanghai out:hong-kong | no:beijing no:xian count:temple<=0 first:shanghai last:hong-kong',
  ],
  [
    'Mi madre de 81 años en silla de ruedas, mi hermana y yo, 6 días Pekín a finales de mayo, vuelo llega de madrugada a las 4:30',
    'days:6 month:5 city:beijing people:3+0 seniors:1 mobility:wheelchair arr:04:30 | only:beijing sights<=3 sees:forbidden-city',
  ],
  [
    'ruta de cerámica, caligrafía y jardines, 10 días en marzo, empezando y terminando en Shanghái, viajo sola',
    'days:10 month:3 people:1+0 in:shanghai out:shanghai tag:gardens word:cerámica/ceramic | first:shanghai last:shanghai visits:jingdezhen visits:suzhou',
  ],
  // Italian
  [
    'la nave attracca a Xiamen alle 8 e riparte alle 17 del 12 novembre 2027, siamo in quattro',
    'from:2027-11-12 days:1 in:xiamen out:xiamen arr:08:00 dep:17:00 people:4+0 | length:1 only:xiamen sees:gulangyu home<=16:30',
  ],
  [
    'Abbiamo già visto Pechino, Xi’an, Chengdu e Shanghai: cosa fare in 12 giorni a giugno? niente musei, niente centri commerciali, non troppo caldo, io celiaca',
    'days:12 month:6 -city:beijing -city:xian -city:chengdu -city:shanghai -kind:museum -kind:shopping climate:cool | no:beijing no:xian no:shanghai no:chengdu count:museum<=0',
  ],
  [
    'Pasqua 2027, da venerdì santo 26/3 a lunedì 5 aprile, volo su Pechino, rientro da Chengdu, famiglia con tre figli (5, 8, 12)',
    'from:2027-03-26 days:11 in:beijing out:chengdu people:2+3 ages:5,8,12 | first:beijing last:chengdu sees:chengdu-panda-base walls<=1',
  ],
  // Portuguese
  [
    'o navio para em Hong Kong das 8h às 20h, 5 de fevereiro de 2027, casal de reformados (68 e 71), sem subir muitas escadas',
    'from:2027-02-05 days:1 in:hong-kong out:hong-kong arr:08:00 dep:20:00 people:2+0 seniors:2 mobility:limited-walking | length:1 only:hong-kong home<=19:00 sights<=3',
  ],
  [
    'já fomos a Pequim, Xangai e Macau, agora queremos Yunnan sem museus nem compras, 2 semanas na segunda quinzena de outubro, chegada a Kunming de manhã cedo',
    'days:14 month:10 -city:beijing -city:shanghai -city:macau area:yunnan -kind:museum -kind:shopping in:kunming | only:yunnan first:kunming count:museum<=0',
  ],
  [
    'moramos em Macau, feriado da Páscoa 4 dias, com meus pais (75 e 77) e a bebê de 8 meses, de trem, algo perto',
    'days:4 month:3 in:macau people:4+1 ages:0 seniors:2 modes:train | length:4 flights<=0 sights<=3',
  ],
  // Dutch
  [
    'cruiseschip ligt in Shanghai van 8 tot 18 uur, 9 april 2027, wij zijn met z’n vieren',
    'from:2027-04-09 days:1 in:shanghai out:shanghai arr:08:00 dep:18:00 people:4+0 | length:1 only:shanghai home<=17:00',
  ],
  [
    'Peking en Shanghai hebben we al gezien, liever niet nog een keer. 16 dagen in mei vanaf Chengdu, fietsen, wandelen, thee, geen tempels en geen musea, twee stellen',
    'days:16 month:5 people:4+0 -city:beijing -city:shanghai in:chengdu tag:hiking tag:tea -kind:temple -kind:museum | no:beijing no:shanghai count:temple<=0 first:chengdu',
  ],
  [
    'Meivakantie van 24 april t/m 8 mei, gezin met kids van 6, 9 en 13, aankomst Hongkong zondag 25 april 6:30, terug vanaf Shanghai op de 8e om 13:00',
    'from:2027-04-25 days:14 people:2+3 ages:6,9,13 in:hong-kong arr:06:30 out:shanghai dep:13:00 | first:hong-kong last:shanghai',
  ],
  // Chinese
  [
    '邮轮4月18日早上8点靠上海吴淞口，晚上6点前必须回船，两大一小（6岁），想看看外滩和豫园',
    'from:2027-04-18 days:1 in:shanghai out:shanghai arr:08:00 dep:18:00 people:2+1 ages:6 must:the-bund must:yu-garden | length:1 only:shanghai sees:the-bund sees:yu-garden home<=17:30',
  ],
  [
    '北京、西安、上海都去过了，不想再去，国庆之后请了10天假，想去云南或者贵州，爱摄影爱爬山，不要寺庙不要购物，2人',
    'days:10 month:10 people:2+0 -city:beijing -city:xian -city:shanghai tag:photography tag:hiking -kind:temple -kind:shopping | no:beijing no:xian no:shanghai count:temple<=0',
  ],
  [
    '住在广州，清明三天假（4月3日-5日），带两个老人和一个上小学的孩子，高铁3小时以内，不要太累',
    'from:2027-04-03 days:3 in:guangzhou out:guangzhou people:4+1 seniors:2 modes:train pace:relaxed | length:3 first:guangzhou flights<=0',
  ],
  // Japanese
  [
    'クルーズ船で上海に寄港、8時入港17時出港、5月22日、夫婦二人、外灘と豫園に行きたい',
    'from:2027-05-22 days:1 in:shanghai out:shanghai arr:08:00 dep:17:00 people:2+0 must:the-bund must:yu-garden | length:1 only:shanghai sees:the-bund home<=16:30',
  ],
  [
    '北京・上海・西安は行ったことがあるので除いて、10月中旬に8日間、お茶と陶磁器と古い町並み、博物館はなし、母（70）と二人',
    'days:8 month:10 people:2+0 seniors:1 -city:beijing -city:shanghai -city:xian tag:tea tag:ancient-towns -kind:museum word:陶磁器/ceramic | no:beijing no:shanghai no:xian visits:jingdezhen count:museum<=0',
  ],
  [
    '12月28日から1月3日まで香港とマカオ、羽田から28日夜22時着、妻は妊娠中なのでゆっくり、夜景と飲茶',
    'from:2026-12-28 days:7 city:hong-kong city:macau arr:22:00 people:2+0 pace:relaxed tag:night-views tag:food/cantonese-food | only:hong-kong,macau sights<=3',
  ],
  // Korean
  [
    '크루즈가 상하이에 오전 9시에 도착해서 오후 5시에 출항해요. 6월 3일, 4명, 와이탄이랑 예원',
    'from:2027-06-03 days:1 in:shanghai out:shanghai arr:09:00 dep:17:00 people:4+0 must:the-bund must:yu-garden | length:1 only:shanghai sees:the-bund home<=16:30',
  ],
  [
    '베이징, 상하이, 장가계는 이미 가봤어요. 부모님(65, 68세) 모시고 5월 초 6일, 너무 덥지 않고 쇼핑 없이, 온천이나 차밭',
    'days:6 month:5 -city:beijing -city:shanghai -city:zhangjiajie people:3+0/4+0 seniors:2 -kind:shopping tag:tea | no:beijing no:shanghai no:zhangjiajie sights<=3',
  ],
  [
    '인천에서 출발, 추석 연휴 지나고 9월 20일부터 24일까지 칭다오, 친구 셋이서 맥주랑 해산물, 사원은 싫어요',
    'from:2027-09-20 days:5 city:qingdao people:3+0 tag:food -kind:temple | visits:qingdao count:temple<=0',
  ],
];

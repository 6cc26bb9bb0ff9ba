import type { ForeignCities } from './foreign-cities.ts';

/** Cities of the Americas that travellers come from; see `foreign-cities.data.ts`. */
export const foreignCitiesAmericas: readonly ForeignCities[] = [
  [
    'US',
    'new york city|new york|nueva york|nova york|nova iorque|nyc|jfk|newark|los angeles|lax|san francisco|sfo|oakland|san diego|chicago|o hare|boston|seattle|washington dc|washington d c|washington|houston|dallas fort worth|dallas|miami|honolulu|hawaii|atlanta|detroit|denver|minneapolis|philadelphia|philly|las vegas|salt lake city|portland|austin|orlando|tampa|charlotte nc|nashville|pittsburgh|cleveland|columbus|cincinnati|indianapolis|st louis|kansas city|milwaukee|new orleans|raleigh|baltimore|sacramento|san antonio|anchorage|tucson|albuquerque|纽约|洛杉矶|旧金山|三藩市|芝加哥|西雅图|波士顿|华盛顿|休斯敦|休斯顿|达拉斯|亚特兰大|迈阿密|檀香山|夏威夷|ニューヨーク|ロサンゼルス|サンフランシスコ|シカゴ|シアトル|ボストン|ワシントン|ホノルル|ハワイ|뉴욕|로스앤젤레스|샌프란시스코|시카고|시애틀|보스턴|워싱턴|애틀랜타|하와이|호놀룰루',
  ],
  [
    'CA',
    'toronto|vancouver|montreal|calgary|edmonton|ottawa|quebec city|quebec|winnipeg|halifax|victoria bc|saskatoon|regina canada|多伦多|温哥华|蒙特利尔|卡尔加里|埃德蒙顿|渥太华|トロント|バンクーバー|モントリオール|カルガリー|토론토|밴쿠버|몬트리올|캘거리',
  ],
  [
    'MX',
    'mexico city|ciudad de mexico|cidade do mexico|citta del messico|mexiko stadt|mexikostadt|mexico stad|mexico df|cdmx|cancun|guadalajara|monterrey|tijuana|puebla|queretaro|merida mexico|墨西哥城|坎昆|瓜达拉哈拉|蒙特雷|メキシコシティ|カンクン|멕시코시티|칸쿤',
  ],
  ['GT', 'guatemala city|ciudad de guatemala|危地马拉城|危地马拉'],
  ['CR', 'san jose de costa rica|san jose costa rica|圣何塞'],
  ['PA', 'panama city|ciudad de panama|cidade do panama|巴拿马城|巴拿马'],
  ['CU', 'la habana|havana|havanna|l avana|哈瓦那|ハバナ'],
  ['DO', 'santo domingo|punta cana|圣多明各'],
  ['PR', 'san juan puerto rico|puerto rico'],
  [
    'CO',
    'bogota|medellin|cali colombia|cartagena de indias|barranquilla|波哥大|麦德林|ボゴタ|メデジン|보고타|메데인',
  ],
  ['VE', 'caracas|加拉加斯|カラカス'],
  ['EC', 'quito|guayaquil'],
  ['PE', 'lima|cusco|cuzco|arequipa|利马|库斯科|リマ|クスコ|리마'],
  ['BO', 'santa cruz de la sierra|cochabamba|拉巴斯|ラパス'],
  [
    'CL',
    'santiago de chile|santiago do chile|santiago du chili|santiago del cile|valparaiso|圣地亚哥|サンティアゴ|산티아고',
  ],
  [
    'AR',
    'buenos aires|ezeiza|cordoba argentina|rosario|mendoza|布宜诺斯艾利斯|ブエノスアイレス|부에노스아이레스',
  ],
  ['UY', 'montevideo|montevideu|蒙得维的亚|モンテビデオ'],
  ['PY', 'asuncion|assuncao|亚松森'],
  [
    'BR',
    'sao paulo|san pablo brasil|guarulhos|rio de janeiro|brasilia|belo horizonte|salvador da bahia|porto alegre|curitiba|recife|florianopolis|manaus|campinas|goiania|圣保罗|里约热内卢|里约|巴西利亚|サンパウロ|リオデジャネイロ|상파울루|리우데자네이루',
  ],
];

import { createGazetteer } from '../gazetteer.ts';
import type { OutlineVisit, TripOutline } from './trip-outline.ts';

type SpotRow = readonly [
  id: string,
  name: string,
  zhName: string,
  cityId: string,
  category: string,
  tagIds: string,
  aliases?: string,
];

const spotRows: readonly SpotRow[] = [
  [
    'forbidden-city',
    'Forbidden City',
    '故宫博物院',
    'beijing',
    'palace',
    'history',
    'Palace Museum,紫禁城,故宫',
  ],
  [
    'great-wall-mutianyu',
    'Great Wall at Mutianyu',
    '慕田峪长城',
    'beijing',
    'wall',
    'history,hiking',
    'Mutianyu,Great Wall of China',
  ],
  ['temple-of-heaven', 'Temple of Heaven', '天坛公园', 'beijing', 'temple', 'history', '天坛'],
  ['summer-palace', 'Summer Palace', '颐和园', 'beijing', 'garden', 'gardens'],
  ['lama-temple', 'Lama Temple', '雍和宫', 'beijing', 'temple', 'religion'],
  ['jingshan-park', 'Jingshan Park', '景山公园', 'beijing', 'park', 'gardens'],
  [
    'national-museum-of-china',
    'National Museum of China',
    '中国国家博物馆',
    'beijing',
    'museum',
    'art',
    'National Museum',
  ],
  [
    'terracotta-army',
    'Terracotta Army',
    '秦始皇帝陵博物院',
    'xian',
    'museum',
    'history',
    'Terracotta Warriors,兵马俑',
  ],
  ['shaanxi-history-museum', 'Shaanxi History Museum', '陕西历史博物馆', 'xian', 'museum', 'history'],
  ['xian-city-wall', "Xi'an City Wall", '西安城墙', 'xian', 'wall', 'history'],
  ['xian-muslim-quarter', 'Muslim Quarter', '回民街', 'xian', 'street', 'food'],
  ['the-bund', 'The Bund', '外滩', 'shanghai', 'street', 'architecture'],
  ['yu-garden', 'Yu Garden', '豫园', 'shanghai', 'garden', 'gardens'],
  [
    'shanghai-tower',
    'Shanghai Tower Observation Deck',
    '上海中心大厦',
    'shanghai',
    'tower',
    'modern-cities',
    'Shanghai Tower',
  ],
  ['shanghai-museum-east', 'Shanghai Museum East', '上海博物馆东馆', 'shanghai', 'museum', 'art'],
  ['jade-buddha-temple', 'Jade Buddha Temple', '玉佛禅寺', 'shanghai', 'temple', 'religion'],
  ['west-lake', 'West Lake', '西湖', 'hangzhou', 'lake', 'nature', 'Westsee'],
];
const indoor = new Set([
  'terracotta-army',
  'shaanxi-history-museum',
  'shanghai-tower',
  'shanghai-museum-east',
]);

const cityRows: readonly (readonly [id: string, name: string, zhName: string, alias?: string])[] = [
  ['beijing', 'Beijing', '北京', 'Peking'],
  ['xian', "Xi'an", '西安'],
  ['shanghai', 'Shanghai', '上海'],
  ['chengdu', 'Chengdu', '成都'],
  ['hangzhou', 'Hangzhou', '杭州'],
  ['suzhou', 'Suzhou', '苏州'],
];

export const sampleGazetteer = createGazetteer({
  cities: cityRows.map(([id, name, zhName, alias]) => ({
    id,
    name,
    zhName,
    pinyin: name,
    aliases: alias === undefined ? [] : [alias],
    areaId: id,
    popularity: 90,
    airports: [],
  })),
  areas: [],
  spots: spotRows.map(([id, name, zhName, cityId, , tagIds, aliases]) => ({
    id,
    name,
    zhName,
    pinyin: name,
    aliases: aliases?.split(',') ?? [],
    cityId,
    popularity: 80,
    summary: name,
    tagIds: tagIds.split(','),
  })),
});

function toVisits(spotIds: readonly string[], dayIndex: number): OutlineVisit[] {
  return spotIds.map((spotId) => {
    const row = spotRows.find(([id]) => id === spotId);
    if (!row) throw new Error(`No sample spot ${spotId}`);
    const [, name, zhName, , category, tagIds] = row;
    return {
      spotId,
      dayIndex,
      name,
      zhName,
      category,
      tagIds: tagIds.split(','),
      indoor: indoor.has(spotId),
    };
  });
}

/** Eight days from Monday 12 April 2027: Beijing, Xi'an, Shanghai. */
export const sampleOutline: TripOutline = {
  dates: Array.from({ length: 8 }, (_, day) => `2027-04-${12 + day}`),
  stays: [
    { cityId: 'beijing', nights: 3 },
    { cityId: 'xian', nights: 2 },
    { cityId: 'shanghai', nights: 2 },
  ],
  visits: [
    ['temple-of-heaven', 'jingshan-park'],
    ['forbidden-city', 'lama-temple'],
    ['great-wall-mutianyu'],
    ['summer-palace'],
    ['terracotta-army', 'xian-muslim-quarter'],
    ['shaanxi-history-museum'],
    ['the-bund', 'yu-garden', 'shanghai-tower'],
    ['shanghai-museum-east'],
  ].flatMap(toVisits),
  pace: 'balanced',
  travellers: { adults: 4, children: 0 },
  restaurants: [
    { restaurantId: 'quanjude-qianmen', name: 'Quanjude (Qianmen)', zhName: '全聚德（前门店）' },
    { restaurantId: 'siji-minfu', name: 'Siji Minfu Roast Duck', zhName: '四季民福烤鸭店' },
  ],
};

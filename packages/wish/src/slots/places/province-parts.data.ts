import type { MacroRegion } from './macro-region.ts';

/** Parts of provinces and groups of provinces by their short names: 江浙, 滇西北, "southern Anhui". */
export const provinceParts: readonly MacroRegion[] = [
  [
    [
      ['area', 'jiangsu'],
      ['area', 'zhejiang'],
    ],
    {
      zh: '江浙(?:沪)?(?:一带|地区)?|苏浙|长三角',
      ja: '江浙|长江デルタ',
      ko: '강남(?:지역| 지방)?(?= ?(?:수향|물의))|장강 ?삼각주',
      en: 'yangtze (?:river )?delta',
      de: 'jangtse-?delta|yangtse-?delta',
      fr: 'delta du yang(?:tse|zi|tze)',
      es: 'delta del yang(?:tse|tze)',
      it: 'delta dello yang(?:tze|tse)',
      pt: 'delta do yang(?:tse|tze)',
      nl: 'yangtze-?delta',
    },
  ],
  [
    [
      ['area', 'sichuan'],
      ['area', 'chongqing'],
    ],
    { zh: '川渝|成渝|巴蜀', ja: '川渝|四川・重庆' },
  ],
  [
    [
      ['area', 'yunnan'],
      ['area', 'guizhou'],
      ['area', 'sichuan'],
    ],
    { zh: '云贵川' },
  ],
  [
    [
      ['area', 'yunnan'],
      ['area', 'guizhou'],
    ],
    { zh: '云贵(?:高原)?', ja: '云贵高原' },
  ],
  [
    [
      ['area', 'sichuan'],
      ['area', 'tibet'],
    ],
    {
      zh: '川藏(?:线|公路)?|318(?:国道|川藏线)',
      en: 'sichuan[- ]tibet (?:highway|road|route)|g318',
      de: 'sichuan-tibet-?(?:highway|strasse|strase)',
      fr: 'route (?:du )?sichuan-tibet',
      es: 'carretera sichuan-tibet',
      it: 'strada sichuan-tibet',
      pt: 'estrada sichuan-tibete?',
      nl: 'sichuan-tibet-?(?:weg|highway)',
      ja: '川蔵公路|川藏公路',
      ko: '천장 ?공로',
    },
  ],
  [
    [
      ['area', 'yunnan'],
      ['area', 'tibet'],
    ],
    { zh: '滇藏(?:线|公路)?', en: 'yunnan[- ]tibet (?:highway|road|route)' },
  ],
  [
    [
      ['city', 'beijing'],
      ['city', 'tianjin'],
    ],
    { zh: '京津(?!冀)', en: 'jing-?jin-?ji' },
  ],
  [
    [
      ['area', 'beijing'],
      ['area', 'tianjin'],
      ['area', 'hebei'],
    ],
    { zh: '京津冀' },
  ],
  [[['area', 'guangdong']], { zh: '岭南(?:地区)?|粤[东西北](?:地区)?', en: 'lingnan' }],
  [
    [['city', 'chaozhou']],
    {
      zh: '潮汕(?:地区)?|潮州汕头',
      en: 'chaoshan(?: area| region)?|teochew(?: region)?',
      ja: '潮汕',
      ko: '차오산',
    },
  ],
  [
    [['area', 'fujian']],
    {
      zh: '闽[南北东西](?:地区)?',
      en: '(?:hokkien|minnan|hakka) (?:country|region|area|land|heartland)',
      de: 'hakka-?(?:gebiet|land|region)',
      fr: 'pays (?:des )?hakkas?',
      es: '(?:region|zona|pais) hakka',
      it: '(?:regione|zona|terra) hakka',
      pt: '(?:regiao|zona) hakka',
      nl: 'hakka-?(?:gebied|streek)',
    },
  ],
  [
    [
      ['city', 'fenghuang'],
      ['area', 'hunan'],
    ],
    { zh: '湘西(?:州|地区)?', en: '(?:xiangxi|west(?:ern)? hunan)', ja: '湘西', ko: '샹시' },
  ],
  [[['area', 'hunan']], { zh: '(?:大)?湘[南中](?:地区)?', en: '(?:south(?:ern)?|north(?:ern)?) hunan' }],
  [
    [['city', 'huangshan']],
    {
      zh: '皖南(?:地区|古村落?)?|徽州(?!古城)|皖南川藏线',
      en: '(?:south(?:ern)? anhui|huizhou (?:region|area|villages))',
      de: 'sud-?anhui',
      fr: '(?:le )?sud de l.anhui|villages (?:du |de l.)anhui',
      es: 'sur de anhui',
      it: 'sud dell.anhui',
      pt: 'sul de anhui',
      nl: 'zuid-?anhui',
    },
  ],
  [[['area', 'zhejiang']], { zh: '浙[东西南北](?:地区)?' }],
  [[['area', 'jiangsu']], { zh: '(?<!江)苏[南北中](?:地区)?' }],
  [[['area', 'jiangxi']], { zh: '赣[南北东西](?:地区)?' }],
  [[['city', 'enshi']], { zh: '鄂西(?:南)?', en: '(?:west(?:ern)?|southwest(?:ern)?) hubei' }],
  [[['area', 'guangxi']], { zh: '桂[北南西]' }],
  [[['area', 'guizhou']], { zh: '黔[西南北](?:南|西)?|黔中' }],
  [
    [['area', 'yunnan']],
    {
      zh: '滇(?:西北|东南|东北|西南|[西南东北中])(?:环线)?',
      en: '(?:north|south|west|east|north-?west|south-?east)(?:ern)? yunnan',
      de: '(?:nord|sud|west|ost|nordwest)-?yunnan',
      fr: '(?:le )?(?:nord|sud|ouest|est)(?:-ouest)? du yunnan',
      es: '(?:norte|sur|oeste|este|noroeste) de yunnan',
      it: '(?:nord|sud|ovest|est|nord-ovest) dello yunnan',
      pt: '(?:norte|sul|oeste|leste|noroeste) (?:de|do) yunnan',
      nl: '(?:noord|zuid|west|oost)-?yunnan',
    },
  ],
  [
    [['area', 'sichuan']],
    { zh: '(?<!四)川[南北东](?:南|北)?(?:地区)?', en: '(?:north|south|east)(?:ern)? sichuan' },
  ],
  [
    [
      ['city', 'datong'],
      ['area', 'shanxi'],
    ],
    { zh: '晋北' },
  ],
  [
    [
      ['city', 'pingyao'],
      ['area', 'shanxi'],
    ],
    { zh: '晋中|晋商大院' },
  ],
  [[['area', 'shanxi']], { zh: '晋(?:东南|南|西)|三晋' }],
  [
    [['city', 'yanan']],
    {
      zh: '陕北|黄土高(?:原|坡)',
      en: 'loess plateau|(?:north(?:ern)? )shaanxi',
      de: 'loss-?plateau',
      fr: 'plateau de l(?:oe|e)ss',
      es: 'meseta de loess',
      it: 'altopiano del loess',
      pt: 'planalto de loess',
      nl: 'lossplateau',
      ja: '黄土高原',
      ko: '황토 ?고원',
    },
  ],
  [[['city', 'xian']], { zh: '关中(?:地区|平原)?', en: 'guanzhong' }],
  [
    [['city', 'qingdao']],
    {
      zh: '胶东(?:半岛)?|山东半岛',
      en: 'shandong (?:peninsula|coast)',
      de: 'shandong-?halbinsel',
      fr: 'peninsule du shandong',
      es: 'peninsula de shandong',
      ja: '山东半岛',
      ko: '산둥 ?반도',
    },
  ],
  [[['city', 'dalian']], { zh: '辽东(?:半岛)?', en: 'liaodong(?: peninsula)?' }],
  [
    [
      ['area', 'heilongjiang'],
      ['area', 'jilin'],
      ['area', 'liaoning'],
    ],
    {
      en: 'manchuria',
      de: 'mandschurei',
      fr: 'mandchourie',
      es: 'manchuria',
      it: 'manciuria',
      pt: 'manchuria',
      nl: 'mantsjoerije',
      ja: '満州|旧満州',
      ko: '만주',
    },
  ],
  [
    [['tag', 'high-plateau']],
    {
      en: '(?:the )?roof of the world',
      de: 'dach der welt',
      fr: 'toit du monde',
      es: 'techo del mundo',
      it: 'tetto del mondo',
      pt: 'teto do mundo',
      nl: 'dak van de wereld',
      zh: '世界屋脊',
      ja: '世界の屋根',
    },
  ],
];

import { capitalise } from '@yunyou/contract/capitalise';
import { pinyin } from 'pinyin-pro';
import { ethnicNames, localities, placeNames, readings, streetNames } from './romanise-address.data.ts';

/**
 * Returns a Chinese address in Latin letters, smallest unit first: 上海市黄浦区南京西路170号 gives
 * "170 Nanjing Xi Lu, Huangpu District, Shanghai". Street words stay pinyin, as on street signs; administrative units are
 * English. Text after a space is the name of the place and is left out. Returns undefined for Hong Kong and Macau, whose
 * street names have official English and Portuguese forms instead of pinyin.
 */
export function romaniseAddress(zhAddress: string): string | undefined {
  if (/^(?:香港|九龍|新界|澳門)/u.test(zhAddress)) return undefined;
  const [main = ''] = zhAddress.replaceAll(/（[^）]*）/gu, '').split(/\s+/u);
  const parts: string[] = [];
  let rest = main;
  for (const read of units) {
    const found = read(rest);
    if (!found || found.text === undefined) continue;
    if (found.text !== '') parts.unshift(found.text);
    rest = rest.slice(found.length);
  }
  const house = new RegExp(`^(${number})$`, 'u').exec(rest)?.[1];
  if (house && parts[0]) {
    parts[0] = `${toHouse(house)} ${parts[0]}`;
    rest = '';
  }
  const unique = [...readPlaces(rest), ...parts].filter((part, at, all) => part !== all[at + 1]);
  return unique.length > 0 ? unique.join(', ') : undefined;
}

interface Unit {
  length: number;
  text: string | undefined;
}
type Read = (rest: string) => Unit | undefined;

const municipality = /^(北京|上海|天津|重庆)市/u;
const region = /^(新疆|西藏|内蒙古|广西|宁夏)(?:维吾尔|壮族|回族)?(?:自治区)?/u;
const province = /^(.{2,3})省/u;
const prefecture = /^([^路街号区县]{2,9}?)(自治州|地区|盟|市(?!场|区)|州(?!市|区|路|街|大道|古城))/u;
const county =
  /^([^路号]{1,8}?)((?<=[^高])新区|自治县|自治旗|(?<![景园街度社校游发小假际胜特地])区(?!域)|县(?!城|衙)|旗|市(?!区|场|中心|南区|北区|民|政|内))/u;
const town = /^([^路号巷]{1,8}?)((?<!古)镇(?!海|镇)|民族乡|乡(?!村|彝族)|街道|苏木|办事处)/u;
/** Scenic areas, old towns and islands, which addresses name instead of or before a street. */
const locality = new RegExp(
  `^(?:([^路号街巷镇乡村]{1,8}?)(风景名胜区|风景区|国家旅游度假区|旅游度假区|度假区|工业园区|(?<!工业)园区|景区|特区|古城(?!墙|路|街|[东西南北]?[路街道马])|古镇)|(${localities.join('|')})(?!$|[路街大道巷区店镇乡寺]|街道))`,
  'u',
);
const village = /^([^路号巷街道]{1,6}?)(嘎查|社区|村(?!路|街|大街|公寓))/u;

const one =
  (pattern: RegExp): Read =>
  (rest) => {
    const found = pattern.exec(rest);
    return found?.[1] ? { length: found[0].length, text: toName(found[1]) } : undefined;
  };

/** Reads administrative units from large to small. */
const units: readonly Read[] = [
  one(municipality),
  one(region),
  one(province),
  (rest) => readUnit(rest, prefecture),
  (rest) => readUnit(rest, /^([^路街号区县市]{2,6}?)(地区|盟)/u),
  (rest) => readUnit(rest, county),
  readLocality,
  (rest) => readUnit(rest, town),
  (rest) => readUnit(rest, village),
  readLocality,
];

function readLocality(rest: string): Unit | undefined {
  const found = locality.exec(rest);
  if (!found) return undefined;
  const [whole, stem, word = '', named = ''] = found;
  const english = placeWords.find(([suffix]) => suffix === word)?.[1];
  return { length: whole.length, text: stem ? `${toName(stem)} ${english}` : toName(named) };
}

const unitWords: Readonly<Record<string, string>> = {
  自治州: 'Prefecture',
  地区: 'Prefecture',
  州: 'Prefecture',
  盟: 'League',
  市: '',
  新区: 'New District',
  区: 'District',
  自治县: 'County',
  县: 'County',
  自治旗: 'Banner',
  旗: 'Banner',
  镇: 'Town',
  民族乡: 'Township',
  乡: 'Township',
  苏木: 'Sumu',
  街道: 'Subdistrict',
  办事处: 'Subdistrict',
  村: 'Village',
  嘎查: 'Village',
  社区: 'Community',
};

function readUnit(rest: string, pattern: RegExp): Unit | undefined {
  const found = pattern.exec(rest);
  const [whole = '', stem = '', suffix = ''] = found ?? [];
  if (!found || stem === '') return undefined;
  const ofSuffix = unitWords[suffix] ?? '';
  const { name, ethnic } = splitEthnic(stem);
  const isEthnicTown = ethnic.length > 0 && /[乡镇]$/u.test(suffix);
  // A name of one syllable includes the unit: 乌镇 is Wuzhen.
  if (name.length === 1) return { length: whole.length, text: toName(name + suffix) };
  const unit = isEthnicTown
    ? `Ethnic ${ofSuffix}`
    : suffix !== '区' && (suffix.startsWith('自治') || ethnic.length > 0)
      ? `Autonomous ${ofSuffix}`
      : ofSuffix;
  return { length: whole.length, text: [toName(name), ...ethnic, unit].filter(Boolean).join(' ') };
}

/** Separates the peoples in the name of an autonomous unit: 湘西土家族苗族 is Xiangxi, Tujia and Miao. */
function splitEthnic(stem: string): { name: string; ethnic: string[] } {
  const peoples: string[] = [];
  let name = stem;
  for (;;) {
    const found = Object.keys(ethnicNames).find(
      (people) => name.endsWith(people) && name.length > people.length + 1,
    );
    if (!found) break;
    peoples.unshift(ethnicNames[found] ?? '');
    name = name.slice(0, -found.length);
  }
  return { name, ethnic: peoples.length > 1 ? [peoples.join(' and ')] : peoples };
}

const number =
  '(?:特|甲|乙|丙|附)?[A-Z]?[0-9]+(?:[-—][0-9]+)?[A-Z]?(?:号(?:甲|乙|丙)?(?:附[0-9]+号|院|楼|门)?|弄)?(?:-[0-9]+)?';
const streetWord =
  '大道|大街|大路|胡同|马路|横街|正街|小街|老街|步行街|公路|路|街|巷|弄|道(?![东西南北]?[路街])|条';
const street = new RegExp(
  `^(.{1,12}?|(?=大街|正街|老街|步行街))(${streetWord})(?![路街弄里]|口岸|[外内]大街|[白营观孚堡])((?:[东西南北中]?[一二三四五六]|[东西南北中])[段端]|[东西南北](?=[0-9]))?(?:与(.{1,8}?)(${streetWord})(?:交叉口|交汇处|交会|交口|路口|口)?)?(${number})?(?=$|[^区站口园城号馆坊桥]|.*[0-9]号)`,
  'u',
);

/** Reads "near" and similar words, which end an address, and the places before them. */
function readPlaces(text: string): string[] {
  for (const [suffix, word] of nearness) {
    const place = text.replace(suffix, '');
    if (place === text || place.length < 2) continue;
    const [first = '', ...others] = readStreets(place);
    return [`${word} ${first}`, ...others];
  }
  return text === '' ? [] : readStreets(text);
}

/** Reads streets, house numbers and places after the administrative units; the house number comes before its street. */
function readStreets(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest !== '') {
    const found = street.exec(rest);
    if (found) {
      const [whole, stem = '', word = '', section, otherStem, otherWord, house] = found;
      const name = [toStreet(stem, word), section && toName(section)].filter(Boolean).join(' ');
      const other = otherStem && otherWord ? toStreet(otherStem, otherWord) : undefined;
      parts.unshift(
        [house && toHouse(house), other ? `corner of ${name} and ${other}` : name].filter(Boolean).join(' '),
      );
      rest = rest.slice(whole.length);
      continue;
    }
    const building = new RegExp(`^(.{2,8}?)(${number})(?<=楼)`, 'u').exec(rest);
    if (building?.[1]) {
      parts.unshift(`${toHouse(building[2] ?? '')} ${toPlace(building[1])}`);
      rest = rest.slice(building[0].length);
      continue;
    }
    const floor = /^(.*?)([0-9一二三四五六七八九十]+)[层楼]$/u.exec(rest);
    if (floor) {
      const [, before = '', level = ''] = floor;
      parts.unshift(...[`Floor ${toFigure(level)}`], ...(before ? [toPlace(before)] : []));
      break;
    }
    const numbered = new RegExp(`^(.{1,12}?)(${number})(?<=[号院])`, 'u').exec(rest);
    if (numbered?.[1]) {
      parts.unshift(`${toHouse(numbered[2] ?? '')} ${toPlace(numbered[1])}`);
      rest = rest.slice(numbered[0].length);
      continue;
    }
    parts.unshift(toPlace(rest));
    break;
  }
  return parts;
}

const figures = '零一二三四五六七八九十';
const toFigure = (level: string): string => (/[0-9]/.test(level) ? level : String(figures.indexOf(level)));

/** Romanises a house number: 云路特1号 is "Special 1", 5号楼 is "Building 5", 210弄 is "Lane 210". */
function toHouse(house: string): string {
  const found = /^(特|甲|乙|丙|附)?([A-Z]?[0-9]+(?:[-—][0-9]+)?[A-Z]?)(.*)$/u.exec(house);
  const [, mark = '', figure = '', tail = ''] = found ?? [];
  const value = `${mark ? toName(mark) : ''}${figure.replace('—', '-')}`;
  if (tail.startsWith('弄')) return `Lane ${value},`;
  if (tail.endsWith('楼')) return `Building ${value},`;
  const letter = /号([甲乙丙])/u.exec(tail)?.[1];
  const annex = /附([0-9]+)号/u.exec(tail)?.[1];
  return `${value}${letter ? ` ${toName(letter)}` : ''}${annex ? `-${annex}` : ''}`;
}

/** Places whose last word is English, as on maps and signs. */
const placeWords: readonly (readonly [suffix: string, word: string])[] = [
  ['国家旅游度假区', 'National Resort'],
  ['旅游度假区', 'Resort'],
  ['度假区', 'Resort'],
  ['风景名胜区', 'Scenic Area'],
  ['风景区', 'Scenic Area'],
  ['景区', 'Scenic Area'],
  ['历史街区', 'Historic Quarter'],
  ['历史文化街区', 'Historic Quarter'],
  ['工业园区', 'Industrial Park'],
  ['园区', 'Park'],
  ['特区', 'Special District'],
  ['古城', 'Old Town'],
  ['古镇', 'Old Town'],
  ['国家森林公园', 'National Forest Park'],
  ['森林公园', 'Forest Park'],
  ['公园', 'Park'],
  ['广场', 'Square'],
  ['菜市场', 'Market'],
  ['市场', 'Market'],
  ['侗寨', 'Dong Village'],
  ['苗寨', 'Miao Village'],
];
const nearness: readonly (readonly [suffix: RegExp, word: string])[] = [
  [/(?:附近|一带|商圈)$/u, 'near'],
  [/(?:旁边|旁)$/u, 'beside'],
  [/内$/u, 'inside'],
  [/外$/u, 'outside'],
  [/东南角$/u, 'southeast corner of'],
  [/西侧$/u, 'west side of'],
  [/东侧$/u, 'east side of'],
  [/南侧$/u, 'south side of'],
  [/北侧$/u, 'north side of'],
];

function toPlace(text: string): string {
  for (const [word, english] of placeWords) {
    const at = text.indexOf(word);
    if (at < 1) continue;
    const here = `${toName(text.slice(0, at))} ${english}`;
    const after = text.slice(at + word.length);
    return after ? `${readStreets(after).join(', ')}, ${here}` : here;
  }
  if (/^.{2,}寺$/u.test(text)) return `${toName(text.replace(/禅?寺$/u, ''))} Temple`;
  return toName(text);
}

const direction = /^(.{2,}?)([东西南北中上下前后内外]?[一二三四五六七八九十]?)$/u;

/** Romanises a street: 南京西路 is "Nanjing Xi Lu", 江东路 "Jiangdong Lu", 东大街 "Dong Dajie". */
function toStreet(stem: string, word: string): string {
  if (stem === '') return toName(word);
  if (streetNames[stem]) return `${streetNames[stem]} ${toName(word)}`;
  const road = /^([0-9]+)国$/u.exec(stem)?.[1];
  if (road && word === '道') return `National Highway ${road}`;
  const [, name = stem, side = ''] = direction.exec(stem) ?? [];
  return [toStreetName(name), ...Array.from(side, (one) => toName(one)), toName(word)].join(' ');
}

/** Romanises a street name as pinyin, also where the place has another English name: 西藏路 is "Xizang Lu". */
function toStreetName(name: string): string {
  for (const place of localities) {
    if (name.length > place.length + 1 && name.startsWith(place))
      return `${toName(place)} ${toStreetName(name.slice(place.length))}`;
  }
  return streetNames[name] ?? toName(name, streetNames);
}

const words = new Intl.Segmenter('zh', { granularity: 'word' });

/** Writes a name as capitalised pinyin: up to three syllables as one word, longer names by their Chinese words. */
function toName(name: string, known: Readonly<Record<string, string>> = placeNames): string {
  const whole = known[name];
  if (whole !== undefined) return whole;
  const syllables = toSyllables(name);
  let at = 0;
  return splitWords(name, known)
    .map((piece) => {
      const own = syllables.slice(at, at + piece.length);
      at += piece.length;
      return known[piece] ?? joinSyllables(own, piece);
    })
    .join(' ');
}

/** Splits at known names first, four characters in the middle, and more at words with single characters attached. */
function splitWords(name: string, known: Readonly<Record<string, string>>): string[] {
  const place = Object.keys(known).find((one) => one.length > 1 && name.startsWith(one));
  if (place)
    return [place, ...(name.length > place.length ? splitWords(name.slice(place.length), known) : [])];
  if (name.length <= 3) return [name];
  if (name.length === 4) return [name.slice(0, 2), name.slice(2)];
  const pieces: string[] = [];
  for (const { segment } of words.segment(name)) {
    const last = pieces.at(-1);
    if (last !== undefined && (segment.length === 1 || last.length === 1))
      pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}

/** Reads each character; words whose characters have several readings are in `readings`. */
function toSyllables(text: string): string[] {
  const syllables = pinyin(text, { type: 'array', toneType: 'none' });
  for (const [word, reading] of Object.entries(readings)) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
      syllables.splice(at, word.length, ...reading.split(' '));
    }
  }
  return syllables;
}

function joinSyllables(syllables: readonly string[], word: string): string {
  if (!/\p{Script=Han}/u.test(word)) return word;
  const joined = syllables
    .map((syllable, index) => (index > 0 && /^[aeo]/.test(syllable) ? `'${syllable}` : syllable))
    .join('');
  return capitalise(joined);
}

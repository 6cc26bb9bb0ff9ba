import { expect, it } from 'vitest';
import { toPartialTripBrief } from '../../brief/to-partial-brief.ts';
import { createGazetteer } from '../../gazetteer.ts';
import { readWish } from '../../read-wish.ts';

const city = (id: string, name: string, zhName: string, aliases: string[] = []) => ({
  ...{ id, name, zhName, pinyin: name, aliases, areaId: id, popularity: 80 },
  airports: [],
});
const gazetteer = createGazetteer({
  cities: [
    city('beijing', 'Beijing', '北京', ['Peking', 'Pékin', 'Pechino', 'Pekín', 'Pequim', '베이징']),
    city('datong', 'Datong', '大同'),
    city('pingyao', 'Pingyao', '平遥'),
    city('chengdu', 'Chengdu', '成都', ['청두']),
    city('shanghai', 'Shanghai', '上海', ['Shanghái', 'Xangai', '상하이']),
    city('jiuzhaigou', 'Jiuzhaigou', '九寨沟', ['구채구']),
  ],
  areas: [],
  spots: [],
});
const today = '2026-11-16';

function endsOf(wish: string): string {
  const { said } = toPartialTripBrief(readWish(wish, { gazetteer, today }).values, { gazetteer, today });
  const { cityIds = [], entryCityId, exitCityId, startsInTown, endsInTown } = said;
  const start = entryCityId === undefined ? '' : `${startsInTown ? 'town' : 'land'}:${entryCityId}`;
  const end = exitCityId === undefined ? '' : `${endsInTown ? 'town' : 'fly'}:${exitCityId}`;
  return [start, cityIds.join('+'), end].filter((text) => text !== '').join(' ');
}

it.each([
  [
    'Pingyao and Datong from Beijing by train, back to Beijing, 6 days',
    'town:beijing pingyao+datong town:beijing',
  ],
  ['Datong, 3 days, direct flight from Shanghai', 'land:shanghai datong fly:shanghai'],
  ['Datong, 3 days, direct flight from Shanghai to Beijing', 'datong+shanghai+beijing'],
  ['Jiuzhaigou, 5 days from Chengdu', 'town:chengdu jiuzhaigou town:chengdu'],
  ['Datong and Pingyao, 6 days, by train from Beijing', 'town:beijing datong+pingyao town:beijing'],
  ['Datong, 3 days, by train from Beijing, ending in Shanghai', 'town:beijing datong fly:shanghai'],
  ['Datong, 4 Tage ab Peking', 'town:beijing datong town:beijing'],
  ['Datong, 4 jours depuis Pékin, retour à Pékin', 'town:beijing datong town:beijing'],
  ['Datong, 4 días desde Beijing', 'town:beijing datong town:beijing'],
  ['Datong, 4 giorni da Pechino', 'town:beijing datong town:beijing'],
  ['Datong, 4 dias saindo de Beijing', 'town:beijing datong town:beijing'],
  ['Datong, 4 dagen vanuit Peking', 'town:beijing datong town:beijing'],
  ['从成都出发去九寨沟5天，再回成都', 'town:chengdu jiuzhaigou town:chengdu'],
  ['九寨溝、成都発着、6日間', 'town:chengdu jiuzhaigou town:chengdu'],
  ['구채구 6일, 청두 왕복', 'town:chengdu jiuzhaigou town:chengdu'],
  ['4 days from Chengdu, hiking', 'town:chengdu chengdu town:chengdu'],
])('starts and ends in town in "%s"', (wish, expected) => {
  expect(endsOf(wish)).toBe(expected);
});

it.each([
  ['Landing in Chengdu at 9:00, Jiuzhaigou 5 days', 'land:chengdu jiuzhaigou'],
  ['Datong and Pingyao 6 days, fly home from Beijing', 'datong+pingyao fly:beijing'],
  ['Beijing 2 days, Datong 2 days, back to Beijing', 'land:beijing beijing+datong town:beijing'],
  ['Jiuzhaigou and Datong, 12 days from Chengdu', 'town:chengdu jiuzhaigou+datong'],
])('keeps airports and destinations in "%s"', (wish, expected) => {
  expect(endsOf(wish)).toBe(expected);
});

it.each([
  'We start from Beijing and return from Shanghai, 10 days',
  'Wir starten in Peking und fliegen von Shanghai zurück, 10 Tage',
  'Nous partons de Pékin et rentrons de Shanghai, 10 jours',
  'Partimos de Pekín y volvemos desde Shanghái, 10 días',
  'Partiamo da Pechino e torniamo da Shanghai, 10 giorni',
  'Partimos de Pequim e voltamos de Xangai, 10 dias',
  'We vertrekken vanuit Peking en vliegen terug vanuit Shanghai, 10 dagen',
  '从北京出发，从上海回，10天',
  '北京から出発して上海から帰国、10日間',
  '베이징에서 출발해서 상하이에서 돌아옴, 10일',
])('reads the first city of "%s" as its start and the second one as its end', (wish) => {
  const { said } = toPartialTripBrief(readWish(wish, { gazetteer, today }).values, { gazetteer, today });
  expect(said).toMatchObject({ entryCityId: 'beijing', exitCityId: 'shanghai' });
});

it.each([
  'We live in Chengdu, 4 day getaway to Jiuzhaigou',
  'Wir wohnen in Chengdu, 4 Tage Jiuzhaigou',
  'Nous habitons à Chengdu, 4 jours à Jiuzhaigou',
  'vivimos en Chengdu, 4 días Jiuzhaigou',
  'abitiamo a Chengdu, 4 giorni a Jiuzhaigou',
  'moramos em Chengdu, 4 dias Jiuzhaigou',
  'ik woon in Chengdu, 4 dagen Jiuzhaigou',
  '我家住成都，想去九寨沟4天',
  '成都在住、九寨溝へ4日間',
  '청두 사는데 구채구 4일',
])('starts where the group lives and does not visit it: "%s"', (wish) => {
  expect(endsOf(wish)).toBe('town:chengdu jiuzhaigou town:chengdu');
});

it('visits no city when only the home of the group is named', () => {
  expect(endsOf('We live in Chengdu, 4 days somewhere pretty')).toBe('town:chengdu town:chengdu');
  expect(endsOf('we love Chengdu, 4 days')).toBe('chengdu');
});

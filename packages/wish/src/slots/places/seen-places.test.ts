import { describe, expect, it } from 'vitest';
import { createGazetteer } from '../../gazetteer.ts';
import { readWish } from '../../read-wish.ts';

const city = (id: string, name: string, zhName: string, aliases: string[] = []) => ({
  ...{ id, name, zhName, pinyin: name, aliases, areaId: id, popularity: 80 },
  airports: [],
});
const spot = (id: string, name: string, cityId: string, aliases: string[] = []) => ({
  ...{ id, name, zhName: `${name}景`, pinyin: name, aliases, cityId, popularity: 80 },
  ...{ summary: '', tagIds: [] },
});
const gazetteer = createGazetteer({
  cities: [
    city('beijing', 'Beijing', '北京', ['Peking', 'Pékin', 'Pekín', 'Pechino', 'Pequim', '베이징']),
    city('chengdu', 'Chengdu', '成都', ['청두']),
    city('guilin', 'Guilin', '桂林', ['구이린']),
    city('hangzhou', 'Hangzhou', '杭州', ['항저우']),
    city('shanghai', 'Shanghai', '上海', ['Shanghái', 'Xangai', '상하이']),
    city('tianjin', 'Tianjin', '天津'),
    city('xian', "Xi'an", '西安', ['Xian', '시안']),
  ],
  areas: [],
  spots: [
    spot('forbidden-city', 'Forbidden City', 'beijing'),
    spot('west-lake', 'West Lake', 'hangzhou'),
    spot('great-wall-mutianyu', 'Great Wall at Mutianyu', 'beijing', ['Great Wall of China', 'Great Wall']),
    spot('huangyaguan-great-wall', 'Huangyaguan Great Wall', 'tianjin'),
  ],
});
const today = '2026-11-16';

function read(wish: string) {
  const { values } = readWish(wish, { gazetteer, today });
  return {
    out: [...values.excludedCityIds, ...values.excludedSpotIds].toSorted().join(' '),
    wanted: [...values.cityIds, ...values.spotIds, values.entryCityId, values.exitCityId]
      .filter((id) => id !== undefined)
      .join(' '),
    kinds: values.dislikedKinds.join(' '),
  };
}

describe('places seen before', () => {
  it.each([
    ["Been to Beijing, Shanghai and Xi'an. Now Guilin, 8 days", 'beijing shanghai xian', 'guilin'],
    ["Beijing, Shanghai and Xi'an we already know, Guilin please", 'beijing shanghai xian', 'guilin'],
    ['Seen the Forbidden City last year, 3 days Hangzhou', 'forbidden-city', 'hangzhou'],
    ['We did Shanghai and Guilin in 2019, Chengdu this time', 'guilin shanghai', 'chengdu'],
    [
      'Peking und Shanghai haben wir schon gesehen, Guilin auch. Jetzt Chengdu',
      'beijing guilin shanghai',
      'chengdu',
    ],
    ['Ich war schon zweimal in Peking und Xian, diesmal Guilin', 'beijing xian', 'guilin'],
    ['wir haben bereits Peking, Xian und Shanghai besucht, nun Chengdu', 'beijing shanghai xian', 'chengdu'],
    ['Nous connaissons déjà Pékin et Shanghai, envie de Guilin', 'beijing shanghai', 'guilin'],
    ['Pékin, Xian et Shanghai déjà vus, on veut Guilin', 'beijing shanghai xian', 'guilin'],
    ['Pekín, Xian y Shanghái ya los conocemos, ahora Guilin', 'beijing shanghai xian', 'guilin'],
    ['Pechino e Shanghai le conosciamo già, ora Guilin', 'beijing shanghai', 'guilin'],
    ['Já conhecemos Pequim e Xangai, agora Guilin', 'beijing shanghai', 'guilin'],
    ['Pequim e Xangai já conhecemos, agora Guilin', 'beijing shanghai', 'guilin'],
    ['Peking, Xian en Shanghai hebben we al gezien, nu Guilin', 'beijing shanghai xian', 'guilin'],
    ['北京、上海和西安都去过了，这次想去桂林', 'beijing shanghai xian', 'guilin'],
    ['去过北京、西安、上海，这次想去成都', 'beijing shanghai xian', 'chengdu'],
    ['北京・上海・西安には行ったことがあるので、桂林に行きたい', 'beijing shanghai xian', 'guilin'],
    ['北京と西安は前に行きました。今回は成都', 'beijing xian', 'chengdu'],
    ['베이징, 상하이, 시안은 이미 가봤어요. 이번에는 구이린', 'beijing shanghai xian', 'guilin'],
    ['베이징이랑 시안은 가봤고 청두 가고 싶어요', 'beijing xian', 'chengdu'],
  ])('are left out, in lists too: %s', (wish, out, wanted) => {
    expect(read(wish)).toMatchObject({ out, wanted });
  });

  it.each([
    ['Beijing and Shanghai; Guilin we have seen', 'guilin', 'beijing shanghai'],
    ['Shanghai, Hangzhou, 西湖 and Beijing. I know it is hot', '', 'shanghai hangzhou beijing'],
    ['we are already in Shanghai, then Guilin', '', 'guilin shanghai'],
    ['wir sind schon in Shanghai und wollen nach Guilin', '', 'guilin shanghai'],
  ])('do not take other places with them: %s', (wish, out, wanted) => {
    const found = read(wish);
    expect(found.out).toBe(out);
    for (const id of wanted.split(' ')) expect(found.wanted).toContain(id);
  });
});

describe('everything but a place', () => {
  it.each([
    'anything but Shanghai',
    'alles außer Shanghai',
    'tout sauf Shanghai',
    'todo menos Shanghai',
    'todo excepto Shanghai',
    'tutto tranne Shanghai',
    'tudo menos Xangai',
    'alles behalve Shanghai',
    '上海以外的地方都可以',
    '除了上海都可以',
  ])('leaves it out: %s', (wish) => expect(read(wish).out).toBe('shanghai'));
});

describe('the Great Wall without a name of a stretch', () => {
  it('is a kind to leave out, not one stretch', () => {
    expect(read('Beijing, anything but the Great Wall').kinds).toBe('great-wall');
    expect(read('Beijing, not the Great Wall at Mutianyu').kinds).toBe('');
  });

  it('is the stretch near the cities of the wish', () => {
    expect(read('Tianjin and the Great Wall').wanted).toBe('tianjin huangyaguan-great-wall');
    expect(read('Tianjin, Beijing and the Great Wall').wanted).toBe('tianjin beijing great-wall-mutianyu');
    expect(read('the Great Wall').wanted).toBe('great-wall-mutianyu');
  });
});

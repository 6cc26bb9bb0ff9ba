import { toUnderstanding } from '@yunyou/wish/brief/to-understanding';
import { readWish } from '@yunyou/wish/read-wish';
import { describe, expect, it } from 'vitest';
import { readShippedOptions } from './judged/shipped-options.ts';

const options = { ...(await readShippedOptions()), today: '2026-11-16' };
const understand = (wish: string) =>
  toUnderstanding({ ...options, reading: readWish(wish, options), by: 'rules' });

describe('the ends of a trip', () => {
  it('a city where the trip only starts and ends is no city to see', () => {
    const { said } = understand('Pingyao and Datong from Beijing, back to Beijing, 6 days');
    expect(said).toMatchObject({
      cityIds: ['pingyao', 'datong'],
      entryCityId: 'beijing',
      exitCityId: 'beijing',
    });
    expect(understand("Beijing, Xi'an, back to Beijing, 6 days").said.cityIds).toEqual(['beijing', 'xian']);
    expect(understand("Xi'an, back to Beijing for 2 nights, 6 days").said.cityIds).toContain('beijing');
  });

  it('a return in the middle of the trip is no end', () => {
    const { said } = understand('Chengdu, Jiuzhaigou, back to Chengdu, then Chongqing, 9 days');
    expect(said.exitCityId).not.toBe('chengdu');
  });

  it.each([
    ["14 Tage von Peking nach Hongkong mit Xi'an und Guilin", 'beijing', 'hong-kong'],
    ["Da Pechino a Xi'an e ritorno, 6 giorni", 'beijing', 'beijing'],
    ['direct flight Moscow-Sanya lands 10:20, 5 days', 'sanya', undefined],
    ['En mayo: salimos el 3 y volvemos el 20, Pekín y Shanghái', undefined, undefined],
  ])('"%s" starts in %s and ends in %s', (wish, entry, exit) => {
    const { said } = understand(wish);
    expect([said.entryCityId, said.exitCityId]).toEqual([entry, exit]);
  });

  it.each([
    ['BA39 LHR-PEK 14 Apr, return CX253 HKG-LHR 29 Apr', 'beijing', 'hong-kong'],
    ['MU5101 SHA-PEK 12 Mar, CZ3204 XIY-CAN 20 Mar', undefined, undefined],
    ['12 Tage, Hinflug FRA-PVG, Rückflug HKG-FRA', 'shanghai', 'hong-kong'],
    ['entrar por Pekín y salir por Shanghai, 14 días', 'beijing', 'shanghai'],
    ['chegada em Pequim e saída por Hong Kong, 20 dias', 'beijing', 'hong-kong'],
    ['voo pousa em Pequim e o regresso é de Xangai, 16 dias', 'beijing', 'shanghai'],
    ['vliegen op Peking en terug vanuit Hongkong, 3 weken', 'beijing', 'hong-kong'],
    ['KL897 komt aan PEK, KL888 vertrekt HKG, 18 dagen', 'beijing', 'hong-kong'],
    ['arriviamo da Hanoi in treno a Nanning, usciamo verso Hong Kong, 14 giorni', 'nanning', 'hong-kong'],
    ['on arrive le samedi au soir à Chengdu, 9 jours, Jiuzhaigou', 'chengdu', undefined],
    ['羽田から北京、万里の長城、5日間', 'beijing', undefined],
    ['하노이에서 난닝으로 들어가서 계림까지 7일', 'nanning', undefined],
    ['从曼谷飞昆明，大理丽江6天', 'kunming', undefined],
    ["de Xi'an à Kachgar en train, 16 jours, retour en avion depuis Urumqi", 'xian', 'urumqi'],
    ['4 Nächte Peking, Flug nach Guilin (3 N), 2 Nächte Hongkong', 'beijing', 'hong-kong'],
    ['Stopover PVG, 8 hours', 'shanghai', 'shanghai'],
  ])('reads "%s" as in at %s, out at %s', (wish, entry, exit) => {
    const { said } = understand(wish);
    expect([said.entryCityId, said.exitCityId]).toEqual([entry, exit]);
  });

  it('does not count a day back at work as a day of the trip', () => {
    const { said } = understand('landing in chengdu friday 11pm, back at work monday so fly out sunday 8pm');
    expect(said.when?.days).toBe(3);
    expect(said.departureMinute).toBe(17 * 60);
  });

  it('keeps an area when only its city of arrival is named', () => {
    expect(understand('Ningxia desert and wine, 4 days from Yinchuan').said.areaIds).toEqual(['ningxia']);
  });
});

describe('stays and stops', () => {
  it('reads dates of a stay before "then" as nights in its city', () => {
    const { said } = understand(
      'Our son studies in Wuhan. We visit him 10-14 April then 1 week somewhere pretty, home from Shanghai',
    );
    expect(said.cityNights).toEqual([{ cityId: 'wuhan', nights: 4 }]);
  });

  it('notes a stop that the wish leaves open', () => {
    const { said, notes } = understand('Beijing and somewhere scenic with hikes, 10 days');
    expect(notes.join(' ')).toContain('left a stop open');
    expect(said.preferenceTagIds).toEqual(['nature', 'hiking']);
  });

  it.each([
    ['張家界、ガラスの橋', 'zhangjiajie-grand-canyon'],
    ['Zhangjiajie mit Glasbrücke', 'zhangjiajie-grand-canyon'],
    ['张家界玻璃桥', 'zhangjiajie-grand-canyon'],
    ['les montagnes d’Avatar', 'zhangjiajie-national-forest-park'],
    ['Regenbogenberge', 'zhangye-danxia'],
    ['los guerreros', 'terracotta-army'],
    ['il tempio sospeso', 'hanging-temple'],
    ['센터에서 판다 기지', 'chengdu-panda-base'],
  ])('reads the nickname in "%s" as %s', (wish, spot) => {
    expect(understand(wish).said.mustSeeSpotIds).toContain(spot);
  });

  it('does not list as unused what it has read', () => {
    const { said, notes } = understand('Rollstuhlfahrerin, 5 Tage Shanghai, barrierefrei');
    expect(said.mobility).toEqual(['wheelchair']);
    expect(notes.join(' ')).not.toContain('Not used');
  });
});

describe('names that are no destination', () => {
  it.each([
    'We met at the Xi’an Famous Foods restaurant, now 9 days in Chengdu',
    "a restaurant called Xi'an, 9 days in Chengdu",
    "my wife is from Xi'an and I am German, 9 days in Chengdu",
    "no Xi'an please, 9 days in Chengdu",
    "We have been to Xi'an. 9 days in Chengdu",
  ])('"%s" visits Chengdu only', (wish) => {
    expect(understand(wish).said.cityIds).toEqual(['chengdu']);
  });

  it('reads the hours of the flights to and from China', () => {
    const { said } = understand(
      'BA39 LHR-PEK dep 14 Apr 16:20 arr 15 Apr 09:50, return HKG-LHR 29 Apr 23:55',
    );
    expect([said.arrivalMinute, said.departureMinute]).toEqual([11 * 60 + 5, 20 * 60 + 55]);
    expect(
      understand(
        'we land in shanghai at six in the morning and fly home from beijing on 16 May in the evening',
      ).said,
    ).toMatchObject({ arrivalMinute: 7 * 60 + 15, departureMinute: 16 * 60 });
  });

  it('reads children of the same age', () => {
    expect(understand('4 of us (2 adults, twins aged 8), 5 days in Chengdu').said.childAges).toEqual([8, 8]);
  });

  it('reports an allergy that it cannot use, and adds no interest', () => {
    const { said, notes } = understand('alérgica al marisco, 10 días en Chongqing');
    expect(said.preferenceTagIds).toBeUndefined();
    expect(notes.join(' ')).toContain('marisco');
  });
});

import { describe, expect, it } from 'vitest';
import { normaliseWish } from '../normalise-wish.ts';
import { readHabits } from './habits.ts';

const labels = (wish: string) =>
  readHabits(normaliseWish(wish))
    .filter(({ value }) => value !== '')
    .map(({ slot, value }) => `${slot}:${value}`);

describe('readHabits', () => {
  it('marks a second word for the same comfort as read', () => {
    const found = readHabits('budget hotels, hostels only');
    expect(found.filter(({ slot }) => slot === 'class').map(({ value }) => value)).toEqual(['1', '']);
  });

  it.each<readonly [wish: string, found: readonly string[]]>([
    ['escape the summer heat', ['climate:cool']],
    ['kids and grandparents, warm please', ['climate:warm']],
    ['somewhere peaceful', ['pace:relaxed']],
    ['nicht zu anstrengend', ['pace:relaxed']],
    ['she gets tired quickly', ['mobility:limited-walking']],
    ['grandma can walk about 500 m', ['mobility:limited-walking']],
    ['si stanca facilmente', ['mobility:limited-walking']],
    ['sem subir muitas escadas', ['mobility:limited-walking']],
    ['my wife uses a wheel chair', ['mobility:wheelchair']],
    ['not Tibet (altitude!!)', ['altitude:careful']],
    ['we are used to altitude', []],
    ['pas trop de route', ['long-rides:avoid']],
    ['niente aerei né treni notturni', ['-mode:sleeper', '-mode:flight']],
    ['야간열차 X', ['-mode:sleeper']],
    ['nachttrein graag', ['prefer:sleeper']],
    ['pas de couchette', ['-mode:sleeper']],
    ['nada de aviões nem autocarros', ['-mode:flight', '-mode:coach']],
    ['keine Flieger', ['-mode:flight']],
    ['wife gets motion sick on long buses', ['long-rides:avoid']],
    ['容易晕车', ['long-rides:avoid']],
    ['papà in carrozzina', ['mobility:wheelchair']],
    ['não aguenta escada', ['mobility:limited-walking']],
    ['계단 적게', ['mobility:limited-walking']],
    ['wenig ausgeben', ['class:1']],
    ['돈은 많이 안 쓰고 싶어요', ['class:1']],
    ['ritmo leve', ['pace:relaxed']],
    ['tren bala', []],
    ['todo en tren bala', ['only:train']],
    ['kein Höhentrip', ['altitude:careful']],
    ['somewhere quieter on the wall', ['crowds:avoid']],
    ["they don't do spicy", ['diet:not-spicy']],
    ['allergie arachides', ['diet:nut-allergy']],
    ['견과류 알러지', ['diet:nut-allergy']],
    ['vegetarian, not vegan', ['diet:vegetarian']],
    ['végétarienne, pas végan', ['diet:vegetarian']],
    ['easy by train', ['only:train']],
    ['4 chill days', ['pace:relaxed']],
    ['rythme pépère', ['pace:relaxed']],
    ['躺平', ['pace:relaxed']],
    ['on ne mange pas de porc', ['diet:no-pork']],
    ['kein Schweinefleisch', ['diet:no-pork']],
    ['돼지고기 못 먹어요', ['diet:no-pork']],
    ["dad doesn't do stairs", ['mobility:limited-walking']],
    ['camminano poco', ['mobility:limited-walking']],
    ['많이 못 걸으세요', ['mobility:limited-walking']],
    ['verträgt keine Höhe über 3000 m', ['altitude:careful']],
    ['mon mari est cardiaque', ['altitude:careful']],
    ['com cuidado com a altitude', ['altitude:careful']],
    ['geen lange busritten', ['long-rides:avoid']],
    ['que du train', ['only:train']],
    ['列車移動', ['only:train']],
    ['不挤', ['crowds:avoid']],
    ['somewhere cool', ['climate:cool']],
    ['niet te warm', ['climate:cool']],
    ['nicht zu heiß', ['climate:cool']],
    ['pas trop chaud', ['climate:cool']],
    ['sin mucho calor', ['climate:cool']],
    ['evitare il caldo', ['climate:cool']],
    ['fugir do calor', ['climate:cool']],
    ['避暑', ['climate:cool']],
    ['涼しい所', ['climate:cool']],
    ['시원한 곳', ['climate:cool']],
    ['somewhere warm', ['climate:warm']],
    ['ins Warme', ['climate:warm']],
    ['not touristy', ['crowds:avoid']],
    ['hidden gems', ['crowds:avoid']],
    ['Geheimtipps', ['crowds:avoid']],
    ['peu touristique', ['crowds:avoid']],
    ['poco turístico', ['crowds:avoid']],
    ['冷门', ['crowds:avoid']],
    ['first time at altitude', ['altitude:careful']],
    ['first time in China', ['first-visit:yes']],
    ['our third trip to China', []],
    ...[
      "I'm 26 weeks pregnant",
      'babymoon',
      'im 5. Monat schwanger',
      'femme enceinte',
      'embarazada',
      'incinta',
      'grávida',
      'zwanger',
      '怀孕5个月',
      '妊娠中',
      '임신 20주',
    ].map((wish) => [wish, ['pace:relaxed', 'altitude:careful']] as const),
    ...[
      'with a rollator',
      'Rollator',
      'déambulateur',
      'con andador',
      'deambulatore',
      'andarilho',
      '助行器',
    ].map((wish) => [wish, ['mobility:limited-walking']] as const),
    ...[
      "I can't eat peanuts",
      'keine Nüsse',
      'sans arachides',
      'sin cacahuetes',
      'senza noci',
      'sem amendoim',
    ].map((wish) => [wish, ['diet:nut-allergy']] as const),
    ...['geen noten', '不吃花生', 'ナッツは食べられません', '땅콩 못 먹어요'].map(
      (wish) => [wish, ['diet:nut-allergy']] as const,
    ),
    ['altitude sensitive', ['altitude:careful']],
    ['no long trips', ['long-rides:avoid']],
    ['新幹線、予算15万円', ['only:train']],
    ['no long train rides', ['long-rides:avoid']],
    ['keine langen Zugfahrten', ['long-rides:avoid']],
    ['sans longs trajets', ['long-rides:avoid']],
    ['不要长途', ['long-rides:avoid']],
    ['2 days with a night on the mountain', ['summit-night:yes']],
    ['sleep at the top', ['summit-night:yes']],
    ['Übernachtung auf dem Berg', ['summit-night:yes']],
    ['une nuit au sommet', ['summit-night:yes']],
    ['una noche en la cima', ['summit-night:yes']],
    ['dormire in cima', ['summit-night:yes']],
    ['uma noite na montanha', ['summit-night:yes']],
    ['overnachten op de berg', ['summit-night:yes']],
    ['山上住一晚', ['summit-night:yes']],
    ['金顶住一晚', ['summit-night:yes']],
    ['山頂に一泊', ['summit-night:yes']],
    ['산 정상에서 1박', ['summit-night:yes']],
    ['one night in Beijing', []],
    ['not too much travelling', ['long-rides:avoid']],
    ['nicht zu viel Fahrerei', ['long-rides:avoid']],
    ['bequem', ['class:2']],
    ['comfortable', ['class:2']],
    ['comfortable pace', ['pace:balanced']],
    ['mittlerer Komfort', ['class:2']],
    ['舒服一点的酒店', ['class:2']],
    ['no sleeper trains', ['-mode:sleeper']],
    ['we would love a night train', ['prefer:sleeper']],
    ['trains only, sleeper trains are fine', ['only:train', 'prefer:sleeper']],
    ['mit dem Nachtzug', ['prefer:sleeper']],
    ['keine Nachtzüge', ['-mode:sleeper']],
    ['en train de nuit', ['prefer:sleeper']],
    ['un treno notturno', ['prefer:sleeper']],
    ['坐卧铺', ['prefer:sleeper']],
    ['寝台列車で', ['prefer:sleeper']],
    ['침대 열차', ['prefer:sleeper']],
    ['no flights', ['-mode:flight']],
    ['no long bus rides', ['-mode:coach']],
    ['trains only', ['only:train']],
    ['natura, treni veloci', ['only:train']],
    ['prefer trains over flights', ['prefer:train']],
    ['只坐高铁', ['only:train']],
    ['my mother uses a wheelchair', ['mobility:wheelchair']],
    ['with a pram', ['mobility:stroller']],
    ['she cannot walk far', ['mobility:limited-walking']],
    ['vegan', ['diet:vegan']],
    ['no meat', ['diet:vegetarian']],
    ['halal food only', ['diet:halal']],
    ['kosher', ['diet:kosher']],
    ['coeliac', ['diet:gluten-free']],
    ['peanut allergy', ['diet:nut-allergy']],
    ['no pork', ['diet:no-pork']],
    ['nothing too spicy', ['diet:not-spicy']],
    ['five-star', ['class:4']],
    ['boutique hotels', ['class:3']],
    ['mid-range', ['class:2']],
    ['backpackers', ['class:1']],
    ['hate crowds', ['crowds:avoid']],
    ['not too fast', ['pace:relaxed']],
    ['action-packed', ['pace:full']],
    ['balanced pace', ['pace:balanced']],
    ['慢慢玩', ['pace:relaxed']],
  ])('reads "%s" as %j', (wish, expected) => {
    expect(labels(wish)).toEqual(expected);
  });

  it('drops the train preference when only trains are accepted', () => {
    expect(labels('trains only, we love bullet trains')).toEqual(['only:train']);
  });

  it('keeps the best of several hotel classes and none of a rejected one', () => {
    expect(labels('luxury hotels, then cheap hostels')).toEqual(['class:4']);
    expect(labels('no hostels')).toEqual([]);
  });

  it('uses the earlier rule for overlapping phrases', () => {
    expect(labels('no overnight trains')).toEqual(['-mode:sleeper']);
  });

  it.each(['we love trains of thought', 'easy to reach', 'fall in love'])(
    'reads no pace from "%s"',
    (wish) => {
      expect(labels(wish).filter((label) => label.startsWith('pace'))).toEqual([]);
    },
  );
});

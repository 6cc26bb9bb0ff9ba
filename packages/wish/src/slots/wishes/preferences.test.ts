import { expect, it } from 'vitest';
import { normaliseWish } from '../../normalise-wish.ts';
import { readPolarity } from '../../polarity.ts';
import { readInterestWords } from './interest-words.ts';
import { readPreferences } from './preferences.ts';

const labels = (wish: string) => {
  const text = normaliseWish(wish);
  return readPreferences(text, readPolarity(text))
    .map(({ slot, value }) => `${slot}:${value}`)
    .join(' ');
};

it.each([
  ['love food', 'tag:food'],
  ['Sichuan food', 'tag:food tag:sichuan-food'],
  ['pandas', 'tag:wildlife word:panda'],
  ['mountains', 'tag:nature tag:hiking word:mountain'],
  ['sacred mountains', 'tag:sacred-mountains tag:religion'],
  ['Buddhist temples and mountains', 'tag:religion tag:sacred-mountains tag:religion'],
  ['heilige Berge', 'tag:sacred-mountains tag:religion'],
  ['montagnes sacrées', 'tag:sacred-mountains tag:religion'],
  ['small towns', 'tag:ancient-towns'],
  ['Buddhist sculpture', 'tag:religion tag:grottoes word:buddhist'],
  ['tea villages', 'tag:tea'],
  ['the village near Meizhou where grandfather was born', ''],
  ['a mountain village', 'tag:nature tag:hiking word:mountain tag:minority-cultures'],
  ['Dörfer', 'tag:minority-cultures'],
  ['aldeias', 'tag:minority-cultures'],
  ['古建', 'tag:architecture'],
  ['restos', 'tag:food'],
  ['no museums', '-kind:museum'],
  ['no caves', '-kind:cave'],
  ['not interested in big cities', '-kind:modern-cities'],
  ['not interested in cities', '-kind:modern-cities'],
  ["we don't like cities", '-kind:modern-cities'],
  ['not really into large cities', '-kind:modern-cities'],
  ['동굴은 빼고', '-kind:cave'],
  ['comer rico', 'tag:food'],
  ['雪まつり', 'tag:winter'],
  ['카페', 'word:coffee'],
  ['craft beer', 'tag:nightlife'],
  ['traditional crafts', 'tag:culture'],
  ['good rock climbing', 'tag:adventure word:climbing'],
  ['Klettern', 'tag:adventure word:climbing'],
  ['kung fu training', 'word:kung'],
  ['a kung fu show', 'tag:culture'],
  ['Kung-Fu-Show', 'tag:culture'],
  ['spectacle de kung-fu', 'tag:culture'],
  ['功夫表演', 'tag:culture'],
  ['茶卡', ''],
  ['麻婆豆腐', 'tag:food'],
  ['nicht jeden Tag Tempel', 'few:temple'],
  ['beach at the end', 'last-tag:beach'],
  ['finish with a few days on a beach', 'last-tag:beach'],
  ['zum Abschluss an den Strand', 'last-tag:beach'],
  ['playa al final', 'last-tag:beach'],
  ['最后去海边', 'last-tag:beach'],
  ['beach', 'tag:beach'],
  ['no shopping', '-kind:shopping'],
  ['a water town', 'tag:ancient-towns word:water-town'],
  ['ein Wasserdorf', 'tag:ancient-towns word:water-town'],
  ["un village d'eau", 'tag:ancient-towns word:water-town'],
  ['un pueblo de agua', 'tag:ancient-towns word:water-town'],
  ['江南水乡', 'tag:ancient-towns word:water-town'],
  ['水郷', 'tag:ancient-towns word:water-town'],
  ['수향마을', 'tag:ancient-towns word:water-town'],
  ['想看胡同', 'tag:culture word:hutong'],
  ['hutongs', 'tag:culture word:hutong'],
  ['zwei Wanderer', 'tag:hiking'],
  ['deux randonneurs', 'tag:hiking'],
  ['senderistas', 'tag:hiking'],
  ['驴友', 'tag:hiking'],
  ['ハイキング好き', 'tag:hiking'],
  ['not too many temples', 'few:temple'],
  ['temples, not too many', 'few:temple'],
  ['beach, not too much travelling', 'tag:beach'],
  ['Buddhist sites', 'tag:religion tag:grottoes word:buddhist'],
  ['Tibetan villages', 'tag:high-plateau tag:minority-cultures word:tibetan'],
  ['寺庙少一点', 'few:temple'],
  ['no temples but gardens', '-kind:temple tag:gardens'],
  ['hiking and history', 'tag:hiking tag:history'],
  ['徒步', 'tag:hiking'],
  ['theme parks', 'tag:family word:theme-park'],
  ['Freizeitparks', 'tag:family word:theme-park'],
  ['no theme parks', '-kind:theme-park'],
  ['the sea', 'tag:beach'],
  ['montagne e mare', 'tag:nature tag:beach'],
  ['niet meer dan 1500 euro', ''],
  ['autumn colours', 'tag:nature word:autumn'],
  ['Herbstfarben', 'tag:nature word:autumn'],
  ['somewhere beautiful', 'tag:nature'],
  ['beautiful hotels', ''],
  ['美味しいもの', 'tag:food'],
  ['somewhere', ''],
])('reads the preferences of "%s" as "%s"', (wish, expected) => {
  expect(labels(wish)).toBe(expected);
});

const words = (wish: string, ...vocabulary: string[]) => {
  const text = normaliseWish(wish);
  return readInterestWords(text, { polarity: readPolarity(text), whole: text }, new Set(vocabulary)).map(
    ({ value }) => value,
  );
};

it('reads interest words that are in the vocabulary, by stem and synonym', () => {
  expect(words('we like drums', 'drum')).toEqual(['drum']);
  expect(words('we like drums', 'silk')).toEqual([]);
  expect(words('pottery', 'porcelain', 'kiln')).toEqual(['porcelain', 'kiln']);
});

it('reads no interest from stop words, short words and rejected words', () => {
  expect(words('a beautiful city', 'beautiful', 'city')).toEqual([]);
  expect(words('ox', 'ox')).toEqual([]);
  expect(words('no drums', 'drum')).toEqual([]);
});

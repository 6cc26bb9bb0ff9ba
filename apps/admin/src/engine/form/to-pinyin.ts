import { capitalise } from '@yunyou/contract/capitalise';
import { pinyin } from 'pinyin-pro';

const words = new Intl.Segmenter('zh', { granularity: 'word' });

/** Returns capitalised pinyin, one word per Chinese word: 西安城墙 gives "Xī'ān Chéngqiáng". Other text stays. */
export function toPinyin(name: string): string {
  const syllables = pinyin(name, { type: 'array' });
  return [...words.segment(name)]
    .map(({ segment, index }) => joinSyllables(syllables.slice(index, index + segment.length), segment))
    .filter((word) => word.trim() !== '')
    .join(' ');
}

function joinSyllables(syllables: readonly string[], word: string): string {
  if (!/\p{Script=Han}/u.test(word)) return word.trim();
  // Pinyin separates a syllable that begins with a vowel by an apostrophe.
  const joined = syllables.map((syllable, index) =>
    index > 0 && /^[aeoāáǎàēéěèōóǒò]/.test(syllable) ? `'${syllable}` : syllable,
  );
  const text = joined.join('');
  return capitalise(text);
}

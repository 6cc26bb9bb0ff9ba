import { describe, expect, it } from 'vitest';
import { covers, listEverydayCharacters, planFontFiles, unicodeRanges } from './font-files.ts';

const use = {
  core: new Set(['北', '京']),
  used: new Map(
    Array.from('北京故宫博物院大观园').map(
      (character) => [character, { texts: 5, group: 'beijing' }] as const,
    ),
  ),
};

describe('planFontFiles', () => {
  const files = planFontFiles(use, listEverydayCharacters());

  it('puts every character into exactly one file', () => {
    const all = files.flatMap((file) => file.characters);
    expect(new Set(all).size).toBe(all.length);
    expect(new Set(all).size).toBe(new Set([...listEverydayCharacters(), ...use.used.keys()]).size);
  });

  it('declares a character last in the file that contains it', () => {
    for (const file of files) {
      for (const character of file.characters) {
        expect(files.findLast(({ ranges }) => covers(ranges, character))?.name).toBe(file.name);
      }
    }
  });

  it('declares the core last', () => {
    expect(files.at(-1)).toMatchObject({ name: 'chinese-core', characters: ['京', '北'] });
  });
});

describe('unicodeRanges', () => {
  it('joins adjacent code points and keeps gaps', () => {
    expect(unicodeRanges(['丂', '一', '七', '丁'])).toEqual(['U+4E00-4E03']);
    expect(unicodeRanges(['一', '上'])).toEqual(['U+4E00', 'U+4E0A']);
  });
});

describe('listEverydayCharacters', () => {
  it('has the 3,755 characters of the first level', () => {
    expect(new Set(listEverydayCharacters()).size).toBe(3755);
  });
});

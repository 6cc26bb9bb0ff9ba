import { describe, expect, it } from 'vitest';
import { anonymisePhrase, withoutBeginnings } from './unmet-phrases.ts';

describe('anonymisePhrase', () => {
  it.each([
    'call me on 07400 123456',
    '电话一三八 １２３',
    'ada@example.org',
    'see https://example.org/ada',
    'www.example',
    '@ada',
    'passport X1234567',
    'x'.repeat(61),
    'one two three four five six seven',
    '…',
  ])('stores nothing of %s', (text) => {
    expect(anonymisePhrase('wish', text)).toBeUndefined();
    expect(anonymisePhrase('search', text)).toBeUndefined();
  });

  it('leaves out words of a wish that may be names', () => {
    expect(anonymisePhrase('wish', 'with my husband John Smith')).toBe('with my husband');
    expect(anonymisePhrase('wish', 'Ada Lovelace')).toBeUndefined();
  });

  it('keeps places that were searched for, in small letters', () => {
    expect(anonymisePhrase('search', ' Rainbow  Mountains! ')).toBe('rainbow mountains');
    expect(anonymisePhrase('search', '漠河')).toBe('漠河');
  });
});

describe('withoutBeginnings', () => {
  it('keeps the last state of a typed search', () => {
    const typed = ['mo', 'moh', 'mohe', 'skiing'].map((phrase) => ({ phrase, count: 1 }));
    expect(withoutBeginnings(typed).map(({ phrase }) => phrase)).toEqual(['mohe', 'skiing']);
  });
});

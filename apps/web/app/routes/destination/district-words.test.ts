import type { CallOutput } from '@yunyou/contract/endpoints';
import { describe, expect, it } from 'vitest';
import { toDistrictWords } from './district-words.ts';

type District = CallOutput<'GET /city/local'>['districts'][number];
const paragraphsOf = (text: string) => toDistrictWords({ text } as District).paragraphs; // the other fields are copied

describe('the text of a district', () => {
  it('has a link for each place it names', () => {
    expect(
      paragraphsOf('The [temple](spot:lama-temple) and [Leshan](city:leshan).\nQuiet at night.'),
    ).toEqual([
      [
        'The ',
        { text: 'temple', to: '/attractions/detail?id=lama-temple' },
        ' and ',
        { text: 'Leshan', to: '/destination/city?id=leshan' },
        '.',
      ],
      ['Quiet at night.'],
    ]);
  });

  it('marks words of another language', () => {
    expect(paragraphsOf('Soup with *zhacai*.')).toEqual([['Soup with ', { foreign: 'zhacai' }, '.']]);
  });

  it('never shows the Markdown of a link without a page', () => {
    expect(paragraphsOf('A [street](lane:one) of tea.')).toEqual([['A ', 'street', ' of tea.']]);
  });
});

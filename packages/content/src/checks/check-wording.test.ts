import { describe, expect, it } from 'vitest';
import { contentOf, itemOf, sampleSpot } from './check-samples.ts';
import { checkWording } from './check-wording.ts';

const messages = (fields: Partial<typeof sampleSpot>) =>
  checkWording(contentOf(itemOf('scenic-spot', 'pagoda', { ...sampleSpot, ...fields }))).map(
    ({ message }) => message,
  );

describe('checkWording', () => {
  it('reports brochure clichés in every text field', () => {
    expect(messages({ summary: 'A Hidden Gem of a pagoda.' })).toEqual([
      'pagoda: summary: "Hidden Gem" is a brochure cliché. Describe what is special about the place instead.',
    ]);
    expect(messages({ tips: ['Go early.', 'A must-see.'] })).toHaveLength(1);
    const description = {
      type: 'doc' as const,
      content: [
        { type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Nestled in hills.' }] },
      ],
    };
    expect(messages({ description })).toHaveLength(1);
  });

  it('reports stock figures, but not names', () => {
    expect(messages({ summary: 'A square where old men play chess.' })).toEqual([
      'pagoda: summary: "old men" is a stock figure of travel writing. Say what is done there instead.',
    ]);
    expect(messages({ summary: "A pagoda below Five Old Men's Peak." })).toEqual([]);
  });

  it('accepts the same words in their literal meaning', () => {
    expect(messages({ summary: 'Silk tapestry; you must see a doctor; nests in the eaves.' })).toEqual([]);
  });

  it('reports notes on hours and prices that contain only doubts', () => {
    expect(messages({ hoursNote: 'Approximate; check before you go.' })).toEqual([
      'pagoda: hoursNote: "Approximate" says how sure we are, which the page already does. Leave it out.',
    ]);
    expect(messages({ priceNote: 'Boats are extra. As of 2024.' })).toHaveLength(1);
    expect(messages({ hoursNote: 'Closed after heavy rain.', priceNote: 'Prices of 2023.' })).toEqual([]);
  });

  it('reports names of fields in the summary of a rule, which visitors read', () => {
    const summary = 'For 50 countries. `data.nationalities` lists them.';
    const fact = { statement: 'A', source: 'B', checkedOn: '2026-01-01', validDays: 30 };
    const rule = itemOf('rule', 'waiver', { title: 'Waiver', kind: 'visa', summary, data: {}, fact });
    expect(checkWording(contentOf(rule))).toMatchObject([
      { message: expect.stringContaining('`data.nationalities` is the name of a field') },
    ]);
  });

  it('reports a zhAddress without Chinese characters', () => {
    expect(messages({ zhAddress: 'Yanta Road, Xi’an' })).toEqual([
      'pagoda: zhAddress: "Yanta Road, Xi’an" has no Chinese characters. Write the address in Chinese, for taxi drivers.',
    ]);
  });

  it('reports a Latin address with Chinese characters or with other numbers than the Chinese one', () => {
    const zhAddress = '西安市雁塔区慈恩路66号 7天酒店';
    expect(messages({ zhAddress, address: "66 Ci'en Lu, Yanta District, Xi'an" })).toEqual([]);
    expect(messages({ zhAddress, address: '66 慈恩路' })).toEqual([
      'pagoda: address: "66 慈恩路" has Chinese characters. Write it in Latin letters, or leave it empty.',
    ]);
    expect(messages({ zhAddress, address: "68 Ci'en Lu" })).toEqual([
      `pagoda: address: "68 Ci'en Lu" has other numbers than zhAddress "${zhAddress}".`,
    ]);
  });
});

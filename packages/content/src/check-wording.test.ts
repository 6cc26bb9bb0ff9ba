import { describe, expect, it } from 'vitest';
import { contentOf, itemOf, sampleSpot } from './check-samples.ts';
import { checkWording } from './check-wording.ts';

const messages = (fields: Partial<typeof sampleSpot>) =>
  checkWording(contentOf(itemOf('scenic-spot', 'pagoda', { ...sampleSpot, ...fields }))).map(
    ({ message }) => message,
  );

describe('wording', () => {
  it('is free of brochure language, wherever the text is', () => {
    expect(messages({ summary: 'A Hidden Gem of a pagoda.' })).toEqual([
      'pagoda: "Hidden Gem" is brochure language',
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

  it('may use the same words for what they mean', () => {
    expect(messages({ summary: 'Silk tapestry; you must see a doctor; nests in the eaves.' })).toEqual([]);
  });

  it('gives a driver’s address in Chinese characters', () => {
    expect(messages({ zhAddress: 'Yanta Road, Xi’an' })).toEqual([
      'pagoda: zhAddress has no Chinese characters',
    ]);
  });
});

import { formatWord } from './format.ts';

/** Joins ids as a sentence begins: "Early morning, afternoon". */
export const formatWords = (words: readonly string[]): string => formatWord(words.join(', '));

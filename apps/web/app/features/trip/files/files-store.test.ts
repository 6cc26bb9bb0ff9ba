import { maxTripFiles, tripFileBytesMax } from '@yunyou/contract/trip/trip-file-limits';
import { describe, expect, it } from 'vitest';
import { findProblem } from './files-store.ts';
import { filesWords, formatBytes } from './files-words.ts';

const large = tripFileBytesMax + 1;

describe('a file before it is sent', () => {
  it.each([
    [{ type: 'application/pdf', size: tripFileBytesMax }, 0, undefined],
    [{ type: '', size: 10 }, 0, undefined], // the server reads the first bytes
    [{ type: 'image/jpeg', size: large }, 0, undefined], // it is made smaller
    [{ type: 'application/pdf', size: large }, 0, filesWords.tooLarge],
    [{ type: 'text/html', size: 10 }, 0, filesWords.wrongType],
    [{ type: 'application/pdf', size: 10 }, maxTripFiles, filesWords.tooMany],
  ])('%j beside %i others: %s', (file, count, problem) => {
    expect(findProblem(file, count)).toBe(problem);
  });

  it.each([
    [1, '1 KB'],
    [1536, '2 KB'],
    [1_258_291, '1.2 MB'],
  ])('%i bytes are %s', (bytes, words) => expect(formatBytes(bytes)).toBe(words));
});

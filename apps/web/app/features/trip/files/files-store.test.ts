import { tripFileBytesMax, tripFilesMax } from '@yunyou/contract/trip/trip-file-limits';
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
    [{ type: 'application/pdf', size: 10 }, tripFilesMax.file, filesWords.tooMany('file')],
  ])('%j beside %i others: %s', (file, count, problem) => {
    const files = Array.from({ length: count }, () => ({ target: 'trip' }));
    expect(findProblem(file, 'day/1', files)).toBe(problem);
  });

  it('is counted by its kind: files, receipts and photos have limits of their own', () => {
    const files = Array.from({ length: tripFilesMax.photo }, () => ({ target: 'photo/0' }));
    const photo = { type: 'image/jpeg', size: 10 };
    expect(findProblem(photo, 'photo/1', files)).toBe(filesWords.tooMany('photo'));
    expect(findProblem(photo, 'expense/a', files)).toBeUndefined();
    expect(findProblem({ type: 'application/pdf', size: 10 }, 'photo/1', [])).toBe(filesWords.wrongType);
  });

  it.each([
    [1, '1 KB'],
    [1536, '2 KB'],
    [1_258_291, '1.2 MB'],
  ])('%i bytes are %s', (bytes, words) => expect(formatBytes(bytes)).toBe(words));
});

import { describe, expect, it } from 'vitest';
import { servingFlags } from './serving-process.mjs';

const megabyte = 1024 * 1024;

describe('the heap of the serving process', () => {
  it.each([
    [512, 256],
    [1536, 384],
    [65_536, 512],
  ])('is bounded on a machine with %i MB to %i MB', (memoryMb, heapMb) => {
    expect(servingFlags(memoryMb * megabyte)).toContain(`--max-old-space-size=${heapMb}`);
  });
});

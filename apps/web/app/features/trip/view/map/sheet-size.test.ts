import { describe, expect, it } from 'vitest';
import { neighbourSize, sizeAfterDrag } from './sheet-size.ts';

const screen = 800;

describe('sizeAfterDrag', () => {
  it.each([
    [{ height: 20, speed: 0.1 }, 'closed'],
    [{ height: 300, speed: 0.1 }, 'half'],
    [{ height: 560, speed: 0 }, 'full'],
    [{ height: 60, speed: 1.2 }, 'half'],
    [{ height: 380, speed: 1.2 }, 'full'],
    [{ height: 300, speed: -1.2 }, 'closed'],
    [{ height: 590, speed: -1.2 }, 'half'],
    [{ height: 790, speed: 2 }, 'full'],
    [{ height: 0, speed: -2 }, 'closed'],
  ] as const)('snaps %j to %s', (drag, size) => {
    expect(sizeAfterDrag({ ...drag, screen })).toBe(size);
  });
});

describe('neighbourSize', () => {
  it('steps up and down by arrow keys and stops at the ends', () => {
    expect(neighbourSize('closed', 'ArrowUp')).toBe('half');
    expect(neighbourSize('half', 'ArrowUp')).toBe('full');
    expect(neighbourSize('full', 'ArrowUp')).toBeUndefined();
    expect(neighbourSize('half', 'ArrowDown')).toBe('closed');
    expect(neighbourSize('closed', 'ArrowDown')).toBeUndefined();
    expect(neighbourSize('half', 'Enter')).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { safeBack } from './safe-back.ts';

describe('safeBack', () => {
  it.each([
    ['/admin/contentManage/newsList?page=2', '/admin/contentManage/newsList?page=2'],
    ['//evil.example', '/admin'],
    ['https://evil.example', '/admin'],
    ['/admin\\..\\evil', '/admin'],
    ['/adminevil', '/admin'],
    ['/admin/login?back=x', '/admin'],
    [null, '/admin'],
  ])('%s leads to %s', (back, path) => {
    expect(safeBack(back)).toBe(path);
  });
});

import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './safe-return-path.ts';

describe('safeReturnPath', () => {
  it.each([
    ['/admin/contentManage/newsList?page=2', '/admin/contentManage/newsList?page=2'],
    ['//evil.example', '/admin'],
    ['https://evil.example', '/admin'],
    ['/admin\\..\\evil', '/admin'],
    ['/adminevil', '/admin'],
    ['/admin/login?back=x', '/admin'],
    [null, '/admin'],
  ])('%s leads to %s', (back, path) => {
    expect(safeReturnPath(back)).toBe(path);
  });
});

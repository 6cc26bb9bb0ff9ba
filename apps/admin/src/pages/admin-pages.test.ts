import { adminPages, adminPaths } from '@yunyou/contract/admin/admin-pages';
import { describe, expect, it } from 'vitest';
import { entitiesOf } from './admin-pages.ts';
import { specialPages } from './special-pages.ts';

const special = specialPages.map(({ path }) => path ?? '');

describe('the paths of the contract', () => {
  it('include each page without a menu entry', () => {
    expect(special.filter((path) => !adminPaths.includes(path))).toEqual([]);
  });

  it('have a page: the list of an entity, or one of its own', () => {
    const lists = adminPages.filter((page) => entitiesOf(page).length > 0).map(({ path }) => path);
    const edits = adminPages.flatMap(({ editPath }) => editPath ?? []);
    const pages = new Set(['', 'login', ...lists, ...edits, ...special]);
    expect(adminPaths.filter((path) => !pages.has(path))).toEqual([]);
  });
});

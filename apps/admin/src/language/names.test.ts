import { adminModules } from '@yunyou/contract/admin/admin-pages';
import { expect, it } from 'vitest';
import { zhModuleNames } from './names.ts';

it('has a Chinese name for each group of the menu', () => {
  expect(adminModules.map(({ name }) => zhModuleNames[name])).not.toContain(undefined);
});

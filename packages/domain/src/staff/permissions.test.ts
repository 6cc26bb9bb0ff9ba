import { pageCodes, resolvePermission, staffActions } from '@yunyou/contract/admin/staff-access';
import { describe, expect, it } from 'vitest';
import {
  builtInRoles,
  grantsOf,
  hasPermission,
  includesGrants,
  keepsAnOwner,
  listMenuPages,
} from './permissions.ts';

const grantsOfRole = (id: string) => grantsOf(id, builtInRoles.find((role) => role.id === id)?.grants ?? {});

describe('a role', () => {
  it('of the owner may do everything, whatever is stored for it', () => {
    for (const code of pageCodes) {
      for (const action of staffActions)
        expect(hasPermission(grantsOf('owner', {}), `${code}.${action}`)).toBe(true);
    }
  });

  it('that is given nothing may do nothing', () => {
    expect(listMenuPages({})).toEqual([]);
    expect(hasPermission({ tagsList: [] }, 'tagsList.read')).toBe(false);
  });

  it('that may write a page may also see it, but not publish there', () => {
    expect(hasPermission({ tagsList: ['write'] }, 'tagsList.read')).toBe(true);
    expect(hasPermission({ tagsList: ['write'] }, 'tagsList.publish')).toBe(false);
  });

  it('of a viewer only ever reads', () => {
    const actions = Object.values(grantsOfRole('viewer')).flat();
    expect(new Set(actions)).toEqual(new Set(['read']));
  });

  it('other than the owner has no say over staff, settings and the audit log', () => {
    for (const { id } of builtInRoles.filter((role) => role.id !== 'owner')) {
      for (const code of ['staffList', 'settings', 'auditList'] as const)
        expect(hasPermission(grantsOfRole(id), `${code}.read`), id).toBe(false);
    }
  });
});

describe('the permission of a call', () => {
  it('follows the entity and the move that the call names', () => {
    expect(resolvePermission('{entity}.write', { entity: 'area' })).toBe('destinationList.write');
    expect(resolvePermission('{entity}.{move}', { entity: 'guide', move: 'purge' })).toBe(
      'contentList.remove',
    );
    expect(resolvePermission('mediaList.read', {})).toBe('mediaList.read');
  });

  it('that names no known entity is one that nobody but the owner could have', () => {
    expect(hasPermission({ tagsList: ['write'] }, resolvePermission('{entity}.write', { entity: 'x' }))).toBe(
      false,
    );
  });
});

describe('the last owner', () => {
  it('keeps the role', () => {
    expect(keepsAnOwner({ from: 'owner', to: 'editor', activeOwners: 1 })).toBe(false);
    expect(keepsAnOwner({ from: 'owner', to: undefined, activeOwners: 1 })).toBe(false);
    expect(keepsAnOwner({ from: 'owner', to: 'editor', activeOwners: 2 })).toBe(true);
    expect(keepsAnOwner({ from: 'editor', to: undefined, activeOwners: 1 })).toBe(true);
  });
});

describe('handing out a role', () => {
  it('takes a role that has all of it', () => {
    expect(includesGrants(grantsOf('owner', {}), grantsOf('owner', {}))).toBe(true);
    expect(includesGrants({ tagsList: ['write'] }, { tagsList: ['read'] })).toBe(true);
    expect(includesGrants({ tagsList: ['write'] }, { tagsList: ['publish'] })).toBe(false);
    expect(includesGrants(grantsOfRole('editor'), grantsOf('owner', {}))).toBe(false);
  });
});

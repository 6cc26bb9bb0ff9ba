import { pageCodes, resolvePermission, staffActions } from '@yunyou/contract/admin/staff-access';
import { entityNames } from '@yunyou/contract/entities';
import { listReferencePaths } from '@yunyou/contract/field-description';
import { describe, expect, it } from 'vitest';
import {
  builtInRoles,
  grantsOf,
  hasEntityPermission,
  hasPermission,
  includesGrants,
  keepsAnOwner,
  listMenuPages,
} from './permissions.ts';

const grantsOfRole = (id: string) => grantsOf(id, builtInRoles.find((role) => role.id === id)?.grants ?? {});

describe('hasPermission', () => {
  it('grants everything to the owner, independent of stored grants', () => {
    for (const code of pageCodes) {
      for (const action of staffActions)
        expect(hasPermission(grantsOf('owner', {}), `${code}.${action}`)).toBe(true);
    }
  });

  it('denies everything without grants', () => {
    expect(listMenuPages({})).toEqual([]);
    expect(hasPermission({ tagsList: [] }, 'tagsList.read')).toBe(false);
  });

  it('includes reading in writing, but not publishing', () => {
    expect(hasPermission({ tagsList: ['write'] }, 'tagsList.read')).toBe(true);
    expect(hasPermission({ tagsList: ['write'] }, 'tagsList.publish')).toBe(false);
  });

  it('gives viewers read access only', () => {
    const actions = Object.values(grantsOfRole('viewer')).flat();
    expect(new Set(actions)).toEqual(new Set(['read']));
  });

  it('reserves staff, settings and audit log for owners', () => {
    for (const { id } of builtInRoles.filter((role) => role.id !== 'owner')) {
      for (const code of ['staffList', 'settings', 'auditList'] as const)
        expect(hasPermission(grantsOfRole(id), `${code}.read`), id).toBe(false);
    }
  });
});

describe('built-in roles', () => {
  it('may read every entity that the forms they can open refer to', () => {
    for (const { id } of builtInRoles) {
      const grants = grantsOfRole(id);
      for (const entity of entityNames.filter((name) => hasEntityPermission(grants, name, 'read'))) {
        for (const { target } of listReferencePaths(entity))
          expect(hasEntityPermission(grants, target, 'read'), `${id}: ${entity} to ${target}`).toBe(true);
      }
    }
  });
});

describe('permission of a call', () => {
  it('depends on the entity and the move', () => {
    expect(resolvePermission('{entity}.write', { entity: 'area' })).toBe('destinationList.write');
    expect(resolvePermission('{entity}.{move}', { entity: 'guide', move: 'purge' })).toBe(
      'contentList.remove',
    );
    expect(resolvePermission('mediaList.read', {})).toBe('mediaList.read');
  });

  it('requires an owner permission for an unknown entity', () => {
    expect(hasPermission({ tagsList: ['write'] }, resolvePermission('{entity}.write', { entity: 'x' }))).toBe(
      false,
    );
  });
});

describe('keepsAnOwner', () => {
  it('is false when the last owner would lose the role', () => {
    expect(keepsAnOwner({ from: 'owner', to: 'editor', activeOwners: 1 })).toBe(false);
    expect(keepsAnOwner({ from: 'owner', to: undefined, activeOwners: 1 })).toBe(false);
    expect(keepsAnOwner({ from: 'owner', to: 'editor', activeOwners: 2 })).toBe(true);
    expect(keepsAnOwner({ from: 'editor', to: undefined, activeOwners: 1 })).toBe(true);
  });
});

describe('includesGrants', () => {
  it('requires all grants of the other role', () => {
    expect(includesGrants(grantsOf('owner', {}), grantsOf('owner', {}))).toBe(true);
    expect(includesGrants({ tagsList: ['write'] }, { tagsList: ['read'] })).toBe(true);
    expect(includesGrants({ tagsList: ['write'] }, { tagsList: ['publish'] })).toBe(false);
    expect(includesGrants(grantsOfRole('editor'), grantsOf('owner', {}))).toBe(false);
  });
});

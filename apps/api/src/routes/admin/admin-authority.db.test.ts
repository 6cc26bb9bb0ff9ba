import type { Grants } from '@yunyou/contract/admin/staff-access';
import { type EntityName, entityNames } from '@yunyou/contract/entities';
import { saveRole } from '@yunyou/database/admin/staff.queries';
import {
  builtInRoles,
  grantsOf,
  hasEntityPermission,
  hasPermission,
  includesGrants,
} from '@yunyou/domain/staff/permissions';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { call, callWithFile } from '../../testing/call.ts';
import { createTestApp } from '../../testing/test-app.ts';

/** Roles that an owner could add, to cover combinations that no built-in role has. */
const ownRoles: { id: string; name: string; grants: Grants }[] = [
  { id: 'nothing', name: 'Nothing', grants: {} },
  { id: 'clerk', name: 'Clerk', grants: { staffList: ['read', 'write'] } },
  { id: 'desk', name: 'Desk', grants: { staffList: ['read', 'write'], tagsList: ['read'] } },
  { id: 'tag-reader', name: 'Tag reader', grants: { tagsList: ['read'], mediaList: ['read', 'remove'] } },
  { id: 'fact-checker', name: 'Fact checker', grants: { staleList: ['read', 'write'], ruleList: ['read'] } },
];
const roles = [...builtInRoles, ...ownRoles];
const grantsOfRole = (id: string) => grantsOf(id, roles.find((role) => role.id === id)?.grants ?? {});

async function withAllRoles() {
  const test = await createTestApp();
  for (const { id, name, grants } of ownRoles)
    await saveRole(test.services.db, { id, name, grants: structuredClone(grants) as never }); // differs only in readonly
  return test;
}

describe('POST /admin/staff/endSessions', () => {
  it('ends sessions only of members whose role the caller includes', async () => {
    const { app, signInStaff } = await withAllRoles();
    const owner = await signInStaff('owner', 'Olga');
    const callers = new Map<string, Record<string, string>>();
    for (const { id } of roles) {
      callers.set(id, await signInStaff(id));
      await signInStaff(id, `target ${id}`);
    }
    const { list }: { list: { id: string; name: string }[] } = (
      await call(app, 'GET /admin/staff/list', {}, owner)
    ).body.data;
    const targets = new Map(list.map((member) => [member.name, member.id]));
    for (const [caller, headers] of callers) {
      for (const { id: target } of roles) {
        const own = grantsOfRole(caller);
        const isAllowed = hasPermission(own, 'staffList.write') && includesGrants(own, grantsOfRole(target));
        const input = { id: targets.get(`target ${target}`) };
        const answer = await call(app, 'POST /admin/staff/endSessions', input, headers);
        expect(answer.status, `${caller} ends sessions of ${target}`).toBe(isAllowed ? 200 : 403);
      }
    }
  });
});

describe('rows of other entities', () => {
  it('GET /admin/entity/choices: lists only entities that the role may read', async () => {
    const { app, signInStaff } = await withAllRoles();
    for (const { id } of roles) {
      const headers = await signInStaff(id);
      for (const entity of entityNames) {
        const answer = await call(app, 'GET /admin/entity/choices', { entity }, headers);
        const isAllowed = hasEntityPermission(grantsOfRole(id), entity, 'read');
        expect(answer.status, `${entity} as ${id}`).toBe(isAllowed ? 200 : 403);
      }
    }
  });

  it('GET /admin/entity/whereUsed: leaves out entities that the role may not read', async () => {
    const { app, signInStaff } = await withAllRoles();
    const usersOf = async (role: string) => {
      const input = { entity: 'tag', id: 'food' };
      const answer = await call(app, 'GET /admin/entity/whereUsed', input, await signInStaff(role));
      const { groups }: { groups: { entity: EntityName }[] } = answer.body.data;
      return new Set(groups.map(({ entity }) => entity));
    };
    const all = await usersOf('owner');
    expect(all.size).toBeGreaterThan(0);
    expect([...(await usersOf('tag-reader'))]).toEqual([]);
    const moderated = [...all].filter((entity) =>
      hasEntityPermission(grantsOfRole('moderator'), entity, 'read'),
    );
    expect([...(await usersOf('moderator'))].sort()).toEqual(moderated.sort());
  });

  it('media: neither the list of users nor a refused removal names rows that the role may not read', async () => {
    const { app, signInStaff } = await withAllRoles();
    const owner = await signInStaff();
    const content = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'grey' } })
      .png()
      .toBuffer();
    const upload = { fields: { alt: 'Grey' }, file: { name: 'grey.png', content } };
    const { id, picture }: { id: string; picture: string } = (
      await callWithFile(app, 'POST /admin/media/upload', upload, owner)
    ).body.data;
    const city = { entity: 'city', id: 'xian' };
    const { fields, title, version } = (await call(app, 'GET /admin/entity/detail', city, owner)).body.data;
    const saved = await call(
      app,
      'POST /admin/entity/save',
      { ...city, version, fields: { ...fields, picture } },
      owner,
    );
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);

    const reader = await signInStaff('tag-reader');
    const usedBy = async (headers: Record<string, string>) =>
      (await call(app, 'GET /admin/media/detail', { id }, headers)).body.data.usedBy.length;
    expect([await usedBy(owner), await usedBy(reader)]).toEqual([1, 0]);
    const refused = await call(app, 'POST /admin/media/remove', { id }, reader);
    expect(refused.status).toBe(409);
    expect(refused.body.message).not.toContain(title);
  });

  it('stale facts: are listed for readable entities and confirmed for writable ones', async () => {
    const { app, signInStaff, passTime } = await withAllRoles();
    passTime(10 * 365 * 86_400_000);
    const entitiesFor = async (headers: Record<string, string>) => {
      const answer = await call(app, 'POST /admin/stale/list', { pageSize: 100 }, headers);
      const { list }: { list: { entity: EntityName }[] } = answer.body.data;
      return [...new Set(list.map(({ entity }) => entity))];
    };
    expect(await entitiesFor(await signInStaff('owner'))).toContain('guide');
    const checker = await signInStaff('fact-checker');
    expect((await entitiesFor(checker)).filter((entity) => entity !== 'rule')).toEqual([]);
    const confirm = { facts: [{ entity: 'city', id: 'xian', path: 'factsAsOf' }] };
    expect((await call(app, 'POST /admin/stale/confirm', confirm, checker)).status).toBe(403);
    expect((await call(app, 'POST /admin/stale/confirm', confirm, await signInStaff('editor'))).status).toBe(
      200,
    );
  });

  it('GET /admin/dashboard: counts open tasks only for pages that the role may read', async () => {
    const { app, signInStaff } = await withAllRoles();
    for (const role of ['owner', 'editor', 'moderator', 'sales', 'viewer']) {
      const answer = await call(app, 'GET /admin/dashboard', {}, await signInStaff(role));
      const { waiting }: { waiting: { code: 'orderList' }[] } = answer.body.data;
      for (const { code } of waiting)
        expect(hasPermission(grantsOfRole(role), `${code}.read`), `${code} as ${role}`).toBe(true);
    }
  });
});

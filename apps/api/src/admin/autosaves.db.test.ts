import { describe, expect, it } from 'vitest';
import { call } from '../testing/call.ts';
import { createTestApp } from '../testing/test-app.ts';

async function openDrafts() {
  const test = await createTestApp();
  const ada = await test.signInStaff('owner', 'Ada');
  const post = (path: string, input: Record<string, unknown>) =>
    call(test.app, `POST /admin/entity/${path}` as 'POST /admin/entity/save', input, ada);
  return { ...test, ada, post };
}

describe('a draft of a new row', () => {
  const draft = { entity: 'tag', id: 'new-1' } as const;
  const unfinished = (path: string) => `GET /admin/entity/${path}` as 'GET /admin/entity/unfinished';

  it('is stored incomplete from the first letter, for its author only, until the row is created', async () => {
    const { app, ada, signInStaff, post } = await openDrafts();
    const bob = await signInStaff('editor', 'Bob');
    const titles = async (headers = ada) =>
      (await call(app, unfinished('unfinished'), { entity: 'tag' }, headers)).body.data.list.map(
        ({ title }: { title: string }) => title,
      );
    expect((await post('autosave', { ...draft, version: 0, fields: { name: 'H' } })).status).toBe(200);
    expect((await post('autosave', { ...draft, version: 0, fields: { name: 'Hot pot' } })).status).toBe(200);
    expect(await titles()).toEqual(['Hot pot']);
    expect(await titles(bob)).toEqual([]);
    const detail = await call(app, unfinished('unfinishedDetail'), draft, ada);
    expect(detail.body.data).toMatchObject({ fields: { name: 'Hot pot' } });
    expect((await call(app, unfinished('unfinishedDetail'), draft, bob)).status).toBe(404);

    const incomplete = await post('create', {
      entity: 'tag',
      fields: { name: 'Hot pot' },
      draftId: draft.id,
    });
    expect(incomplete.body.message).toBe('Group is missing.');
    expect(await titles(), 'a refused row keeps its draft').toEqual(['Hot pot']);
    const fields = { name: 'Hot pot', group: 'wiki' };
    expect((await post('create', { entity: 'tag', fields, draftId: draft.id })).status).toBe(200);
    expect(await titles()).toEqual([]);
  });

  it('409: allows 50 for each entity and staff member; 404: has version 0', async () => {
    const { post } = await openDrafts();
    const store = (id: string, version = 0) =>
      post('autosave', { entity: 'tag', id, version, fields: { name: id } });
    expect((await store('new-0', 1)).status).toBe(404);
    for (let number = 1; number <= 50; number += 1) expect((await store(`new-${number}`)).status).toBe(200);
    expect((await store('new-51')).body.message).toMatch(/50 unfinished drafts/);
    expect((await store('new-1')).status, 'a stored draft can still change').toBe(200);
  });
});

import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Db } from '../database.ts';
import { listInconsistencies } from '../testing/consistency.queries.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { removeUser, subtractBehaviourOf } from './account.queries.ts';
import {
  addBehaviour,
  changeBehaviourCount,
  findCounts,
  foldBehaviourCounts,
  listMostSaved,
  removeBehaviour,
  slotOf,
} from './behaviour.queries.ts';
import { upsertUser } from './user.queries.ts';

type Target = Omit<Parameters<typeof addBehaviour>[1], 'userId'>;
const xian: Target = { kind: 'like', targetType: 'city', targetId: 'xian' };

async function createUsers(db: Db, number: number): Promise<string[]> {
  const ids = Array.from({ length: number }, (_, index) => `user-${index}`);
  for (const id of ids)
    await upsertUser(db, { id, provider: 'test', providerSubject: id, email: 'a@example.org', userName: id });
  return ids;
}

const like = async (db: Db, userId: string, target: Target = xian) => {
  if (await addBehaviour(db, { ...target, userId })) await changeBehaviourCount(db, { ...target, userId }, 1);
};
const unlike = async (db: Db, userId: string) => {
  if (await removeBehaviour(db, { ...xian, userId })) await changeBehaviourCount(db, { ...xian, userId }, -1);
};

describe('counts of likes', () => {
  it('are not lost when many visitors like one place at the same time while counts are folded', async () => {
    const { db, transaction } = await createTestDatabase();
    const users = await createUsers(db, 60);
    const changes = users.map((id) => transaction((inside) => like(inside, id)));
    const folds = Array.from({ length: 10 }, () => foldBehaviourCounts(db, 5));
    await Promise.all([...changes, ...folds]);
    await Promise.all([
      ...users.slice(0, 20).map((id) => transaction((inside) => unlike(inside, id))),
      foldBehaviourCounts(db, 100),
    ]);
    expect((await findCounts(db, 'city', 'xian')).likeCount).toBe(40);
    await foldBehaviourCounts(db, 100);
    expect((await findCounts(db, 'city', 'xian')).likeCount).toBe(40);
    const { rows } = await db.execute(sql`select count from behaviour_count`);
    expect(rows).toEqual([{ count: 40 }]);
    expect(await listInconsistencies(db)).toEqual([]);
  });

  it('do not make a visitor wait for the open transaction of another one', async () => {
    const { db, transaction } = await createTestDatabase();
    const [first = '', ...others] = await createUsers(db, 40);
    const second = others.find((id) => slotOf(id) !== slotOf(first)) ?? '';
    await transaction(async (open) => {
      await like(open, first);
      await transaction(async (other) => {
        await other.execute(sql`set local lock_timeout = '2s'`);
        await like(other, second);
      });
      expect((await findCounts(db, 'city', 'xian')).likeCount).toBe(1);
      expect(await foldBehaviourCounts(db, 100)).toBe(1); // leaves out the slot that is locked
    });
    expect((await findCounts(db, 'city', 'xian')).likeCount).toBe(2);
  });

  it('use all slots for many visitors', () => {
    const slots = new Set(Array.from({ length: 500 }, (_, index) => slotOf(`user-${index}`)));
    expect(slots.size).toBe(16);
  });

  it('stay right when a copy of an older release changes the count itself', async () => {
    const { db } = await createTestDatabase();
    const [ada = '', bob = ''] = await createUsers(db, 2);
    const olderChange = (by: number) =>
      db.execute(sql`insert into behaviour_count (kind, target_type, target_id, count) values ('like', 'city', 'xian', ${Math.max(by, 0)})
        on conflict (target_type, target_id, kind) do update set count = behaviour_count.count + ${by}`);
    await like(db, ada);
    await addBehaviour(db, { ...xian, userId: bob });
    await olderChange(1);
    expect((await findCounts(db, 'city', 'xian')).likeCount).toBe(2);
    await removeBehaviour(db, { ...xian, userId: ada });
    await olderChange(-1);
    await removeBehaviour(db, { ...xian, userId: bob });
    await olderChange(-1); // below zero until the slot of Ada is folded
    expect((await findCounts(db, 'city', 'xian')).likeCount).toBe(0);
    await foldBehaviourCounts(db, 100);
    expect(await listInconsistencies(db)).toEqual([]);
  });

  it('lose the likes of a deleted account', async () => {
    const { db } = await createTestDatabase();
    const [ada = '', bob = ''] = await createUsers(db, 2);
    await like(db, ada);
    await foldBehaviourCounts(db, 100);
    await like(db, bob);
    for (const id of [ada, bob]) {
      await subtractBehaviourOf(db, id);
      await removeUser(db, id);
    }
    expect((await findCounts(db, 'city', 'xian')).likeCount).toBe(0);
    await foldBehaviourCounts(db, 100);
    expect(await listInconsistencies(db)).toEqual([]);
  });
});

describe('places that are saved most', () => {
  it('are in the same order before and after counts are folded', async () => {
    const { db } = await createTestDatabase();
    const users = await createUsers(db, 9);
    const save = async (targetId: string, from: number, to: number) => {
      for (const id of users.slice(from, to))
        await like(db, id, { kind: 'favourite', targetType: 'city', targetId });
    };
    await save('xian', 0, 3);
    await save('beijing', 0, 5);
    await save('lhasa', 0, 4);
    expect(await listMostSaved(db, 'city', 2)).toEqual(['beijing', 'lhasa']);
    await foldBehaviourCounts(db, 100);
    expect(await listMostSaved(db, 'city', 2)).toEqual(['beijing', 'lhasa']);
    await save('xian', 3, 9);
    await subtractBehaviourOf(db, users[0] ?? '');
    expect(await listMostSaved(db, 'city', 3)).toEqual(['xian', 'beijing', 'lhasa']);
    await foldBehaviourCounts(db, 100);
    expect(await listMostSaved(db, 'city', 3)).toEqual(['xian', 'beijing', 'lhasa']);
  });
});

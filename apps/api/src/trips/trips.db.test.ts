import { recordCatalogueChange } from '@yunyou/database/catalogue/catalogue-change.queries';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { call } from '../testing/call.ts';
import { createTestApp } from '../testing/test-app.ts';
import { openTestTrip, planTestTrip, shortTrip, verifyStored, waitForPlan } from '../testing/trips.ts';

describe('a trip', () => {
  it.each([{}, { title: 'Spring' }, { wishIsRead: true }, { cityIds: [], surpriseMe: false }])(
    'is not planned from an empty request (%j)',
    async (nothing) => {
      const { app } = await createTestApp();
      const { status, body } = await call(app, 'POST /travel/create', nothing);
      expect(status).toBe(400);
      expect(body.data).toMatchObject({ error: 'BAD_INPUT', fields: [{ field: 'wish' }] });
    },
  );

  it('is planned as a surprise with `surpriseMe`', async () => {
    const { app } = await createTestApp();
    const { status, body } = await call(app, 'POST /travel/create', { surpriseMe: true });
    expect(status).toBe(200);
    await waitForPlan(app, body.data.id, { 'trip-key': body.data.key });
  });

  it('is planned from a wish alone, shows its first day first and verifies', async () => {
    const { app, services } = await createTestApp();
    const created = await call(app, 'POST /travel/create', { wish: "4 days in Xi'an and Beijing" });
    const { id, key } = created.body.data;
    expect(key).toMatch(/^[\w-]{43}$/);
    const headers = { 'trip-key': key };
    const early = await call(app, 'GET /travel/syncFirstDayData', { id }, headers);
    expect(early.body.data).toMatchObject({ id, progress: expect.any(Number) });
    expect(early.body.data.days.length).toBeLessThanOrEqual(1);
    await waitForPlan(app, id, headers);
    const state = (await call(app, 'GET /travel/syncResult', { id }, headers)).body.data;
    expect(state).toMatchObject({ status: 'ready', progress: 1, version: 1 });
    expect(state.days).toHaveLength(4);
    const first = (await call(app, 'GET /travel/syncFirstDayData', { id }, headers)).body.data;
    expect(first.days).toEqual(state.days.slice(0, 1));
    expect(await verifyStored(id, services)).toEqual([]);
  });

  it('shows its days, stays, totals, rules and what was left out', async () => {
    const { app } = await createTestApp();
    const { id, headers } = await planTestTrip(app, {
      ...shortTrip,
      nationality: 'US',
      comesFrom: 'US',
      goesOnTo: 'JP',
      budget: { amountMinor: 200_000, currency: 'USD' },
    });
    const { data } = (await call(app, 'GET /travel/line/detail', { id }, headers)).body;
    expect(data).toMatchObject({ kind: 'trip', status: 'ready', access: 'owner', title: "3 days in Xi'an" });
    expect(data.days[0]).toMatchObject({
      date: '2027-04-12',
      weekday: 'mon',
      sun: { rise: expect.stringMatching(/^0[56]:/), set: expect.stringMatching(/^19:/) },
      weather: { source: 'normals' },
    });
    expect(
      data.days.flatMap((day: { items: { kind: string }[] }) => day.items.map(({ kind }) => kind)),
    ).toContain('visit');
    expect(data.stays[0]).toMatchObject({ cityId: 'xian', nights: 2 });
    expect(data.visa).toMatchObject({ status: 'transit' });
    expect(data.totals.own.cost.currency).toBe('USD');
    const parts: number[] = Object.values(data.totals.own.byKind);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(data.totals.own.cost.amountMinor);
    expect(data.leftOut.length).toBeGreaterThan(0);
    expect(data.tours.length).toBeGreaterThan(0);
    for (const tour of data.tours) {
      expect(tour.cityNames).toContain("Xi'an");
      expect(['2027-04-12', '2027-04-13', '2027-04-14']).toContain(tour.date);
    }
    expect(data.checklist.map(({ kind }: { kind: string }) => kind)).toContain('hotel');
  });

  it('has the nearest plan, the conflicting wishes and possible changes when no plan keeps all wishes', async () => {
    const { app } = await createTestApp();
    const { id, headers } = await planTestTrip(app, {
      ...shortTrip,
      budget: { amountMinor: 1000, currency: 'CNY' },
    });
    const { data } = (await call(app, 'GET /travel/syncResult', { id }, headers)).body;
    expect(data.status).toBe('ready');
    expect(data.days).toHaveLength(shortTrip.when.days);
    expect(data.failure.conflicts).toContainEqual(
      expect.objectContaining({ kind: 'budget', change: expect.stringContaining('budget') }),
    );
    const unknown = await planTestTrip(app, { ...shortTrip, cityIds: ['atlantis'] });
    const failed = (await call(app, 'GET /travel/line/detail', { id: unknown.id }, unknown.headers)).body
      .data;
    expect(failed.failure.reason).toContain('atlantis');
  });

  it('is planned again from a changed brief, and the old plan stays as a version', async () => {
    const { app, services } = await createTestApp();
    const { id, headers } = await planTestTrip(app);
    const { brief } = await openTestTrip(app, id, headers);
    const changed = { ...brief, when: { ...brief.when, days: 2 } };
    expect((await call(app, 'POST /travel/replan', { id, version: 7, brief: changed }, headers)).status).toBe(
      409,
    );
    expect((await call(app, 'POST /travel/replan', { id, version: 1, brief: changed }, headers)).status).toBe(
      200,
    );
    await waitForPlan(app, id, headers);
    const state = (await call(app, 'GET /travel/syncResult', { id }, headers)).body.data;
    expect(state).toMatchObject({ status: 'ready', version: 2 });
    expect(state.days).toHaveLength(2);
    expect(await verifyStored(id, services)).toEqual([]);
    const { list } = (await call(app, 'GET /travel/versions', { id }, headers)).body.data;
    expect(list).toMatchObject([
      { version: 2, kind: 'planned', current: true },
      { version: 1, kind: 'planned', current: false },
    ]);
  });

  it('accepts an offered change with one call, and restores the earlier plan with the wishes that it misses', async () => {
    const { app } = await createTestApp();
    const { id, headers } = await planTestTrip(app, {
      ...shortTrip,
      budget: { amountMinor: 1000, currency: 'CNY' },
    });
    const read = async () => (await call(app, 'GET /travel/line/detail', { id }, headers)).body.data;
    const { failure, days } = await read();
    const { change } = failure.changes[0];
    expect(change.budget.amountMinor).toBeGreaterThan(1000);
    const both = { id, version: 1, change, brief: shortTrip };
    expect((await call(app, 'POST /travel/replan', both, headers)).status).toBe(400);
    expect((await call(app, 'POST /travel/replan', { id, version: 1, change }, headers)).status).toBe(200);
    await waitForPlan(app, id, headers);
    const after = await read();
    expect(after.failure).toBeUndefined();
    expect(after.brief).toMatchObject({ budget: change.budget, cityIds: shortTrip.cityIds });
    expect((await call(app, 'POST /travel/restore', { id, version: 2, restore: 1 }, headers)).status).toBe(
      200,
    );
    expect(await read()).toMatchObject({ failure, days, brief: { budget: { amountMinor: 1000 } } });
  });

  it('names the cities of a version that is brought back after the trip was planned for others', async () => {
    const { app } = await createTestApp();
    const { id, headers } = await planTestTrip(app);
    const read = async () => (await call(app, 'GET /travel/line/detail', { id }, headers)).body.data;
    const before = await read();
    const change = { cityIds: ['beijing'], cityOrder: [], cityNights: [], mustSeeSpotIds: [] };
    expect((await call(app, 'POST /travel/replan', { id, version: 1, change }, headers)).status).toBe(200);
    const planning = (await call(app, 'GET /travel/syncResult', { id }, headers)).body.data;
    if (planning.status === 'planning' && planning.progress <= 0.1) expect(planning.days).toEqual([]);
    await waitForPlan(app, id, headers);
    expect((await read()).stays[0].cityId).toBe('beijing');
    await call(app, 'POST /travel/restore', { id, version: 2, restore: 1 }, headers);
    expect((await read()).days).toEqual(before.days);
  });

  it('stays readable after its city and sights are archived', async () => {
    const { app, services } = await createTestApp();
    const { id, headers } = await planTestTrip(app);
    const before = (await call(app, 'GET /travel/syncResult', { id }, headers)).body.data;
    await services.db.execute(sql`update city set status = 'archived' where id = 'xian'`);
    await services.db.execute(sql`update scenic_spot set status = 'archived' where city_id = 'xian'`);
    await recordCatalogueChange(services.db);
    const { status, body } = await call(app, 'GET /travel/line/detail', { id }, headers);
    expect(status).toBe(200);
    expect(body.data.days.map(({ date }: { date: string }) => date)).toEqual(
      before.days.map(({ date }: { date: string }) => date),
    );
  });
});

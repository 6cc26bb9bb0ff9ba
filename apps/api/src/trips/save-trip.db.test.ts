import { raceCommits } from '@yunyou/database/testing/race-commits';
import {
  findTripVersion,
  insertTripVersion,
  pruneTripVersions,
} from '@yunyou/database/visitors/trip.queries';
import { toTripCatalogue } from '@yunyou/domain/trip/catalogue/trip-catalogue-data';
import { problemOf } from '@yunyou/domain/trip/plan/check-plan';
import { toPlan, toStoredPlan } from '@yunyou/domain/trip/plan/stored-plan';
import { createTripProblem } from '@yunyou/domain/trip/problem/create-trip-problem';
import { readKey } from '@yunyou/domain/trip/problem/planner-ids';
import { repair } from '@yunyou/planner/repair';
import { verify } from '@yunyou/planner/verify/verify';
import { describe, expect, it } from 'vitest';
import { call } from '../testing/call.ts';
import { createTestApp } from '../testing/test-app.ts';
import { planTestTrip, verifyStored } from '../testing/trips.ts';
import { readWholeCatalogue } from '../testing/whole-catalogue.ts';

/** Returns what the browser has while editing. */
async function edit(app: Parameters<typeof call>[0], id: string, headers: Record<string, string>) {
  const { body } = await call(app, 'GET /travel/editing', { id }, headers);
  const { brief, plan, catalogue, version } = body.data;
  const problem = problemOf(brief, catalogue);
  if (!problem) throw new Error('no problem');
  const visits = toPlan(plan).days.flatMap(({ items }) => items.filter((item) => item.kind === 'visit'));
  const remove = (index: number) => {
    const outcome = repair(problem, toPlan(plan), { kind: 'remove', placeId: visits[index]?.placeId ?? '' });
    if (outcome.status !== 'planned') throw new Error(outcome.text);
    return toStoredPlan(outcome.plan);
  };
  return { brief, plan, catalogue, version, problem, visits, remove };
}

describe('editing', () => {
  it('gives the browser the same problem the server checks with, in less than 250 KB', async () => {
    const { app, services } = await createTestApp();
    const { id, headers } = await planTestTrip(app, { wish: "5 days in Beijing and Xi'an" });
    const { brief, plan, catalogue, problem } = await edit(app, id, headers);
    const whole = createTripProblem(brief, toTripCatalogue(await readWholeCatalogue(services)));
    expect(whole.kind === 'problem' && structuredClone(whole.problem)).toEqual(problem);
    expect(verify(problem, toPlan(plan))).toEqual([]);
    expect(JSON.stringify(catalogue).length).toBeLessThan(250_000);
  });

  it('saves a repaired plan as a new version', async () => {
    const { app, services } = await createTestApp();
    const { id, headers } = await planTestTrip(app);
    const { brief, version, remove, visits } = await edit(app, id, headers);
    const plan = remove(0);
    const saved = await call(
      app,
      'POST /travel/save',
      { id, version, brief, plan, title: 'Shorter' },
      headers,
    );
    expect(saved.body.data).toEqual({ id, version: 2, problems: [] });
    expect(await verifyStored(id, services)).toEqual([]);
    const view = (await call(app, 'GET /travel/line/detail', { id }, headers)).body.data;
    expect(view).toMatchObject({ title: 'Shorter', version: 2, problems: [] });
    expect(view.totals.visits).toBe(visits.length - 1);
    const old = (await call(app, 'GET /travel/version', { id, version: 1 }, headers)).body.data;
    expect(old.plan.totals.visits).toBe(visits.length);
    const restored = await call(app, 'POST /travel/restore', { id, version: 2, restore: 1 }, headers);
    expect(restored.body.data).toEqual({ id, version: 3, problems: [] });
    expect((await call(app, 'GET /travel/line/detail', { id }, headers)).body.data.totals.visits).toBe(
      visits.length,
    );
    expect((await call(app, 'POST /travel/restore', { id, version: 2, restore: 1 }, headers)).status).toBe(
      409,
    );
  });

  it('answers 422 for a plan with problems, and saves it with keepProblems', async () => {
    const { app } = await createTestApp();
    const { id, headers } = await planTestTrip(app);
    const { brief, plan, version } = await edit(app, id, headers);
    const night = structuredClone(plan);
    for (const day of night.days)
      for (const item of day.items)
        if (item.kind === 'visit')
          Object.assign(item, { startMinute: 120, endMinute: 120 + item.endMinute - item.startMinute });
    const claim = await call(app, 'POST /travel/save', { id, version, brief, plan: night }, headers);
    expect(claim.status).toBe(422);
    expect(claim.body.data.details.problems.length).toBeGreaterThan(0);
    expect(claim.body.data.details.problems.join(' ')).not.toMatch(/spot\//);
    const cheap = structuredClone(plan);
    cheap.totals.costMinor = 0;
    expect((await call(app, 'POST /travel/save', { id, version, brief, plan: cheap }, headers)).status).toBe(
      422,
    );
    const kept = await call(
      app,
      'POST /travel/save',
      { id, version, brief, plan: night, keepProblems: true },
      headers,
    );
    expect(kept.body.data).toMatchObject({ version: 2, problems: claim.body.data.details.problems });
    const view = (await call(app, 'GET /travel/line/detail', { id }, headers)).body.data;
    expect(view.problems).toEqual(claim.body.data.details.problems);
  });

  it('answers 400 for a plan or brief of another trip', async () => {
    const { app } = await createTestApp();
    const { id, headers } = await planTestTrip(app);
    const { brief, plan, version } = await edit(app, id, headers);
    const foreign = structuredClone(plan);
    foreign.days[0].items.push({ kind: 'free', startMinute: 1, endMinute: 2, locationId: 'moon/base' });
    const wrongPlan = await call(
      app,
      'POST /travel/save',
      { id, version, brief, plan: foreign, keepProblems: true },
      headers,
    );
    expect([wrongPlan.status, wrongPlan.body.data.error ?? '']).toEqual([400, 'BAD_INPUT']);
    const elsewhere = { ...brief, cityIds: ['shanghai'] };
    const wrongBrief = await call(
      app,
      'POST /travel/save',
      { id, version, brief: elsewhere, plan, keepProblems: true },
      headers,
    );
    expect(wrongBrief.body.data.fields).toMatchObject([{ field: 'brief' }]);
  });
});

describe('saving from two tabs', () => {
  it('answers the slower tab with 409 and the current state, and stores its plan', async () => {
    const { app } = await createTestApp();
    const { id, headers } = await planTestTrip(app);
    const { brief, version, remove, visits } = await edit(app, id, headers);
    const [mine, theirs] = [remove(0), remove(1)];
    const [first, second] = await Promise.all([
      call(app, 'POST /travel/save', { id, version, brief, plan: mine }, headers),
      call(app, 'POST /travel/save', { id, version, brief, plan: theirs }, headers),
    ]);
    expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [won, lost, wonPlan, lostPlan] =
      first.status === 200 ? [first, second, mine, theirs] : [second, first, theirs, mine];
    expect(won.body.data.version).toBe(2);
    expect(lost.body.data).toMatchObject({
      error: 'TRIP_CHANGED',
      details: { keptVersion: 3, current: { version: 2 } },
    });
    const kept = (await call(app, 'GET /travel/version', { id, version: 3 }, headers)).body.data;
    expect(visitsOf(kept.plan)).toEqual(visitsOf(lostPlan));
    const current = (await call(app, 'GET /travel/version', { id, version: 2 }, headers)).body.data;
    expect(visitsOf(current.plan)).toEqual(visitsOf(wonPlan));
    const next = await call(app, 'POST /travel/save', { id, version: 2, brief, plan: wonPlan }, headers);
    expect(next.body.data.version).toBe(4);
    expect(visits.length).toBeGreaterThan(2);
  });
});

function visitsOf(plan: { days: { items: { kind: string; placeId?: string }[] }[] }): string[] {
  return plan.days.flatMap(({ items }) =>
    items.flatMap(({ placeId }) => (placeId === undefined ? [] : [readKey(placeId).kind, placeId])),
  );
}

describe('versions', () => {
  it('are not named above the limit by concurrent calls', async () => {
    const { app, services, ownerUrl } = await createTestApp();
    const { id, headers } = await planTestTrip(app);
    const first = await findTripVersion(services.db, id, 1);
    if (!first) throw new Error('The trip has no version');
    for (let version = 2; version <= 54; version += 1)
      await insertTripVersion(services.db, { ...first, version, name: version <= 50 ? 'Old' : null });
    const calls = [51, 52, 53, 54].map(
      (version) => () => call(app, 'POST /travel/version/name', { id, version, name: 'New' }, headers),
    );
    const answers = await raceCommits({ ownerUrl, table: 'trip_version' }, calls);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429, 429, 429]);
  });

  it('have names and lists of changes, and named ones stay when old ones are deleted', async () => {
    const { app, services } = await createTestApp();
    const { id, headers } = await planTestTrip(app);
    const first = await edit(app, id, headers);
    const change = { id, version: 1, brief: first.brief, plan: first.remove(0) };
    expect((await call(app, 'POST /travel/save', change, headers)).status).toBe(200);
    const named = { id, version: 1, name: '  With everything ' };
    expect((await call(app, 'POST /travel/version/name', named, headers)).status).toBe(200);
    const listed = async () => (await call(app, 'GET /travel/versions', { id }, headers)).body.data.list;
    expect(await listed()).toMatchObject([{ version: 2 }, { version: 1, name: 'With everything' }]);
    const changes = await call(app, 'GET /travel/version/changes', { id, version: 2 }, headers);
    expect(changes.body.data.list.map(({ text }: { text: string }) => text).join()).toContain('is out');
    const none = await call(app, 'GET /travel/version/changes', { id, version: 1 }, headers);
    expect(none.body.data.list).toEqual([]);
    const prune = () => services.transaction((db) => pruneTripVersions(db, id, { current: 2, keep: 1 }));
    await prune();
    expect((await listed()).map(({ version }: { version: number }) => version)).toEqual([2, 1]);
    await call(app, 'POST /travel/version/name', { ...named, name: ' ' }, headers);
    await prune();
    expect((await listed()).map(({ version }: { version: number }) => version)).toEqual([2]);
    for (const key of ['POST /travel/version/name', 'GET /travel/version/changes'] as const)
      expect((await call(app, key, key.startsWith('POST') ? named : { id, version: 2 })).status).toBe(404);
    const missing = { ...named, version: 9 };
    expect((await call(app, 'POST /travel/version/name', missing, headers)).status).toBe(404);
  });
});

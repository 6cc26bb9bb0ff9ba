import type { OwnPlace } from '@yunyou/contract/trip/own-place.schema';
import type { TripCatalogueData } from '@yunyou/contract/trip/trip-catalogue.schema';
import { problemOf } from '@yunyou/domain/trip/plan/check-plan';
import { toPlan, toStoredPlan } from '@yunyou/domain/trip/plan/stored-plan';
import { applyTripEdit } from '@yunyou/domain/trip-editing/apply-edit';
import type { Draft } from '@yunyou/domain/trip-editing/draft';
import type { TripEdit } from '@yunyou/domain/trip-editing/trip-edit';
import { describe, expect, it } from 'vitest';
import { call } from '../testing/call.ts';
import { apiPath, createTestApp } from '../testing/test-app.ts';
import { openTestTrip, planTestTrip, verifyStored, waitForPlan } from '../testing/trips.ts';

const flat: OwnPlace = {
  id: 'mei1',
  cityId: 'xian',
  name: 'Flat of Mei',
  zhName: '小梅家',
  coordinates: { latitude: 34.2583, longitude: 108.9486 },
  minutes: 45,
  priceFen: 12_300,
};

/** Plans a trip and adds an own place as the editor does. */
async function planWithOwn() {
  const { app, services } = await createTestApp();
  const { id, headers } = await planTestTrip(app);
  const { data } = (await call(app, 'GET /travel/editing', { id }, headers)).body;
  const { version, brief, plan } = await openTestTrip(app, id, headers);
  const catalogue = data.catalogue as TripCatalogueData;
  const edit = (draft: Draft, change: TripEdit): Draft => {
    const result = applyTripEdit((own) => problemOf(own, catalogue), draft, change);
    if (result.status === 'refused') throw new Error(result.text);
    return result.draft;
  };
  const draft = { title: 'Own', brief, plan: toPlan(plan) };
  const busy = plan.days[1]?.items.find(({ kind }) => kind === 'visit');
  const key = busy?.kind === 'visit' ? busy.placeId : '';
  // The flat takes the time of a sight.
  const result = edit(edit(draft, { kind: 'remove', key }), { kind: 'add-own', place: flat, dayIndex: 1 });
  const edited = { id, version, brief: result.brief, plan: toStoredPlan(result.plan) };
  return { app, services, id, headers, edited };
}

describe('a trip with a place of its own', () => {
  it('is saved without problems, shown with name, price and way, and in every file', async () => {
    const { app, services, id, headers, edited } = await planWithOwn();
    const saved = await call(app, 'POST /travel/save', edited, headers);
    expect(saved.body.data, JSON.stringify(saved.body)).toMatchObject({ version: 2, problems: [] });
    expect(await verifyStored(id, services)).toEqual([]);
    const view = (await call(app, 'GET /travel/line/detail', { id }, headers)).body.data;
    const stop = view.days[1].items.find((item: { key: string }) => item.key === 'own/mei1');
    expect(stop).toMatchObject({
      kind: 'visit',
      costFen: 12_300,
      place: {
        kind: 'own',
        name: 'Flat of Mei',
        zhName: '小梅家',
        cityId: 'xian',
        coordinates: flat.coordinates,
      },
    });
    for (const format of ['ics', 'gpx', 'kml', 'geojson', 'pdf']) {
      const file = await app.inject({ url: `${apiPath}/travel/export/${format}`, query: { id }, headers });
      expect(file.statusCode, format).toBe(200);
      if (format !== 'pdf') expect(file.body.replaceAll('\r\n ', ''), format).toContain('Flat of Mei');
    }
  });

  it('keeps the place when it is planned again', async () => {
    const { app, services, id, headers, edited } = await planWithOwn();
    await call(app, 'POST /travel/save', edited, headers);
    const again = await call(
      app,
      'POST /travel/replan',
      { id, version: 2, change: { pace: 'relaxed' } },
      headers,
    );
    expect(again.status, JSON.stringify(again.body)).toBe(200);
    await waitForPlan(app, id, headers);
    const { plan } = await openTestTrip(app, id, headers);
    expect(JSON.stringify(plan.days)).toContain('"placeId":"own/mei1"');
    expect(await verifyStored(id, services)).toEqual([]);
  });

  it('is refused with a place that the brief does not name, outside China, too long a name or more than 60 places', async () => {
    const { app, headers, edited } = await planWithOwn();
    const save = (ownPlaces: unknown) =>
      call(
        app,
        'POST /travel/save',
        { ...edited, brief: { ...edited.brief, ownPlaces }, keepProblems: true },
        headers,
      );
    expect((await save([])).status).toBe(400);
    expect((await save([{ ...flat, coordinates: { latitude: 48.9, longitude: 2.3 } }])).status).toBe(400);
    expect((await save([{ ...flat, name: 'x'.repeat(121) }])).status).toBe(400);
    expect((await save(Array.from({ length: 61 }, (_, n) => ({ ...flat, id: `many${n}` })))).status).toBe(
      400,
    );
  });
});

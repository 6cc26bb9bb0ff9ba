import type { StoredPlan } from '@yunyou/contract/trip/stored-plan.schema';
import { describe, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { joinAs } from '../../testing/join-trip.ts';
import { startModelServer } from '../../testing/model-server.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { planTestTrip } from '../../testing/trips.ts';

const planned = async () => {
  const { app } = await createTestApp();
  const { id, headers } = await planTestTrip(app, { wish: "5 days in Beijing and Xi'an" });
  const refine = async (sentence: string, version = 1) =>
    call(app, 'POST /travel/refine', { id, version, sentence }, headers);
  const editing = async () => (await call(app, 'GET /travel/editing', { id }, headers)).body.data;
  return { app, id, headers, refine, editing };
};

describe('POST /travel/refine by a member', () => {
  const setup = async (role: 'editor' | 'viewer') => {
    const { app } = await createTestApp();
    const trip = await planTestTrip(app, { wish: '3 days in Beijing' });
    const member = await joinAs(app, trip, role, {});
    const { version, plan } = (await call(app, 'GET /travel/editing', { id: trip.id }, member)).body.data;
    const refine = (input: object) =>
      call(app, 'POST /travel/refine', { id: trip.id, version, ...input }, member);
    const { list } = (await call(app, 'POST /travel/list', {}, member)).body.data;
    const isPlanned = (id: string) => JSON.stringify(plan).includes(id);
    return { refine, card: list[0], isPlanned };
  };

  it('previews a place in a city of the trip for an editor; only the owner may add cities or send sentences', async () => {
    const { refine, card, isPlanned } = await setup('editor');
    expect(card).toMatchObject({ isJoined: true, canEdit: true });
    // How good a plan is in its short time depends on the machine, so any of these may be in it already.
    const tables = [
      'beijing-yaoji-chaogan',
      'beijing-kaorouji',
      'beijing-huguosi-snacks',
      'beijing-jubaoyuan-niujie',
    ];
    const table = { entity: 'restaurant', id: tables.find((id) => !isPlanned(id)) };
    expect((await refine({ place: table })).body.data.choices[0].result).toMatchObject({
      isReplanned: false,
    });
    const wall = { entity: 'scenic-spot', id: 'terracotta-army' };
    expect((await refine({ place: wall })).body.data.choices[0]).toMatchObject({
      refusal: "Xi'an is not in this trip. Ask its owner to add it first.",
    });
    expect((await refine({ sentence: 'make day 2 slower' })).status).toBe(404);
  });

  it('refuses a viewer', async () => {
    const { refine, card } = await setup('viewer');
    expect(card).toMatchObject({ isJoined: true, canEdit: false });
    expect((await refine({ place: { entity: 'scenic-spot', id: 'forbidden-city' } })).status).toBe(404);
  });
});

describe('POST /travel/refine', () => {
  it('previews an edit without saving it, and the save stores exactly the preview', async () => {
    const { app, id, headers, refine, editing } = await planned();
    const before = await editing();
    const { body } = await refine('make day 2 slower');
    const [choice] = body.data.choices;
    expect(choice.label).toBe('Make day 2 lighter');
    expect(choice.result.changes.some(({ text }: { text: string }) => text.endsWith(' is out'))).toBe(true);
    expect(await editing()).toEqual(before);
    const { title, brief, plan } = choice.result;
    const saved = await call(app, 'POST /travel/save', { id, version: 1, title, brief, plan }, headers);
    expect(saved.status).toBe(200);
    expect((await editing()).plan).toEqual(plan);
    await call(app, 'POST /travel/restore', { id, version: 2, restore: 1 }, headers);
    const after = await editing();
    expect(JSON.stringify([after.brief, after.plan])).toBe(JSON.stringify([before.brief, before.plan]));
  });

  it('plans a trip with a new city, which can be saved and undone', async () => {
    const { app, id, headers, refine, editing } = await planned();
    const before = await editing();
    const { body } = await refine('add Shanghai for three nights');
    const { result } = body.data.choices[0];
    expect(result.isReplanned).toBe(true);
    expect(result.plan.days).toHaveLength(8);
    expect(result.changes).toContainEqual({ text: 'Shanghai is new, 3 nights' });
    expect(result.problems).toEqual([]);
    const { title, brief, plan } = result;
    const saved = await call(app, 'POST /travel/save', { id, version: 1, title, brief, plan }, headers);
    expect(saved.body.data).toEqual({ id, version: 2, problems: [] });
    const view = (await call(app, 'GET /travel/line/detail', { id }, headers)).body.data;
    expect(view.stays.map(({ cityId }: { cityId: string }) => cityId)).toContain('shanghai');
    await call(app, 'POST /travel/restore', { id, version: 2, restore: 1 }, headers);
    const after = await editing();
    expect(JSON.stringify([after.brief, after.plan])).toBe(JSON.stringify([before.brief, before.plan]));
  });

  it('plans a named restaurant or meal hour, a flight and a trip without one city, and lists words that it does not use', async () => {
    const { refine } = await planned();
    const [dinner] = (await refine('dinner at Quanjude')).body.data.choices;
    expect(dinner.label).toMatch(/^Dinner at Quanjude/);
    const lines = dinner.result.changes.map(({ text }: { text: string }) => text);
    expect(lines).toContainEqual(expect.stringMatching(/^Dinner at Quanjude/));
    const [lunch] = (await refine('lunch at 12:30')).body.data.choices;
    expect(lunch).toMatchObject({ label: 'Lunch at 12:30', result: { isReplanned: false, problems: [] } });
    const [flight] = (await refine("fly to Xi'an")).body.data.choices;
    expect(flight.result.changes).toContainEqual(
      expect.objectContaining({ text: expect.stringMatching(/^Flight to Xi'an/) }),
    );
    const [without] = (await refine("leave out Xi'an")).body.data.choices;
    expect(without.result.changes).toContainEqual({ text: "Xi'an is out" });
    expect(without.result.problems).toEqual([]);
    const { data } = (await refine('cheaper hotels and feed the ducks')).body;
    expect(data.choices[0].label).toBe('Cheaper hotels');
    expect(data.unread).toEqual(['feed the ducks']);
  });

  it('previews other dates and ends with a summary of what moves, and saves nothing', async () => {
    const { app, id, headers, editing } = await planned();
    const before = await editing();
    const ends = { firstDate: '2027-10-12', entryCityId: 'xian', exitCityId: 'beijing', arrivalMinute: 900 };
    const { body } = await call(app, 'POST /travel/refine', { id, version: 1, ends }, headers);
    const [{ label, result }] = body.data.choices;
    expect(label).toBe("Start on 12 October, arrive in Xi'an at 15:00, leave from Beijing");
    expect(result.isReplanned).toBe(true);
    expect(result.plan.days[0].date).toBe('2027-10-12');
    expect(result.changes[0].text).toMatch(/^Starts on 12 October instead of /);
    expect(result.brief).toMatchObject({ entryCityId: 'xian', exitCityId: 'beijing', arrivalMinute: 900 });
    expect(await editing()).toEqual(before);
    const unknown = { ...ends, entryCityId: 'atlantis' };
    const bad = await call(app, 'POST /travel/refine', { id, version: 1, ends: unknown }, headers);
    expect(bad.status).toBe(400);
  });

  it('previews a route: cities in their order with their nights, and names what is wrong with another', async () => {
    const { app, id, headers } = await planned();
    const route = (stops: { cityId: string; nights: number }[]) =>
      call(app, 'POST /travel/refine', { id, version: 1, route: stops }, headers);
    const { body } = await route([
      { cityId: 'xian', nights: 2 },
      { cityId: 'shanghai', nights: 3 },
      { cityId: 'beijing', nights: 2 },
    ]);
    const { label, result } = body.data.choices[0];
    expect(label).toBe("Xi'an 2 nights, Shanghai 3 nights, Beijing 2 nights");
    expect(
      result.plan.stays.map(({ cityId, nights }: { cityId: string; nights: number }) => [cityId, nights]),
    ).toEqual([
      ['city/xian', 2],
      ['city/shanghai', 3],
      ['city/beijing', 2],
    ]);
    const twice = [
      { cityId: 'xian', nights: 1 },
      { cityId: 'xian', nights: 1 },
    ];
    for (const wrong of [twice, [], [{ cityId: 'xian', nights: 0 }], [{ cityId: 'atlantis', nights: 2 }]])
      expect((await route(wrong)).status).toBe(400);
    const both = { id, version: 1, sentence: 'start later', route: [{ cityId: 'xian', nights: 2 }] };
    expect((await call(app, 'POST /travel/refine', both, headers)).status).toBe(400);
  });

  it('previews a sight, hotel, restaurant and shop of a city of the trip as an edit that can be saved', async () => {
    const { app, id, headers, editing } = await planned();
    const before = await editing();
    const sleepsAt = before.plan.stays.map(({ hotelId }: { hotelId?: string }) => hotelId);
    const hotel = sleepsAt.includes('hotel/beijing-peninsula') ? 'beijing-grand-hyatt' : 'beijing-peninsula';
    const planText = JSON.stringify(before.plan.days);
    const spot = before.catalogue.spots.find(
      (one: { id: string; cityId: string }) =>
        one.cityId === 'beijing' && !planText.includes(`spot/${one.id}/`),
    );
    const table = before.catalogue.restaurants.find(
      (one: { id: string; cityId: string }) =>
        one.cityId === 'beijing' && !planText.includes(`restaurant/${one.id}`),
    );
    const places = [
      { entity: 'scenic-spot', id: spot.id, label: `Add ${spot.name}`, stop: `spot/${spot.id}/1` },
      { entity: 'hotel', id: hotel, label: /^Stay at /, stop: `hotel/${hotel}` },
      { entity: 'restaurant', id: table.id, label: `Eat at ${table.name}`, stop: `restaurant/${table.id}` },
      { entity: 'shop', id: 'beijing-rongbaozhai', label: /^Add Rongbaozhai/, stop: 'own/' },
    ];
    for (const { entity, id: placeId, label, stop } of places) {
      const { body } = await call(
        app,
        'POST /travel/refine',
        { id, version: 1, place: { entity, id: placeId } },
        headers,
      );
      const [choice] = body.data.choices;
      expect(choice.label).toMatch(label);
      expect(choice.result?.isReplanned).toBe(false);
      expect(JSON.stringify(choice.result.plan)).toContain(`"${stop}`);
    }
    expect(await editing()).toEqual(before);
  });

  it('adds the city of a place outside the trip, and refuses a city that the trip has', async () => {
    const { app, id, headers } = await planned();
    const ask = async (entity: string, placeId: string) =>
      call(app, 'POST /travel/refine', { id, version: 1, place: { entity, id: placeId } }, headers);
    expect((await ask('hotel', 'atlantis')).status).toBe(404);
    const [sight] = (await ask('scenic-spot', 'yu-garden')).body.data.choices;
    expect(sight.result.isReplanned).toBe(true);
    expect(JSON.stringify(sight.result.plan)).toContain('spot/yu-garden/1');
    const [hotel] = (await ask('hotel', 'peninsula-shanghai')).body.data.choices;
    expect(hotel.label).toBe('Add Shanghai, stay at The Peninsula Shanghai');
    expect(JSON.stringify(hotel.result.plan.stays)).toContain('hotel/peninsula-shanghai');
    expect(hotel.result.problems).toEqual([]);
    const { title, brief, plan } = hotel.result;
    const saved = await call(app, 'POST /travel/save', { id, version: 1, title, brief, plan }, headers);
    expect(saved.body.data.problems).toEqual([]);
    const known = await call(
      app,
      'POST /travel/refine',
      { id, version: 2, place: { entity: 'city', id: 'beijing' } },
      headers,
    );
    expect(known.body.data.choices[0].refusal).toMatch(/^Beijing is in your trip already/);
  });

  it('offers choices for several readings, examples for none, and recognises undo', async () => {
    const { refine } = await planned();
    expect((await refine('what about rain?')).body.data.choices.length).toBeGreaterThan(1);
    const unknown = (await refine('the meaning of life')).body.data;
    expect(unknown.choices).toEqual([]);
    expect(unknown.examples).toHaveLength(4);
    expect((await refine('undo that')).body.data).toMatchObject({ isUndo: true, choices: [] });
  });

  it('sends a sentence that the rules do not understand to a configured language model', async () => {
    const answers = [
      { body: JSON.stringify({ changes: ['Make day 2 slower'] }) },
      { body: JSON.stringify({ changes: ['Sing a song'] }) },
      { status: 500, body: '' },
    ];
    const said = 'my feet will hurt on the second one';
    let asked = 0;
    const { url } = await startModelServer(({ body }) => {
      if (!body.includes(said)) return { status: 500, body: '' }; // planning requests texts
      asked += 1;
      return answers[asked - 1] ?? { status: 500, body: '' };
    });
    const { app } = await createTestApp({ LLM_URL: url, LLM_MODEL: 'test' });
    const { id, headers } = await planTestTrip(app);
    const ask = async (sentence: string) =>
      (await call(app, 'POST /travel/refine', { id, version: 1, sentence }, headers)).body.data;
    expect((await ask(said)).choices[0].label).toBe('Make day 2 lighter');
    for (const _ of ['not a form', 'failure']) {
      const { choices, examples } = await ask(said);
      expect(choices).toEqual([]);
      expect(examples.length).toBeGreaterThan(0);
    }
    await ask('start later');
    expect(asked).toBe(3); // the rules read the last one
  });

  it('answers 404 to other callers and 409 for an old version', async () => {
    const { app, id, refine } = await planned();
    const input = { id, version: 1, sentence: 'start later' };
    expect((await call(app, 'POST /travel/refine', input, {})).status).toBe(404);
    expect((await refine('start later', 7)).status).toBe(409);
  });
});

/** Returns the index of the day on which a plan visits a place. */
const dayOf = ({ days }: StoredPlan, placeId: string): number =>
  days.findIndex(({ items }) => items.some((item) => item.kind === 'visit' && item.placeId === placeId));

/** Plans are the same on a busy machine when no time limit stops them. */
const whole = { PLANNING_MS: '8000' };

describe('the most common sentences of travellers', () => {
  it('each change a planned trip of Beijing and Xi’an, and no preview has a problem', async () => {
    const { app } = await createTestApp(whole);
    const { id, headers } = await planTestTrip(app, {
      cityIds: ['beijing', 'xian'],
      exitCityId: 'xian',
      mustSeeSpotIds: ['great-wall-mutianyu'],
      when: { kind: 'dates', firstDate: '2027-04-12', days: 7 }, // Monday to Sunday
    });
    const { plan } = (await call(app, 'GET /travel/editing', { id }, headers)).body.data;
    const wall = 'spot/great-wall-mutianyu/1';
    const [weekday, wanted] = dayOf(plan, wall) === 3 ? ['Wednesday', 2] : ['Thursday', 3];
    const sentences = [
      'Make day 2 slower',
      'swap the museum for something outdoors',
      'add Shanghai for three nights', // the test guide has no Chengdu
      'no more temples',
      'start later',
      'we land at 21:40',
      'cheaper hotels',
      `move the Wall to ${weekday}`,
      'what about rain?',
    ];
    for (const sentence of sentences) {
      const answer = await call(app, 'POST /travel/refine', { id, version: 1, sentence }, headers);
      const [choice] = answer.body.data.choices;
      expect(choice?.result, `${sentence}: ${choice?.refusal ?? 'not understood'}`).toBeDefined();
      expect(choice.result.problems, sentence).toEqual([]);
      if (sentence.startsWith('move')) expect(dayOf(choice.result.plan, wall)).toBe(wanted);
    }
  });

  it('remove or replace a must-see without a problem, and undo restores the brief byte for byte', async () => {
    const { app } = await createTestApp(whole);
    const { id, headers } = await planTestTrip(app, {
      cityIds: ['beijing'],
      mustSeeSpotIds: ['great-wall-mutianyu'],
      when: { kind: 'dates', firstDate: '2027-04-12', days: 4 },
    });
    const editing = async () => (await call(app, 'GET /travel/editing', { id }, headers)).body.data;
    const before = await editing();
    let version = 1;
    for (const [sentence, mustSees] of [
      ['skip the Great Wall', []],
      ['swap the Great Wall for Beihai Park', ['beihai-park']],
    ] as const) {
      const answer = await call(app, 'POST /travel/refine', { id, version, sentence }, headers);
      const { title, brief, plan, problems } = answer.body.data.choices[0].result;
      expect(problems, sentence).toEqual([]);
      expect(brief.mustSeeSpotIds).toEqual(mustSees);
      const saved = await call(app, 'POST /travel/save', { id, version, title, brief, plan }, headers);
      expect(saved.body.data.problems).toEqual([]);
      await call(app, 'POST /travel/restore', { id, version: version + 1, restore: 1 }, headers);
      version += 2;
      const after = await editing();
      expect(JSON.stringify([after.brief, after.plan])).toBe(JSON.stringify([before.brief, before.plan]));
    }
  });
});

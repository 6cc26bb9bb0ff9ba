import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { TripCatalogueData } from '@yunyou/contract/trip/trip-catalogue.schema';
import { solve } from '@yunyou/planner/solve';
import { maxIterations } from '@yunyou/planner/stop';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../time/china-time.ts';
import { toTripCatalogue } from '../catalogue/trip-catalogue-data.ts';
import { sampleBrief, sampleCatalogue, sampleLink } from '../catalogue/trip-samples.ts';
import { createTripProblem } from '../problem/create-trip-problem.ts';
import { describeTrip, type TripDescriptionInput } from './describe-trip.ts';

const named = <T extends { id: string }>(rows: readonly T[]) =>
  rows.map((row) => ({ ...row, name: row.id, zhName: `${row.id}-zh`, pinyin: row.id }));
const climate = Array.from({ length: 12 }, () => ({ highC: 20, lowC: 10, rainMm: 50 }));
const source = { ruleId: 'train', title: 'Trains', source: 'Office', checkedOn: '2027-01-01', stale: false };
// The samples lack texts and pictures, which are copied to the view as they are.
const data = {
  cities: named(sampleCatalogue.cities).map((city) => ({ ...city, climate })),
  spots: named(sampleCatalogue.spots),
  hotels: named(sampleCatalogue.hotels),
  restaurants: named(sampleCatalogue.restaurants),
  stations: [],
  districts: [],
  routes: [],
  dayIdeas: [],
  links: [sampleLink('alba', 'brisa')].map((link) => ({
    ...link,
    fromStop: 'Alba East',
    toStop: 'Brisa West',
  })),
  tagNames: {},
  cnyPer: { USD: 7 },
  ratesAsOf: '2027-01-01',
  chosenCityIds: ['alba', 'brisa'],
  rules: {
    visas: [],
    borders: [],
    permits: [],
    calendars: [],
    train: {
      mode: 'train',
      presaleDays: 15,
      stationBufferMinutes: { ordinary: 45, holiday: 60 },
      officialChannel: '12306',
      source,
    },
  },
} as unknown as TripCatalogueData;

function describePlan(rest: Partial<TripBrief> = {}, more: Partial<TripDescriptionInput> = {}) {
  const brief = sampleBrief({
    cityIds: ['alba', 'brisa'],
    entryCityId: 'alba',
    exitCityId: 'brisa',
    ...rest,
  });
  const made = createTripProblem(brief, toTripCatalogue(data));
  if (made.kind === 'faults') throw new Error(JSON.stringify(made.faults));
  const outcome = solve(made.problem, { seed: 1, stop: maxIterations(300) });
  if (outcome.status !== 'planned') throw new Error(outcome.text);
  const now = { date: '2027-03-01', time: '12:00' };
  const { plan } = outcome;
  return { plan, view: describeTrip({ brief, plan, data, now, ...more }) };
}

const { plan, view } = describePlan();
const items = view.days.flatMap((day) => day.items);

describe('describeTrip', () => {
  it('has one day per date, with the cities of the day in order', () => {
    expect(view.dates).toEqual(['2027-04-10', '2027-04-11', '2027-04-12', '2027-04-13', '2027-04-14']);
    expect(view.days.map(({ weekday }) => weekday)).toEqual(['sat', 'sun', 'mon', 'tue', 'wed']);
    const rideDay = view.days.find((day) => day.items.some(({ kind }) => kind === 'ride'));
    expect(rideDay?.cities.map(({ id }) => id)).toEqual(['alba', 'brisa']);
    expect(view.days[0]?.cities.map(({ id }) => id)).toEqual(['alba']);
  });

  it('lists stays with their first dates, and the hotel where it is one of the catalogue', () => {
    const [alba, brisa] = view.stays;
    expect(alba).toMatchObject({ cityId: 'alba', cityName: 'alba', firstDate: '2027-04-10' });
    expect(brisa?.firstDate).toBe(view.days[alba?.nights ?? 0]?.date);
    expect((alba?.nights ?? 0) + (brisa?.nights ?? 0)).toBe(4);
    expect(brisa).not.toHaveProperty('hotel');
    expect(view.picture).toBe('city/alba');
  });

  it('has costs and walking distances that add up', () => {
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
    expect(sum(view.days.map(({ costFen }) => costFen))).toBe(view.totals?.costFen);
    expect(sum(Object.values(view.totals?.byKind ?? {}))).toBe(view.totals?.costFen);
    const walked = items.flatMap((item) =>
      item.kind === 'transfer' && item.mode === 'walk' ? [item.meters] : [],
    );
    expect(view.totals?.walkMeters).toBeCloseTo(sum(walked));
  });

  it('describes a ride with its stops, boarding time and first day of sale', () => {
    const ride = items.find((item) => item.kind === 'ride');
    expect(ride).toMatchObject({
      from: { name: 'Alba East' },
      to: { name: 'Brisa West' },
      fromCityId: 'alba',
      toCityId: 'brisa',
      boardMinutes: 45,
      legs: [{ linkId: 'alba-brisa', fromName: 'alba', toName: 'brisa', minutes: 120, perDay: 12 }],
    });
    const date = view.days.find((day) => ride && day.items.includes(ride))?.date ?? '';
    const saleDays =
      (Date.parse(date) - Date.parse(ride?.kind === 'ride' ? (ride.releaseDate ?? '') : '')) / 86_400_000;
    expect(saleDays).toBe(14);
  });

  it('describes visits with the opening hours of their date', () => {
    const visit = items.find((item) => item.kind === 'visit');
    expect(visit?.kind === 'visit' && visit.hours).toEqual([
      { open: '08:30', close: '17:30', lastEntry: '16:30' },
    ]);
    expect(visit).not.toHaveProperty('part');
  });

  it('names the variant of a visit by its length', () => {
    const visit = items.find((item) => item.kind === 'visit');
    const variant = {
      id: 'short',
      name: 'By cable car',
      nightsInside: 0,
      mealsInside: ['lunch'],
      note: 'Up and down.',
    };
    const minutes = (visit?.endMinute ?? 0) - (visit?.startMinute ?? 0);
    const spots = data.spots.map((spot) => ({ ...spot, visitVariants: [{ ...variant, minutes }] }));
    // The samples of the catalogue leave out fields that the description does not read.
    const other = describePlan({}, { data: { ...data, spots } as unknown as TripCatalogueData }).view;
    const same = other.days.flatMap((day) => day.items).find((item) => item.kind === 'visit');
    expect(same).toMatchObject({ variant: { name: 'By cable car', note: 'Up and down.' } });
    expect(visit).not.toHaveProperty('variant');
    for (const day of other.days) {
      const hasMeal = day.items.some((item) => item.kind === 'meal' && item.meal === 'lunch');
      const inside = day.items.some((item) => item.kind === 'visit' && item.lunchInside);
      expect(hasMeal && inside).toBe(false);
    }
  });

  it('leaves out walks of a few steps', () => {
    const short = plan.days.map((day) => ({
      ...day,
      items: day.items.map((item) =>
        item.kind === 'transfer' ? { ...item, mode: 'walk', meters: 30 } : item,
      ),
    }));
    const { view: changed } = describePlan({}, { plan: { ...plan, days: short } });
    expect(changed.days.flatMap((day) => day.items).some(({ kind }) => kind === 'transfer')).toBe(false);
    expect(items.some(({ kind }) => kind === 'transfer')).toBe(true);
  });

  it('says that lunch is inside a sight with restaurants, where a visit lies over noon and the day has no other', () => {
    const spots = data.spots.map((spot) => ({ ...spot, foodInside: 'restaurants' as const }));
    const over = (startMinute: number) =>
      plan.days.map((day) => ({
        ...day,
        items: day.items
          .filter(({ kind }) => kind !== 'meal')
          .map((item) =>
            item.kind === 'visit' ? { ...item, startMinute, endMinute: startMinute + 120 } : item,
          ),
      }));
    const lunchesAt = (startMinute: number) =>
      describePlan(
        {},
        { plan: { ...plan, days: over(startMinute) }, data: { ...data, spots } },
      ).view.days.map((day) => day.items.filter((item) => item.kind === 'visit' && item.lunchInside).length);
    expect(Math.max(...lunchesAt(690))).toBe(1);
    // A museum that is entered at ten past one: lunch first.
    expect(Math.max(...lunchesAt(790))).toBe(1);
    expect(Math.max(...lunchesAt(540))).toBe(0);
    expect(Math.max(...lunchesAt(830))).toBe(0);
  });

  it('gives the reason for the hour of the visit, and none that holds at other hours', () => {
    const reasonWith = (bestHours: { from: string; to: string; why: string }[]) => {
      const spots = data.spots.map((spot) => ({ ...spot, bestHours }));
      const days = plan.days.map((day) => ({
        ...day,
        items: day.items.map((item) =>
          item.kind === 'visit' ? { ...item, reason: 'Empty at dawn.' } : item,
        ),
      }));
      const { view: changed } = describePlan({}, { plan: { ...plan, days }, data: { ...data, spots } });
      const visit = changed.days.flatMap((day) => day.items).find((item) => item.kind === 'visit');
      return visit?.kind === 'visit' ? visit.reason : undefined;
    };
    const dawn = { from: '04:00', to: '06:00', why: 'empty at dawn' };
    const day = { from: '06:00', to: '23:00', why: 'light on the roofs' };
    expect(reasonWith([dawn, day])).toBe('Light on the roofs.');
    expect(reasonWith([dawn])).toBe('');
    expect(reasonWith([])).toBe('Empty at dawn.');
  });

  it('warns once about a hotel, and gives every day its own title', () => {
    const rule = { nonHotelHours: 24, source };
    const rules = { ...data.rules, hotel: rule } as unknown as TripCatalogueData['rules'];
    const { view: warned } = describePlan({}, { data: { ...data, rules } });
    const hotels = warned.days.map((day) => day.warnings.filter(({ kind }) => kind === 'hotel').length);
    expect(hotels.reduce((sum, count) => sum + count, 0)).toBe(1); // the inn of alba registers passports
    expect(new Set(warned.days.map(({ title }) => title)).size).toBe(warned.days.length);
  });

  it('lists each spot that is left out once, and none that is visited', () => {
    const visited = new Set(items.flatMap((item) => (item.kind === 'visit' ? [item.place.id] : [])));
    const leftOut = view.leftOut.map(({ spotId }) => spotId);
    expect(new Set(leftOut).size).toBe(leftOut.length);
    expect(leftOut.filter((id) => visited.has(id))).toEqual([]);
    expect(visited.size + leftOut.length).toBe(10);
  });

  it('does not claim that other places took the time while a day is empty', () => {
    const text = 'Other places were worth more in the time you have.';
    const leftOut = [{ placeId: 'spot/delta-spot-0/1', reason: 'no-time', text } as const];
    const textWith = (days: typeof plan.days) =>
      describePlan({}, { plan: { ...plan, days, leftOut } }).view.leftOut[0]?.text;
    expect(textWith(plan.days)).toBe(text);
    expect(textWith(plan.days.map((day, index) => (index === 1 ? { ...day, items: [] } : day)))).not.toBe(
      text,
    );
  });

  it('shows costs in the currency of the passport, and what is left of the budget', () => {
    expect(view.totals?.own?.cost.currency).toBe('USD');
    expect(view.totals?.own?.cost.amountMinor).toBe(Math.round(plan.totals.costMinor / 7));
    const { view: rich } = describePlan({
      budget: { amountMinor: 10_000_00, currency: 'USD' },
      nationality: 'DE',
    });
    expect(rich.totals?.budget).toMatchObject({ fen: 70_000_00 });
    expect(rich.totals?.budget?.leftFen).toBe(70_000_00 - (rich.totals?.costFen ?? 0));
    const { view: chinese } = describePlan({ nationality: 'CN' });
    expect(chinese.totals).not.toHaveProperty('own');
  });

  it('prefers the forecast over long-term means', () => {
    expect(view.days[0]?.weather).toMatchObject({ source: 'normals', highC: 20 });
    const forecast = { highC: 31, lowC: 22, rainMm: 0, source: 'forecast' } as const;
    const { view: warm } = describePlan({}, { weather: () => forecast });
    expect(warm.days[0]?.weather).toEqual(forecast);
  });

  it('uses generated texts only where the facts back them', () => {
    const generatedText = {
      summary: 'A calm trip.',
      days: [
        { date: '2027-04-10', text: 'A quiet first day.' },
        { date: '2027-04-11', text: 'You climb 4711 steps.' },
      ],
    };
    const { view: generated } = describePlan({}, { generatedText });
    expect(generated.summary).toBe('A calm trip.');
    expect(generated.days[0]?.summary).toBe('A quiet first day.');
    expect(generated.days[1]?.summary).toBe(view.days[1]?.summary);
    expect(generated.isSummaryGenerated).toBe(true);
    expect(generated.days.slice(0, 2).map((day) => day.isSummaryGenerated)).toEqual([true, undefined]);
  });
});

it('calls a hotel booked only for the stay whose nights are booked', () => {
  const firstDate = plan.days[0]?.date ?? '';
  const booked = { id: 'b', kind: 'hotel', title: 'Own House', cityId: 'alba' } as const;
  const first = plan.stays.slice(0, 1);
  const own = { hotelId: 'booked/alba/b', nights: 1, reason: 'Near the gate.' };
  const { stays } = describeTrip({
    brief: sampleBrief({ bookings: [{ ...booked, date: firstDate, endDate: addDays(firstDate, 1) }] }),
    plan: {
      ...plan,
      stays: [0, 2].flatMap((fromDayIndex) => first.map((stay) => ({ ...stay, ...own, fromDayIndex }))),
    },
    data,
    now: { date: '2027-03-01', time: '12:00' },
  });
  expect(stays.map(({ reason }) => reason)).toEqual(['You have booked it.', 'Near the gate.']);
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { BorderCrossing } from './mainland-stays.ts';
import { readRules } from './read-rules.ts';
import { checkVisa, checkVisas } from './visa.ts';

const folder = path.join(import.meta.dirname, '..', '..', '..', '..', 'content', 'rule');
const ids = [
  'visa-free-30-days',
  'mutual-visa-exemption',
  'hainan-30-days',
  'transit-240-hours',
  'transit-24-hours',
  'hong-kong-macau-notes',
  'tibet-travel-permit',
];
const rules = readRules(
  ids.map((id) => ({ id, ...parse(readFileSync(path.join(folder, `${id}.yaml`), 'utf8')) })),
  '2026-11-15',
);

const cities: BorderCrossing['cities'] = [
  { id: 'beijing', name: 'Beijing', areaId: 'beijing', airportCodes: ['PEK', 'PKX'] },
  { id: 'xian', name: "Xi'an", areaId: 'shaanxi', airportCodes: ['XIY'] },
  { id: 'lhasa', name: 'Lhasa', areaId: 'tibet', airportCodes: ['LXA'] },
  { id: 'sanya', name: 'Sanya', areaId: 'hainan', airportCodes: ['SYX'] },
  { id: 'hong-kong', name: 'Hong Kong', areaId: 'hong-kong', airportCodes: ['HKG'] },
];

/** Creates a trip through the cities in order, with dates for each. */
function trip(
  stops: [cityId: string, from: string, to: string][],
  rest: Partial<BorderCrossing> = {},
): BorderCrossing {
  const visits = stops.map(([cityId, from, to]) => ({
    cityId,
    areaId: cities.find(({ id }) => id === cityId)?.areaId ?? '',
    from,
    to,
  }));
  return { visits, spotIds: [], cities, ...rest };
}

describe('shipped rules', () => {
  it('are all parsed', () => {
    expect(rules.visas.map(({ scheme }) => scheme).toSorted()).toEqual([
      'mutual',
      'regional',
      'transit',
      'transit',
      'unilateral',
    ]);
    expect([rules.borders.length, rules.permits.length]).toEqual([2, 1]);
  });
});

describe('checkVisa', () => {
  it('allows thirty days after the day of arrival', () => {
    const of = (to: string) => checkVisa(trip([['beijing', '2026-12-01', to]], { nationality: 'DE' }), rules);
    expect(of('2026-12-31')).toMatchObject({ status: 'visa-free', stayUntil: '2026-12-31' });
    expect(of('2027-01-01')).toMatchObject({ status: 'visa-needed' });
    expect(of('2027-01-01').notes.join(' ')).toContain('31 December 2026');
  });

  it('counts a waiver for an entry on its last published day, and not on the day after', () => {
    const statusOf = (from: string) =>
      checkVisa(trip([['beijing', from, '2027-01-05']], { nationality: 'DE' }), rules).status;
    expect(statusOf('2026-12-31')).toBe('visa-free');
    expect(statusOf('2027-01-01')).not.toBe('visa-free');
  });

  it('advises to check a waiver that ends before the trip, instead of requiring a visa', () => {
    const verdict = checkVisa(
      trip([['beijing', '2027-04-10', '2027-04-16']], { nationality: 'DE', comesFrom: 'DE', goesOnTo: 'DE' }),
      rules,
    );
    expect(verdict).toMatchObject({
      status: 'unknown',
      headline: 'Check whether the visa waiver was renewed',
      text: expect.stringContaining('until 31 December 2026'),
    });
    expect(verdict.sources).toContainEqual(expect.objectContaining({ ruleId: 'visa-free-30-days' }));
  });

  it('checks every passport of a group and returns the strictest verdict', () => {
    const crossing = trip([['beijing', '2026-12-01', '2026-12-08']], { comesFrom: 'DE', goesOnTo: 'DE' });
    const verdict = checkVisas(crossing, ['DE', 'IN'], rules);
    expect(verdict).toMatchObject({ status: 'visa-needed', headline: 'India: A visa is needed' });
    expect(verdict.notes[0]).toMatch(/^Germany: No visa needed/);
    expect(checkVisas(crossing, ['DE'], rules).headline).toMatch(/^No visa needed/);
    expect(checkVisas(crossing, [], rules).headline).toBe('Entry depends on the passport');
  });

  it('allows transit for ten days with a third country, a listed port and listed places', () => {
    const us = { nationality: 'US', comesFrom: 'US', goesOnTo: 'JP' };
    const good = checkVisa(
      trip(
        [
          ['beijing', '2027-04-10', '2027-04-13'],
          ['xian', '2027-04-13', '2027-04-20'],
        ],
        us,
      ),
      rules,
    );
    expect(good).toMatchObject({ status: 'transit', stayUntil: '2027-04-20' });
    const long = checkVisa(trip([['beijing', '2027-04-10', '2027-04-21']], us), rules);
    expect(long.status).toBe('visa-needed');
    const back = checkVisa(trip([['beijing', '2027-04-10', '2027-04-13']], { ...us, goesOnTo: 'US' }), rules);
    expect(back.notes.join(' ')).toContain('third country');
    const unsaid = checkVisa(trip([['beijing', '2027-04-10', '2027-04-13']], { nationality: 'US' }), rules);
    expect(unsaid).toMatchObject({ status: 'transit' });
    expect(unsaid.notes.join(' ')).toContain('holds only if');
    const tibet = checkVisa(
      trip(
        [
          ['beijing', '2027-04-10', '2027-04-11'],
          ['lhasa', '2027-04-11', '2027-04-14'],
        ],
        us,
      ),
      rules,
    );
    expect(tibet.status).toBe('visa-needed');
    expect(tibet.notes.join(' ')).toMatch(/does not cover Lhasa.*Tibet Travel Permit/);
  });

  it('reports an expired waiver beside the transit rule', () => {
    const stay = trip([['beijing', '2027-04-10', '2027-04-13']], { nationality: 'DE' });
    const verdict = checkVisa(stay, rules);
    expect(verdict.status).toBe('transit');
    expect(verdict.notes.join(' ')).toContain('is published until 31 December 2026 for this passport');
  });

  it('counts Hong Kong as a third region and checks each entry', () => {
    const verdict = checkVisa(
      trip(
        [
          ['hong-kong', '2027-04-08', '2027-04-10'],
          ['beijing', '2027-04-10', '2027-04-13'],
          ['hong-kong', '2027-04-13', '2027-04-15'],
        ],
        { nationality: 'US', comesFrom: 'US', goesOnTo: 'US' },
      ),
      rules,
    );
    expect(verdict.notes.join(' ')).toContain('third country');
    const through = checkVisa(
      trip(
        [
          ['beijing', '2027-04-10', '2027-04-13'],
          ['hong-kong', '2027-04-13', '2027-04-15'],
        ],
        { nationality: 'US', comesFrom: 'US', goesOnTo: 'US' },
      ),
      rules,
    );
    expect(through.status).toBe('transit');
    expect(through.notes.join(' ')).toContain('Hong Kong has a border of its own');
  });

  it('limits the Hainan rule to Hainan', () => {
    const alone = checkVisa(
      trip([['sanya', '2027-04-10', '2027-04-30']], { nationality: 'US', comesFrom: 'US', goesOnTo: 'US' }),
      rules,
    );
    expect(alone.status).toBe('visa-free');
    const both = checkVisa(
      trip(
        [
          ['sanya', '2027-04-10', '2027-04-12'],
          ['beijing', '2027-04-12', '2027-04-30'],
        ],
        { nationality: 'US', comesFrom: 'US', goesOnTo: 'US' },
      ),
      rules,
    );
    expect(both.status).toBe('visa-needed');
  });

  it('is unknown without a nationality and not needed without a mainland stay', () => {
    expect(checkVisa(trip([['beijing', '2027-04-10', '2027-04-12']]), rules).status).toBe('unknown');
    expect(
      checkVisa(trip([['beijing', '2027-04-10', '2027-04-12']], { nationality: 'HK' }), rules).status,
    ).toBe('not-needed');
    expect(
      checkVisa(trip([['hong-kong', '2027-04-10', '2027-04-12']], { nationality: 'US' }), rules).status,
    ).toBe('not-needed');
    expect(
      checkVisa(trip([['beijing', '2027-04-10', '2027-04-12']], { nationality: 'NG' }), rules).status,
    ).toBe('visa-needed');
  });
});

describe('notes of checkVisa', () => {
  const closed = 'usually closed to foreigners';
  const notes = (from: string, to: string) =>
    checkVisa(trip([['lhasa', from, to]], { nationality: 'DE' }), rules).notes.join(' ');

  it('warn of the usual closure of Tibet only in that season', () => {
    const closure = rules.permits[0]?.usualClosure;
    expect(closure).toBeDefined();
    expect(notes(`2026-${closure?.from}`, `2026-${closure?.from}`)).toContain(closed);
    expect(notes(`2026-${closure?.to}`, `2026-${closure?.to}`)).toContain(closed);
    for (const date of ['2026-01-05', '2026-07-01', '2026-12-31'])
      expect(notes(date, date)).not.toContain(closed);
  });

  it('warn of the closure when only a part of the visit is in that season', () => {
    expect(notes('2026-02-15', '2026-02-20')).toContain(closed);
    expect(notes('2026-03-31', '2026-04-05')).toContain(closed);
    expect(notes('2026-02-15', '2026-04-05')).toContain(closed);
    expect(notes('2025-12-20', '2026-02-21')).toContain(closed);
    expect(notes('2026-02-15', '2026-02-19')).not.toContain(closed);
    expect(notes('2026-04-01', '2026-04-05')).not.toContain(closed);
    expect(notes('2025-12-20', '2026-01-05')).not.toContain(closed);
  });

  it('need no visa for Chinese passports', () => {
    for (const nationality of ['CN', 'HK', 'MO', 'TW'])
      expect(checkVisa(trip([['beijing', '2026-12-01', '2026-12-03']], { nationality }), rules).status).toBe(
        'not-needed',
      );
  });
});

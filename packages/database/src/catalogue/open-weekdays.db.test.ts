import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';

const everyDay = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const season = { from: '11-01', to: '03-31' };
const cases: [string, object[], string[]][] = [
  ['no closed day', [{ closedOn: [] }], everyDay],
  ['rules of an old row without closed days', [{}], everyDay],
  ['one closed day', [{ closedOn: ['mon'] }], everyDay.slice(1)],
  [
    'a second rule with other hours for the days that the first leaves out',
    [{ closedOn: ['fri', 'sat', 'tue'] }, { closedOn: ['mon', 'tue', 'wed', 'thu', 'sun'] }],
    everyDay.filter((day) => day !== 'tue'),
  ],
  ['a season that closes on more days', [{ closedOn: [] }, { season, closedOn: ['mon'] }], everyDay.slice(1)],
];

it.each(cases)(
  'open_weekdays lists the weekdays open in every season: %s',
  async (_name, rules, expected) => {
    const { db } = await createTestDatabase();
    const { rows } = await db.execute(sql`select open_weekdays(${JSON.stringify(rules)}::jsonb) as days`);
    expect(rows).toEqual([{ days: expected }]);
  },
);

import type { Expense, RecordChange, TripCosts } from '@yunyou/contract/trip/records.schema';
import { expensesMax } from '@yunyou/contract/trip/records-limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exchangeRates } from '../money/money.ts';
import { costsForReaders, type RecordContext, rebaseRecords, runRecord } from '../records/run-record.ts';
import { compareCosts } from './compare-costs.ts';
import { writeExpensesCsv } from './expenses-csv.ts';
import { settleUp } from './settle-up.ts';
import { listBalances, splitAmount } from './split-cost.ts';
import { listTravellers } from './travellers.ts';

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const share = (travellerId: string, parts = 1) => ({ travellerId, parts });
const expenseOf = (changed: Partial<Expense> = {}): Expense => ({
  id: uuid(1),
  what: 'Dinner',
  cost: { amountMinor: 10_000, currency: 'CNY' },
  category: 'meals',
  date: '2027-04-01',
  paidBy: 'owner',
  shares: [share('owner')],
  settledMinor: 10_000,
  createdAt: '2027-04-01T10:00:00.000Z',
  ...changed,
});
const noJournal = { missed: [], isShared: false };
const noCosts: TripCosts = { currency: 'CNY', expenses: [], named: [], isShared: false };
const fields = ({
  id: _id,
  settledMinor: _settled,
  createdAt: _at,
  ...rest
}: Expense): Extract<RecordChange, { kind: 'expense' }>['expense'] => rest;

const person = fc.integer({ min: 0, max: 8 }).map((number) => `p${number}`);
const expenses = fc.array(
  fc
    .record({
      settledMinor: fc.integer({ min: 0, max: 10_000_000_000 }),
      paidBy: person,
      shares: fc.uniqueArray(fc.record({ travellerId: person, parts: fc.integer({ min: 1, max: 20 }) }), {
        minLength: 1,
        maxLength: 9,
        selector: ({ travellerId }) => travellerId,
      }),
    })
    .map(expenseOf),
  { maxLength: 30 },
);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('costs of a trip', () => {
  it('are split into whole minor units that add up to the amount', () => {
    expect(splitAmount(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(splitAmount(100, [2, 1])).toEqual([67, 33]);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000_000 }),
        fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 80 }),
        (amount, parts) => {
          const shares = splitAmount(amount, parts);
          expect(sum(shares)).toBe(amount);
          for (const [index, part] of parts.entries())
            expect(Math.abs((shares[index] ?? 0) - (amount * part) / sum(parts))).toBeLessThan(1.001);
        },
      ),
    );
  });

  it('leave balances of zero after settling up, and no cent is lost', () => {
    fc.assert(
      fc.property(expenses, (list) => {
        const balances = listBalances(list);
        expect(sum(balances.map(({ balance }) => balance))).toBe(0);
        const transfers = settleUp(balances);
        const left = new Map(balances.map(({ travellerId, balance }) => [travellerId, balance]));
        for (const { from, to, amountMinor } of transfers) {
          expect(amountMinor).toBeGreaterThan(0);
          left.set(from, (left.get(from) ?? 0) + amountMinor);
          left.set(to, (left.get(to) ?? 0) - amountMinor);
        }
        expect([...left.values()].every((balance) => balance === 0)).toBe(true);
        const open = balances.filter(({ balance }) => balance !== 0).length;
        expect(transfers.length).toBeLessThanOrEqual(Math.max(0, open - 1));
      }),
    );
  });

  it('are settled with the fewest transfers', () => {
    const settle = (...balances: number[]) =>
      settleUp(balances.map((balance, index) => ({ travellerId: `p${index}`, balance })));
    expect(settle(10, -10, 7, -7)).toHaveLength(2);
    // 6 = 3 + 3 and 9 = 5 + 4; settling the largest balance first needs 5
    expect(settle(6, 5, 4, -3, -3, -9)).toHaveLength(4);
    expect(settle()).toEqual([]);
    expect(settle(30, -10, -20)).toHaveLength(2);
    // Compared with all ways to group up to seven people.
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -6, max: 6 }), { minLength: 1, maxLength: 6 }), (some) => {
        const balances = [...some, -sum(some)].filter((balance) => balance !== 0);
        expect(settle(...balances)).toHaveLength(balances.length - mostGroups(balances));
      }),
    );
  });

  it('of twenty people are settled, too', () => {
    const balances = Array.from({ length: 20 }, (_, index) => ({
      travellerId: `p${index}`,
      balance: index < 19 ? index - 9 : 0,
    }));
    expect(settleUp(balances)).toHaveLength(9); // nine pairs of opposite balances
    const groups = [1, 10, 100, 1000, 10_000].flatMap((unit) => [unit, 2 * unit, -3 * unit]);
    const mixed = groups.toSorted((a, b) => Math.abs(b) - Math.abs(a) || a - b);
    const people = mixed.map((balance, index) => ({ travellerId: `p${index}`, balance }));
    expect(settleUp(people)).toHaveLength(10); // five groups of three
  });
});

/** Returns the most groups with the sum zero, by trying all ways. */
function mostGroups(balances: readonly number[]): number {
  const [first, ...rest] = balances;
  if (first === undefined) return 0;
  let most = 0;
  for (let set = 0; set < 2 ** rest.length; set += 1) {
    const inGroup = rest.filter((_, index) => set & (1 << index));
    if (first + sum(inGroup) !== 0) continue;
    most = Math.max(most, 1 + mostGroups(rest.filter((_, index) => !(set & (1 << index)))));
  }
  return most;
}

describe('planned against spent', () => {
  it('is compared by category and day in one currency, without transfers', () => {
    const days = [
      { date: '2027-04-01', costFen: 30_000 },
      { date: '2027-04-02', costFen: 20_000 },
    ];
    const totals = { byKind: { hotels: 20_000, intercity: 0, sights: 10_000, meals: 15_000, local: 5_000 } };
    const list = [
      expenseOf({ settledMinor: 12_000 }),
      expenseOf({ settledMinor: 7_000, category: 'shopping', date: '2027-03-01' }),
      expenseOf({ settledMinor: 99_999, category: 'transfer' }),
    ];
    // Only these fields are read.
    const trip = { days, totals } as unknown as Parameters<typeof compareCosts>[0];
    const compared = compareCosts(trip, list, { currency: 'CNY', rates: exchangeRates });
    expect(compared).toMatchObject({ plannedMinor: 50_000, spentMinor: 19_000 });
    expect(compared.byCategory).toContainEqual({ key: 'meals', plannedMinor: 15_000, spentMinor: 12_000 });
    expect(compared.byCategory.map(({ key }) => key)).toEqual([
      'hotels',
      'sights',
      'meals',
      'local',
      'shopping',
    ]);
    expect(compared.byDay).toEqual([
      { key: '2027-04-01', plannedMinor: 30_000, spentMinor: 12_000 },
      { key: '2027-04-02', plannedMinor: 20_000, spentMinor: 0 },
      { key: undefined, plannedMinor: 0, spentMinor: 7_000 },
    ]);
  });
});

describe('the CSV of expenses', () => {
  it('has a column per traveller, quotes texts, and contains no formulas', () => {
    const csv = writeExpensesCsv(
      {
        currency: 'CNY',
        expenses: [
          expenseOf({
            what: '=SUM(A1), "quoted"',
            cost: { amountMinor: 500, currency: 'JPY' },
            settledMinor: 2_131,
            shares: [share('owner'), share(uuid(7))],
          }),
        ],
      },
      [
        { id: 'owner', name: 'Olga' },
        { id: uuid(7), name: '+Bo' },
        { id: uuid(8), name: '＝Eve' },
      ],
      { header: ['Day', 'What', 'For', 'Amount', 'In', 'Settled', 'In', 'Paid by'], category: () => 'Meals' },
    );
    expect(csv.split('\r\n')).toEqual([
      "\uFEFFDay,What,For,Amount,In,Settled,In,Paid by,Olga,'+Bo,'＝Eve",
      `2027-04-01,"'=SUM(A1), ""quoted""",Meals,500,JPY,21.31,CNY,Olga,10.66,10.65,0.00`,
      '',
    ]);
  });
});

describe('commands about costs', () => {
  const context: RecordContext = {
    role: 'owner',
    people: ['owner', uuid(50)],
    rates: exchangeRates,
    at: '2027-04-01T10:00:00.000Z',
  };
  const apply = (costs: TripCosts, change: RecordChange, by: Partial<RecordContext> = {}, id = uuid(1)) =>
    runRecord({ costs, tasks: [], journal: noJournal }, { id, change }, { ...context, ...by });
  const run = (...given: Parameters<typeof apply>): TripCosts => {
    const result = apply(...given);
    if (result.status !== 'done') throw new Error(result.text);
    return result.records.costs;
  };
  const refusal = (...given: Parameters<typeof apply>) => {
    const result = apply(...given);
    return result.status === 'done' ? undefined : result.text;
  };
  const dinner = { kind: 'expense', expense: fields(expenseOf()) } as const;

  it('add, change and delete expenses, once each', () => {
    const added = run(noCosts, dinner);
    expect(added.expenses).toEqual([expenseOf()]);
    expect(run(added, dinner)).toEqual(added); // sent again
    const changed = run(
      added,
      {
        kind: 'expense',
        expenseId: uuid(1),
        expense: { ...dinner.expense, cost: { amountMinor: 100, currency: 'CNY' } },
      },
      {},
      uuid(2),
    );
    expect(changed.expenses).toMatchObject([{ id: uuid(1), settledMinor: 100 }]);
    expect(run(changed, { kind: 'remove-expense', expenseId: uuid(1) })).toMatchObject({ expenses: [] });
    expect(refusal(noCosts, { ...dinner, expenseId: uuid(9) })).toBe('This expense was deleted.');
    const many = {
      ...noCosts,
      expenses: Array.from({ length: expensesMax }, () => expenseOf({ id: uuid(3) })),
    };
    expect(refusal(many, dinner)).toMatch(/many expenses/);
  });

  it('are refused for commenters and viewers, and naming travellers for all but the owner', () => {
    expect(refusal(noCosts, dinner, { role: 'viewer' })).toMatch(/^Only the owner and editors/);
    expect(refusal(noCosts, dinner, { role: 'commenter' })).toMatch(/^Only the owner and editors/);
    expect(run(noCosts, dinner, { role: 'editor' })).toMatchObject({ expenses: [{ what: 'Dinner' }] });
    for (const change of [
      { kind: 'traveller', name: 'Bo' },
      { kind: 'remove-traveller', travellerId: uuid(1) },
      { kind: 'share-costs', isShared: true },
    ] as const)
      expect(refusal(noCosts, change, { role: 'editor' })).toMatch(/^Only the owner/);
  });

  it('name travellers without an account, who stay while an expense mentions them', () => {
    const named = run(noCosts, { kind: 'traveller', name: 'Bo' }, {}, uuid(7));
    expect(named.named).toEqual([{ id: uuid(7), name: 'Bo' }]);
    const forBo = { ...dinner, expense: { ...dinner.expense, shares: [share('owner'), share(uuid(7))] } };
    const shared = run(named, forBo);
    expect(refusal(shared, { kind: 'remove-traveller', travellerId: uuid(7) })).toMatch(/part of an expense/);
    expect(run(named, { kind: 'remove-traveller', travellerId: uuid(7) })).toMatchObject({ named: [] });
    expect(refusal(noCosts, forBo)).toBe('A traveller of this expense has left.');
    expect(run(shared, { kind: 'traveller', travellerId: uuid(7), name: 'Bob' })).toMatchObject({
      named: [{ name: 'Bob' }],
    });
  });

  it('keep a traveller who has left in the expenses, without a name', () => {
    const both = [share('owner'), share(uuid(50))];
    const costs = run(noCosts, { ...dinner, expense: { ...dinner.expense, shares: both } });
    const left = { people: ['owner'] };
    const again = {
      kind: 'expense',
      expenseId: uuid(1),
      expense: { ...dinner.expense, shares: both },
    } as const;
    expect(run(costs, again, left, uuid(2))).toMatchObject({ expenses: [{ shares: both }] });
    expect(listTravellers({ ...costs, people: [{ id: 'owner', name: 'Olga' }] }).former).toEqual([
      { id: uuid(50), name: 'Former traveller' },
    ]);
  });

  it('convert all expenses when the currency changes', () => {
    const costs = run(noCosts, dinner);
    const inDollars = run(costs, { kind: 'cost-currency', currency: 'USD' });
    expect(inDollars.expenses[0]?.settledMinor).toBe(Math.round(10_000 / exchangeRates.cnyPer.USD));
    expect(run(inDollars, { kind: 'cost-currency', currency: 'CNY' })).toEqual(costs);
  });

  it('that are pending are applied again on newer costs', () => {
    const newest = {
      costs: { ...noCosts, expenses: [expenseOf({ id: uuid(5) })] },
      tasks: [],
      journal: noJournal,
    };
    const pending = [
      { id: uuid(1), change: dinner },
      { id: uuid(2), change: { ...dinner, expenseId: uuid(9) } }, // deleted by another person
    ];
    expect(rebaseRecords(newest, pending, context).costs.expenses.map(({ id }) => id)).toEqual([
      uuid(5),
      uuid(1),
    ]);
  });

  it('show readers of the share link neither texts nor people', () => {
    const costs = {
      ...noCosts,
      isShared: true,
      named: [{ id: uuid(7), name: 'SECRET' }],
      expenses: [expenseOf({ what: 'SECRET', paidBy: uuid(7), shares: [share(uuid(7))] })],
    };
    expect(JSON.stringify(costsForReaders(costs))).not.toMatch(new RegExp(`SECRET|${uuid(7)}`));
    expect(costsForReaders(costs).expenses).toMatchObject([{ settledMinor: 10_000, category: 'meals' }]);
    expect(costsForReaders({ ...costs, isShared: false }).expenses).toEqual([]);
  });
});

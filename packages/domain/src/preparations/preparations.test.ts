import type { RecordChange, TripTask } from '@yunyou/contract/trip/records.schema';
import { tasksMax } from '@yunyou/contract/trip/records-limits';
import type { ChecklistEntry, TripDayView } from '@yunyou/contract/trip/trip.schema';
import { describe, expect, it } from 'vitest';
import { dayOf, gateway, ride } from '../trip-judge/judge-samples.ts';
import { listPreparations } from './list-preparations.ts';
import { mergeTasks } from './merge-tasks.ts';
import { runTask } from './run-task.ts';

const uuid = '00000000-0000-4000-8000-000000000001';
const day = (date: string, rest: Partial<TripDayView> = {}) => dayOf(date, [], rest);
const weather = (lowC: number, highC: number, rainMm = 0): Partial<TripDayView> => ({
  weather: { lowC, highC, rainMm, source: 'normals' },
});
const ticket: ChecklistEntry = {
  id: 'ticket-palace-2027-04-10',
  kind: 'ticket',
  title: 'Book tickets: Palace',
  text: '',
  date: '2027-04-03',
  time: '20:00',
  when: 'future',
  passport: true,
};
const ids = (days: TripDayView[]) => listPreparations({ checklist: [], days }).map(({ id }) => id);

describe('the list of preparations', () => {
  it('has tickets with their release day, and payment, phone and copies with a day before the trip', () => {
    const list = listPreparations({ checklist: [ticket], days: [day('2027-04-10')] });
    expect(list[0]).toMatchObject({ id: ticket.id, group: 'bookings', date: '2027-04-03', time: '20:00' });
    expect(list).toContainEqual(
      expect.objectContaining({ id: 'phone-payment', group: 'phone', date: '2027-03-27' }),
    );
    expect(list.map(({ id }) => id)).toEqual(expect.arrayContaining(['phone-internet', 'documents-copies']));
  });

  it('has advice about altitude only on a trip with high nights', () => {
    expect(ids([day('2027-04-10')])).not.toContain('health-altitude');
    expect(
      ids([day('2027-04-10', { warnings: [{ kind: 'altitude', level: 'caution', text: '' }] })]),
    ).toContain('health-altitude');
  });

  it('packs by weather and activities', () => {
    expect(ids([day('2027-04-10')]).filter((id) => id.startsWith('pack-'))).toEqual(['pack-power']);
    const wet = day('2027-04-10', { ...weather(2, 30, 120), walkMeters: 9000 });
    expect(ids([wet])).toEqual(expect.arrayContaining(['pack-warm', 'pack-sun', 'pack-rain', 'pack-shoes']));
    expect(ids([day('2027-04-10', weather(8, 26))])).toContain('pack-warm');
    expect(ids([day('2027-04-10', weather(9, 26))])).not.toContain('pack-warm');
    expect(ids([day('2027-04-10', weather(9, 27))])).toContain('pack-sun');
    expect(ids([day('2027-04-10', weather(9, 26))])).not.toContain('pack-sun');
    const night = dayOf('2027-04-10', [ride('train', gateway('South'), gateway('North'), '22:00', '06:00')]);
    expect(ids([night])).toContain('pack-night');
  });

  it('keeps its ids when the trip is planned again', () => {
    const [one, other] = [ids([day('2027-04-10')]), ids([day('2027-05-20', { walkMeters: 100 })])];
    expect(one).toEqual(other);
  });
});

describe('changes of tasks', () => {
  type Change = Parameters<typeof runTask>[2] & RecordChange;
  const run = (tasks: TripTask[], change: Change, id = uuid): TripTask[] => {
    const changed = runTask(tasks, id, change);
    if (typeof changed === 'string') throw new Error(changed);
    return changed;
  };
  const refusal = (tasks: TripTask[], change: Change, id = uuid) => runTask(tasks, id, change);

  it('tick, assign and date an entry; an empty mark is removed', () => {
    const done = run([], { kind: 'mark-task', taskId: 'visa', isDone: true });
    expect(done).toEqual([{ id: 'visa', isDone: true }]);
    const given = run(done, { kind: 'mark-task', taskId: 'visa', assignee: 'owner', due: '2027-03-01' });
    expect(given).toEqual([{ id: 'visa', isDone: true, assignee: 'owner', due: '2027-03-01' }]);
    const open = run(given, { kind: 'mark-task', taskId: 'visa', isDone: false, due: null });
    expect(open).toEqual([{ id: 'visa', isDone: false, assignee: 'owner' }]);
    expect(run(open, { kind: 'mark-task', taskId: 'visa', assignee: null })).toEqual([]);
  });

  it('add, change and delete own entries, once each', () => {
    const added = run([], { kind: 'task', title: 'Water the plants', due: '2027-04-09' });
    expect(added).toEqual([{ id: uuid, title: 'Water the plants', due: '2027-04-09', isDone: false }]);
    expect(run(added, { kind: 'task', title: 'Water the plants', due: '2027-04-09' })).toEqual(added);
    expect(run(added, { kind: 'task', taskId: uuid, title: 'Feed the cat' }, 'x')).toEqual([
      { id: uuid, title: 'Feed the cat', isDone: false },
    ]);
    expect(run(added, { kind: 'remove-task', taskId: uuid })).toEqual([]);
    expect(refusal([], { kind: 'task', taskId: uuid, title: 'Gone' }, 'x')).toBe('This entry was deleted.');
  });

  it('are refused in a list that is full of own entries; old marks make room', () => {
    const own = Array.from({ length: tasksMax }, (_, n) => ({ id: `${n}`, title: 'Own', isDone: false }));
    expect(refusal(own, { kind: 'task', title: 'One more' })).toMatch(/^This list is full/);
    expect(refusal(own, { kind: 'mark-task', taskId: 'visa', isDone: true })).toMatch(/^This list is full/);
    const marks = own.map(({ id }) => ({ id, isDone: true }));
    const marked = run(marks, { kind: 'mark-task', taskId: 'visa', isDone: true });
    expect([marked.length, marked.at(-1)?.id, marked[0]?.id]).toEqual([tasksMax, 'visa', '1']);
  });

  it('are shown with the prepared entries, earliest first', () => {
    const prepared = listPreparations({ checklist: [ticket], days: [day('2027-04-10')] });
    const listed = mergeTasks(prepared, [
      { id: ticket.id, isDone: true, due: '2027-03-01' },
      { id: uuid, title: 'Water the plants', isDone: false },
    ]);
    expect(listed[0]).toMatchObject({ id: ticket.id, isDone: true, date: '2027-03-01' });
    expect(listed[0]).not.toHaveProperty('time');
    expect(listed.at(-1)).toMatchObject({ id: uuid, group: 'own', title: 'Water the plants' });
  });
});

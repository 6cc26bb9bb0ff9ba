import { describe, expect, it } from 'vitest';
import type { ListedTask } from './merge-tasks.ts';
import { describeReminders, listReminders } from './reminders.ts';

const task = (title: string, rest: Partial<ListedTask> = {}): ListedTask => ({
  id: title,
  group: 'bookings',
  title,
  text: '',
  isDone: false,
  date: '2027-04-02',
  ...rest,
});

const morning = {
  date: '2027-04-02',
  timeZone: 'Europe/Berlin',
  traveller: 'me',
  people: new Set(['me', 'you']),
};
const titles = (tasks: readonly ListedTask[], rest: Partial<typeof morning> = {}) =>
  listReminders(tasks, { ...morning, ...rest }).map(({ title }) => title);

describe('reminders', () => {
  it('are what is due on the day, not done, and not for another person', () => {
    const tasks = [
      task('open'),
      task('mine', { assignee: 'me' }),
      task('yours', { assignee: 'you' }),
      task('of a person who left', { assignee: 'gone' }),
      task('done', { isDone: true }),
      task('later', { date: '2027-04-03' }),
      task('undated', { date: undefined }),
    ];
    expect(titles(tasks)).toEqual(['open', 'mine', 'of a person who left']);
  });

  it('come on the last morning before an hour in China, wherever the traveller is', () => {
    const sale = [task('sale', { time: '20:00' })]; // 14:00 in Berlin, 08:00 in New York
    expect(titles(sale)).toEqual(['sale']);
    expect(titles(sale, { timeZone: 'America/New_York' })).toEqual([]);
    expect(titles(sale, { timeZone: 'America/New_York', date: '2027-04-01' })).toEqual(['sale']);
    expect(titles(sale, { timeZone: 'Pacific/Auckland', date: '2027-04-02' })).toEqual(['sale']);
  });

  it('are described in one line, with the hour in China', () => {
    expect(describeReminders([task('Buy the tickets', { time: '20:00' })])).toBe(
      'Buy the tickets, 20:00 in China',
    );
    expect(describeReminders([task('One'), task('Two'), task('Three')])).toBe('One, and 2 more');
  });
});

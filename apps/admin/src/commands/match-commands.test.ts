import { expect, it } from 'vitest';
import { type Command, matchCommands } from './match-commands.ts';

const command = (label: string, more: Partial<Command> = {}): Command => ({
  key: label,
  group: 'pages',
  label,
  run: () => undefined,
  ...more,
});
const commands = [
  command('Scenic spots', { note: 'Base data' }),
  command('New scenic spot'),
  command('Tours', { aliases: '旅游产品' }),
  command('旅游产品', { aliases: 'Tours' }),
];
const find = (query: string) => matchCommands(query, commands).map(({ label }) => label);

it('offers everything without a query', () => {
  expect(find('  ')).toHaveLength(4);
});

it('finds commands by the beginnings of their words, in any order, and puts those that start with the query first', () => {
  expect(find('sp sc')).toEqual(['Scenic spots', 'New scenic spot']);
  expect(find('new')).toEqual(['New scenic spot']);
  expect(find('base')).toEqual(['Scenic spots']);
  expect(find('pots')).toEqual([]);
});

it('finds Chinese names by any part, and both languages by either', () => {
  expect(find('产品')).toEqual(['Tours', '旅游产品']);
  expect(find('tou')).toEqual(['Tours', '旅游产品']);
});

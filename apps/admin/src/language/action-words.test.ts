import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { moves } from '@yunyou/contract/admin/staff-access';
import { entities } from '@yunyou/contract/entities';
import { orderActions } from '@yunyou/contract/orders/order-states';
import { expect, it } from 'vitest';
import { englishJobNames } from '../pages/overview-words.ts';
import { englishActions, nameAction } from './action-words.ts';

const api = path.join(import.meta.dirname, '..', '..', '..', 'api', 'src');
const read = (file: string) => readFileSync(path.join(api, file), 'utf8');

it('every action that the server records has a name', () => {
  const files = globSync('**/*.ts', { cwd: api }).filter((file) => !/\.test\.ts$|testing|sign-in/.test(file));
  /** A line that sets an action, and the texts in it: `action: isNew ? 'staff.add' : 'staff.save'`. */
  const line = /(?:\baction(?::| =)|\bauditOf\()[^,;}\n]*/g;
  const actions = new Set(
    files
      .flatMap((file) => [...read(file).matchAll(line)])
      .flatMap(([text]) => [...text.matchAll(/'([^']+)'/g)].map(([, action = '']) => action)),
  );
  expect(actions.size).toBeGreaterThan(60);
  const nouns = new Set([...Object.keys(entities), ...Object.keys(englishActions.nouns)]);
  const verbs = new Set(Object.keys(englishActions.verbs));
  const unnamed = [...actions, ...moves, ...orderActions].filter((action) => {
    const [noun = '', verb] = action.split('.');
    return verb === undefined ? !verbs.has(noun) : !nouns.has(noun) || !verbs.has(verb);
  });
  expect(unnamed).toEqual([]);
});

it.each([
  ['scenic-spot.publish', 'Scenic spot: published'],
  ['city.archive refused', 'City: not archived, refused'],
  ['order.refund-part', 'Order: partly refunded'],
  ['login.refused', 'Sign-in: refused'],
  ['restore version 12', 'version 12 restored'],
  ['cat.sit', 'cat: sit'],
])('the action %s is called "%s"', (action, name) => {
  expect(nameAction(action, englishActions, (entity) => entities[entity].label)).toBe(name);
});

it('every background job has a name', () => {
  const listed = read('jobs/job-names.ts').matchAll(/^ {2}'([a-z-]+)':/gm);
  const jobs = new Set([...listed].map(([, name = '']) => name)); // a job with an outcome is listed twice
  expect(jobs.size).toBeGreaterThan(5);
  expect(Object.keys(englishJobNames).toSorted()).toEqual([...jobs].toSorted());
});

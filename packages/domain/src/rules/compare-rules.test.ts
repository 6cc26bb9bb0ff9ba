import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Rule } from '@yunyou/contract/entities/rule.schema';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { toDocument } from '../editorial/form-document.ts';
import { compareCalendars, compareVisaRules } from './compare-rules.ts';
import { readRules } from './read-rules.ts';

const folder = path.join(import.meta.dirname, '..', '..', '..', '..', 'content', 'rule');
const shipped = (id: string): Rule & { id: string } => ({
  id,
  ...parse(readFileSync(path.join(folder, `${id}.yaml`), 'utf8')),
});
const read = (...rules: (Rule & { id: string })[]) => readRules(rules, '2026-11-17');

const holiday = { id: 'national-day', name: 'National Day', zhName: '国庆节', crowds: 5 };
const calendar = (from: string, to: string, makeUpWorkdays: string[]) =>
  read({
    ...shipped('holidays-2026'),
    data: {
      year: 2026,
      official: true,
      dayOff: 'span',
      holidays: [{ ...holiday, from, to, makeUpWorkdays }],
      peaks: [],
    },
  });

describe('compareCalendars', () => {
  it('lists days that become or stop being days off and working days', () => {
    const changes = compareCalendars(
      calendar('2026-10-01', '2026-10-07', ['2026-10-10']),
      calendar('2026-10-01', '2026-10-08', ['2026-10-11']),
    );
    expect(changes.map(({ from, to, before, after }) => [from, to, before.kind, after.kind])).toEqual([
      ['2026-10-08', '2026-10-08', 'ordinary', 'holiday'],
      ['2026-10-10', '2026-10-10', 'workday', 'ordinary'],
      ['2026-10-11', '2026-10-11', 'ordinary', 'workday'],
    ]);
  });

  it('joins successive days, and lists nothing without a change', () => {
    const added = compareCalendars(read(), calendar('2026-10-01', '2026-10-07', []));
    expect(added).toMatchObject([
      { from: '2026-10-01', to: '2026-10-07', after: { name: 'National Day', crowds: 5 } },
    ]);
    const same = calendar('2026-10-01', '2026-10-07', []);
    expect(compareCalendars(same, same)).toEqual([]);
  });
});

describe('compareVisaRules', () => {
  it('lists the passports whose verdict changes and counts the others', () => {
    const waiver = shipped('visa-free-30-days');
    const [before, after] = [
      read(waiver),
      read({ ...waiver, data: { ...waiver.data, nationalities: [{ code: 'IN', from: null, to: null }] } }),
    ];
    const visit = { cityId: 'beijing', areaId: 'beijing', from: '2026-12-01', to: '2026-12-08' };
    const crossing = { visits: [visit], spotIds: [], cities: [] };
    const { passports, unchanged } = compareVisaRules({
      before,
      after,
      crossing,
      passports: ['DE', 'IN', 'NG'],
    });
    expect(passports.map(({ code, before: then, after: now }) => [code, then.status, now.status])).toEqual([
      ['DE', 'visa-free', 'visa-needed'],
      ['IN', 'visa-needed', 'visa-free'],
    ]);
    expect(unchanged).toBe(1);
  });
});

it('a rule saved in the form, which drops empty values, is read as before', () => {
  for (const file of readdirSync(folder)) {
    const rule = shipped(file.replace('.yaml', ''));
    const saved = { ...rule, data: toDocument(rule.data) as Rule['data'] }; // a document of JSON values
    const { visas, calendars, permits, borders } = read(saved);
    const before = read(rule);
    expect([visas.length, calendars, permits.length, borders.length], file).toEqual([
      before.visas.length,
      before.calendars,
      before.permits.length,
      before.borders.length,
    ]);
  }
});

import { readFileSync } from 'node:fs';
import { listComposed } from '../src/scenes/composed.ts';
import { REGIONS, SUBJECT_KINDS, type Subject } from '../src/subject.ts';

/** Reads subjects from a JSON file; without one, lists every subject with a composed scene. */
export function readSubjects(file: string | undefined): Subject[] {
  if (!file) return listComposed();
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(parsed)) throw new Error(`${file} must hold an array of subjects`);
  return parsed.map((item: unknown, i) => {
    if (!isSubject(item)) throw new Error(`${file}: item ${i} is not a subject (kind, id, region, zhName)`);
    return item;
  });
}

function isSubject(value: unknown): value is Subject {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, id, region, zhName }: Partial<Record<string, unknown>> = { ...value };
  const isKnown = SUBJECT_KINDS.some((name) => name === kind) && REGIONS.some((name) => name === region);
  return isKnown && typeof id === 'string' && typeof zhName === 'string';
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadQueries } from './query.ts';
import { findFolder } from './run.ts';
import { loadSandbox } from './sandbox-files.ts';
import { scorePlan } from './score/score.ts';
import type { Value } from './snippet/value.ts';

export interface SelfCheck {
  plans: number;
  agreed: number;
  /** Differences, one line per plan. */
  differences: string[];
}

/** Scores the reference plans and compares with the official verdicts that come with them. */
export function checkAgainstReference(dataDir: string): SelfCheck {
  const folder = findFolder(dataDir);
  const sandbox = loadSandbox(join(folder, 'sandbox'));
  const queries = new Map(
    loadQueries(join(folder, 'queries', 'queries.jsonl')).map((query) => [query.uid, query]),
  );
  const references = readFileSync(join(folder, 'reference-plans-100.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const reference: Reference = JSON.parse(line);
      return reference;
    });
  const differences = references.flatMap((reference) => {
    const query = queries.get(reference.uid);
    if (!query) return [`${reference.uid}: no such query`];
    const { delivered, environment, logic, passed, extra } = scorePlan(sandbox, query, reference.plan);
    const official = [
      reference.schema,
      reference.env,
      reference.logic,
      reference.all_pass,
      reference.extra.length > 0,
    ];
    const own = [delivered, environment.passed, logic, passed, extra.length > 0];
    return own.join() === official.join()
      ? []
      : [`${reference.uid}: official ${official.join()}, ours ${own.join()}`];
  });
  return { plans: references.length, agreed: references.length - differences.length, differences };
}

interface Reference {
  uid: string;
  schema: boolean;
  env: boolean;
  logic: boolean;
  all_pass: boolean;
  extra: string[];
  plan: Value;
}

import { readFileSync } from 'node:fs';

export interface Query {
  uid: string;
  startCity: string;
  targetCity: string;
  days: number;
  people: number;
  /** Python snippets; each must set `result` to true. */
  snippets: string[];
  /** The query in natural language. */
  text: string;
}

/** Queries from a file of one JSON object per line. */
export function loadQueries(file: string): Query[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => toQuery(JSON.parse(line)));
}

export function toQuery(record: unknown): Query {
  if (typeof record !== 'object' || record === null) throw new Error('a query must be a JSON object');
  const fields: Record<string, unknown> = { ...record };
  const uid = String(fields['uid']);
  const snippets = fields['hard_logic_py'] ?? [];
  if (!Array.isArray(snippets)) throw new Error(`query ${uid}: hard_logic_py must be a list of texts`);
  return {
    uid,
    startCity: String(fields['start_city']),
    targetCity: String(fields['target_city']),
    days: Number(fields['days']),
    people: Number(fields['people_number']),
    snippets: snippets.map(String),
    text: typeof fields['nature_language'] === 'string' ? fields['nature_language'] : '',
  };
}

import type { FastifyInstance } from 'fastify';
import { badInput } from '../bad-input.ts';

/** Returns false for NUL, which PostgreSQL does not store in text, and for lone surrogates, which are not valid Unicode. */
export const isStorableText = (text: string) => !text.includes('\u0000') && text.isWellFormed();

/** Deeper than any input of the contract. Recursive schemas would overflow the stack far beyond it. */
const depthMax = 100;

/** Throws BAD_INPUT for text or field names that cannot be stored, and for nesting deeper than `depthMax`. */
export function rejectMalformedInput(input: unknown): void {
  const problem = findProblem(input);
  if (problem) throw badInput([problem]);
}

interface Problem {
  path: readonly string[];
  message: string;
}

/** Walks with an explicit stack: a body can be nested deeper than the call stack. */
function findProblem(input: unknown): Problem | undefined {
  const stack: { value: unknown; path: readonly string[] }[] = [{ value: input, path: [] }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { value, path } = next;
    if (typeof value === 'string' && !isStorableText(value)) return unstorable(path);
    if (typeof value !== 'object' || value === null) continue;
    if (path.length >= depthMax) return { path: path.slice(0, 5), message: 'is nested too deep' };
    for (const [name, inner] of Object.entries(value)) {
      if (!isStorableText(name)) return unstorable(path);
      if (typeof inner === 'string' || typeof inner === 'object')
        stack.push({ value: inner, path: [...path, name] });
    }
  }
  return undefined;
}

const unstorable = (path: readonly string[]): Problem => ({
  path,
  message: 'holds a character that is no character',
});

/** Checks query, path parameters and body of each route in the scope before schema validation. */
export function registerMalformedInputCheck(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body, query, params }) => {
    rejectMalformedInput(query);
    rejectMalformedInput(params);
    if (!Buffer.isBuffer(body)) rejectMalformedInput(body);
  });
}

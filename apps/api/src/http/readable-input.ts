import type { FastifyInstance } from 'fastify';
import { badInput } from '../bad-input.ts';

/** Neither can be kept: PostgreSQL takes no NUL in a text, and half of a surrogate pair is no character. */
export const isReadable = (text: string) => !text.includes('\u0000') && text.isWellFormed();

/** Nothing of ours is nested as deep; schemas that call themselves would run out of stack long after. */
const depthMax = 100;

/** Refuses texts and names of fields that no reader and no database could take, and what is nested without end. */
export function refuseUnreadable(input: unknown): void {
  const problem = findProblem(input);
  if (problem) throw badInput([problem]);
}

interface Problem {
  path: readonly string[];
  message: string;
}

/** What is still to be looked at stands in a list: a body can be deeper than a function may call itself. */
function findProblem(input: unknown): Problem | undefined {
  const waiting: { value: unknown; path: readonly string[] }[] = [{ value: input, path: [] }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path } = next;
    if (typeof value === 'string' && !isReadable(value)) return unreadable(path);
    if (typeof value !== 'object' || value === null) continue;
    if (path.length >= depthMax) return { path: path.slice(0, 5), message: 'is nested too deep' };
    for (const [name, inner] of Object.entries(value)) {
      if (!isReadable(name)) return unreadable(path);
      if (typeof inner === 'string' || typeof inner === 'object')
        waiting.push({ value: inner, path: [...path, name] });
    }
  }
  return undefined;
}

const unreadable = (path: readonly string[]): Problem => ({
  path,
  message: 'holds a character that is no character',
});

/** For every call of the scope, before its schema is asked. */
export function registerReadableInput(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body, query, params }) => {
    refuseUnreadable(query);
    refuseUnreadable(params);
    if (!Buffer.isBuffer(body)) refuseUnreadable(body);
  });
}

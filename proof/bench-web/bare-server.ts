import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import pg from 'pg';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { toComponent } from './markup.ts';

/**
 * The yardstick, in a process of its own: Fastify and React with the markup of our own page, Fastify and `pg` with
 * our own query. What to serve comes as a JSON file.
 */
export interface BareInput {
  pages: Record<string, string>;
  queries: Record<string, { text: string; values: unknown[] }[]>;
  connection: pg.ClientConfig;
}

const input: BareInput = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')); // written by the bench
const app = Fastify();
const pool = new pg.Pool({ ...input.connection, max: 10 });
pool.on('error', () => undefined); // the database goes with the site it belongs to, between the two halves
for (const [name, html] of Object.entries(input.pages)) {
  const Page = toComponent(html);
  app.get(`/page/${name}`, async (_, reply) =>
    reply.type('text/html; charset=utf-8').send(`<!DOCTYPE html>${renderToString(createElement(Page))}`),
  );
}
for (const [name, queries] of Object.entries(input.queries)) {
  app.get(`/query/${name}`, async () => {
    const results = await Promise.all(
      queries.map(({ text, values }) => pool.query({ name: `${name}${text.length}`, text, values })),
    );
    return { code: 200, message: 'OK', data: results.map(({ rows }) => rows) };
  });
}
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.(address);
process.on('SIGTERM', () => process.exit(0));

import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import pg from 'pg';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { toComponent } from './markup.ts';

/**
 * The server to compare with, in its own process: serves the markup of our pages with Fastify and React, and our
 * queries with Fastify and `pg`. Reads its input from a JSON file.
 */
export interface BareInput {
  pages: Record<string, string>;
  queries: Record<string, { text: string; values: unknown[] }[]>;
  connection: pg.ClientConfig;
}

const input: BareInput = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')); // written by run.ts
const app = Fastify();
const pool = new pg.Pool({ ...input.connection, max: 10 });
pool.on('error', () => undefined); // the embedded database stops with the first site
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

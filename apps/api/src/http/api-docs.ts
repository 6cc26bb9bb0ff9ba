import { z } from 'zod';

/** The parts of an OpenAPI operation that the page shows. */
const operation = z.object({
  summary: z.string().default(''),
  tags: z.array(z.string()).default([]),
  security: z.array(z.record(z.string(), z.array(z.string()))).default([]),
  parameters: z
    .array(
      z.object({ name: z.string(), in: z.string(), required: z.boolean().default(false), schema: z.json() }),
    )
    .default([]),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: z.json() })) }).optional(),
  responses: z
    .record(
      z.string(),
      z.object({ content: z.record(z.string(), z.object({ schema: z.json() })).optional() }),
    )
    .default({}),
});
const openApi = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });
type Operation = z.infer<typeof operation>;

/** Renders a page without scripts that lists each operation with its access, input and output. */
export function renderApiDocs(document: unknown): string {
  const { paths } = openApi.parse(document);
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, details]) => ({ path, method: method.toUpperCase(), ...details })),
  );
  const groups = Map.groupBy(all, (entry) => entry.tags[0] ?? '');
  const sections = [...groups].map(
    ([tag, operations]) =>
      `<section><h2 id="${escape(tag)}">${escape(tag)}</h2>${operations.map(toHtml).join('')}</section>`,
  );
  const contents = [...groups.keys()].map((tag) => `<a href="#${escape(tag)}">${escape(tag)}</a>`).join(' ');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>API - Yunyou</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head>
<body><main><h1>Yunyou API</h1><p>Every answer is <code>{ code, message, data }</code>; <code>code</code> equals the
HTTP status. The machine-readable description is <a href="openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<nav>${contents}</nav>${sections.join('')}</main></body></html>`;
}

function toHtml({
  path,
  method,
  summary,
  security,
  parameters,
  requestBody,
  responses,
}: Operation & { path: string; method: string }): string {
  const who = security.length ? Object.keys(security[0] ?? {}).join(', ') : 'anyone';
  const inputs = parameters.map(
    ({ name, in: place, required, schema }) =>
      `<li><code>${escape(name)}</code> in ${escape(place)}${required ? ', required' : ''}: ${describe(schema)}</li>`,
  );
  const body = firstSchema(requestBody?.content);
  const answer = firstSchema(responses['200']?.content);
  return `<details><summary><b>${method}</b> <code>${escape(path)}</code> <span>${escape(summary)}</span></summary>
<p>Who may call: ${escape(who)}</p>${inputs.length ? `<ul>${inputs.join('')}</ul>` : ''}
${body === undefined ? '' : `<h3>Body</h3>${describe(body)}`}
${answer === undefined ? '' : `<h3>Answer</h3>${describe(answer)}`}</details>`;
}

const firstSchema = (content: Record<string, { schema: unknown }> | undefined) =>
  Object.values(content ?? {})[0]?.schema;
const describe = (schema: unknown) => `<pre>${escape(JSON.stringify(schema, null, 1))}</pre>`;
const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#f7f3ea;color:#221d19}
main{max-inline-size:60rem;margin:auto;padding:2rem 1rem}nav a{margin-inline-end:.8rem}a{color:#b3261e}
details{border-block-start:1px solid #0002;padding:.5rem 0}summary{cursor:pointer}summary span{opacity:.75}
pre{overflow:auto;background:#0000000d;padding:.75rem;max-block-size:24rem;font-size:13px}
@media(prefers-color-scheme:dark){body{background:#12181b;color:#ece6da}a{color:#ff8a7e}details{border-color:#fff2}pre{background:#fff1}}`;

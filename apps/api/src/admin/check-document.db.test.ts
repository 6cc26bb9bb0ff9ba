import { checkShipped } from '@yunyou/content/check-shipped';
import { listWarnings } from '@yunyou/content/warnings/warning-rules';
import { describe, expect, it } from 'vitest';
import { call } from '../testing/call.ts';
import { readSample } from '../testing/sample.ts';
import { createTestApp } from '../testing/test-app.ts';
import { checkDocument } from './check-document.ts';

describe('content checks of a form', () => {
  it('report for each row what npm run content:check reports for it', async () => {
    const { services } = await createTestApp();
    const items = (await readSample()).map((item) => ({ ...item, file: `${item.entity} ${item.id}` }));
    const content = { items, problems: [] };
    const all = [...(await checkShipped(content)), ...[...listWarnings(content).values()].flat()];
    const expected = Map.groupBy(all, ({ file }) => file);
    const kinds = Map.groupBy(items, ({ entity }) => entity);
    for (const { entity, id, fields, file } of [...kinds.values()].flatMap((some) => some.slice(0, 2))) {
      const own = (expected.get(file) ?? []).map(({ message }) => message.replace(`${id}: `, ''));
      expect((await checkDocument(services.db, entity, { id, fields })).toSorted(), file).toEqual(
        [...new Set(own)].toSorted(),
      );
    }
  });

  it('name a text that is too short, and nothing while fields are missing', async () => {
    const { app, signInStaff, services } = await createTestApp();
    const headers = await signInStaff('viewer');
    const guide = (await readSample()).find(({ entity }) => entity === 'guide');
    const body = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Too short.' }] }],
    };
    const check = (fields: object) =>
      call(app, 'POST /admin/entity/check', { entity: 'guide', id: 'new-guide', fields }, headers);
    expect((await check({ ...guide?.fields, body })).body.data.list).toContain(
      'body has 2 words; write at least 600.',
    );
    expect((await check({ title: 'Only a title' })).body.data.list).toEqual([]);
    expect(services).toBeDefined();
  });
});

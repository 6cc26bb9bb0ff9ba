import { checkShipped } from '@yunyou/content/checks/check-shipped';
import { describeInFile } from '@yunyou/content/messages/mistake';
import { listWarnings } from '@yunyou/content/warnings/warning-rules';
import { describe, expect, it } from 'vitest';
import { call } from '../testing/call.ts';
import { readSample } from '../testing/sample.ts';
import { createTestApp } from '../testing/test-app.ts';
import { checkDocument, findMistakes } from './check-document.ts';

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
      const { mistakes } = await findMistakes(services.db, entity, { id, fields });
      expect(mistakes.map(describeInFile).toSorted(), file).toEqual(own.toSorted());
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
    expect((await check({ ...guide?.fields, body })).body.data.list).toContainEqual({
      field: 'body',
      en: '"Body" has 2 words; write at least 600.',
      zh: '“正文”有 2 词；请至少写 600 词。',
    });
    expect((await check({ title: 'Only a title' })).body.data.list).toEqual([]);
    expect(services).toBeDefined();
  });

  it('name fields by the labels of the form, rows by their names, and have both languages', async () => {
    const { services } = await createTestApp();
    const spot = (await readSample()).find(
      ({ entity, fields }) => entity === 'scenic-spot' && 'cityId' in fields && fields.cityId === 'beijing',
    );
    const check = (fields: object) =>
      checkDocument(services.db, 'scenic-spot', { id: 'a-spot', fields: { ...spot?.fields, ...fields } });
    const ticket = {
      ...{ name: 'Adult', kind: 'entry', audience: 'adult' },
      price: { amountMinor: 4000, currency: 'HKD' },
    };
    const remarks = await check({ free: true, tickets: [ticket], tagIds: [] });
    expect(remarks).toContainEqual({
      field: 'free',
      en: '"Free" is yes, but "Tickets" has an entry ticket. Remove one of them.',
      zh: '“免费”为“是”，但“门票”中有入场票。请删除其中一项。',
    });
    expect(remarks).toContainEqual({
      field: 'tickets',
      en: 'Tickets: the price of "Adult" is in HKD; in Beijing use CNY.',
      zh: '门票：“Adult”的价格为 HKD；北京应使用 CNY。',
    });
    expect(remarks).toContainEqual({
      field: 'free',
      en: '"Free" says so, but "Tags" has no "Free entry".',
      zh: '根据“免费”应有标签“免费”，但“标签”中没有。',
    });
  });
});

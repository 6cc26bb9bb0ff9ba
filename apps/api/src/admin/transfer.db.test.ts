import { findPublished } from '@yunyou/database/catalogue/catalogue.queries';
import { describe, expect, it } from 'vitest';
import { call, callWithFile } from '../testing/call.ts';
import { apiPath, createTestApp } from '../testing/test-app.ts';
import { readSheetFile, writeSheet } from './sheet-files.ts';

async function openAdmin() {
  const test = await createTestApp();
  const headers = await test.signInStaff('editor');
  const exportTable = async (entity: string, format: string) => {
    const response = await test.app.inject({
      url: `${apiPath}/admin/export`,
      query: { entity, format },
      headers,
    });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-disposition']).toBe(`attachment; filename="${entity}.${format}"`);
    return response.rawPayload;
  };
  const importTable = (entity: string, mode: string, content: Buffer | string) =>
    callWithFile(
      test.app,
      'POST /admin/import',
      { fields: { entity, mode }, file: { name: 'table', content } },
      headers,
    );
  const total = async (entity: string) =>
    (await call(test.app, 'POST /admin/entity/list', { entity }, headers)).body.data.total as number;
  return { ...test, headers, exportTable, importTable, total };
}

describe('a table', () => {
  it.each(['csv', 'xlsx'])(
    'exported as %s is read back without a change, for every kind of field',
    async (format) => {
      const { exportTable, importTable } = await openAdmin();
      for (const entity of ['scenic-spot', 'trip-line', 'tag', 'guide', 'navigation']) {
        const report = await importTable(entity, 'write', await exportTable(entity, format));
        expect(report.body.data, entity).toMatchObject({
          creates: 0,
          updates: 0,
          problemCount: 0,
          isWritten: true,
        });
        expect(report.body.data.unchanged, entity).toBeGreaterThan(0);
      }
    },
  );

  it('is checked without writing anything, then adds drafts and changes what it names', async () => {
    const { app, headers, services, importTable, total } = await openAdmin();
    const before = await total('tag');
    const table = 'id;name;group\nnew-one;New one;wiki\nfood;Good food;theme\n';
    const checked = await importTable('tag', 'check', table);
    expect(checked.body.data).toMatchObject({ creates: 1, updates: 1, isWritten: false });
    expect(await total('tag')).toBe(before);

    expect((await importTable('tag', 'write', table)).body.data.isWritten).toBe(true);
    expect(await total('tag')).toBe(before + 1);
    const created = await call(app, 'GET /admin/entity/detail', { entity: 'tag', id: 'new-one' }, headers);
    expect(created.body.data).toMatchObject({ status: 'draft', version: 1 });
    const changed = await call(app, 'GET /admin/entity/detail', { entity: 'tag', id: 'food' }, headers);
    expect(changed.body.data).toMatchObject({ pending: 'draft', fields: { name: 'Good food' } });
    expect((await findPublished(services.db, 'tag', 'food'))?.doc.name).not.toBe('Good food');
  });

  it('with one wrong row writes none, and names every problem by row and column', async () => {
    const { importTable, total } = await openAdmin();
    const before = await total('tag');
    const table = [
      'id,name,group,order,parentId',
      'good,Good,wiki,1,',
      'Bad Id,Bad,wiki,1,',
      'bad-group,Bad,nonsense,1,',
      'bad-order,Bad,wiki,many,',
      'bad-parent,Bad,wiki,1,atlantis',
      'good,Twice,wiki,1,',
      'no-name,,wiki,1,',
    ].join('\n');
    const { body } = await importTable('tag', 'write', table);
    expect(body.data).toMatchObject({ isWritten: false, problemCount: 6 });
    expect(
      body.data.problems.map(({ row, field }: { row: number; field: string }) => `${row} ${field}`),
    ).toEqual(['3 id', '4 group', '5 order', '6 parentId', '7 id', '8 name']);
    expect(await total('tag')).toBe(before);
  });

  it('may point to rows that come with it', async () => {
    const { importTable } = await openAdmin();
    const table = 'id,name,group,parentId\nchild,Child,wiki,parent\nparent,Parent,wiki,\n';
    expect((await importTable('tag', 'write', table)).body.data).toMatchObject({
      creates: 2,
      isWritten: true,
    });
  });

  it('400: with a NUL in a cell is refused as a whole', async () => {
    const { importTable } = await openAdmin();
    const answer = await importTable('tag', 'write', 'id,name,group\nnul,a\u0000b,wiki\n');
    expect([answer.status, answer.body.data.fields?.[0]?.field]).toEqual([400, 'file']);
  });

  it('400: that is no table, has no ids, unknown columns or another encoding', async () => {
    const { importTable } = await openAdmin();
    for (const content of [
      'name\nx',
      'id,surprise\nx,y',
      Buffer.from([0xff, 0xfe, 0x00]),
      'PK\u0003\u0004 no archive',
    ]) {
      const answer = await importTable('tag', 'check', content);
      expect([answer.status, answer.body.data.fields?.[0]?.field], String(content)).toEqual([400, 'file']);
    }
  });
});

describe('a CSV file', () => {
  it('holds no formula that a spreadsheet would run, and reads back what was written', async () => {
    const cells = ['=HYPERLINK("http://evil.example")', '+1', '-1', '@x', 'plain', "'quoted"];
    const file = await writeSheet('csv', [cells]);
    expect(file.toString()).not.toMatch(/(^|,|")=HYPER/);
    expect((await readSheetFile(file))[0]).toEqual(cells);
  });
});

describe('a spreadsheet', () => {
  it('that would unpack into more than memory holds is refused', async () => {
    const file = await writeSheet('xlsx', [['id'], ['x']]);
    const entry = file.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
    file.writeUInt32LE(0xf0_00_00_00, entry + 24); // what the table of contents says it unpacks to
    await expect(readSheetFile(file)).rejects.toThrow(/cannot be read/);
  });
});

import { findPublished } from '@yunyou/database/catalogue/catalogue.queries';
import { describe, expect, it } from 'vitest';
import { call, callWithFile } from '../testing/call.ts';
import { apiPath, createTestApp } from '../testing/test-app.ts';
import { readSheetFile, writeSheet } from './sheet-files.ts';

async function openAdmin() {
  const test = await createTestApp();
  const headers = await test.signInStaff('editor');
  const exportTable = async (entity: string, format: string, filter: object = {}) => {
    const response = await test.app.inject({
      method: 'POST',
      url: `${apiPath}/admin/export`,
      payload: { entity, format, ...filter },
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

describe('import and export', () => {
  it('exports the rows that the filters of the list show, and no others', async () => {
    const { app, exportTable, headers } = await openAdmin();
    const filter = { filters: { cityId: 'xian' }, keyword: 'wall' };
    const shown = await call(app, 'POST /admin/entity/list', { entity: 'scenic-spot', ...filter }, headers);
    const ids = shown.body.data.list.map(({ id }: { id: string }) => id).toSorted();
    expect(ids.length).toBeGreaterThan(0);
    const [head = [], ...rows] = await readSheetFile(await exportTable('scenic-spot', 'csv', filter));
    const idColumn = head.indexOf('id');
    expect(rows.map((row) => row[idColumn])).toEqual(ids);
  });

  it.each(['csv', 'xlsx'])(
    'reads an export as %s back without changes, for every kind of field',
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

  it('writes nothing in check mode; in write mode adds drafts and saves changes', async () => {
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

  it('writes no row when one is invalid, and reports every problem by row and column', async () => {
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

  it('accepts references between rows of the same file', async () => {
    const { importTable } = await openAdmin();
    const table = 'id,name,group,parentId\nchild,Child,wiki,parent\nparent,Parent,wiki,\n';
    expect((await importTable('tag', 'write', table)).body.data).toMatchObject({
      creates: 2,
      isWritten: true,
    });
  });

  it('400: rejects a file with a NUL character', async () => {
    const { importTable } = await openAdmin();
    const answer = await importTable('tag', 'write', 'id,name,group\nnul,a\u0000b,wiki\n');
    expect([answer.status, answer.body.data.fields?.[0]?.field]).toEqual([400, 'file']);
  });

  it('400: rejects a file without ids, with unknown columns, in another encoding or damaged', async () => {
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
  it('escapes formulas and reads them back unchanged', async () => {
    const cells = ['=HYPERLINK("http://evil.example")', '+1', '-1', '@x', 'plain', "'quoted"];
    const file = await writeSheet('csv', [cells]);
    expect(file.toString()).not.toMatch(/(^|,|")=HYPER/);
    expect((await readSheetFile(file))[0]).toEqual(cells);
  });
});

describe('an XLSX file', () => {
  it('is rejected when its declared unpacked size is over the limit', async () => {
    const file = await writeSheet('xlsx', [['id'], ['x']]);
    const entry = file.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
    file.writeUInt32LE(0xf0_00_00_00, entry + 24); // the unpacked size in the central directory
    await expect(readSheetFile(file)).rejects.toThrow(/cannot be read/);
  });
});

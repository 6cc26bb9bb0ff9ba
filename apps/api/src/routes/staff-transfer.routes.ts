import { handlers } from '../handler.ts';
import { exportRows } from '../office/export-rows.ts';
import { importRows } from '../office/import-rows.ts';
import { badFile, readSheetFile } from '../office/sheet-files.ts';

export const staffTransferRoutes = handlers({
  'GET /admin/export': async (wish, { db }) => exportRows(db, wish),

  'POST /admin/import': async ({ entity, mode }, context) => {
    if (!context.upload) throw badFile('Send the table as the part named file.');
    const sheet = await readSheetFile(context.upload.content);
    return importRows({ entity, sheet, isDryRun: mode === 'check' }, context);
  },
});

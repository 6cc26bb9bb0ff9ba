import { exportRows } from '../admin/export-rows.ts';
import { importRows } from '../admin/import-rows.ts';
import { badFile, readSheetFile } from '../admin/sheet-files.ts';
import { handlers } from '../handler.ts';

export const adminTransferRoutes = handlers({
  'GET /admin/export': async (wish, { db }) => exportRows(db, wish),

  'POST /admin/import': async ({ entity, mode }, context) => {
    if (!context.upload) throw badFile('Send the table as the part named file.');
    const sheet = await readSheetFile(context.upload.content);
    return importRows({ entity, sheet, isDryRun: mode === 'check' }, context);
  },
});

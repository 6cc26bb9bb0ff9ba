import { exportRows } from '../../admin/export-rows.ts';
import { importRows } from '../../admin/import-rows.ts';
import { toRowFilters } from '../../admin/row-filters.ts';
import { badFile, readSheetFile } from '../../admin/sheet-files.ts';
import { handlers } from '../../handler.ts';
import { actorOf, recordAudit } from '../../staff/audit.ts';

export const adminTransferRoutes = handlers({
  'POST /admin/export': async ({ filters, ...wish }, context) => {
    const { entity } = wish;
    const file = await exportRows(context.db, { ...wish, filters: toRowFilters(entity, filters) });
    await recordAudit(context.db, actorOf(context), {
      action: `${entity}.export`,
      entity,
      after: { ...wish, filters },
    });
    return file;
  },

  'POST /admin/import': async ({ entity, mode }, context) => {
    if (!context.upload) throw badFile('Send the table as the part named file.');
    const sheet = await readSheetFile(context.upload.content);
    return importRows({ entity, sheet, isDryRun: mode === 'check' }, context);
  },
});

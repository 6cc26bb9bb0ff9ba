import type { FileAnswer } from '@yunyou/contract/endpoint';
import type { EntityName } from '@yunyou/contract/entities';
import { type AdminRowFilter, listForExport } from '@yunyou/database/admin/admin-row.queries';
import type { Db } from '@yunyou/database/database';
import { type Cell, sheetColumns, toCells } from '@yunyou/domain/editorial/import-sheet';
import { workingDocument } from './row-writes.ts';
import { cellLettersMax, type SheetFormat, writeSheet } from './sheet-files.ts';

const contentTypes: Record<SheetFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

interface ExportOptions extends AdminRowFilter {
  entity: EntityName;
  format: SheetFormat;
}

/** Exports the rows of a list as a table that `importRows` reads back unchanged. */
export async function exportRows(db: Db, { entity, format, ...filter }: ExportOptions): Promise<FileAnswer> {
  const columns = sheetColumns(entity);
  const table: Cell[][] = [['id', 'status', ...columns.map(({ header }) => header)]];
  for (const row of await listForExport(db, entity, filter))
    table.push([row.id, row.status, ...toCells(columns, workingDocument(row))]);
  const rows = format === 'xlsx' ? withoutLongColumns(table) : table;
  return toSheetFile(entity, format, rows);
}

/** Returns a table as a file that the browser saves. Cells cannot be read as formulas. */
export async function toSheetFile(name: string, format: SheetFormat, rows: Cell[][]): Promise<FileAnswer> {
  return {
    fileName: `${name}.${format}`,
    contentType: contentTypes[format],
    content: await writeSheet(format, rows),
  };
}

/**
 * Drops each column with a cell too long for a spreadsheet. Dropping only the cell would empty the field at the next
 * import; an import ignores absent columns.
 */
function withoutLongColumns(table: Cell[][]): Cell[][] {
  const isShort = (table[0] ?? []).map((_, index) =>
    table.every((row) => String(row[index] ?? '').length <= cellLettersMax),
  );
  return table.map((row) => row.filter((_, index) => isShort[index]));
}

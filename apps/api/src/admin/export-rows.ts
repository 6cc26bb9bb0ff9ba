import { importRowsMax } from '@yunyou/contract/admin/admin-transfer.endpoints';
import type { FileAnswer } from '@yunyou/contract/endpoint';
import type { EntityName } from '@yunyou/contract/entities';
import { type AdminRowFilter, readForExport } from '@yunyou/database/admin/admin-row-list.queries';
import type { Db } from '@yunyou/database/database';
import { type Cell, sheetColumns, toCells } from '@yunyou/domain/editorial/import-sheet';
import { ApiError } from '../api-error.ts';
import { workingDocument } from './row-writes.ts';
import { cellLettersMax, type SheetFormat, writeCsv, writeSheet } from './sheet-files.ts';

const contentTypes: Record<SheetFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

interface ExportOptions extends AdminRowFilter {
  entity: EntityName;
  format: SheetFormat;
}

/** A spreadsheet is one compressed file and has to be in memory as a whole. It has as many rows as an import accepts. */
const spreadsheetRowsMax = importRowsMax;

/** Exports the rows of a list as a table that `importRows` reads back unchanged. CSV is streamed, for any number of rows. */
export async function exportRows(db: Db, { entity, format, ...filter }: ExportOptions): Promise<FileAnswer> {
  const batches = readTable(db, entity, filter);
  if (format === 'csv')
    return { fileName: `${entity}.csv`, contentType: contentTypes.csv, content: writeCsv(batches) };
  const table: Cell[][] = [];
  for await (const rows of batches) {
    table.push(...rows);
    if (table.length > spreadsheetRowsMax + 1)
      throw new ApiError('BAD_INPUT', {
        message: `A spreadsheet can have ${spreadsheetRowsMax} rows. Export as CSV, or choose fewer rows with a filter.`,
      });
  }
  return toSheetFile(entity, format, withoutLongColumns(table));
}

/** Yields the header row, then the rows in batches. */
async function* readTable(db: Db, entity: EntityName, filter: AdminRowFilter): AsyncGenerator<Cell[][]> {
  const columns = sheetColumns(entity);
  yield [['id', 'status', ...columns.map(({ header }) => header)]];
  for await (const rows of readForExport(db, entity, filter))
    yield rows.map((row) => [row.id, row.status, ...toCells(columns, workingDocument(row))]);
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

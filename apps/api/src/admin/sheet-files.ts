import { isUtf8 } from 'node:buffer';
import { importRowsMax } from '@yunyou/contract/admin/admin-transfer.endpoints';
import type { Cell } from '@yunyou/domain/editorial/import-sheet';
import { ApiError } from '../api-error.ts';
import { isStorableText } from '../http/malformed-input.ts';
import { unpackedBytes } from './zip-size.ts';

export type SheetFormat = 'csv' | 'xlsx';
/** Rows of cells; the first row holds the headers. */
export type Sheet = (Cell | undefined)[][];

/** Characters per cell. Excel's limit is 32,767. */
export const cellLettersMax = 32_000;
const unpackedBytesMax = 400 * 1024 * 1024;

export async function writeSheet(format: SheetFormat, rows: Cell[][]): Promise<Buffer> {
  if (format === 'xlsx') {
    const { default: writeXlsxFile } = await import('write-excel-file/node');
    return writeXlsxFile(rows, { stickyRowsCount: 1 }).toBuffer();
  }
  const pieces: string[] = [];
  for await (const piece of writeCsv([rows])) pieces.push(piece);
  return Buffer.from(pieces.join(''));
}

/** Writes CSV in one piece per batch of rows. */
export async function* writeCsv(
  batches: AsyncIterable<Cell[][]> | Iterable<Cell[][]>,
): AsyncGenerator<string> {
  const { stringify } = await import('csv-stringify/sync');
  let bom = true;
  for await (const rows of batches) {
    // Formula injection: cells that start like a formula get an apostrophe, which `readCsv` removes.
    yield stringify(rows, { bom, escape_formulas: true, cast: { boolean: String } });
    bom = false;
  }
}

/**
 * Reads a CSV or XLSX file, detected by content. Throws BAD_INPUT for damaged files, too many rows, unreadable
 * characters and archives that unpack to more than 400 MB.
 */
export async function readSheetFile(content: Buffer): Promise<Sheet> {
  const isZip = content.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'));
  const rows = isZip ? await readXlsx(content) : await readCsv(content);
  if (rows.some((row) => row.some((cell) => typeof cell === 'string' && !isStorableText(cell))))
    throw badFile('This file contains invalid characters.');
  if (rows.length - 1 > importRowsMax) throw badFile(`A file may have ${importRowsMax} rows at most.`);
  return rows;
}

async function readXlsx(content: Buffer): Promise<Sheet> {
  const bytes = unpackedBytes(content);
  if (bytes === undefined || bytes > unpackedBytesMax) throw badFile('This spreadsheet cannot be read.');
  const { readSheet } = await import('read-excel-file/node');
  try {
    const rows = await readSheet(content);
    return rows.map((row) => row.map((cell) => (isCell(cell) ? cell : String(cell))));
  } catch (error) {
    throw badFile('This spreadsheet cannot be read.', error);
  }
}

const isCell = (value: unknown): value is Cell =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

async function readCsv(content: Buffer): Promise<Sheet> {
  const { parse } = await import('csv-parse/sync');
  if (!isUtf8(content)) throw badFile(noTable);
  try {
    const rows: string[][] = parse(content, {
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      delimiter: delimiterOf(content),
      max_record_size: 4 * 1024 * 1024,
    });
    return rows.map((row) =>
      row.map((cell) =>
        cell.startsWith("'") ? cell.replace(/^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/, '') : cell,
      ),
    );
  } catch (error) {
    throw badFile(noTable, error);
  }
}

const noTable = 'This is neither a CSV file in UTF-8 nor a spreadsheet (.xlsx).';

/** Detects comma, semicolon or tab as the delimiter from the header row; header names contain none of them. */
function delimiterOf(content: Buffer): string {
  const end = content.indexOf('\n');
  const headers = content.toString('utf8', 0, end < 0 ? content.length : end);
  const count = (mark: string) => headers.split(mark).length;
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

export const badFile = (message: string, cause?: unknown) =>
  new ApiError('BAD_INPUT', { message, fields: [{ field: 'file', message }], cause });

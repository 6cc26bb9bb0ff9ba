import { isDeepStrictEqual } from 'node:util';
import type { ImportReport } from '@yunyou/contract/admin/admin-transfer.endpoints';
import type { EntityName } from '@yunyou/contract/entities';
import { id as idSchema } from '@yunyou/contract/entities/base.schema';
import { type AdminRow, lockAdminRows } from '@yunyou/database/admin/admin-row.queries';
import type { Db } from '@yunyou/database/database';
import { withLabel } from '@yunyou/domain/editorial/field-problems';
import { applyCells, type Cell, type SheetColumn, sheetColumns } from '@yunyou/domain/editorial/import-sheet';
import type { HandlerContext } from '../handler.ts';
import { actorOf } from '../staff/audit.ts';
import { explainConstraintErrors } from './constraint-errors.ts';
import { checkReferences, type Fields, parseDocument } from './documents.ts';
import { addRows, workingDocument } from './row-writes.ts';
import { saveDocument } from './save-row.ts';
import { badFile, type Sheet } from './sheet-files.ts';

interface Problem {
  /** Spreadsheet row number; the headers are row 1. */
  row: number;
  field: string;
  message: string;
}

interface ReadRow {
  row: number;
  id: string;
  fields: Fields;
  before: AdminRow | undefined;
}

const problemsShown = 1000;

/**
 * Validates every row of a table. Unless it is a dry run or a row is invalid, writes all rows in one transaction: new
 * ids become drafts, known ids are saved like an edit.
 */
export async function importRows(
  { entity, sheet, isDryRun }: { entity: EntityName; sheet: Sheet; isDryRun: boolean },
  context: HandlerContext,
): Promise<ImportReport> {
  const columns = readHeaders(entity, sheet[0] ?? []);
  return explainConstraintErrors(() =>
    context.transaction(async (db) => {
      const { rows, problems } = await readRows(db, entity, columns, sheet);
      const creates = rows.filter(({ before }) => !before);
      const changed = rows.filter(
        ({ before, fields }) => before && !isDeepStrictEqual(workingDocument(before), fields),
      );
      const isWritten = !isDryRun && problems.length === 0;
      if (isWritten) await writeRows(db, context, entity, creates, changed);
      return {
        rows: sheet.length - 1,
        creates: creates.length,
        updates: changed.length,
        unchanged: rows.length - creates.length - changed.length,
        problemCount: problems.length,
        problems: problems.slice(0, problemsShown),
        isWritten,
      };
    }),
  );
}

interface Headers {
  idIndex: number;
  columns: (SheetColumn & { index: number })[];
}

function readHeaders(entity: EntityName, headers: readonly (Cell | undefined)[]): Headers {
  const known = new Map(sheetColumns(entity).map((column) => [column.header, column]));
  const names = headers.map((header) => String(header ?? '').trim());
  const idIndex = names.indexOf('id');
  if (idIndex < 0) throw badFile('The first row must name the columns, one of them "id".');
  const columns = names.flatMap((name, index) => {
    if (name === '' || name === 'id' || name === 'status') return [];
    const column = known.get(name);
    if (!column) throw badFile(`There is no column "${name}". Export the list to see the names.`);
    return [{ ...column, index }];
  });
  return { idIndex, columns };
}

async function readRows(db: Db, entity: EntityName, { idIndex, columns }: Headers, sheet: Sheet) {
  const problems: Problem[] = [];
  const given = sheet
    .slice(1)
    .map((cells, index) => ({ row: index + 2, cells, id: String(cells[idIndex] ?? '').trim() }));
  const known = new Map(
    (
      await lockAdminRows(
        db,
        entity,
        given.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  );
  const seen = new Set<string>();
  const rows: ReadRow[] = [];
  for (const { row, cells, id } of given) {
    const before = known.get(id);
    const idProblem = findIdProblem(id, before, seen);
    if (idProblem) problems.push({ row, field: 'id', message: idProblem });
    seen.add(id);
    const applied = applyCells(
      entity,
      columns,
      columns.map(({ index }) => cells[index]),
      before ? workingDocument(before) : {},
    );
    problems.push(...applied.problems.map((problem) => ({ row, ...problem })));
    if (applied.problems.length > 0) continue;
    const parsed = parseDocument(entity, applied.fields);
    if ('problems' in parsed) problems.push(...parsed.problems.map((problem) => ({ row, ...problem })));
    else rows.push({ row, id, fields: parsed.fields, before });
  }
  const checked = rows.map(({ before, ...row }) => ({ ...row, before: before && workingDocument(before) }));
  for (const { index, field, message } of await checkReferences(db, entity, checked))
    problems.push({ row: rows[index]?.row ?? 0, field, message });
  return { rows, problems: problems.sort((a, b) => a.row - b.row) };
}

function findIdProblem(
  id: string,
  before: AdminRow | undefined,
  seen: ReadonlySet<string>,
): string | undefined {
  const parsed = idSchema.safeParse(id);
  if (id === '') return 'Id is missing.';
  if (!parsed.success) return withLabel('Id', parsed.error.issues[0]?.message ?? 'This is no id');
  if (seen.has(id)) return `Id: another row of the file has "${id}", too.`;
  return before?.deletedAt ? `Id: "${id}" is in the trash. Restore it first.` : undefined;
}

async function writeRows(
  db: Db,
  context: HandlerContext,
  entity: EntityName,
  creates: ReadRow[],
  changed: ReadRow[],
) {
  const actor = actorOf(context);
  const rows = parentsFirst(creates).map(({ id, fields }) => ({ id, doc: fields }));
  if (rows.length > 0) await addRows(db, actor, { entity, rows, action: 'import' });
  for (const { before, fields } of changed) {
    if (before) await saveDocument(db, actor, { entity, row: before, fields, action: 'import' });
  }
}

/** Puts rows without a parent first, because a child's foreign key needs its parent row. */
const parentsFirst = (rows: ReadRow[]): ReadRow[] => [
  ...rows.filter(({ fields }) => fields['parentId'] === undefined),
  ...rows.filter(({ fields }) => fields['parentId'] !== undefined),
];

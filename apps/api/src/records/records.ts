import type { HandlerInput, HandlerOutput } from '@yunyou/contract/endpoints';
import type { RecordsNow } from '@yunyou/contract/trip/records.schema';
import { ownerTravellerId } from '@yunyou/contract/trip/records-limits';
import type { Db } from '@yunyou/database/database';
import { lockTrip, type TripRow } from '@yunyou/database/visitors/trip.queries';
import { insertCommands, pruneCommands } from '@yunyou/database/visitors/trip-command.queries';
import { listMembers } from '@yunyou/database/visitors/trip-member.queries';
import { readCosts, storeCosts, storeJournal } from '@yunyou/database/visitors/trip-records.queries';
import { readTasks, storeTasks } from '@yunyou/database/visitors/trip-task.queries';
import { costsForReaders, runRecord, type TripRecords } from '@yunyou/domain/records/run-record';
import { mayEdit } from '@yunyou/domain/together/shared-trip';
import { ApiError, notFound } from '../api-error.ts';
import type { HandlerContext } from '../handler.ts';
import { findVapidKeys } from '../push/vapid.ts';
import { readRates } from '../rates/exchange-rates.ts';
import { findNewCommands, toResult } from '../together/new-commands.ts';
import { getOpenTrip, type OpenTrip, openAsPerson } from '../trips/trip-access.ts';
import { removeReleasedFiles } from '../trips/trip-files.ts';

type Results = HandlerOutput<'POST /travel/records'>['results'];

/** Version of record commands in the log: they create no version of the plan. */
const noVersion = 0;

async function recordsOf(db: Db, row: TripRow): Promise<TripRecords> {
  const costs = await readCosts(db, row, { currency: row.brief.budget?.currency ?? 'CNY' });
  const journal = { missed: row.missedStops, isShared: row.journalShared };
  return { costs, tasks: await readTasks(db, row.id), journal };
}

const roleOf = ({ access, member }: OpenTrip) => (access === 'owner' ? 'owner' : (member?.role ?? 'viewer'));

/** Lists the owner and the members as travellers. A trip of one person has the owner only, without a name. */
async function listPeopleOf(db: Db, { id, isTogether }: TripRow): Promise<RecordsNow['people']> {
  const members = isTogether ? await listMembers(db, id) : [];
  const owner = members.find(({ role }) => role === 'owner');
  return [
    { id: ownerTravellerId, name: owner?.name ?? '' },
    ...members.flatMap((one) => (one === owner ? [] : [{ id: one.id, name: one.name }])),
  ];
}

/** Returns the records as the caller may see them. Readers with the share link see sums and the journal, if the owner shows them. */
export async function showRecords(
  input: HandlerInput<'GET /travel/records'>,
  context: HandlerContext,
): Promise<RecordsNow> {
  const open = await getOpenTrip(input, context);
  const { row, access, member } = open;
  const records = await recordsOf(context.db, row);
  const { asOf, cnyPer } = await readRates(context.db);
  const rates = { asOf, cnyPer };
  if (access === 'owner' || member)
    return toRecords(open, { records, people: await listPeopleOf(context.db, row), rates, context });
  if (!row.costsShared && !row.journalShared) throw notFound('trip');
  return {
    version: row.recordsVersion,
    costs: costsForReaders(records.costs),
    tasks: [],
    ...(row.journalShared && { journal: records.journal }),
    people: [],
    canWrite: false,
    rates,
  };
}

function toRecords(
  open: OpenTrip,
  {
    records,
    people,
    rates,
    context,
  }: Pick<RecordsNow, 'people' | 'rates'> & { records: TripRecords; context: HandlerContext },
): RecordsNow {
  const { row, access, member } = open;
  const me = access === 'owner' ? ownerTravellerId : member?.id;
  return {
    version: row.recordsVersion,
    costs: records.costs,
    tasks: [...records.tasks],
    journal: records.journal,
    people,
    ...(me !== undefined && { me }),
    canWrite: mayEdit(roleOf(open)),
    pushKey: findVapidKeys(context.settings)?.publicKey,
    rates,
  };
}

/**
 * Applies commands to the newest records of a trip, under the lock of its row. A command with a known id is not applied
 * again; one that does not apply is refused with the reason.
 */
export async function runRecords(
  { id, commands }: HandlerInput<'POST /travel/records'>,
  context: HandlerContext,
): Promise<HandlerOutput<'POST /travel/records'>> {
  const answer = await context.transaction(async (db) => {
    const open = await openForRecords(db, id, context);
    const { results, fresh } = await findNewCommands(db, id, commands);
    const people = await listPeopleOf(db, open.row);
    const { asOf, cnyPer } = await readRates(db);
    const rates = { asOf, cnyPer };
    const before = await recordsOf(db, open.row);
    let records = before;
    const at = context.now().getTime();
    for (const [index, command] of fresh.entries()) {
      const result = runRecord(records, command, {
        role: roleOf(open),
        people: people.map((person) => person.id),
        rates,
        at: new Date(at + index).toISOString(),
      });
      if (result.status === 'done') records = result.records;
      const text = result.status === 'refused' ? result.text : undefined;
      results.set(command.id, toResult(command.id, result.status, text));
    }
    const row = records === before ? undefined : await storeRecords(db, open, { before, after: records });
    await logCommands(db, open, { commands: fresh, results, at });
    return {
      results: commands.flatMap((command) => results.get(command.id) ?? []),
      records: toRecords({ ...open, row: row ?? open.row }, { records, people, rates, context }),
    };
  });
  context.live.changed(id);
  if (commands.some(({ change }) => change.kind === 'remove-expense')) await removeReleasedFiles(context);
  return answer;
}

/** Stores what changed. Returns the row of the trip with its new version of the records. */
async function storeRecords(
  db: Db,
  { row, access, member }: OpenTrip,
  { before, after }: { before: TripRecords; after: TripRecords },
): Promise<TripRow | undefined> {
  const authorId = access === 'owner' ? null : (member?.id ?? null);
  if (after.tasks !== before.tasks)
    await storeTasks(db, row.id, { before: before.tasks, after: after.tasks, authorId });
  if (after.journal !== before.journal) await storeJournal(db, row.id, after.journal);
  return storeCosts(db, row.id, { before: before.costs, after: after.costs, authorId });
}

/** Locks a trip for its owner or an editor. */
async function openForRecords(db: Db, id: string, { caller }: HandlerContext): Promise<OpenTrip> {
  const row = await lockTrip(db, id);
  const open = row && (await openAsPerson(row, { db, caller }));
  if (!open) throw notFound('trip');
  if (!mayEdit(roleOf(open)))
    throw new ApiError('NOT_ALLOWED', {
      message: 'Only the owner and editors of this trip can change this.',
    });
  return open;
}

interface Logged {
  commands: HandlerInput<'POST /travel/records'>['commands'];
  results: ReadonlyMap<string, Results[number]>;
  at: number;
}

/** Notes which commands were applied, without their contents, which are removed with their author. */
async function logCommands(
  db: Db,
  { row, member }: OpenTrip,
  { commands, results, at }: Logged,
): Promise<void> {
  await insertCommands(
    db,
    commands.map(({ id }, index) => ({
      tripId: row.id,
      id,
      memberId: member?.id ?? null,
      change: null,
      status: results.get(id)?.status ?? 'refused',
      text: results.get(id)?.text ?? null,
      version: noVersion,
      createdAt: new Date(at + index),
    })),
  );
  if (commands.length > 0) await pruneCommands(db, row.id);
}

import type { HandlerInput, HandlerOutput } from '@yunyou/contract/endpoints';
import type { TogetherCommand } from '@yunyou/contract/trip/together.schema';
import { commandCharsMax, commandsPerMinute } from '@yunyou/contract/trip/together-limits';
import type { TripCatalogueData } from '@yunyou/contract/trip/trip-catalogue.schema';
import type { Db } from '@yunyou/database/database';
import {
  findTripVersion,
  insertTripVersion,
  lockTrip,
  pruneTripVersions,
  type TripRow,
  updateTrip,
} from '@yunyou/database/visitors/trip.queries';
import {
  countCommandsOf,
  insertCommands,
  listCommandsById,
  pruneCommands,
  thinVersion,
} from '@yunyou/database/visitors/trip-command.queries';
import { runChange } from '@yunyou/domain/together/run-change';
import type { narrowCatalogue } from '@yunyou/domain/trip/catalogue/trip-catalogue-data';
import { checkPlan } from '@yunyou/domain/trip/plan/check-plan';
import { toPlan, toStoredPlan } from '@yunyou/domain/trip/plan/stored-plan';
import type { Draft, EditResult } from '@yunyou/domain/trip-editing/draft';
import { ApiError, notFound } from '../api-error.ts';
import type { HandlerContext } from '../handler.ts';
import { briefFor, planFor } from '../trips/for-caller.ts';
import { listCitiesWith, maxVersions } from '../trips/save-trip.ts';
import { type OpenTrip, openAsPerson, seesPrivate } from '../trips/trip-access.ts';
import { type OpenProblems, prepareSoon, problemsOf } from './open-problems.ts';

type Results = HandlerOutput<'POST /travel/commands'>['results'];

/** A trip under its lock, with the draft that commands change. */
interface Editing {
  db: Db;
  open: OpenTrip;
  draft: Draft;
  problems: OpenProblems;
  catalogue: TripCatalogueData;
}

/**
 * Applies commands to the newest state of a trip, under the lock of its row: their order is the order of the locks. A
 * command with a known id is not applied again. All commands of a call become one version. A command that does not apply
 * is refused with the reason; the others are applied.
 */
export async function runCommands(
  { id, commands }: HandlerInput<'POST /travel/commands'>,
  context: HandlerContext,
): Promise<HandlerOutput<'POST /travel/commands'>> {
  if (commands.some((command) => JSON.stringify(command).length > commandCharsMax))
    throw new ApiError('TOO_LARGE');
  const catalogue = await context.tripCatalogue();
  const answer = await context.transaction(async (db) => {
    const open = await openForEditing(db, id, context);
    const editing = await startEditing(db, open, catalogue);
    const known = await listCommandsById(
      db,
      id,
      commands.map((command) => command.id),
    );
    const results = new Map<string, Results[number]>(
      known.map((row) => [row.id, toResult(row.id, row.status, row.text ?? undefined)]),
    );
    const fresh = commands.filter((command, index) => {
      const isFirst = commands.findIndex((other) => other.id === command.id) === index;
      return isFirst && !results.has(command.id);
    });
    await assertRate(db, open, fresh.length, context);
    for (const command of fresh) {
      const result = runOne(editing, command);
      if (result.status === 'done') editing.draft = result.draft;
      results.set(
        command.id,
        toResult(command.id, result.status, result.status === 'refused' ? result.text : undefined),
      );
    }
    const row = await store(editing, fresh, results, context);
    return {
      results: commands.flatMap((command) => results.get(command.id) ?? []),
      state: toState({ ...open, row }, editing.draft),
    };
  });
  context.live.changed(id);
  return answer;
}

const toResult = (id: string, status: Results[number]['status'], text: string | undefined) => ({
  id,
  status,
  ...(text !== undefined && { text }),
});

/** Locks a trip for its owner or one of its editors. */
async function openForEditing(db: Db, id: string, { caller }: HandlerContext): Promise<OpenTrip> {
  const row = await lockTrip(db, id);
  const open = row && (await openAsPerson(row, { db, caller }));
  if (!open?.member) throw notFound('trip');
  if (open.member.role !== 'owner' && open.member.role !== 'editor')
    throw new ApiError('NOT_ALLOWED', { message: 'You can read this trip, but not change it.' });
  if (open.row.version === 0 || open.row.status === 'planning') throw new ApiError('TRIP_NOT_READY');
  return open;
}

async function startEditing(
  db: Db,
  open: OpenTrip,
  whole: Parameters<typeof narrowCatalogue>[0],
): Promise<Editing> {
  const { row } = open;
  const version = await findTripVersion(db, row.id, row.version);
  if (!version) throw new ApiError('TRIP_NOT_READY');
  const { brief, plan } = version;
  const problems = problemsOf(row, brief, whole);
  return {
    db,
    open,
    problems,
    draft: { title: row.title, brief: problems.brief, plan: toPlan(plan) },
    catalogue: problems.data,
  };
}

/** Prepares the first command of somebody who opens a trip. */
export function prepareCommands(
  row: OpenTrip['row'],
  { db, tripCatalogue, log }: Pick<HandlerContext, 'db' | 'tripCatalogue' | 'log'>,
): void {
  const load = async () => {
    const version = await findTripVersion(db, row.id, row.version);
    if (!version) throw new ApiError('TRIP_NOT_READY');
    return problemsOf(row, version.brief, await tripCatalogue());
  };
  prepareSoon(load, (error) => log(new Error('A trip was not prepared for commands', { cause: error })));
}

/** Throws TOO_MANY when a member sends more than `commandsPerMinute` commands in a minute. */
async function assertRate(
  db: Db,
  { member }: OpenTrip,
  added: number,
  { now }: HandlerContext,
): Promise<void> {
  if (!member || added === 0) return;
  const since = new Date(now().getTime() - 60_000);
  if ((await countCommandsOf(db, member.id, since)) + added > commandsPerMinute)
    throw new ApiError('TOO_MANY', { retryAfterSeconds: 20 });
}

function runOne({ open, draft, problems, catalogue }: Editing, { change }: TogetherCommand): EditResult {
  const invalid: EditResult = { status: 'refused', text: 'This cannot be part of the trip as it stands.' };
  try {
    const result = runChange(problems.problemOf, draft, change, { seesPrivate: seesPrivate(open) });
    if (result.status === 'refused' || change.kind !== 'set') return result;
    const { brief, plan } = result.draft;
    return checkPlan(brief, toStoredPlan(plan), catalogue).kind === 'checked' ? result : invalid;
  } catch {
    return invalid; // the planner throws on ids that refer to nothing
  }
}

/** Stores the changed draft as a new version, and the commands with their results. Returns the row of the trip. */
async function store(
  { db, open: { row, member }, draft, catalogue }: Editing,
  commands: readonly TogetherCommand[],
  results: ReadonlyMap<string, Results[number]>,
  { now }: HandlerContext,
): Promise<TripRow> {
  const isChanged = commands.some(({ id }) => results.get(id)?.status === 'done');
  const version = isChanged ? row.lastVersion + 1 : row.version;
  let stored = row;
  if (isChanged) {
    const { title, brief } = draft;
    const plan = toStoredPlan(draft.plan);
    const checked = checkPlan(brief, plan, catalogue);
    const problems = checked.kind === 'checked' ? checked.problems : [];
    await insertTripVersion(db, { tripId: row.id, version, kind: 'saved', title, brief, plan, problems });
    const change = {
      version,
      lastVersion: version,
      title,
      brief,
      failure: null,
      cityIds: listCitiesWith(plan, row),
      hasOwnTitle: row.hasOwnTitle || title !== row.title,
    };
    stored = (await updateTrip(db, row.id, change)) ?? row;
    await thinVersion(db, row.id, row.version);
    await pruneTripVersions(db, row.id, { current: version, keep: maxVersions });
  }
  const at = now().getTime();
  await insertCommands(
    db,
    commands.map(({ id, change }, index) => ({
      tripId: row.id,
      id,
      memberId: member?.id ?? null,
      change: change.kind === 'set' ? null : change,
      status: results.get(id)?.status ?? 'refused',
      text: results.get(id)?.text ?? null,
      version,
      createdAt: new Date(at + index), // their order within the call
    })),
  );
  if (commands.length > 0) await pruneCommands(db, row.id);
  return stored;
}

/** Returns the newest state as the caller may see it. */
function toState(open: OpenTrip, { title, brief, plan }: Draft) {
  return {
    version: open.row.version,
    title,
    brief: briefFor(open, brief),
    plan: planFor(open, toStoredPlan(plan)),
  };
}

import type { HandlerInput, HandlerOutput } from '@yunyou/contract/endpoints';
import type { TogetherCommand } from '@yunyou/contract/trip/together.schema';
import { commandCharsMax, commandsPerMinute } from '@yunyou/contract/trip/together-limits';
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
  pruneCommands,
  thinVersion,
} from '@yunyou/database/visitors/trip-command.queries';
import type { TripMemberRow } from '@yunyou/database/visitors/trip-member.queries';
import { readRemarks, storeRemarks } from '@yunyou/database/visitors/trip-remarks.queries';
import { isRemarkChange } from '@yunyou/domain/together/remarks';
import { runCommand } from '@yunyou/domain/together/run-command';
import {
  type Author,
  type CommandResult,
  noRemarks,
  type SharedTrip,
} from '@yunyou/domain/together/shared-trip';
import { checkPlan } from '@yunyou/domain/trip/plan/check-plan';
import { toPlan, toStoredPlan } from '@yunyou/domain/trip/plan/stored-plan';
import type { Draft } from '@yunyou/domain/trip-editing/draft';
import { ApiError, notFound } from '../api-error.ts';
import type { HandlerContext } from '../handler.ts';
import type { CatalogueOutline } from '../trips/catalogue/trip-catalogue.ts';
import { listCitiesWith, maxVersions } from '../trips/save-trip.ts';
import { type OpenTrip, openAsPerson, seesPrivate } from '../trips/trip-access.ts';
import { briefFor, planFor } from '../trips/views/for-caller.ts';
import { findNewCommands, toResult } from './new-commands.ts';
import { type OpenProblems, prepareSoon, problemsOf } from './open-problems.ts';

type Results = HandlerOutput<'POST /travel/commands'>['results'];

/** A trip under its lock, with what commands change. */
interface Editing {
  db: Db;
  open: OpenTrip;
  author: Author;
  before: SharedTrip;
  shared: SharedTrip;
  problems: OpenProblems;
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
  const outline = await context.tripCatalogue();
  const answer = await context.transaction(async (db) => {
    const open = await openForCommands(db, id, context);
    const hasRemarks = commands.some(({ change }) => isRemarkChange(change));
    const editing = await startEditing(db, open, { outline, hasRemarks });
    const { results, fresh } = await findNewCommands(db, id, commands);
    await assertRate(db, open, fresh.length, context);
    const at = context.now().getTime();
    for (const [index, command] of fresh.entries()) {
      const result = runOne(editing, command, new Date(at + index).toISOString());
      if (result.status === 'done') editing.shared = result.shared;
      results.set(
        command.id,
        toResult(command.id, result.status, result.status === 'refused' ? result.text : undefined),
      );
    }
    const row = await store(editing, fresh, results, context);
    return {
      results: commands.flatMap((command) => results.get(command.id) ?? []),
      state: toState({ ...open, row }, editing.shared.draft),
      ...(hasRemarks && { remarks: { version: row.remarksVersion, ...editing.shared.remarks } }),
    };
  });
  context.live.changed(id);
  return answer;
}

type PersonTrip = OpenTrip & { member: TripMemberRow };

/** Locks a trip for one of its people. Viewers are refused here, before the trip is read. */
async function openForCommands(db: Db, id: string, { caller }: HandlerContext): Promise<PersonTrip> {
  const row = await lockTrip(db, id);
  const open = row && (await openAsPerson(row, { db, caller }));
  if (!open?.member) throw notFound('trip');
  if (open.member.role === 'viewer')
    throw new ApiError('NOT_ALLOWED', { message: 'You can read this trip, but not change it.' });
  if (open.row.version === 0 || open.row.status === 'planning') throw new ApiError('TRIP_NOT_READY');
  return { ...open, member: open.member };
}

async function startEditing(
  db: Db,
  open: PersonTrip,
  { outline, hasRemarks }: { outline: CatalogueOutline; hasRemarks: boolean },
): Promise<Editing> {
  const { row, member } = open;
  const version = await findTripVersion(db, row.id, row.version);
  if (!version) throw new ApiError('TRIP_NOT_READY');
  const { brief, plan } = version;
  const problems = await problemsOf(db, row, brief, outline);
  const before = {
    draft: { title: row.title, brief: problems.brief, plan: toPlan(plan) },
    remarks: hasRemarks ? await readRemarks(db, row.id) : noRemarks,
  };
  const author = { id: member.id, role: member.role, seesPrivate: seesPrivate(open) };
  return { db, open, author, before, shared: before, problems };
}

/** Creates the planner's problem of a trip that a person has opened, so that the first command does not wait for it. */
export function prepareCommands(
  row: OpenTrip['row'],
  { db, tripCatalogue, log }: Pick<HandlerContext, 'db' | 'tripCatalogue' | 'log'>,
): void {
  const load = async () => {
    const version = await findTripVersion(db, row.id, row.version);
    if (!version) throw new ApiError('TRIP_NOT_READY');
    return problemsOf(db, row, version.brief, await tripCatalogue());
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

function runOne({ author, shared, problems }: Editing, command: TogetherCommand, at: string): CommandResult {
  const invalid: CommandResult = { status: 'refused', text: 'This cannot be part of the trip as it stands.' };
  try {
    const result = runCommand(problems.problemOf, shared, command, { author, at });
    if (result.status === 'refused' || command.change.kind !== 'set') return result;
    const { brief, plan } = result.shared.draft;
    const checked = checkPlan(brief, toStoredPlan(plan), problems.data, problems.problemOf(brief));
    return checked.kind === 'checked' ? result : invalid;
  } catch {
    return invalid; // the planner throws on ids that refer to nothing
  }
}

/** Stores the changed draft as a new version, the remarks, and the commands with their results. Returns the row of the trip. */
async function store(
  { db, open: { row, member }, before, shared, problems }: Editing,
  commands: readonly TogetherCommand[],
  results: ReadonlyMap<string, Results[number]>,
  { now }: HandlerContext,
): Promise<TripRow> {
  const isChanged = shared.draft !== before.draft;
  const hasNewRemarks = shared.remarks !== before.remarks;
  const version = isChanged ? row.lastVersion + 1 : row.version;
  if (hasNewRemarks) await storeRemarks(db, row.id, { before: before.remarks, after: shared.remarks });
  const change = {
    ...(isChanged && (await storeVersion(db, row, { draft: shared.draft, version, problems }))),
    ...(hasNewRemarks && { remarksVersion: row.remarksVersion + 1 }),
  };
  const stored = isChanged || hasNewRemarks ? ((await updateTrip(db, row.id, change)) ?? row) : row;
  if (isChanged) {
    await thinVersion(db, row.id, row.version);
    await pruneTripVersions(db, row.id, { current: version, keep: maxVersions });
  }
  const at = now().getTime();
  await insertCommands(
    db,
    commands.map(({ id, change: made }, index) => ({
      tripId: row.id,
      id,
      memberId: member?.id ?? null,
      change: made.kind === 'set' || isRemarkChange(made) ? null : made,
      status: results.get(id)?.status ?? 'refused',
      text: results.get(id)?.text ?? null,
      version,
      createdAt: new Date(at + index), // their order within the call
    })),
  );
  if (commands.length > 0) await pruneCommands(db, row.id);
  return stored;
}

/** Stores a draft as a version. Returns what changes in the row of the trip. */
async function storeVersion(
  db: Db,
  row: TripRow,
  {
    draft,
    version,
    problems: { data, problemOf },
  }: { draft: Draft; version: number; problems: OpenProblems },
) {
  const { title, brief } = draft;
  const plan = toStoredPlan(draft.plan);
  const checked = checkPlan(brief, plan, data, problemOf(brief));
  const problems = checked.kind === 'checked' ? checked.problems : [];
  await insertTripVersion(db, { tripId: row.id, version, kind: 'saved', title, brief, plan, problems });
  return {
    version,
    lastVersion: version,
    title,
    brief,
    failure: null,
    cityIds: listCitiesWith(plan, row),
    hasOwnTitle: row.hasOwnTitle || title !== row.title,
  };
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

import type { HandlerInput } from '@yunyou/contract/endpoints';
import {
  countNamedVersions,
  findTripVersion,
  findVersionBefore,
  listTripVersions,
  lockTrip,
  nameTripVersion,
} from '@yunyou/database/visitors/trip.queries';
import { chinaNow } from '@yunyou/domain/time/china-time';
import { describeTrip } from '@yunyou/domain/trip/description/describe-trip';
import { listStayCities, toPlan } from '@yunyou/domain/trip/plan/stored-plan';
import { listChanges } from '@yunyou/domain/trip-editing/list-changes';
import { ApiError, notFound } from '../api-error.ts';
import type { HandlerContext } from '../handler.ts';
import { readTripPart } from './catalogue/trip-part.ts';
import { getOwnTrip } from './trip-access.ts';

/** Named versions are not deleted, so they have a limit of their own. */
const maxNamed = 50;
const maxVersionsShown = 100 + maxNamed;

export async function listOwnVersions(id: string, context: HandlerContext) {
  const row = await getOwnTrip(id, context);
  const versions = await listTripVersions(context.db, id, maxVersionsShown);
  return {
    list: versions.map(({ version, kind, title, name, plan, problems, createdAt }) => ({
      version,
      kind,
      title,
      ...(name !== null && { name }),
      current: version === row.version,
      days: plan.days.length,
      visits: plan.totals.visits,
      problemCount: problems.length,
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** Sets the name of a version, or removes it when the name is empty. */
export async function nameOwnVersion(
  { id, version, name }: HandlerInput<'POST /travel/version/name'>,
  context: HandlerContext,
): Promise<null> {
  await getOwnTrip(id, context);
  await context.transaction(async (db) => {
    await lockTrip(db, id); // concurrent calls must not pass the limit together
    if (!(await nameTripVersion(db, id, { version, name: name || null }))) throw notFound('version');
    if ((await countNamedVersions(db, id)) > maxNamed)
      throw new ApiError('TOO_MANY', { message: `A trip can have ${maxNamed} named versions.` });
  });
  return null;
}

/** Lists what differs between a version and the one before it. The first version has nothing to compare with. */
export async function listVersionChanges(
  { id, version }: HandlerInput<'GET /travel/version/changes'>,
  context: HandlerContext,
) {
  const row = await getOwnTrip(id, context);
  const after = await findTripVersion(context.db, id, version);
  if (!after) throw notFound('version');
  const before = await findVersionBefore(context.db, id, version);
  if (!before) return { list: [] };
  const outline = await context.tripCatalogue();
  const describe = async ({ brief, plan }: typeof after) => {
    const own = toPlan(plan);
    const cityIds = [...new Set([...listStayCities(own), ...row.cityIds])];
    const data = await readTripPart(context.db, outline, brief, cityIds);
    return describeTrip({ brief, plan: own, data, now: chinaNow(context.now()) });
  };
  const renamed = before.title === after.title ? [] : [{ text: `Title: ${after.title}` }];
  return { list: [...renamed, ...listChanges(await describe(before), await describe(after))] };
}

import type { TripView } from '@yunyou/contract/trip/trip.schema';
import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { chinaNow } from '@yunyou/domain/time/china-time';
import { describeBasis } from '@yunyou/wish/brief/brief-basis';
import { readWish } from '@yunyou/wish/read-wish';
import type { Services } from '../../handler.ts';
import { readWishNames } from '../../understanding/wish-names.ts';

/** Returns what a trip was planned by: chips of its brief, and the parts of its wish that were not used. */
export async function readBasis(
  wish: string | null,
  brief: TripBrief,
  { db, now }: Pick<Services, 'db' | 'now'>,
): Promise<TripView['basis']> {
  const names = await readWishNames(db);
  const today = chinaNow(now()).date;
  const reading = wish === null ? undefined : readWish(wish, { ...names, today });
  return describeBasis(brief, { ...names, today, reading });
}

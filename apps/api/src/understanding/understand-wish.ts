import type { PartialTripBrief, Understanding } from '@yunyou/contract/trip/trip-brief.schema';
import { chinaNow } from '@yunyou/domain/time/china-time';
import { toUnderstanding } from '@yunyou/wish/brief/to-understanding';
import { readWish } from '@yunyou/wish/read-wish';
import type { Services } from '../handler.ts';
import { mergeReadings } from './merge-readings.ts';
import { createWishModel, type WishModel } from './model-reading.ts';
import { readWishNames, type WishNames } from './wish-names.ts';

const modelFailedNote = 'The language model did not answer; the wish was read by rules alone.';

/**
 * Converts a wish to a trip brief. The rules always read it. A configured language model reads it too, unless `tries` is
 * 0; its slots count only when the wish confirms them. `given` fields override what the wish says.
 */
export async function understandWish(
  wish: string,
  { db, settings, now, log }: Pick<Services, 'db' | 'settings' | 'now' | 'log'>,
  {
    given,
    tries = 2,
    onUnread,
  }: {
    given?: PartialTripBrief | undefined;
    tries?: number;
    /** Called with the phrases that the rules did not use. */
    onUnread?: (phrases: readonly string[]) => void;
  } = {},
): Promise<Understanding> {
  const names = await readWishNames(db);
  const model = tries > 0 ? createWishModel(settings, tries) : undefined;
  return understandWith({ names, model, today: chinaNow(now()).date, log, onUnread }, wish, given);
}

export interface Reader {
  names: WishNames;
  model: WishModel | undefined;
  /** China-local. */
  today: string;
  log(error: Error): void;
  onUnread?: ((phrases: readonly string[]) => void) | undefined;
}

export async function understandWith(
  { names, model, today, log, onUnread }: Reader,
  wish: string,
  given?: PartialTripBrief,
): Promise<Understanding> {
  const rules = readWish(wish, {
    gazetteer: names.gazetteer,
    vocabulary: names.vocabulary,
    today,
    ...(given?.budget && { currency: given.budget.currency }),
  });
  onUnread?.(rules.unread);
  const whole = { ...names, today, ...(given && { given }) };
  if (model === undefined) return toUnderstanding({ ...whole, reading: rules, by: 'rules' });
  try {
    const answer = await model.read(wish, { today, tagIds: [...names.tagIds] });
    const reading = mergeReadings(rules, answer, { wish, ...names });
    return toUnderstanding({ ...whole, reading, by: 'model' });
  } catch (error) {
    log(
      new Error('Reading a wish by the language model failed; the rules alone were used', { cause: error }),
    );
    return toUnderstanding({ ...whole, reading: rules, by: 'rules', notes: [modelFailedNote] });
  }
}

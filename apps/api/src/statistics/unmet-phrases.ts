import { countUnmetPhrases, listUnmetPhrases } from '@yunyou/database/admin/unmet-phrase.queries';
import type { Db } from '@yunyou/database/database';
import {
  anonymisePhrase,
  type UnmetKind,
  unmetDays,
  unmetShownFrom,
  withoutBeginnings,
} from '@yunyou/domain/statistics/unmet-phrases';
import { addDays, chinaNow } from '@yunyou/domain/time/china-time';
import type { Services } from '../handler.ts';

const listed = 100;
const shown = 20;

/** Counts a search without a result or an unused part of a wish, without the visitor. The answer does not wait for it. */
export function countUnmet(
  { db, now, log }: Pick<Services, 'db' | 'now' | 'log'>,
  kind: UnmetKind,
  texts: readonly string[],
): void {
  const phrases = texts.flatMap((text) => anonymisePhrase(kind, text) ?? []);
  if (phrases.length === 0) return;
  countUnmetPhrases(db, { day: chinaNow(now()).date, kind, phrases }).catch((cause: unknown) =>
    log(new Error('Counting a phrase failed', { cause })),
  );
}

/** Lists the most frequent phrases of the last days that occurred several times. */
export async function listUnmet(db: Db, kind: UnmetKind, now: Date) {
  const since = addDays(chinaNow(now).date, -unmetDays);
  const phrases = await listUnmetPhrases(db, { kind, since, least: unmetShownFrom, limit: listed });
  return withoutBeginnings(phrases).slice(0, shown);
}

import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { unmetPhrase } from '../tables/unmet-phrase.table.ts';

type Kind = (typeof unmetPhrase.$inferSelect)['kind'];

/** Phrases stored per day and kind; further ones are dropped, so that a flood of requests cannot fill the table. */
const perDayMax = 2000;

/** Counts phrases of a day. New phrases above the limit of the day are dropped. */
export async function countUnmetPhrases(
  db: Db,
  { day, kind, phrases }: { day: string; kind: Kind; phrases: readonly string[] },
): Promise<void> {
  for (const phrase of new Set(phrases)) {
    await db.execute(sql`
      insert into ${unmetPhrase} (day, kind, phrase)
      select ${day}::date, ${kind}, ${phrase}
      where (select count(*) from ${unmetPhrase} where day = ${day}::date and kind = ${kind}) < ${perDayMax}
        or exists (select 1 from ${unmetPhrase} where day = ${day}::date and kind = ${kind} and phrase = ${phrase})
      on conflict (day, kind, phrase) do update set count = unmet_phrase.count + 1
    `);
  }
}

/** Lists phrases since a day that occurred at least `least` times, most frequent first. */
export async function listUnmetPhrases(
  db: Db,
  { kind, since, least, limit }: { kind: Kind; since: string; least: number; limit: number },
): Promise<{ phrase: string; count: number }[]> {
  const total = sql<number>`sum(${unmetPhrase.count})::integer`;
  return db
    .select({ phrase: unmetPhrase.phrase, count: total })
    .from(unmetPhrase)
    .where(and(eq(unmetPhrase.kind, kind), gte(unmetPhrase.day, since)))
    .groupBy(unmetPhrase.phrase)
    .having(sql`sum(${unmetPhrase.count}) >= ${least}`)
    .orderBy(desc(total), unmetPhrase.phrase)
    .limit(limit);
}

export async function removeOldUnmetPhrases(db: Db, before: string): Promise<void> {
  await db.delete(unmetPhrase).where(lt(unmetPhrase.day, before));
}

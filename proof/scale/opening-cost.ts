import { openDatabase } from '@yunyou/database/database';
import { countPages } from '@yunyou/database/testing/explain.queries';
import { generatedTokenHash } from '@yunyou/database/testing/generate-visitors.queries';
import { findTrip, findTripVersion } from '@yunyou/database/visitors/trip.queries';
import { findSessionUser } from '@yunyou/database/visitors/user.queries';

/** Trips whose statements are counted. */
const sample = 10;

/** Returns the mean number of database pages that the statements about visitor and trip read when a trip is opened. */
export async function countPagesOfOpening(url: string, numbers: readonly number[]): Promise<number> {
  const statements: { text: string; values: unknown[] }[] = [];
  const database = openDatabase({
    connection: { url },
    poolSize: 1,
    onConnectionLost: () => undefined,
    onQuery: (text, values) => statements.push({ text, values }),
  });
  const { db } = database;
  const opened = numbers.slice(0, sample);
  try {
    for (const number of opened) {
      await findSessionUser(db, generatedTokenHash(number), new Date());
      const trip = await findTrip(db, `trip-${number}`);
      await findTripVersion(db, `trip-${number}`, trip?.version ?? 0);
    }
  } finally {
    await database.close();
  }
  let pages = 0;
  for (const { text, values } of statements) pages += await countPages(url, text, values);
  return pages / opened.length;
}

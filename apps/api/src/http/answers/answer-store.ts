import { hash } from 'node:crypto';
import type { Database } from '@yunyou/database/database';
import {
  findStoredAnswer,
  type StoredAnswerKey,
  storeAnswer,
  trimStoredAnswers,
} from '@yunyou/database/system/stored-answer.queries';

/** The table is trimmed once in this many stored answers of a process. */
const storedPerTrim = 200;

/** An answer as it is sent. */
export interface SerialisedAnswer {
  etag: string;
  /** JSON, compressed with brotli. */
  body: Buffer;
}

interface AnswerStoreOptions {
  maxBytes: number;
  /** Identifies the code and the settings by which answers are computed. */
  release(): Promise<string>;
  log(error: Error): void;
}

/**
 * Stores serialised answers in the database, for all processes and across restarts. An answer is valid for one release, one
 * catalogue change and the counts of likes and favourites that it shows.
 */
export function createAnswerStore({ db }: Pick<Database, 'db'>, options: AnswerStoreOptions) {
  let release: Promise<string> | undefined;
  let stored = 0;

  const save = async (row: Parameters<typeof storeAnswer>[1]) => {
    await storeAnswer(db, row);
    stored += 1;
    if (stored % storedPerTrim !== 0) return;
    await trimStoredAnswers(db, { changeNumber: row.changeNumber, maxBytes: options.maxBytes });
  };

  return {
    /** Returns the stored answer, or computes it and stores it. A failure of the store is logged only. */
    async get(
      { key: name, ...rest }: StoredAnswerKey,
      compute: () => Promise<SerialisedAnswer>,
    ): Promise<SerialisedAnswer> {
      release ??= options.release().catch((error: unknown) => {
        release = undefined; // the next call tries again
        throw error;
      });
      const key = hash('sha256', `${await release} ${name}`, 'base64url');
      // The counts are read before the answer is computed, so that it never shows older ones than it is stored with.
      const found = await findStoredAnswer(db, { key, ...rest }).catch((error: Error) => {
        options.log(error);
        return undefined;
      });
      if (found?.answer) return found.answer;
      const computed = await compute();
      if (found !== undefined)
        await save({ key, changeNumber: rest.changeNumber, counts: found.counts, ...computed }).catch(
          options.log,
        );
      return computed;
    },
  };
}

export type AnswerStore = ReturnType<typeof createAnswerStore>;

import { setTimeout as wait } from 'node:timers/promises';
import type { CommonCrop } from './common-crops.ts';
import { createPictureCache } from './picture-cache.ts';
import type { PictureEncoder } from './picture-encoder.ts';
import { PictureError } from './picture-error.ts';
import { cropFileName, findMaster, getMasterHash } from './poster-crops.ts';

/** `off`: not started. `running`: also while it waits for its first crop. */
export interface PreparationProgress {
  state: 'off' | 'running' | 'done';
  /** Crops that exist; those of earlier runs count. */
  done: number;
  failed: number;
  total: number;
}

export interface PicturePreparation {
  progress(): PreparationProgress;
  /** Encodes the crops one after another in the background lane. Resolves when all are done or it is stopped. */
  run(crops: readonly CommonCrop[]): Promise<void>;
  stop(): void;
}

interface PreparationOptions {
  pictures: PictureEncoder;
  /** Cache folder of encoded pictures. */
  folder: string;
  masters: string;
  log(error: Error): void;
  /** Time before the first crop, so that the start of the server is not slowed down. */
  delayMs?: number;
  /** Shortest rest after a crop. The rest is at least as long as encoding took: at most half of a core is used. */
  restMs?: number;
}

/** Creates the task that encodes common crops of the shipped pictures before visitors request them. */
export function createPicturePreparation({
  pictures,
  folder,
  masters,
  log,
  delayMs = 60_000,
  restMs = 50,
}: PreparationOptions): PicturePreparation {
  const cache = createPictureCache(folder);
  const stopping = new AbortController();
  const progress: PreparationProgress = { state: 'off', done: 0, failed: 0, total: 0 };
  const rest = (ms: number) =>
    wait(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined); // stopped

  /** Returns whether the crop had to be encoded. */
  async function prepare({ kind, id, ...crop }: CommonCrop): Promise<boolean> {
    const master = await findMaster(masters, { kind, id, format: crop.format });
    if (!master) throw new Error('there is no master');
    const name = cropFileName(await getMasterHash(master), crop);
    if (await cache.read(name)) return false;
    const encode = () => pictures.run('cropPoster', { master, ...crop }, { isBackground: true });
    await cache.readOrCreate(name, encode, { isBackground: true });
    return true;
  }

  return {
    progress: () => ({ ...progress }),
    stop: () => stopping.abort(),
    async run(crops) {
      Object.assign(progress, { state: 'running', done: 0, failed: 0, total: crops.length });
      await rest(delayMs);
      for (const crop of crops) {
        if (stopping.signal.aborted) return;
        const startedAt = performance.now();
        try {
          const isNew = await prepare(crop);
          progress.done += 1;
          if (isNew) await rest(Math.max(restMs, performance.now() - startedAt));
        } catch (error) {
          if (stopping.signal.aborted) return;
          progress.failed += 1;
          if (error instanceof PictureError && error.reason === 'busy') continue; // a visitor's request encodes it
          const file = `${crop.kind}/${crop.id}/${crop.format}-${crop.width}.${crop.type}`;
          log(new Error(`Preparing ${file} failed`, { cause: error }));
        }
      }
      progress.state = 'done';
    },
  };
}

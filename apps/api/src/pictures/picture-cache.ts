import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface PictureCache {
  read(name: string): Promise<Buffer | undefined>;
  /** Returns the cached file, or creates it. Concurrent calls for one name and lane share the work. */
  readOrCreate(
    name: string,
    create: () => Promise<Buffer>,
    options?: { isBackground?: boolean },
  ): Promise<Buffer>;
}

/** Caches encoded pictures as files in a folder. Losing a file costs time only. */
export function createPictureCache(folder: string): PictureCache {
  const inFlight = new Map<string, Promise<Buffer>>();
  const read = (name: string) => readFile(path.join(folder, name)).catch(() => undefined); // not cached yet, or unreadable

  const createAndStore = async (name: string, create: () => Promise<Buffer>): Promise<Buffer> => {
    const cached = await read(name);
    if (cached) return cached;
    const content = await create();
    const file = path.join(folder, name);
    // Writes a temporary file and renames it, so that no partial file is ever read.
    await mkdir(folder, { recursive: true })
      .then(() => writeFile(`${file}.${process.pid}`, content))
      .then(() => rename(`${file}.${process.pid}`, file))
      .catch(() => undefined); // without a cache (for example a full disk) the picture is created again next time
    return content;
  };

  return {
    read,
    readOrCreate(name, create, { isBackground = false } = {}) {
      const key = `${isBackground ? 'background' : 'foreground'} ${name}`; // a visitor never waits for the background lane
      const running = inFlight.get(key) ?? createAndStore(name, create).finally(() => inFlight.delete(key));
      inFlight.set(key, running);
      return running;
    },
  };
}

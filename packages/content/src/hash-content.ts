import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { entityNames } from '@yunyou/contract/entities';
import { listFiles } from './list-files.ts';

/** Returns one hash over all content files. Comparing it is much faster than parsing all files. */
export async function hashContent(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const entity of entityNames) {
    for (const file of await listFiles(path.join(root, entity))) {
      hash.update(path.relative(root, file)).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

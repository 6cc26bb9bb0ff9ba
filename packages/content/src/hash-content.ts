import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { entityNames } from '@yunyou/contract/entities';
import { listFiles } from './read-content.ts';

/** One hash over all content files: telling that nothing changed is much quicker than reading it all. */
export async function hashContent(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const entity of entityNames) {
    for (const file of await listFiles(path.join(root, entity))) {
      hash.update(path.relative(root, file)).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

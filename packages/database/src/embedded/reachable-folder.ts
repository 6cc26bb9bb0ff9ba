import { createHash } from 'node:crypto';
import path from 'node:path';

/** A place every user of the machine can reach and that survives a restart. */
export function reachableFolder(name: string): string {
  return path.join('/var/tmp', `yunyou-${name}`);
}

/** The same short name for the same folder, and no other. */
export function shortName(folder: string): string {
  return createHash('sha256').update(path.resolve(folder)).digest('hex').slice(0, 12);
}

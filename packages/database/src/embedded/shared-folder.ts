import { createHash } from 'node:crypto';
import path from 'node:path';

/** Returns a folder that every user of the machine can enter and that survives a reboot. */
export function sharedFolder(name: string): string {
  return path.join('/var/tmp', `yunyou-${name}`);
}

/** Returns a short hash of the folder's absolute path. */
export function shortName(folder: string): string {
  return createHash('sha256').update(path.resolve(folder)).digest('hex').slice(0, 12);
}

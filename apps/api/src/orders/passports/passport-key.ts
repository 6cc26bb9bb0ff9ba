import type { Db } from '@yunyou/database/database';
import { ensureAppState, setAppState } from '@yunyou/database/system/app-state.queries';
import { randomKey, readOrCreateKey, replaceKey } from '../../keys/key-files.ts';
import { createKeyRing, deriveKey, type KeyRing, splitKeys } from '../../keys/key-ring.ts';
import type { Settings } from '../../settings.ts';
import type { PassportBox } from './passport-box.ts';

type KeySettings = Pick<Settings, 'PASSPORT_KEYS' | 'KEY_DIR' | 'DATA_DIR'>;

const purpose = 'passports';

export function createPassportKeys(settings: KeySettings): KeyRing {
  return createKeyRing(purpose, () => settings.PASSPORT_KEYS ?? readOrCreateKey(settings, 'passport'));
}

/**
 * Adds a new key to the key file as the current one. Drops older keys that encrypt no order. The key before stays,
 * because a running process may still be writing with it.
 */
export function addPassportKey(settings: KeySettings, usedKeyIds: readonly string[]): void {
  const known = splitKeys(readOrCreateKey(settings, 'passport'));
  const kept = known.filter(
    (source, index) => index === 0 || usedKeyIds.includes(deriveKey(purpose, source).id),
  );
  replaceKey(settings, 'passport', [randomKey(), ...kept].join('\n'));
}

const stateKey = 'passport-key';

export class PassportKeyError extends Error {
  override name = 'PassportKeyError';
}

/**
 * Records the id of the key that encrypts. Throws PassportKeyError when this process does not have the recorded key:
 * it could not read the passport numbers of the database, and would encrypt new ones with a key that others lack.
 */
export async function requirePassportKey(db: Db, passports: PassportBox): Promise<void> {
  const recorded = await ensureAppState(db, stateKey, passports.currentKeyId());
  if (typeof recorded !== 'string' || !passports.knowsKey(recorded)) {
    throw new PassportKeyError(
      `The passport numbers in this database are encrypted with the key ${String(recorded)}, which is neither in PASSPORT_KEYS nor in KEY_DIR. See "The passport key" in docs/runbook.md.`,
    );
  }
  await recordPassportKey(db, passports);
}

export async function recordPassportKey(db: Db, passports: PassportBox): Promise<void> {
  await setAppState(db, stateKey, passports.currentKeyId());
}

import { openDatabase } from '@yunyou/database/database';
import { listTravellerKeyIds } from '@yunyou/database/orders/traveller-secret.queries';
import { createPassportBox } from '../orders/passports/passport-box.ts';
import { addPassportKey, createPassportKeys, recordPassportKey } from '../orders/passports/passport-key.ts';
import { rotatePassports } from '../orders/passports/rotate-passports.ts';
import { sealStoredPassports } from '../orders/passports/seal-stored-passports.ts';
import { readSettings } from '../settings.ts';
import { withConnection } from './database-connection.ts';
import { step } from './progress.ts';

/**
 * Runs `npm run passports:rotate [-- --discard-unreadable]`: encrypts all passport numbers with a new key. The site may
 * keep running. With `PASSPORT_KEYS` set, uses its first key instead of creating one.
 */
const settings = readSettings(process.env);
const discardUnreadable = process.argv.includes('--discard-unreadable');
await withConnection(settings, async (connection) => {
  const database = openDatabase({ connection, poolSize: 2, onConnectionLost: () => undefined });
  try {
    if (!settings.PASSPORT_KEYS) addPassportKey(settings, await listTravellerKeyIds(database.db));
    const passports = createPassportBox(createPassportKeys(settings));
    await sealStoredPassports(database, passports);
    const { rotated, unreadable } = await step('Encrypting passport numbers with the new key', () =>
      rotatePassports(database, passports, { discardUnreadable }),
    );
    await recordPassportKey(database.db, passports);
    console.log(`    ${rotated} orders`);
    if (unreadable > 0) {
      const outcome = discardUnreadable ? 'deleted' : 'kept; --discard-unreadable deletes them';
      console.log(`    ${unreadable} orders are encrypted with a key that is missing: ${outcome}`);
    }
  } finally {
    await database.close();
  }
});

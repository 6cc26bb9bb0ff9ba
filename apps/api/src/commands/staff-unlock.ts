import { openDatabase } from '@yunyou/database/database';
import { readSettings } from '../settings.ts';
import { unlockStaff } from '../staff/unlock-staff.ts';
import { withConnection } from './database-connection.ts';

/** Runs `npm run staff:unlock -- NAME [--remove-second-factor]`. The site may keep running. */
const factorOption = '--remove-second-factor';
const [name, ...options] = process.argv.slice(2);
if (!name || name.startsWith('--') || options.some((option) => option !== factorOption)) {
  console.error(`Usage: npm run staff:unlock -- NAME [${factorOption}]`);
  process.exit(1);
}
await withConnection(readSettings(process.env), async (connection) => {
  const database = openDatabase({ connection, poolSize: 2, onConnectionLost: () => undefined });
  try {
    const isFactorRemoved = options.includes(factorOption);
    const person = await unlockStaff(database, { name, isFactorRemoved, now: new Date() });
    if (!person) {
      console.error(`There is no staff member with the name or e-mail address "${name}".`);
      process.exitCode = 1;
      return;
    }
    console.log(`${person.name} can sign in again. The locks of network addresses are removed, too.`);
    if (isFactorRemoved) console.log('The second factor is removed, and all sessions have ended.');
  } finally {
    await database.close();
  }
});

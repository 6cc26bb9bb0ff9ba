import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { restoreBackup } from '@yunyou/database/backup/restore-backup';
import { migrateDatabase } from '@yunyou/database/migrate';
import { createKey, keyFileName, keyNames } from '../keys/key-files.ts';
import { readSettings } from '../settings.ts';
import { copyPrivately } from '../uploads/private-files.ts';
import { uploadsFolder, withConnection } from './database-connection.ts';
import { step } from './progress.ts';

/** Runs `npm run restore -- FOLDER`: restores a backup into an empty database (new DATA_DIR or empty DATABASE_URL). */
const folder = process.argv[2];
if (!folder || !existsSync(path.join(folder, 'database.gz'))) {
  console.error('The backup folder is missing or has no database.gz. Usage: npm run restore -- FOLDER');
  process.exit(1);
}
const settings = readSettings(process.env);
await withConnection(settings, async (connection) => {
  await step('Preparing the tables', () => migrateDatabase(connection));
  const rows = await step('Restoring the database', () =>
    restoreBackup(connection, path.join(folder, 'database.gz')),
  );
  console.log(`    ${rows} rows`);
});
const uploads = path.join(folder, 'uploads');
if (existsSync(uploads)) {
  await step('Copying the uploads', () => copyPrivately(uploads, uploadsFolder(settings.DATA_DIR)));
}
for (const name of keyNames) {
  const key = path.join(folder, keyFileName(name)); // backups of earlier versions contain a key
  if (existsSync(key)) createKey(settings, name, readFileSync(key, 'utf8').trim());
}
console.log('Restored. Start the site with npm start.');

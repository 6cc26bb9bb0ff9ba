import { existsSync } from 'node:fs';
import path from 'node:path';
import { writeBackup } from '@yunyou/database/backup/write-backup';
import { readSettings } from '../settings.ts';
import { copyPrivately, ensurePrivateFolder } from '../uploads/private-files.ts';
import { uploadsFolder, withConnection } from './database-connection.ts';
import { step } from './progress.ts';

/**
 * Runs `npm run backup [-- FOLDER]`: writes a snapshot of the database and the uploads. The site may keep running. The
 * keys of KEY_DIR are not included, so that a backup alone does not reveal encrypted fields.
 */
const settings = readSettings(process.env);
const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '');
const folder = path.resolve(process.argv[2] ?? path.join(settings.DATA_DIR, 'backups', stamp));
await ensurePrivateFolder(folder);
await withConnection(settings, async (connection) => {
  const rows = await step('Writing the database', () =>
    writeBackup(connection, path.join(folder, 'database.gz')),
  );
  console.log(`    ${rows} rows`);
});
const uploads = uploadsFolder(settings.DATA_DIR);
if (existsSync(uploads)) {
  await step('Copying the uploads', () => copyPrivately(uploads, path.join(folder, 'uploads')));
}
console.log(`Backup in ${folder}. It holds personal data: keep it where only you can read it.`);
if (existsSync(settings.KEY_DIR)) {
  console.log(`The keys in ${settings.KEY_DIR} are not included. Keep a copy of them in another place.`);
}

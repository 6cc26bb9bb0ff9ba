import { existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { writeBackup } from '@yunyou/database/backup/write-backup';
import { readSettings } from '../settings.ts';
import { keyFile } from '../staff/secret-box.ts';
import { uploadsFolder, withConnection } from './database-connection.ts';
import { step } from './progress.ts';

/** Runs `npm run backup [-- FOLDER]`: writes a snapshot of the database and the uploads. The site may keep running. */
const settings = readSettings(process.env);
const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '');
const folder = path.resolve(process.argv[2] ?? path.join(settings.DATA_DIR, 'backups', stamp));
await mkdir(folder, { recursive: true, mode: 0o700 });
await withConnection(settings, async (connection) => {
  const rows = await step('Writing the database', () =>
    writeBackup(connection, path.join(folder, 'database.gz')),
  );
  console.log(`    ${rows} rows`);
});
const uploads = uploadsFolder(settings.DATA_DIR);
if (existsSync(uploads)) {
  await step('Copying the uploads', () => cp(uploads, path.join(folder, 'uploads'), { recursive: true }));
}
const key = keyFile(settings.DATA_DIR);
if (existsSync(key)) await cp(key, path.join(folder, path.basename(key)));
console.log(`Backup in ${folder}. It holds personal data: keep it where only you can read it.`);

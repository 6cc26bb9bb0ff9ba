import { appRole, ensureAppRole } from '@yunyou/database/app-role';
import { openDatabase } from '@yunyou/database/database';
import { copyDatabase, databaseUrl, emptyTemplate, withRole } from '@yunyou/database/testing/template';
import { loadItems } from '../content/load-content.ts';
import { prepareDatabase } from '../database-roles.ts';
import { readSample } from './sample.ts';

export const guideTemplate = 'yunyou_guide';

/** Creates two template databases for tests: one migrated and empty, one with the sample content. */
export async function prepareTemplates(serverUrl: string): Promise<void> {
  await copyDatabase(serverUrl, 'template1', emptyTemplate);
  const url = databaseUrl(serverUrl, emptyTemplate);
  await ensureAppRole({ url });
  await prepareDatabase({ owner: { url }, app: { url: withRole(url, appRole) } });
  await copyDatabase(serverUrl, emptyTemplate, guideTemplate);
  const database = openDatabase({
    connection: { url: databaseUrl(serverUrl, guideTemplate) },
    poolSize: 2,
    onConnectionLost: () => undefined,
  });
  await loadItems(database, await readSample(), 'sample');
  await database.close();
}

import { openDatabase } from '@yunyou/database/database';
import { copyDatabase, databaseUrl, emptyTemplate, prepareTemplate } from '@yunyou/database/testing/template';
import { loadItems } from '../content/load-content.ts';
import { readSample } from './sample.ts';

export const guideTemplate = 'yunyou_guide';

/** Creates two template databases for tests: one migrated and empty, one with the sample content. */
export async function prepareTemplates(serverUrl: string): Promise<void> {
  await prepareTemplate(serverUrl);
  await copyDatabase(serverUrl, emptyTemplate, guideTemplate);
  const database = openDatabase({
    connection: { url: databaseUrl(serverUrl, guideTemplate) },
    poolSize: 2,
    onConnectionLost: () => undefined,
  });
  await loadItems(database, await readSample(), 'sample');
  await database.close();
}

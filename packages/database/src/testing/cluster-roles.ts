import { quoteName } from '../backup/backup-tables.ts';
import { withServerClient } from './template.ts';

interface Account {
  name: string;
  password: string;
}

/** Creates a database with its owner and the app's role, as an operator does on a new server. */
export async function createClusterRoles(
  superuserUrl: string,
  { database, owner, app }: { database: string; owner: Account; app: Account },
): Promise<void> {
  await withServerClient(superuserUrl, async (client) => {
    for (const { name, password } of [owner, app])
      await client.query(`create role ${quoteName(name)} login password ${client.escapeLiteral(password)}`);
    // Connections behind PgBouncer cannot set it themselves.
    await client.query(`alter role ${quoteName(app.name)} set statement_timeout = '10s'`);
    await client.query(`create database ${quoteName(database)} owner ${quoteName(owner.name)}`);
  });
}

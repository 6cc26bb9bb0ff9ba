import { startEmbeddedPostgres } from '../embedded/embedded-postgres.ts';

/** Entry point of a child process that owns an embedded server until it is killed. */
const [, , folder = ''] = process.argv;
const { connection } = await startEmbeddedPostgres({ folder });
process.send?.(connection);
setInterval(() => undefined, 1000);

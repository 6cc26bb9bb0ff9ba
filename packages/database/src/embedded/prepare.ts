import { prepareBinaries } from './binaries.ts';

/**
 * `node packages/database/src/embedded/prepare.ts` completes PostgreSQL's npm package with its symlinks. A start does this automatically,
 * except where the package cannot be written to: the build of an image calls it.
 */
prepareBinaries(undefined);

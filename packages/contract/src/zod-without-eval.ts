import { z } from 'zod/v4';

/**
 * Zod without code generation, for browsers: Zod tests whether `eval` works, and under our Content-Security-Policy each
 * test is reported as a violation. Bundles use this file in place of `zod`, so that the setting comes before every schema,
 * in whatever order chunks are loaded.
 */
z.config({ jitless: true });

export * from 'zod/v4';
export { z as default } from 'zod/v4';

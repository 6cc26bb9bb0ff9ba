import { configureGlobal } from 'fast-check';

/**
 * Property tests use the same inputs in every run, so that a failure belongs to the change that caused it.
 * `PROPERTY_SEED=7 npm test` tries other inputs.
 */
configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1) });

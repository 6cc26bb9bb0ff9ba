import { configureGlobal } from 'fast-check';

/** Property tests run the same 150 inputs for every mutant and skip shrinking. */
configureGlobal({ seed: 1, endOnFailure: true, numRuns: 150 });

import { z } from 'zod';

/**
 * Disables Zod's code generation in the browser. Zod tests whether `eval` works, and under our Content-Security-Policy
 * each test is reported as a violation. Import this before the first schema is used.
 */
z.config({ jitless: true });

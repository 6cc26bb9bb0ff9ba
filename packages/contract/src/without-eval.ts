import { z } from 'zod';

/**
 * Zod makes code from schemas where it may, and finds out by trying. Under our content policy it may not, and each try
 * is a violation in the browser's console. Import this before anything is parsed.
 */
z.config({ jitless: true });

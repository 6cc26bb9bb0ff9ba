import { timestamp } from 'drizzle-orm/pg-core';

/** Declares a `timestamptz` column. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

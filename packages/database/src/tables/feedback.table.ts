import { sql } from 'drizzle-orm';
import { check, index, type PgColumn, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';

/** Returns the texts of feedback that staff search, in lower case, one a line. */
export const feedbackText = ({ text: words, path, email }: Record<'text' | 'path' | 'email', PgColumn>) =>
  sql`lower(${words} || E'\\n' || ${path} || E'\\n' || coalesce(${email}, ''))`;

/** A report of a wrong fact, or a message of a visitor. Open until a staff member closes it. */
export const feedback = pgTable(
  'feedback',
  {
    id: text().primaryKey(),
    kind: text().$type<'fact' | 'contact'>().notNull(),
    path: text().notNull(),
    text: text().notNull(),
    email: text(),
    createdAt: at('created_at').notNull().defaultNow(),
    closedAt: at('closed_at'),
    /** Name of the staff member who closed it, and the text that was mailed. */
    closedBy: text('closed_by').notNull().default(''),
    reply: text().notNull().default(''),
  },
  (table) => [
    index('feedback_open').on(table.createdAt, table.id).where(sql`${table.closedAt} is null`),
    index('feedback_closed').on(table.closedAt),
    // The back office searches for parts of these texts: see `listFeedback`.
    index('feedback_text').using('gin', sql`${feedbackText(table)} gin_trgm_ops`),
    check('feedback_kind', sql`${table.kind} in ('fact', 'contact')`),
  ],
);

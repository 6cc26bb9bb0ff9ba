import { hash, randomUUID } from 'node:crypto';
import { insertAuditEntries, insertAuditEntryOnce } from '@yunyou/database/admin/audit.queries';
import type { Db } from '@yunyou/database/database';
import type { HandlerContext } from '../handler.ts';
import { signedInStaff } from '../visitors/signed-in.ts';

/** The staff member who makes a change, or in whose name a schedule makes it. */
export interface Actor {
  id: string | null;
  name: string;
  now: Date;
}

export interface AuditEntry {
  /** Format: `noun.verb`. */
  action: string;
  entity?: string;
  entityId?: string;
  before?: unknown;
  after?: unknown;
}

export function actorOf(context: HandlerContext): Actor {
  const { staff } = signedInStaff(context);
  return { id: staff.id, name: staff.name, now: context.now() };
}

/** Writes audit entries. Call it in the transaction of the change, so that neither is stored without the other. */
export async function recordAudit(db: Db, actor: Actor, ...notes: AuditEntry[]): Promise<void> {
  await insertAuditEntries(
    db,
    notes.map((note) => ({
      id: randomUUID(),
      at: actor.now,
      staffId: actor.id,
      staffName: actor.name,
      ...note,
    })),
  );
}

/**
 * Writes an audit entry of something that can happen often. It is stored once per day (UTC), actor and subject: entries are
 * never deleted, so a program must not be able to add many.
 */
export async function recordDailyAudit(
  db: Db,
  actor: Actor,
  note: AuditEntry & { entity: string; entityId: string },
): Promise<void> {
  const day = actor.now.toISOString().slice(0, 10);
  const subject = [
    note.action,
    actor.id,
    actor.name,
    note.entity,
    note.entityId,
    JSON.stringify(note.after),
    day,
  ];
  await insertAuditEntryOnce(db, {
    id: hash('sha256', JSON.stringify(subject)).slice(0, 32),
    at: actor.now,
    staffId: actor.id,
    staffName: actor.name,
    ...note,
  });
}

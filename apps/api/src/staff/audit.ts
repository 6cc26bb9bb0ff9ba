import { randomUUID } from 'node:crypto';
import { insertAuditEntries } from '@yunyou/database/admin/audit.queries';
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

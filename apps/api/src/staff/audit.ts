import { randomUUID } from 'node:crypto';
import { insertAuditEntries } from '@yunyou/database/admin/audit.queries';
import type { Db } from '@yunyou/database/database';
import type { HandlerContext } from '../handler.ts';
import { signedInStaff } from '../visitors/signed-in.ts';

/** Who writes: a member of staff, or one on whose behalf something happens later. */
export interface Actor {
  id: string | null;
  name: string;
  now: Date;
}

export interface AuditNote {
  /** What was done, as `noun.verb`. */
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

/** Belongs into the transaction of the write it tells about: neither happens without the other. */
export async function noteAudit(db: Db, actor: Actor, ...notes: AuditNote[]): Promise<void> {
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

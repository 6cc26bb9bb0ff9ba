import type { Database } from '@yunyou/database/database';
import {
  consumeSignInRecord,
  findSignInRecord,
  findSignInRecordByUid,
  removeSignInRecord,
  removeSignInRecordsOfGrant,
  saveSignInRecord,
} from '@yunyou/database/visitors/demo-sign-in.queries';
import type { AdapterFactory, AdapterPayload } from 'oidc-provider';

/** Stores the OpenID library's state in PostgreSQL. */
export function createPostgresAdapter({ db }: Database): AdapterFactory {
  return (model) => ({
    async upsert(id, payload, expiresInSeconds) {
      const expiresAt = expiresInSeconds ? new Date(Date.now() + expiresInSeconds * 1000) : null;
      await saveSignInRecord(db, { model, id, payload: { ...payload }, expiresAt });
    },
    async find(id) {
      return toPayload(await findSignInRecord(db, { model, id, now: new Date() }));
    },
    async findByUid(uid) {
      return toPayload(await findSignInRecordByUid(db, { model, uid, now: new Date() }));
    },
    findByUserCode: async () => undefined, // the device flow is not enabled
    async consume(id) {
      const isFirst = await consumeSignInRecord(db, model, id, Math.floor(Date.now() / 1000));
      if (!isFirst) throw new Error(`${model} was already used`);
    },
    async destroy(id) {
      await removeSignInRecord(db, model, id);
    },
    revokeByGrantId: (grantId) => removeSignInRecordsOfGrant(db, grantId),
  });
}

/** Returns the stored JSON as the library's payload type, which is what it stored. */
function toPayload(stored: Record<string, unknown> | undefined): AdapterPayload | undefined {
  return stored as AdapterPayload | undefined; // see above
}

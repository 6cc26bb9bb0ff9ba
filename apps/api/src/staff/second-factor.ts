import { randomBytes } from 'node:crypto';
import {
  consumeRecoveryCode,
  consumeTotpStep,
  lockTotpSecrets,
  type StaffRow,
  updateStaff,
} from '@yunyou/database/admin/staff.queries';
import type { Database } from '@yunyou/database/database';
import { Secret, TOTP } from 'otpauth';
import type { Services } from '../handler.ts';
import { hashToken } from '../visitors/session-token.ts';
import { isSealed, type SecretBox } from './secret-box.ts';

const periodSeconds = 30;
const recoveryCodeCount = 10;

export function createTotp(staffName: string, secret = new Secret({ size: 20 })): TOTP {
  return new TOTP({ issuer: 'Yunyou', label: staffName, period: periodSeconds, secret });
}

/** Returns the time step of a code, which may be one step early or late; `undefined` for a wrong code. */
export function findTotpStep(
  { secrets, now: clock }: Pick<Services, 'secrets' | 'now'>,
  { id, totpSecret }: Pick<StaffRow, 'id' | 'totpSecret'>,
  code: string,
): number | undefined {
  const secret = totpSecret && secrets.open(totpSecret, id);
  if (!secret || !/^\d{6}$/.test(code)) return undefined;
  const now = clock();
  const totp = createTotp('', Secret.fromBase32(secret));
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / periodSeconds) + delta;
}

/** Checks and consumes a code of the authenticator app or a recovery code. Each code works once. */
export async function verifySecondFactor(
  services: Services,
  staffMember: StaffRow,
  code: string,
): Promise<boolean> {
  const step = findTotpStep(services, staffMember, code);
  if (step !== undefined) return consumeTotpStep(services.db, staffMember.id, step);
  return consumeRecoveryCode(services.db, staffMember.id, hashRecoveryCode(code));
}

/** Encrypts secrets that an earlier release stored unencrypted. */
export async function sealTotpSecrets({ transaction }: Database, secrets: SecretBox): Promise<void> {
  await transaction(async (db) => {
    for (const { id, totpSecret } of await lockTotpSecrets(db)) {
      if (!isSealed(totpSecret)) await updateStaff(db, id, { totpSecret: secrets.seal(totpSecret, id) });
    }
  });
}

/** Creates ten codes of 80 random bits, in four groups of characters that are hard to confuse. */
export function createRecoveryCodes(): string[] {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789x';
  return Array.from({ length: recoveryCodeCount }, () => {
    const code = [...randomBytes(16)].map((byte) => letters[byte % letters.length]).join('');
    return code.match(/.{4}/g)?.join('-') ?? code;
  });
}

export const hashRecoveryCode = (code: string): string =>
  hashToken(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));

import { randomBytes } from 'node:crypto';
import type { Db } from '@yunyou/database/database';
import { type StaffRow, spendRecoveryCode, spendTotpStep } from '@yunyou/database/staff.queries';
import { Secret, TOTP } from 'otpauth';
import { hashToken } from '../visitors/session-token.ts';

const periodSeconds = 30;
const recoveryCodeCount = 10;

export function createTotp(staffName: string, secret = new Secret({ size: 20 })): TOTP {
  return new TOTP({ issuer: 'Yunyou', label: staffName, period: periodSeconds, secret });
}

/** The time step a code belongs to: this one, the one before or the one after; `undefined` for a wrong code. */
export function findTotpStep(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const totp = createTotp('', Secret.fromBase32(secret));
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / periodSeconds) + delta;
}

/** A code of the app, or a recovery code; either works once. */
export async function isSecondFactor(db: Db, person: StaffRow, code: string, now: Date): Promise<boolean> {
  const step = findTotpStep(person.totpSecret ?? '', code, now);
  if (step !== undefined) return spendTotpStep(db, person.id, step);
  return spendRecoveryCode(db, person.id, hashRecoveryCode(code));
}

/** 80 random bits each, as four groups of letters and digits that cannot be misread. */
export function createRecoveryCodes(): string[] {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789x';
  return Array.from({ length: recoveryCodeCount }, () => {
    const code = [...randomBytes(16)].map((byte) => letters[byte % letters.length]).join('');
    return code.match(/.{4}/g)?.join('-') ?? code;
  });
}

export const hashRecoveryCode = (code: string): string =>
  hashToken(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));

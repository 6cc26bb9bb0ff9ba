import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { findPasswordProblem } from '@yunyou/domain/staff/password-check';
import { ApiError } from '../api-error.ts';

const hash = promisify(argon2);

/** Argon2id cost: 19 MiB, two passes, one lane. Each hash stores its own cost, so that this can be raised later. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;

/** Returns `argon2id$memory$passes$parallelism$salt$hash`, salt and hash in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await hash('argon2id', parameters(password, nonce, cost));
  return ['argon2id', cost.memory, cost.passes, cost.parallelism, encode(nonce), encode(tag)].join('$');
}

interface ChosenPassword {
  /** Field of the request, for the error. */
  field: string;
  password: string;
  owner: { name: string; email?: string | null | undefined };
}

/** Throws BAD_INPUT for a password that is too easy to guess. */
export function requireGoodPassword({ field, password, owner }: ChosenPassword): void {
  const message = findPasswordProblem(password, owner);
  if (message) throw new ApiError('BAD_INPUT', { message, fields: [{ field, message }] });
}

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', expected = ''] = stored.split('$');
  const nonce = Buffer.from(salt, 'base64url');
  const known = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const tag = await hash('argon2id', parameters(password, nonce, known));
  const expectedTag = Buffer.from(expected, 'base64url');
  return tag.length === expectedTag.length && timingSafeEqual(tag, expectedTag);
}

function parameters(password: string, nonce: Buffer, known: typeof cost): Argon2Parameters {
  return { message: Buffer.from(password.normalize('NFKC')), nonce, tagLength, ...known };
}

const encode = (bytes: Buffer) => bytes.toString('base64url');

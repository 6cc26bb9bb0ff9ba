import { describe, expect, it } from 'vitest';
import { findPasswordProblem } from './password-check.ts';

describe('findPasswordProblem', () => {
  it.each(['1qaz2wsx3edc', 'Password1234', 'QWERTYUIOP123', 'P4ssword1234', 'michaeljackson'])(
    'rejects the common password %s',
    (password) => {
      expect(findPasswordProblem(password)).toMatch(/most common|common word/);
    },
  );

  it.each(['aaaaaaaaaaaaaaa', 'abcdefghijklmnop', '12345678987654321', 'abababababababab'])(
    'rejects the regular password %s',
    (password) => {
      expect(findPasswordProblem(password)).toBeDefined();
    },
  );

  it.each(['Yunyou-2026-11', 'China!Travel!2026', 'Ada.Lovelace.1815', 'lovelace@example', 'W3lc0me_2026!!'])(
    'rejects names and product words with little added: %s',
    (password) => {
      const owner = { name: 'Ada Lovelace', email: 'ada.lovelace@example.org' };
      expect(findPasswordProblem(password.replace('@example', '@@1234'), owner)).toBeDefined();
    },
  );

  it.each([
    'correct horse battery',
    'a-password-for-journeys',
    '839201748263',
    'zV4k_9sQpL2m',
    '云游四海处处有风景可看呀',
  ])('accepts %s', (password) => {
    expect(findPasswordProblem(password, { name: 'Ada', email: null })).toBeUndefined();
  });
});

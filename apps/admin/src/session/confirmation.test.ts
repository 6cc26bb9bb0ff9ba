import { describe, expect, it } from 'vitest';
import { confirmIdentity, registerConfirmation } from './confirmation.ts';

describe('confirmIdentity', () => {
  it('prompts once for calls that fail together, and again for a later one', async () => {
    const answers: ((isConfirmed: boolean) => void)[] = [];
    registerConfirmation(() => new Promise((resolve) => answers.push(resolve)));
    const together = [confirmIdentity(), confirmIdentity()];
    expect(answers).toHaveLength(1);
    answers[0]?.(true);
    expect(await Promise.all(together)).toEqual([true, true]);
    const later = confirmIdentity();
    answers[1]?.(false);
    expect(await later).toBe(false);
  });

  it('is false without a dialog', async () => {
    registerConfirmation(undefined);
    expect(await confirmIdentity()).toBe(false);
  });
});

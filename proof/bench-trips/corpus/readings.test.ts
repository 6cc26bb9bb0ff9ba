import { describe, expect, it } from 'vitest';
import { createWishReader } from '../wish-reader.ts';
import { corpus } from './corpus.ts';
import { checkReading } from './expectations.ts';
import { messagesHeldOut } from './messages-held-out.data.ts';
import { messagesTuned } from './messages-tuned.data.ts';
import { readingsHeldOut } from './readings-held-out.data.ts';
import { readingsTuned } from './readings-tuned.data.ts';

const read = await createWishReader('2026-11-16');

/** Returns the share of expectations that hold, and the others with their wishes. */
function judge(rows: readonly (readonly [wish: string, expects: string])[]) {
  const all = rows.flatMap(([wish, expects]) =>
    checkReading(expects, read(wish)).map((one) => ({ ...one, wish })),
  );
  const missed = all.filter(({ isHeld }) => !isHeld);
  return {
    share: 1 - missed.length / all.length,
    missed: missed.map(({ token, wish }) => `${token}: ${wish}`).join('\n'),
  };
}

describe('readings of wishes', () => {
  it('has at least 310 wishes that no other part of the corpus has', () => {
    const wishes = [...readingsTuned, ...readingsHeldOut, ...messagesTuned, ...messagesHeldOut].map(
      ([wish]) => wish,
    );
    const others = corpus.map(({ wish }) => wish);
    expect(new Set([...wishes, ...others]).size).toBe(wishes.length + others.length);
    expect(wishes.length).toBeGreaterThanOrEqual(310);
  });

  it('holds 97 of 100 expectations of the tuned wishes', () => {
    const { share, missed } = judge(readingsTuned);
    expect(share, missed).toBeGreaterThanOrEqual(0.97);
  });

  it('holds 75 of 100 expectations of the held-out wishes', () => {
    expect(judge(readingsHeldOut).share).toBeGreaterThanOrEqual(0.75);
  });

  it('holds 98 of 100 expectations of the tuned messages', () => {
    const { share, missed } = judge(messagesTuned);
    expect(share, missed).toBeGreaterThanOrEqual(0.98);
  });

  it('holds 93 of 100 expectations of the held-out messages', () => {
    expect(judge(messagesHeldOut).share).toBeGreaterThanOrEqual(0.93);
  });
});

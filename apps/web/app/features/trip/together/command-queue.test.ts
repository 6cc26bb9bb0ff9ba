import { ApiFailure } from '@yunyou/contract/http-client';
import type { TogetherCommand } from '@yunyou/contract/trip/together.schema';
import { describe, expect, it } from 'vitest';
import type { SaveState } from '../editor/saving/autosave.ts';
import { createCommandQueue } from './command-queue.ts';

const command = (id: string): TogetherCommand => ({ id, change: { kind: 'rename', title: id } });

function setup(answer: (ids: string[]) => Promise<void>, initial: readonly TogetherCommand[] = []) {
  const states: SaveState[] = [];
  const stored: string[][] = [];
  const rejected: string[] = [];
  const queue = createCommandQueue({
    send: (commands: TogetherCommand[]) => answer(commands.map(({ id }) => id)),
    commandsPerCall: 20,
    initial,
    store: async (pending) => void stored.push(pending.map(({ id }) => id)),
    onState: (state) => states.push(state),
    onAnswer: () => undefined,
    onRejected: (message) => rejected.push(message),
    debounceMs: 60_000,
    retryMs: 60_000,
  });
  return { queue, states, stored, rejected };
}

describe('pending commands', () => {
  it('are stored immediately, sent in order, and removed when the server has confirmed them', async () => {
    const sent: string[][] = [];
    const { queue, stored, states } = setup(async (ids) => void sent.push(ids));
    queue.push(command('a'));
    queue.push(command('b'));
    expect(stored.at(-1)).toEqual(['a', 'b']);
    await queue.flush();
    expect(sent).toEqual([['a', 'b']]);
    expect(stored.at(-1)).toEqual([]);
    expect(states.at(-1)).toBe('saved');
  });

  it('stay while there is no network and are sent later with the same ids', async () => {
    let isOnline = false;
    const sent: string[][] = [];
    const { queue, states } = setup(async (ids) => {
      if (!isOnline) throw new ApiFailure(0, 'no network');
      sent.push(ids);
    });
    queue.push(command('a'));
    await queue.flush();
    expect(states.at(-1)).toBe('offline');
    queue.push(command('b'));
    isOnline = true;
    await queue.flush();
    expect(sent).toEqual([['a', 'b']]);
    queue.stop();
  });

  it('can be dropped only before they are sent', async () => {
    const { queue } = setup(async () => {
      throw new ApiFailure(0, 'the answer was lost');
    });
    queue.push(command('a'));
    await queue.flush();
    queue.push(command('b'));
    expect([queue.drop('a'), queue.drop('b')]).toEqual([false, true]);
    expect(queue.pending().map(({ id }) => id)).toEqual(['a']);
    queue.stop();
  });

  it('of an earlier visit are sent first; those that the server rejects are dropped', async () => {
    const { queue, rejected, states } = setup(async () => {
      throw new ApiFailure(403, 'You can read this trip, but not change it.');
    }, [command('old')]);
    await queue.flush();
    expect(queue.pending()).toEqual([]);
    expect(rejected).toEqual(['You can read this trip, but not change it.']);
    expect(states.at(-1)).toBe('failed');
    queue.stop();
  });
});

import type { ApiClient } from '@yunyou/contract/client';
import type { Draft } from '@yunyou/domain/trip-editing/draft';
import { describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../api/browser-client.ts';
import { createAutosave, type SaveState } from './autosave.ts';
import type { PendingDraft } from './pending-drafts.ts';

// Only told apart here, never read.
const draft = (title: string) => ({ title }) as Draft;

function setup(answer: (input: { version: number; title: string }) => Promise<{ version: number }>) {
  const kept = new Map<string, PendingDraft>();
  const states: SaveState[] = [];
  const onConflict = vi.fn<() => void>();
  const api = ((_: string, input: { version: number; title: string }) =>
    answer(input)) as unknown as ApiClient; // one endpoint of it
  const autosave = createAutosave({
    tripId: 't',
    api,
    version: 3,
    base: draft('base'),
    pending: {
      store: async (id, pending) => void kept.set(id, pending),
      remove: async (id) => void kept.delete(id),
    },
    onState: (state) => states.push(state),
    onConflict,
    pauseMs: 0,
  });
  return { autosave, kept, states, onConflict };
}

describe('autosave', () => {
  it('keeps a change in the browser at once and forgets it when the server has it', async () => {
    const { autosave, kept, states } = setup(async ({ version }) => ({ version: version + 1 }));
    autosave.change(draft('one'));
    expect(kept.get('t')).toMatchObject({ version: 3, draft: { title: 'one' } });
    await autosave.flush();
    expect(kept.size).toBe(0);
    expect(autosave.version()).toBe(4);
    expect(states).toEqual(['waiting', 'saving', 'saved']);
  });

  it('sends what was changed while it was saving, on top of what was saved', async () => {
    const sent: [number, string][] = [];
    const { autosave } = setup(async ({ version, title }) => {
      sent.push([version, title]);
      if (title === 'one') autosave.change(draft('two'));
      return { version: version + 1 };
    });
    autosave.change(draft('one'));
    await autosave.flush();
    expect(sent).toEqual([
      [3, 'one'],
      [4, 'two'],
    ]);
  });

  it('does not say that all is saved when a change came just before', async () => {
    const { autosave, kept, states } = setup(async ({ version }) => ({ version: version + 1 }));
    const forget = kept.delete.bind(kept);
    kept.delete = () => {
      kept.delete = forget;
      autosave.change(draft('two'));
      return true;
    };
    autosave.change(draft('one'));
    await autosave.flush();
    expect(states).toEqual(['waiting', 'saving', 'waiting']);
    await autosave.flush();
    expect(states.at(-1)).toBe('saved');
  });

  it('tells of a conflict and keeps the change', async () => {
    const { autosave, kept, onConflict } = setup(async () => {
      throw new ApiFailure(409, 'changed elsewhere');
    });
    autosave.change(draft('mine'));
    await autosave.flush();
    expect(onConflict).toHaveBeenCalledOnce();
    expect(kept.get('t')?.draft.title).toBe('mine');
  });

  it('waits without a network, and goes on when it is back', async () => {
    let isOnline = false;
    const { autosave, kept, states } = setup(async ({ version }) => {
      if (!isOnline) throw new ApiFailure(0, 'not reached');
      return { version: version + 1 };
    });
    autosave.change(draft('mine'));
    await autosave.flush();
    expect(states.at(-1)).toBe('offline');
    expect(kept.size).toBe(1);
    isOnline = true;
    await autosave.flush();
    expect(states.at(-1)).toBe('saved');
    expect(kept.size).toBe(0);
  });
});

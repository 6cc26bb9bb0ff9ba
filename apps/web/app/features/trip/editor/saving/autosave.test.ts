import { ApiFailure } from '@yunyou/contract/http-client';
import { answeringClient } from '@yunyou/contract/testing/answering-client';
import type { Draft } from '@yunyou/domain/trip-editing/draft';
import { describe, expect, it, vi } from 'vitest';
import { createAutosave, type SaveState } from './autosave.ts';
import type { PendingDraft } from './pending-drafts.ts';

// The tests only compare titles.
const draft = (title: string) => ({ title }) as Draft;

function setup(answer: (input: { version: number; title: string }) => Promise<{ version: number }>) {
  const stored = new Map<string, PendingDraft>();
  const states: SaveState[] = [];
  const onConflict = vi.fn<() => void>();
  // Autosave calls one endpoint only, with these fields.
  const api = answeringClient((_, input) => answer(input as { version: number; title: string }));
  const autosave = createAutosave({
    tripId: 't',
    api,
    version: 3,
    base: draft('base'),
    pending: {
      store: async (id, pending) => void stored.set(id, pending),
      remove: async (id) => void stored.delete(id),
    },
    onState: (state) => states.push(state),
    onConflict,
    debounceMs: 0,
  });
  return { autosave, stored, states, onConflict };
}

describe('autosave', () => {
  it('stores a change in the browser immediately and removes it after the server has saved it', async () => {
    const { autosave, stored, states } = setup(async ({ version }) => ({ version: version + 1 }));
    autosave.change(draft('one'));
    expect(stored.get('t')).toMatchObject({ version: 3, draft: { title: 'one' } });
    await autosave.flush();
    expect(stored.size).toBe(0);
    expect(autosave.version()).toBe(4);
    expect(states).toEqual(['waiting', 'saving', 'saved']);
  });

  it('sends changes made during a save, based on the saved version', async () => {
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

  it('does not report saved while a newer change is waiting', async () => {
    const { autosave, stored, states } = setup(async ({ version }) => ({ version: version + 1 }));
    const forget = stored.delete.bind(stored);
    stored.delete = () => {
      stored.delete = forget;
      autosave.change(draft('two'));
      return true;
    };
    autosave.change(draft('one'));
    await autosave.flush();
    expect(states).toEqual(['waiting', 'saving', 'waiting']);
    await autosave.flush();
    expect(states.at(-1)).toBe('saved');
  });

  it('reports a conflict and keeps the change in the browser', async () => {
    const { autosave, stored, onConflict } = setup(async () => {
      throw new ApiFailure(409, 'changed elsewhere');
    });
    autosave.change(draft('mine'));
    await autosave.flush();
    expect(onConflict).toHaveBeenCalledOnce();
    expect(stored.get('t')?.draft.title).toBe('mine');
  });

  it('keeps the change offline and sends it when the network is back', async () => {
    let isOnline = false;
    const { autosave, stored, states } = setup(async ({ version }) => {
      if (!isOnline) throw new ApiFailure(0, 'not reached');
      return { version: version + 1 };
    });
    autosave.change(draft('mine'));
    await autosave.flush();
    expect(states.at(-1)).toBe('offline');
    expect(stored.size).toBe(1);
    isOnline = true;
    await autosave.flush();
    expect(states.at(-1)).toBe('saved');
    expect(stored.size).toBe(0);
  });
});

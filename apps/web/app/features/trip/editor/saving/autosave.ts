import type { ApiClient } from '@yunyou/contract/client';
import { ApiFailure } from '@yunyou/contract/http-client';
import { toStoredPlan } from '@yunyou/domain/trip/plan/stored-plan';
import type { Draft } from '@yunyou/domain/trip-editing/draft';
import type { PendingDraft } from './pending-drafts.ts';

export type SaveState = 'saved' | 'waiting' | 'saving' | 'offline' | 'conflict' | 'failed';

interface AutosaveOptions {
  tripId: string;
  api: ApiClient;
  /** Version on the server, with `base` as its content. */
  version: number;
  base: Draft;
  pending: {
    store: (tripId: string, pending: PendingDraft) => Promise<void>;
    remove: (tripId: string) => Promise<void>;
  };
  onState: (state: SaveState) => void;
  /** Called when another tab or device has saved a newer version. */
  onConflict: () => void;
  debounceMs?: number;
}

export interface Autosave {
  /** Stores the draft in the browser immediately and sends it after a debounce delay. */
  change: (draft: Draft) => void;
  /** Sends a waiting draft now. */
  flush: () => Promise<void>;
  /** Sets the server version after a conflict was resolved. */
  rebase: (version: number, base: Draft) => void;
  version: () => number;
  base: () => Draft;
  stop: () => void;
}

const defaultDebounceMs = 700;

/** Saves an edited trip: in the browser immediately, on the server after a debounce delay, one request at a time. */
export function createAutosave(options: AutosaveOptions): Autosave {
  const { tripId, api, pending, onState, onConflict, debounceMs = defaultDebounceMs } = options;
  let { version, base } = options;
  let latest: Draft | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;
  const hasMore = () => latest !== undefined;

  const send = async (): Promise<void> => {
    clearTimeout(timer);
    const draft = latest;
    if (!draft || isStopped) return;
    onState('saving');
    try {
      const { title, brief, plan } = draft;
      const saved = await api('POST /travel/save', {
        id: tripId,
        version,
        title,
        brief,
        plan: toStoredPlan(plan),
        keepProblems: true,
      });
      version = saved.version;
      base = draft;
      if (latest !== draft) return await send();
      latest = undefined;
      await pending.remove(tripId);
      if (!hasMore()) onState('saved'); // otherwise a newer change is waiting
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.code === 409) {
        onState('conflict');
        onConflict();
      } else onState(error.code === 0 || error.code >= 500 ? 'offline' : 'failed');
    }
  };
  const flush = (): Promise<void> => {
    running ??= send().finally(() => {
      running = undefined;
    });
    return running;
  };
  return {
    change: (draft) => {
      latest = draft;
      onState('waiting');
      void pending.store(tripId, { version, base, draft });
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), debounceMs);
    },
    flush,
    rebase: (nextVersion, nextBase) => {
      version = nextVersion;
      base = nextBase;
    },
    version: () => version,
    base: () => base,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

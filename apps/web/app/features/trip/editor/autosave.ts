import type { ApiClient } from '@yunyou/contract/client';
import { toStoredPlan } from '@yunyou/domain/trip/plan/stored-plan';
import type { Draft } from '@yunyou/domain/trip-editing/draft';
import { ApiFailure } from '../../../api/browser-client.ts';
import type { PendingDraft } from './pending-drafts.ts';

export type SaveState = 'saved' | 'waiting' | 'saving' | 'offline' | 'conflict' | 'failed';

interface AutosaveOptions {
  tripId: string;
  api: ApiClient;
  /** What the server has. */
  version: number;
  base: Draft;
  pending: {
    store: (tripId: string, pending: PendingDraft) => Promise<void>;
    remove: (tripId: string) => Promise<void>;
  };
  onState: (state: SaveState) => void;
  /** Another tab or device was faster: the server has a version this one does not know. */
  onConflict: () => void;
  pauseMs?: number;
}

export interface Autosave {
  /** The trip as it is now; it is kept in this browser at once and sent after a moment of rest. */
  change: (draft: Draft) => void;
  /** Send now what has not been sent. */
  flush: () => Promise<void>;
  /** After a conflict was settled: what the server has now. */
  rebase: (version: number, base: Draft) => void;
  version: () => number;
  base: () => Draft;
  stop: () => void;
}

const usualPauseMs = 700;

/** Keeps an edited trip safe: in this browser at once, on the server a moment later, one save at a time. */
export function createAutosave(options: AutosaveOptions): Autosave {
  const { tripId, api, pending, onState, onConflict, pauseMs = usualPauseMs } = options;
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
      if (!hasMore()) onState('saved'); // a change meanwhile is waiting already
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
      timer = setTimeout(() => void flush(), pauseMs);
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

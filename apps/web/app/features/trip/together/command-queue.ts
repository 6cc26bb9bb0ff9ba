import { ApiFailure } from '@yunyou/contract/http-client';
import type { SaveState } from '../editor/saving/autosave.ts';

interface QueueOptions<Command extends { id: string }, Answer> {
  /** Sends commands to the server. Throws `ApiFailure`. */
  send: (commands: Command[]) => Promise<Answer>;
  commandsPerCall: number;
  /** Commands of an earlier visit that were not confirmed. */
  initial: readonly Command[];
  /** Stores the pending commands in the browser; they survive a closed tab and a lost network. */
  store: (pending: readonly Command[]) => Promise<void>;
  onState: (state: SaveState) => void;
  onAnswer: (answer: Answer) => void;
  /** Called when the server rejects the commands themselves. They are dropped. */
  onRejected: (message: string) => void;
  debounceMs?: number;
  retryMs?: number;
}

export interface CommandQueue<Command extends { id: string }> {
  pending: () => readonly Command[];
  push: (command: Command) => void;
  /** Removes a command that was never sent. Returns false for a sent one: the server may have applied it. */
  drop: (id: string) => boolean;
  isSending: () => boolean;
  flush: () => Promise<void>;
  stop: () => void;
}

const defaultDebounceMs = 120;
const defaultRetryMs = 3000;

/** Sends commands in the order in which they were made, one call at a time, until the server has confirmed them. */
export function createCommandQueue<Command extends { id: string }, Answer>(
  options: QueueOptions<Command, Answer>,
): CommandQueue<Command> {
  const { onState, commandsPerCall, debounceMs = defaultDebounceMs, retryMs = defaultRetryMs } = options;
  let pending = options.initial;
  const sent = new Set(pending.map(({ id }) => id));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;

  const hasMore = () => pending.length > 0 && !isStopped;
  const setPending = (next: readonly Command[]) => {
    pending = next;
    void options.store(next);
  };
  const sendLater = (ms: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void flush(), ms);
  };
  const send = async (): Promise<void> => {
    clearTimeout(timer);
    while (hasMore()) {
      const batch = pending.slice(0, commandsPerCall);
      for (const { id } of batch) sent.add(id);
      onState('saving');
      const ids = new Set(batch.map(({ id }) => id));
      try {
        const answer = await options.send([...batch]);
        setPending(pending.filter(({ id }) => !ids.has(id)));
        options.onAnswer(answer);
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        const isInvalid = error.code === 400 || error.code === 413;
        const isRetried = !isInvalid && error.code !== 403 && error.code !== 404;
        if (!isRetried) setPending(isInvalid ? pending.filter(({ id }) => !ids.has(id)) : []);
        if (!isRetried) options.onRejected(error.message);
        onState(isRetried ? 'offline' : 'failed');
        if (isRetried) sendLater(retryMs);
        return;
      }
    }
    if (!isStopped) onState('saved');
  };
  const flush = (): Promise<void> => {
    running ??= send().finally(() => {
      running = undefined;
    });
    return running;
  };
  if (pending.length > 0) sendLater(0);
  return {
    pending: () => pending,
    push: (command) => {
      setPending([...pending, command]);
      onState('waiting');
      sendLater(debounceMs);
    },
    drop: (dropped) => {
      if (sent.has(dropped) || !pending.some(({ id }) => id === dropped)) return false;
      setPending(pending.filter(({ id }) => id !== dropped));
      if (pending.length === 0) onState('saved');
      return true;
    },
    isSending: () => running !== undefined,
    flush,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

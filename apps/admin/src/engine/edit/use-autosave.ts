import type { CallInput } from '@yunyou/contract/endpoints';
import type { EntityName } from '@yunyou/contract/entities';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../session/staff-client.ts';
import type { Values } from '../form/form-values.ts';

type AutosaveFields = CallInput<'POST /admin/entity/autosave'>['fields'];

const debounceMs = 1000;

interface AutosaveOptions {
  entity: EntityName;
  /** Id of the row, or of the draft of a new row. */
  id: string;
  /** 0 for a new row. */
  version: number;
}

/**
 * Stores unsaved changes on the server: the first one immediately, later ones debounced. `state` is `stored` while the
 * server has everything that was typed.
 */
export function useAutosave({ entity, id, version }: AutosaveOptions) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef<Values>(undefined);
  const sent = useRef<Promise<unknown>>(Promise.resolve());
  const hasSent = useRef(false);
  const [state, setState] = useState<'none' | 'waiting' | 'stored' | 'failed'>('none');

  const send = (fields: Values | null) => {
    hasSent.current = true;
    // The contract's input type is JSON; the round trip drops undefined values.
    const json: AutosaveFields = JSON.parse(JSON.stringify(fields));
    // One call after the other: an older text must not arrive last.
    const call = sent.current.then(() =>
      api('POST /admin/entity/autosave', { entity, id, version, fields: json }),
    );
    sent.current = call.catch(() => undefined); // the caller of `send` handles the failure
    return call;
  };
  /** Sends what waits for the timer. Returns whether the server has everything. */
  const flush = async (): Promise<boolean> => {
    clearTimeout(timer.current);
    const fields = pending.current;
    pending.current = undefined;
    if (!fields) {
      await sent.current;
      return true;
    }
    try {
      await send(fields);
      setState((now) => (pending.current ? now : 'stored'));
      return true;
    } catch {
      // The next change sends everything again; the note says that this is not saved.
      pending.current ??= fields;
      setState('failed');
      return false;
    }
  };
  const store = (fields: Values) => {
    pending.current = fields;
    setState('waiting');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), hasSent.current ? debounceMs : 0);
  };
  /** Ends autosaving before a save, after the last call has arrived: a late one would bring the old text back. */
  const stop = async () => {
    clearTimeout(timer.current);
    pending.current = undefined;
    await sent.current;
    setState('none');
  };
  const discard = async () => {
    await stop();
    await send(null);
  };
  const leave = useRef(flush);
  useEffect(() => {
    leave.current = flush;
  });
  useEffect(() => () => void leave.current(), []);
  return { store, flush, stop, discard, state };
}

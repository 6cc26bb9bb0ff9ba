import type { CallInput } from '@yunyou/contract/endpoints';
import type { EntityName } from '@yunyou/contract/entities';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../session/staff-client.ts';
import type { Values } from '../form/form-values.ts';

type AutosaveFields = CallInput<'POST /admin/entity/autosave'>['fields'];

const debounceMs = 2000;

interface AutosaveOptions {
  entity: EntityName;
  /** `undefined` for a new row, which has no autosave. */
  id: string | undefined;
  version: number;
}

/** Stores unsaved changes on the server, debounced. `savedAt` is the time of the last success. */
export function useAutosave({ entity, id, version }: AutosaveOptions) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [savedAt, setSavedAt] = useState<string>();
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = async (fields: Values | null) => {
    if (id === undefined) return;
    // The contract's input type is JSON; the round trip drops undefined values.
    const json: AutosaveFields = JSON.parse(JSON.stringify(fields));
    const stored = await api('POST /admin/entity/autosave', { entity, id, version, fields: json });
    setSavedAt(fields ? stored.savedAt : undefined);
  };
  const store = (fields: Values) => {
    clearTimeout(timer.current);
    // Ignores failures: autosave is a convenience, and the next change sends everything again.
    timer.current = setTimeout(() => void send(fields).catch(() => undefined), debounceMs);
  };
  const stop = () => {
    clearTimeout(timer.current);
    setSavedAt(undefined);
  };
  const discard = async () => {
    stop();
    await send(null);
  };
  return { store, stop, discard, savedAt };
}

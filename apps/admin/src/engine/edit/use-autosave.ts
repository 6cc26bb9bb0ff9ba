import type { EntityName } from '@yunyou/contract/entities';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../session/staff-client.ts';
import type { Values } from '../form/form-values.ts';

const waitMs = 2000;

interface AutosaveOptions {
  entity: EntityName;
  /** Nothing is kept for a row that is not there yet. */
  id: string | undefined;
  version: number;
}

/** Keeps what is typed on the server, a moment after the last key; `savedAt` is when that last went well. */
export function useAutosave({ entity, id, version }: AutosaveOptions) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [savedAt, setSavedAt] = useState<string>();
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = async (fields: Values | null) => {
    if (id === undefined) return;
    // JSON as it would travel anyway; the contract wants to know that it is nothing else.
    const json = JSON.parse(JSON.stringify(fields)) as Parameters<
      typeof api<'POST /admin/entity/autosave'>
    >[1];
    const kept = await api('POST /admin/entity/autosave', { entity, id, version, fields: json as never });
    setSavedAt(fields ? kept.savedAt : undefined);
  };
  const keep = (fields: Values) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void send(fields).catch(() => undefined), waitMs);
  };
  const stop = () => {
    clearTimeout(timer.current);
    setSavedAt(undefined);
  };
  const forget = async () => {
    stop();
    await send(null);
  };
  return { keep, stop, forget, savedAt };
}

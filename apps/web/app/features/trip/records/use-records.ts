import { ownerTravellerId } from '@yunyou/contract/trip/records-limits';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createBrowserClient } from '../../../api/browser-client.ts';
import { useApiBase } from '../../../api/use-api.ts';
import type { EditorSnapshot, EditorStore } from '../editor/editor-store.ts';
import type { RecordsStore } from './records-store.ts';
import { closeRecords, openRecords } from './shared-records.ts';

type Opened = { store: RecordsStore } | { problem: 'not-here' | 'failed' } | undefined;

/** Opens the records of a trip: from the server, or from this device when offline. Undefined while they are loaded. */
export function useRecords(tripId: string, share: string | undefined): Opened {
  const apiBase = useApiBase();
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    let isCurrent = true;
    const api = createBrowserClient({ apiBase, isSilent: true });
    openRecords({ api, tripId, share }).then(
      (store) => {
        if (isCurrent) setOpened(store ? { store } : { problem: 'not-here' });
      },
      (error: unknown) => {
        console.error('The records of the trip could not be loaded', error);
        if (isCurrent) setOpened({ problem: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
      closeRecords(tripId);
    };
  }, [apiBase, tripId, share]);
  return opened;
}

const never = () => () => undefined;

/**
 * Reads the records again when a newer version or other people were reported to the page: people are travellers of
 * the records.
 */
export function useNewerRecords(records: RecordsStore, editor: EditorStore | undefined): void {
  const version = useSyncExternalStore(
    editor?.subscribe ?? never,
    () => editor?.snapshot().recordsVersion,
    () => undefined,
  );
  const people = useSyncExternalStore(
    editor?.subscribe ?? never,
    () => listMembers(editor?.snapshot().people),
    () => undefined,
  );
  useEffect(() => {
    if (version !== undefined) void records.refresh(version);
  }, [records, version]);
  useEffect(() => {
    const known = records.snapshot().now.people.filter(({ id }) => id !== ownerTravellerId);
    if (people !== undefined && people !== toKey(known)) void records.refresh();
  }, [records, people]);
}

/** Returns the members as one text. Undefined until the people of the trip, who include the owner, are loaded. */
function listMembers(people: EditorSnapshot['people']): string | undefined {
  return people?.length ? toKey(people.filter(({ role }) => role !== 'owner')) : undefined;
}

const toKey = (people: readonly { id: string }[]): string =>
  people
    .map(({ id }) => id)
    .toSorted()
    .join(' ');

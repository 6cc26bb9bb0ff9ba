import { useEffect, useRef, useState } from 'react';
import { parseStored } from '../../browser-storage/parse-stored.ts';
import { storedTexts } from '../../browser-storage/stored-texts.ts';

const typed = storedTexts('typed');

/** Returns the name under which a typed confirmation is stored on the device. */
export const confirmationKey = (tripId: string): string => `${tripId}:confirmation`;
export const bookingKey = (tripId: string, bookingId = 'new'): string => `${tripId}:booking:${bookingId}`;
export const versionNameKey = (tripId: string, version: number): string => `${tripId}:version:${version}`;

/** Returns what was typed into a field of a trip and not sent yet, also before a reload or crash. */
export const findTyped = (id: string): string | undefined => typed.get(id);

/** Stores typed text on this device until it is sent or given up. An empty text is removed. */
export function keepTyped(id: string, text: string): void {
  typed.set(text === '' ? undefined : text, id);
}

/** Holds the state of a text field that survives a reload. `forget` removes the stored text when it was sent. */
export function useTypedText(id: string, initial = '') {
  const [text, setText] = useState(() => initial || findTyped(id) || '');
  const set = (next: string) => {
    setText(next);
    keepTyped(id, next);
  };
  return { text, set, forget: () => keepTyped(id, '') };
}

/**
 * Stores what is typed into an uncontrolled form until `forget`, and fills the form with it when it opens again. The field
 * `except` keeps its own value.
 */
export function useTypedForm(id: string, except?: string) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const stored = readTyped(findTyped(id));
    for (const control of form.current?.elements ?? []) {
      if (!isField(control) || control.name === except) continue;
      control.value = stored[control.name] ?? control.value;
    }
  }, [id, except]);
  const keep = () => {
    const fields = [...(form.current?.elements ?? [])].filter(isField).filter(({ name }) => name !== '');
    keepTyped(id, JSON.stringify(Object.fromEntries(fields.map(({ name, value }) => [name, value]))));
  };
  return { form, keep, forget: () => keepTyped(id, '') };
}

const isField = (control: Element): control is HTMLInputElement | HTMLSelectElement =>
  control instanceof HTMLInputElement || control instanceof HTMLSelectElement;

/** Reads stored fields. Entries that are no texts, or a text that is no JSON, are left out. */
export function readTyped(text: string | undefined): Record<string, string> {
  const stored = parseStored(text);
  const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

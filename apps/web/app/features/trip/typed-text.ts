import { useState } from 'react';
import { storedTexts } from '../../browser-storage/stored-texts.ts';

const typed = storedTexts('typed');

/** Returns what was typed into a field of a trip and not sent yet, also before a reload or crash. */
export const findTyped = (id: string): string | undefined => typed.get(id);

/** Stores typed text on this device until it is sent or given up. An empty text is removed. */
export function keepTyped(id: string, text: string): void {
  typed.set(text === '' ? undefined : text, id);
}

/** State of a text field that survives a reload. `forget` removes the stored text when it was sent. */
export function useTypedText(id: string, initial = '') {
  const [text, setText] = useState(() => initial || findTyped(id) || '');
  const set = (next: string) => {
    setText(next);
    keepTyped(id, next);
  };
  return { text, set, forget: () => keepTyped(id, '') };
}

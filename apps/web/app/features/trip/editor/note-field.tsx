import { noteCharsMax } from '@yunyou/contract/trip/note-limits';
import { toggleTask } from '@yunyou/domain/trip/notes/note-lines';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import fields from '../brief/fields.module.css';
import { findTyped, keepTyped } from '../typed-text.ts';
import { NoteText } from '../view/note-text.tsx';
import styles from './editor.module.css';
import * as words from './editor-words.ts';

interface NoteOptions {
  /** Names the field in this browser, where unsaved text is kept. */
  id: string;
  /** Name of the stop or day, for the accessible label. */
  label: string;
  note: string | undefined;
  onChange: (text: string) => void;
}

const placeholder = words.notePlaceholder;

/** Returns a note with ticking, and the button that opens its text field. Typed text is one step of the undo history. */
export function useNoteField({ id, label, note, onChange }: NoteOptions): {
  field: ReactNode;
  button: ReactNode;
} {
  const [isWriting, setIsWriting] = useState(() => findTyped(id) !== undefined);
  const text = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpened = useRef(false);
  useEffect(() => {
    if (isWriting && isOpened.current) text.current?.focus(); // not when unsaved text opens it with the page
  }, [isWriting]);
  const close = (isKept: boolean) => {
    const typed = text.current?.value ?? '';
    keepTyped(id, '');
    setIsWriting(false);
    if (isKept && typed !== (note ?? '')) onChange(typed);
    requestAnimationFrame(() => button.current?.focus());
  };
  if (!isWriting)
    return {
      field: <NoteText note={note} onToggle={(line) => onChange(toggleTask(note ?? '', line))} />,
      button: (
        <button
          ref={button}
          type="button"
          className={styles.tool}
          aria-label={note === undefined ? words.addNoteTo(label) : words.changeNoteOf(label)}
          onClick={() => {
            isOpened.current = true;
            setIsWriting(true);
          }}
        >
          {note === undefined ? words.addANote : words.changeTheNote}
        </button>
      ),
    };
  const field = (
    <div className={styles.note}>
      <textarea
        ref={text}
        className={fields.control}
        aria-label={words.noteFor(label)}
        rows={4}
        maxLength={noteCharsMax}
        defaultValue={findTyped(id) ?? note ?? ''}
        onChange={(event) => keepTyped(id, event.target.value)}
        placeholder={placeholder}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close(false);
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) close(true);
        }}
      />
      <div className={styles.tools}>
        <button type="button" className={styles.choice} onClick={() => close(true)}>
          {words.saveNote}
        </button>
        <button type="button" className={styles.tool} onClick={() => close(false)}>
          {words.cancel}
        </button>
      </div>
    </div>
  );
  return { field, button: null };
}

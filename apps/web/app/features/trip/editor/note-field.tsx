import { noteCharsMax } from '@yunyou/contract/trip/note-limits';
import { toggleTask } from '@yunyou/domain/trip/notes/note-lines';
import { useEffect, useRef, useState } from 'react';
import fields from '../brief/fields.module.css';
import { NoteText } from '../view/note-text.tsx';
import styles from './editor.module.css';

interface NoteFieldProps {
  /** Name of the stop or day, for the accessible label. */
  label: string;
  note: string | undefined;
  onChange: (text: string) => void;
}

const placeholder = 'Anything to remember. Start a line with [ ] for a checkbox.';

/** A note with ticking, and a text field to change it. Typed text is one step of the undo history. */
export function NoteField({ label, note, onChange }: NoteFieldProps) {
  const [isWriting, setIsWriting] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isWriting) field.current?.focus();
  }, [isWriting]);
  const close = (isKept: boolean) => {
    const text = field.current?.value ?? '';
    setIsWriting(false);
    if (isKept && text !== (note ?? '')) onChange(text);
    requestAnimationFrame(() => button.current?.focus());
  };
  if (!isWriting)
    return (
      <>
        <NoteText note={note} onToggle={(line) => onChange(toggleTask(note ?? '', line))} />
        <div className={styles.tools}>
          <button
            ref={button}
            type="button"
            className={styles.tool}
            aria-label={`${note === undefined ? 'Add a note to' : 'Change the note of'} ${label}`}
            onClick={() => setIsWriting(true)}
          >
            {note === undefined ? 'Add a note' : 'Change the note'}
          </button>
        </div>
      </>
    );
  return (
    <div className={styles.note}>
      <textarea
        ref={field}
        className={fields.control}
        aria-label={`Note for ${label}`}
        rows={4}
        maxLength={noteCharsMax}
        defaultValue={note ?? ''}
        placeholder={placeholder}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close(false);
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) close(true);
        }}
      />
      <div className={styles.tools}>
        <button type="button" className={styles.choice} onClick={() => close(true)}>
          Save note
        </button>
        <button type="button" className={styles.tool} onClick={() => close(false)}>
          Cancel
        </button>
      </div>
    </div>
  );
}

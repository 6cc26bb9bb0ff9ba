import { readNote } from '@yunyou/domain/trip/notes/note-lines';
import styles from './note-text.module.css';

interface NoteTextProps {
  note: string | undefined;
  /** Ticks or clears the task of a line; without it tasks are read-only. */
  onToggle?: (lineIndex: number) => void;
}

/** Renders the traveller's note: paragraphs, and tasks as checkboxes. */
export function NoteText({ note, onToggle }: NoteTextProps) {
  if (note === undefined) return null;
  const lines = readNote(note).map((line, number) => ({ ...line, number }));
  return (
    <div className={styles.note} data-note="">
      {lines.map(({ number, ...line }) =>
        line.kind === 'task' ? (
          <label key={number} className={styles.task}>
            <input
              type="checkbox"
              checked={line.isDone}
              disabled={!onToggle}
              onChange={() => onToggle?.(number)}
            />
            <span>{line.text}</span>
          </label>
        ) : (
          <p key={number} className={styles.line}>
            {line.text}
          </p>
        ),
      )}
    </div>
  );
}

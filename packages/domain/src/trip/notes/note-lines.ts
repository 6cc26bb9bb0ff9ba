import { noteCharsMax } from '@yunyou/contract/trip/note-limits';

/** One line of a note: text, or a task that can be ticked. */
export type NoteLine =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'task'; readonly text: string; readonly isDone: boolean };

const taskPattern = /^\[([ xX])\] (.*)$/;

/** Splits a note into its lines. A line that begins with "[ ] " or "[x] " is a task. */
export function readNote(note: string): NoteLine[] {
  return note.split('\n').map((line) => {
    const [, mark, text] = taskPattern.exec(line) ?? [];
    return mark === undefined || text === undefined
      ? { kind: 'text', text: line }
      : { kind: 'task', text, isDone: mark !== ' ' };
  });
}

/** Returns the note with the task on this line ticked or cleared. */
export function toggleTask(note: string, lineIndex: number): string {
  const lines = note.split('\n');
  const toggled = lines.map((line, index) =>
    index === lineIndex
      ? line.replace(taskPattern, (_, mark: string, text: string) => `[${mark === ' ' ? 'x' : ' '}] ${text}`)
      : line,
  );
  return toggled.join('\n');
}

/** Returns a typed text as it is stored, or undefined for an empty one. Longer texts are cut. */
export function tidyNote(text: string): string | undefined {
  const lines = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\0', '') // PostgreSQL cannot store it
    .split('\n')
    .map((line) => (taskPattern.test(line) ? line : line.trimEnd()));
  const tidy = lines.join('\n').replace(/^\n+/, '').trimEnd();
  return cut(tidy) || undefined;
}

/** Cuts a text to the longest stored note without splitting a character. */
function cut(text: string): string {
  const end = text.slice(0, noteCharsMax);
  return /[\uD800-\uDBFF]$/.test(end) ? end.slice(0, -1) : end;
}

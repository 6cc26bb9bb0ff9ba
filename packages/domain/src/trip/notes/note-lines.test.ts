import { describe, expect, it } from 'vitest';
import { readNote, tidyNote, toggleTask } from './note-lines.ts';

describe('notes', () => {
  it('shows lines that begin with "[ ] " or "[x] " as tasks, and all others as text', () => {
    expect(readNote('Bring cash\n[ ] Passport\n[x] Adapter\n[X] Umbrella\n[] not one\n [ ] not one')).toEqual(
      [
        { kind: 'text', text: 'Bring cash' },
        { kind: 'task', text: 'Passport', isDone: false },
        { kind: 'task', text: 'Adapter', isDone: true },
        { kind: 'task', text: 'Umbrella', isDone: true },
        { kind: 'text', text: '[] not one' },
        { kind: 'text', text: ' [ ] not one' },
      ],
    );
  });

  it('ticks and clears one task without changing other lines', () => {
    const note = '[ ] Passport\n[ ] Passport\ntext';
    expect(toggleTask(note, 1)).toBe('[ ] Passport\n[x] Passport\ntext');
    expect(toggleTask(toggleTask(note, 1), 1)).toBe(note);
    expect(toggleTask(note, 2)).toBe(note);
    expect(toggleTask(note, 9)).toBe(note);
    expect(toggleTask('[ ] $& $1', 0)).toBe('[x] $& $1');
  });

  it('stores at most 2,000 characters, one kind of line end, and no empty note', () => {
    expect(tidyNote('  \r\n \n')).toBeUndefined();
    expect(tidyNote('a  \r\nb\rc\n\n')).toBe('a\nb\nc');
    expect(tidyNote('x'.repeat(5000))).toHaveLength(2000);
    expect(tidyNote(`${'x'.repeat(1999)}🧳`)).toBe('x'.repeat(1999));
    expect(tidyNote('a\0b')).toBe('ab');
  });
});

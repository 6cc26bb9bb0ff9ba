import { type DragEvent, type KeyboardEvent, useState } from 'react';

interface ReorderOptions {
  count: number;
  /** What an entry is called, such as "Day 2". */
  nameOf(index: number): string;
  onMove(from: number, to: number): void;
}

/**
 * Puts entries of a list in order, by dragging their handle onto another entry or with the arrow keys on the handle.
 * The handle keeps the focus, and `said` tells what happened to who cannot see it.
 */
export function useReorder({ count, nameOf, onMove }: ReorderOptions) {
  const [dragged, setDragged] = useState<number>();
  const [target, setTarget] = useState<number>();
  const [said, setSaid] = useState('');

  const move = (from: number, to: number) => {
    if (to < 0 || to >= count || from === to) return;
    setSaid(`${nameOf(from)} is number ${to + 1} of ${count} now.`);
    onMove(from, to);
  };
  const endDrag = () => {
    setDragged(undefined);
    setTarget(undefined);
  };
  return {
    said,
    /** Of the entry itself. */
    entryProps: (index: number) => ({
      'data-dragged': dragged === index || undefined,
      'data-target': (target === index && dragged !== index) || undefined,
      onDragOver: (event: DragEvent) => {
        if (dragged === undefined) return; // something of another list
        event.preventDefault();
        event.stopPropagation();
        setTarget(index);
      },
      onDrop: (event: DragEvent) => {
        if (dragged === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        move(dragged, index);
        endDrag();
      },
    }),
    /** Of the button it is moved by. */
    handleProps: (index: number) => ({
      'data-handle': true,
      draggable: true,
      'aria-label': `Move ${nameOf(index)}: arrow keys or drag`,
      onDragStart: (event: DragEvent<HTMLElement>) => {
        event.stopPropagation();
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', nameOf(index));
        const entry = event.currentTarget.closest('li');
        if (entry) event.dataTransfer.setDragImage(entry, 16, 16);
        setDragged(index);
      },
      onDragEnd: endDrag,
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (step === undefined) return;
        event.preventDefault();
        const list = event.currentTarget.closest('ol');
        move(index, index + step);
        // Once the entries have changed places: the one that was moved has lost the focus with its place.
        requestAnimationFrame(() => {
          const entry = list?.children[Math.min(count - 1, Math.max(0, index + step))];
          entry?.querySelector<HTMLElement>('[data-handle]')?.focus();
        });
      },
    }),
  };
}

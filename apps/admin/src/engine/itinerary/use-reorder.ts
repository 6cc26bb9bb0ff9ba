import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { useItineraryWords } from './itinerary-words.ts';

interface ReorderOptions {
  count: number;
  /** Returns the name of an entry, such as "Day 2". */
  nameOf(index: number): string;
  onMove(from: number, to: number): void;
}

/**
 * Reorders a list by dragging an entry's handle or with the arrow keys on the handle. The handle keeps the focus.
 * `announcement` is a text for screen readers.
 */
export function useReorder({ count, nameOf, onMove }: ReorderOptions) {
  const words = useItineraryWords();
  const [dragged, setDragged] = useState<number>();
  const [target, setTarget] = useState<number>();
  const [announcement, setAnnouncement] = useState('');

  const move = (from: number, to: number) => {
    if (to < 0 || to >= count || from === to) return;
    setAnnouncement(words.moved(nameOf(from), to + 1, count));
    onMove(from, to);
  };
  const endDrag = () => {
    setDragged(undefined);
    setTarget(undefined);
  };
  return {
    announcement,
    /** Props for an entry. */
    entryProps: (index: number) => ({
      'data-dragged': dragged === index || undefined,
      'data-target': (target === index && dragged !== index) || undefined,
      onDragOver: (event: DragEvent) => {
        if (dragged === undefined) return; // dragged from another list
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
    /** Props for the handle of an entry. */
    handleProps: (index: number) => ({
      'data-handle': true,
      draggable: true,
      'aria-label': words.move(nameOf(index)),
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
        // After rendering the new order, the moved entry's handle has lost the focus.
        requestAnimationFrame(() => {
          const entry = list?.children[Math.min(count - 1, Math.max(0, index + step))];
          entry?.querySelector<HTMLElement>('[data-handle]')?.focus();
        });
      },
    }),
  };
}

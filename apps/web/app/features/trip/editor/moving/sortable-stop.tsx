import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { TripItemView } from '@yunyou/contract/trip/trip.schema';
import { useState } from 'react';
import { AddFile, FileList } from '../../files/file-list.tsx';
import { ItemView } from '../../view/stops/item.tsx';
import { breaksAt, describeBreak } from '../break-words.ts';
import styles from '../editor.module.css';
import type { EditorStore } from '../editor-store.ts';
import * as words from '../editor-words.ts';
import { nameItem } from '../name-item.ts';
import { useNoteField } from '../note-field.tsx';
import { StopPanel, tryEdit } from '../panels/stop-panel.tsx';
import { useEditor } from '../use-editor.ts';

interface SortableStopProps {
  store: EditorStore;
  dayIndex: number;
  stopKey: string;
  view: TripItemView;
  /** Stops of a folded day are no drop targets. */
  isFolded: boolean;
}

/** Renders a stop with drag handle and edit panel. */
export function SortableStop({ store, dayIndex, stopKey, view, isFolded }: SortableStopProps) {
  const { breaks, view: trip } = useEditor(store);
  const [isOpen, setIsOpen] = useState(false);
  const { rights, together } = store;
  const isFixed = view.kind === 'ride';
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    isDragging,
    isOver,
    activeIndex,
    index,
  } = useSortable({
    id: stopKey,
    disabled: { draggable: isFixed, droppable: isFolded },
  });
  const name = nameItem(view);
  const target = `stop/${stopKey}`;
  const note = useNoteField({
    id: `${trip.id}:note:${stopKey}`,
    label: name,
    note: 'note' in view ? view.note : undefined,
    onChange: (text) => tryEdit(store, { kind: 'note', key: stopKey, text }),
  });
  // Moved down within its day, a stop is inserted after the target; otherwise before it.
  const side = activeIndex >= 0 && activeIndex < index ? 'after' : 'before';
  const faults = breaksAt(breaks, dayIndex, stopKey).map((fault) => describeBreak(fault, store.nameOf, trip));
  return (
    <div
      ref={setNodeRef}
      className={styles.sortable}
      data-dragging={isDragging || undefined}
      data-over={isOver && !isDragging ? side : undefined}
      data-stop={stopKey}
      style={{ transform: CSS.Translate.toString(transform) }}
    >
      <ItemView
        item={view}
        faults={faults}
        note={
          <>
            {note.field}
            <FileList store={store.files} target={target} />
          </>
        }
        actions={
          <>
            {!isFixed && (
              <button
                ref={setActivatorNodeRef}
                type="button"
                className={styles.handle}
                {...attributes}
                {...listeners}
                aria-label={words.moveNamed(name)}
              >
                <span aria-hidden="true">⠿</span> {words.move}
              </button>
            )}
            <button
              type="button"
              className={styles.tool}
              aria-expanded={isOpen}
              aria-label={words.changeNamed(name)}
              onClick={() => setIsOpen(!isOpen)}
            >
              {words.change}
            </button>
            {rights.canWriteNotes && note.button}
            {rights.isOwner && <AddFile store={store.files} target={target} label={name} />}
            {together && <together.Remarks store={store} together={together} target={target} label={name} />}
          </>
        }
      />
      {isOpen && (
        <StopPanel
          store={store}
          dayIndex={dayIndex}
          stopKey={stopKey}
          view={view}
          onDone={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}

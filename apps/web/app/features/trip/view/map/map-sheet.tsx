import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import * as words from '../trip-words.ts';
import styles from './map-sheet.module.css';
import { neighbourSize, type SheetSize, sizeAfterDrag } from './sheet-size.ts';

interface MapSheetProps {
  id: string;
  size: SheetSize;
  onSize: (size: SheetSize) => void;
  children: ReactNode;
}

const gripWords: Record<SheetSize, string> = {
  closed: words.showTheMap,
  half: words.mapFull,
  full: words.mapSmaller,
};

/**
 * Renders the map of a trip: a column beside the days on wide screens, a sheet at the bottom of a phone. The sheet is
 * pulled by its grip, or changed by pressing the grip or with the arrow keys.
 */
export function MapSheet({ id, size, onSize, children }: MapSheetProps) {
  const body = useRef<HTMLDivElement>(null);
  const pull = useRef<{ y: number; height: number; at: number }>(undefined);
  const [pulled, setPulled] = useState<number>();
  const start = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    pull.current = { y: event.clientY, height: body.current?.offsetHeight ?? 0, at: event.timeStamp };
  };
  const move = ({ clientY }: PointerEvent) => {
    if (!pull.current) return;
    const { y, height } = pull.current;
    if (pulled !== undefined || Math.abs(y - clientY) > tapPixels)
      setPulled(Math.max(0, height + y - clientY));
  };
  const end = ({ clientY, timeStamp }: PointerEvent) => {
    const from = pull.current;
    pull.current = undefined;
    if (!from || pulled === undefined) return; // a press, which the click handles
    const speed = (from.y - clientY) / Math.max(1, timeStamp - from.at);
    onSize(sizeAfterDrag({ height: pulled, screen: innerHeight, speed }));
    // The click that follows a drag still sees it, and is ignored.
    setTimeout(() => setPulled(undefined));
  };
  const press = () => {
    if (pulled === undefined) onSize(size === 'half' ? 'full' : 'half');
  };
  const handleKey = (event: KeyboardEvent) => {
    const next = event.key === 'Escape' ? 'closed' : neighbourSize(size, event.key);
    if (!next) return;
    event.preventDefault();
    onSize(next);
  };
  return (
    <aside
      id={id}
      className={styles.sheet}
      data-size={size}
      data-pulled={pulled === undefined ? undefined : ''}
    >
      <button
        type="button"
        className={styles.grip}
        aria-label={gripWords[size]}
        onClick={press}
        onKeyDown={handleKey}
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      />
      <div
        ref={body}
        className={styles.body}
        style={pulled === undefined ? undefined : { blockSize: pulled }}
      >
        {children}
      </div>
    </aside>
  );
}

/** A pointer that moved less has pressed the grip, not pulled it. */
const tapPixels = 6;

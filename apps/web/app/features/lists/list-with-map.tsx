import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MapPoint } from '../map/map-points.ts';
import { PlaceMap } from '../map/place-map.tsx';
import styles from './list-with-map.module.css';
import * as words from './list-words.ts';
import { ResultCount } from './result-count.tsx';

/** Renders a list and its map: side by side on wide screens, otherwise one at a time. */
export function ListWithMap({
  points,
  count,
  children,
}: {
  points: readonly MapPoint[];
  count: string;
  children: ReactNode;
}) {
  const [view, setView] = useState<'list' | 'map'>('list');
  const layout = useRef<HTMLDivElement>(null);
  /**
   * Switches between list and map, and scrolls: the map fills the screen below the header, the list starts with its
   * filters.
   */
  const handleSwitch = () => {
    const next = view === 'list' ? 'map' : 'list';
    flushSync(() => setView(next));
    if (next === 'map') layout.current?.scrollIntoView();
    else scrollTo({ top: 0 });
  };
  if (points.length === 0) {
    return (
      <div className={styles.alone}>
        <ResultCount count={count} />
        {children}
      </div>
    );
  }
  return (
    <div ref={layout} className={styles.layout} data-view={view}>
      <div className={styles.list}>
        <ResultCount count={count} />
        {children}
      </div>
      <div className={styles.map}>
        <PlaceMap points={points} label={words.mapLabel} height="100%" hasList={false} />
      </div>
      <div className={styles.bar}>
        <button type="button" className={styles.toggle} onClick={handleSwitch}>
          {view === 'list' ? words.map : words.list}
        </button>
      </div>
    </div>
  );
}

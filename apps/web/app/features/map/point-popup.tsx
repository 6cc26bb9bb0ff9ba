import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { PageLink } from '../../navigation/page-link.tsx';
import { kindNames, type MapPoint } from './map-points.ts';
import * as words from './map-words.ts';
import styles from './point-popup.module.css';

interface PointPopupProps {
  point: MapPoint;
  close: () => void;
  showWalk: (() => void) | undefined;
  action?: ReactNode;
}

/**
 * Renders the popup of a pin. Takes the focus; Escape closes it and returns the focus. MapLibre positions it, so it
 * is not a Base UI popover.
 */
export function PointPopup({ point, close, showWalk, action }: PointPopupProps) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => card.current?.focus({ preventScroll: true }), []);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-static-element-interactions -- the group has the focus and listens for Escape
    <div
      ref={card}
      tabIndex={-1}
      role="group"
      aria-label={point.name}
      className={styles.card}
      onKeyDown={handleKeyDown}
    >
      <p className={styles.kind}>{kindNames[point.kind]}</p>
      <p className={styles.name}>
        {point.linkUrl ? <PageLink to={point.linkUrl}>{point.name}</PageLink> : point.name}
      </p>
      {point.zhName && (
        <p lang="zh" className={styles.chinese}>
          {point.zhName}
        </p>
      )}
      {point.note && <p className={styles.note}>{point.note}</p>}
      {showWalk && (
        <>
          <button type="button" className={styles.walk} onClick={showWalk}>
            {words.showWalk}
          </button>
          <p className={styles.note}>{words.walkNote}</p>
        </>
      )}
      {action}
    </div>
  );
}

import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import styles from './below.module.css';

interface BelowProps {
  anchor: RefObject<HTMLElement | null>;
  isShown: boolean;
  children: ReactNode;
}

/** With less space than this below the anchor, the panel opens above it. */
const minSpacePx = 200;

/** Shows a panel below an element, in the top layer so that no container clips it. */
export function Below({ anchor, isShown, children }: BelowProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = panel.current;
    if (!isShown || !element) return;
    const place = () => {
      const box = anchor.current?.getBoundingClientRect();
      if (!box) return;
      element.style.setProperty('--start', `${box.left}px`);
      element.style.setProperty('--below', `${box.bottom}px`);
      element.style.setProperty('--wide', `${box.width}px`);
      element.style.setProperty('--above', `${innerHeight - box.top}px`);
      element.toggleAttribute(
        'data-above',
        innerHeight - box.bottom < minSpacePx && box.top > innerHeight / 2,
      );
    };
    place();
    element.showPopover();
    addEventListener('scroll', place, { passive: true });
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place);
      removeEventListener('resize', place);
      element.hidePopover();
    };
  }, [anchor, isShown]);
  return (
    <div ref={panel} popover="manual" className={styles.panel}>
      {children}
    </div>
  );
}

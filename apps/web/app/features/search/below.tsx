import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import styles from './below.module.css';

interface BelowProps {
  anchor: RefObject<HTMLElement | null>;
  isShown: boolean;
  children: ReactNode;
}

/** With less than this below, it opens above. */
const leastRoomPx = 200;

/** Shows something right below an element, over everything else: a picture around it would cut it off otherwise. */
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
        innerHeight - box.bottom < leastRoomPx && box.top > innerHeight / 2,
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

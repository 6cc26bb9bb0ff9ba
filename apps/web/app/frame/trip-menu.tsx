import { useRef, useState } from 'react';
import { PageLink } from '../navigation/page-link.tsx';
import header from './header.module.css';
import { ChevronIcon } from './icons.tsx';
import { MenuLink } from './menu-link.tsx';
import styles from './popover.module.css';
import { useDismiss } from './use-dismiss.ts';
import { useHoverIntent } from './use-hover-intent.ts';

export function TripMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const hover = useHoverIntent();
  const root = useRef<HTMLDivElement>(null);
  const close = () => setIsOpen(false);
  useDismiss([root], isOpen, close);
  return (
    // The wrapper only follows the pointer; the button inside does the same by keyboard and touch.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className={styles.anchor}
      onMouseEnter={() => hover.enter(() => setIsOpen(true))}
      onMouseLeave={() => hover.leave(close)}
    >
      <MenuLink to="/trip">Trip</MenuLink>
      <button
        type="button"
        className={header.expand}
        aria-label="Trip menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <ChevronIcon />
      </button>
      {isOpen && (
        <ul className={styles.popover}>
          <li>
            <PageLink to="/trip" onClick={close} className={styles.entry}>
              Create My Trip By AI
            </PageLink>
          </li>
          <li>
            <PageLink to="/user?type=Trips" onClick={close} className={styles.entry}>
              View My Trip
            </PageLink>
          </li>
        </ul>
      )}
    </div>
  );
}

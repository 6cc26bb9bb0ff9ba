import { useRef, useState } from 'react';
import { PageLink } from '../navigation/page-link.tsx';
import { sharedWords } from '../site-words.ts';
import * as words from './frame-words.ts';
import header from './header.module.css';
import { ChevronIcon } from './icons.tsx';
import { MenuLink } from './menu-link.tsx';
import styles from './popover.module.css';
import { useHoverIntent } from './use-hover-intent.ts';
import { useLoadedComponent } from './use-loaded-component.ts';

const importPopover = () => import('./menu-popover.tsx');

const entries = [
  { name: sharedWords.createTrip, to: '/trip' },
  { name: sharedWords.viewTrips, to: '/user?type=Trips' },
  { name: sharedWords.browseTours, to: '/trip/tours' },
] as const;

export function TripMenu() {
  const [openedBy, setOpenedBy] = useState<'hover' | 'press'>();
  const [MenuPopover, loadPopover] = useLoadedComponent(importPopover);
  const hover = useHoverIntent();
  const anchor = useRef<HTMLDivElement>(null);
  const close = () => setOpenedBy(undefined);
  const handleEnter = () => {
    loadPopover();
    hover.enter(() => setOpenedBy((now) => now ?? 'hover'));
  };
  const handleLeave = () => hover.leave(close);
  /** Keeps the menu closed after a click: the pointer still rests on the link, and the menu would cover the next page. */
  const handleFollow = () => {
    hover.cancel();
    close();
  };
  return (
    <div ref={anchor} className={styles.anchor}>
      <MenuLink to="/trip" onClick={handleFollow} onMouseEnter={handleEnter} onMouseLeave={handleLeave}>
        {words.trip}
      </MenuLink>
      <button
        type="button"
        className={header.expand}
        aria-label={words.tripMenu}
        aria-expanded={openedBy !== undefined}
        onMouseEnter={handleEnter}
        onMouseLeave={handleLeave}
        onFocus={loadPopover}
        onClick={() => {
          loadPopover();
          setOpenedBy(openedBy ? undefined : 'press');
        }}
      >
        <ChevronIcon />
      </button>
      {openedBy && MenuPopover && (
        <MenuPopover
          label={words.tripMenu}
          anchor={anchor}
          align="start"
          isOpenedByHover={openedBy === 'hover'}
          onClose={close}
          onMouseEnter={() => hover.enter(() => undefined)}
          onMouseLeave={handleLeave}
        >
          <ul className={styles.popover}>
            {entries.map(({ name, to }) => (
              <li key={name}>
                <PageLink to={to} onClick={close} className={styles.entry}>
                  {name}
                </PageLink>
              </li>
            ))}
          </ul>
        </MenuPopover>
      )}
    </div>
  );
}

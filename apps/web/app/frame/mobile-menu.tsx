import { IconButton } from '@yunyou/ui/icon-button';
import { useEffect, useRef } from 'react';
import { PageLink } from '../navigation/page-link.tsx';
import { sharedWords } from '../site-words.ts';
import type { DrawerMenu } from './drawer.tsx';
import * as words from './frame-words.ts';
import { ChevronIcon, CloseIcon } from './icons.tsx';
import styles from './mobile-menu.module.css';

interface MobileMenuProps {
  isOpen: boolean;
  onClose(): void;
  onSearch(): void;
  onBrowse(menu: DrawerMenu): void;
}

const entries: readonly { name: string; to: string; drawer?: DrawerMenu }[] = [
  { name: words.home, to: '/' },
  { name: words.destination, to: '/destination', drawer: 'destination' },
  { name: words.faves, to: '/faves', drawer: 'faves' },
  { name: sharedWords.createTrip, to: '/trip' },
  { name: sharedWords.viewTrips, to: '/user?type=Trips' },
  { name: sharedWords.browseTours, to: '/trip/tours' },
  { name: words.wiki, to: '/wiki' },
  { name: words.about, to: '/news' },
];

export function MobileMenu({ isOpen, onClose, onSearch, onBrowse }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog ref={dialog} className={styles.menu} aria-label={words.menu} onClose={onClose}>
      <IconButton label={words.closeMenu} className={styles.close} onClick={onClose}>
        <CloseIcon />
      </IconButton>
      <nav aria-label={words.mobile}>
        <ul className={styles.entries}>
          <li className={styles.entry}>
            <button type="button" className={styles.link} onClick={onSearch}>
              {words.search}
            </button>
          </li>
          {entries.map(({ name, to, drawer }) => (
            <li key={name} className={styles.entry}>
              <PageLink to={to} className={styles.link} onClick={onClose}>
                {name}
              </PageLink>
              {drawer && (
                <button
                  type="button"
                  className={styles.browse}
                  aria-label={words.browse(name)}
                  onClick={() => onBrowse(drawer)}
                >
                  <ChevronIcon />
                </button>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </dialog>
  );
}

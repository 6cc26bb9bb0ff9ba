import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { SearchOpener } from '../features/search/search-opener.tsx';
import { PageLink } from '../navigation/page-link.tsx';
import { openLogin, useVisitor } from '../session/session.ts';
import type { DrawerMenu } from './drawer.tsx';
import * as words from './frame-words.ts';
import styles from './header.module.css';
import { ChevronIcon, MenuIcon, PersonIcon, SearchIcon } from './icons.tsx';
import { MenuLink } from './menu-link.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { TripMenu } from './trip-menu.tsx';
import { useHoverIntent } from './use-hover-intent.ts';
import { useIsScrolled } from './use-is-scrolled.ts';
import { UserMenu } from './user-menu.tsx';

const importDrawer = () => import('./drawer.tsx');
const Drawer = lazy(importDrawer);

/** Pages with a hero under the header: there the header has no background until the page scrolls. */
const heroPaths = new Set(['/', '/destination', '/faves']);

interface OpenedDrawer {
  menu: DrawerMenu;
  openedBy: 'hover' | 'press';
  /** The history entry it was opened on: going back or on closes it. */
  locationKey: string;
}

export function Header() {
  const { pathname, key: locationKey } = useLocation();
  const isScrolled = useIsScrolled();
  const visitor = useVisitor();
  const [opened, setDrawer] = useState<OpenedDrawer>();
  const drawer = opened?.locationKey === locationKey ? opened : undefined;
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [isSearchOpen, setIsSearchOpen] = useState(false);
  const isClear = heroPaths.has(pathname) && !isScrolled && !drawer;
  const drawerHover = useHoverIntent();
  const header = useRef<HTMLElement>(null);

  const closeDrawer = () => setDrawer(undefined);
  /**
   * Keeps the drawer closed after a click: the pointer still rests on the link, and the drawer would cover the next
   * page.
   */
  const followLink = () => {
    drawerHover.cancel();
    closeDrawer();
  };
  const openSearch = useCallback(() => {
    setDrawer(undefined);
    setIsMenuOpen(false);
    setIsSearchOpen(true);
  }, []);
  const hoverHandlers = (menu: DrawerMenu) => ({
    onMouseEnter: () => {
      void importDrawer();
      if (drawer?.menu === menu) drawerHover.cancel();
      else drawerHover.enter(() => setDrawer({ menu, openedBy: 'hover', locationKey }));
    },
    onMouseLeave: () => drawerHover.leave(closeDrawer),
  });
  const drawerItem = (menu: DrawerMenu, name: string) => (
    <li className={styles.item}>
      <MenuLink to={`/${menu}`} onClick={followLink} {...hoverHandlers(menu)}>
        {name}
      </MenuLink>
      <button
        type="button"
        className={styles.expand}
        aria-label={words.browse(name)}
        aria-expanded={drawer?.menu === menu}
        {...hoverHandlers(menu)}
        onClick={() =>
          setDrawer(drawer?.menu === menu ? undefined : { menu, openedBy: 'press', locationKey })
        }
      >
        <ChevronIcon />
      </button>
    </li>
  );

  return (
    <header className={styles.header} data-clear={isClear || undefined} ref={header}>
      <div className={styles.bar}>
        <PageLink to="/" className={styles.logo} aria-label={words.yunyouHome}>
          <img src="/seal.svg" alt="" width="40" height="40" fetchPriority="low" />
        </PageLink>
        <nav aria-label={words.main} className={styles.nav}>
          <ul className={styles.items}>
            <li className={styles.item}>
              <MenuLink to="/">{words.home}</MenuLink>
            </li>
            {drawerItem('destination', words.destination)}
            {drawerItem('faves', words.faves)}
            <li className={styles.item}>
              <TripMenu />
            </li>
            <li className={styles.item}>
              <MenuLink to="/wiki">{words.wiki}</MenuLink>
            </li>
            <li className={styles.item}>
              <MenuLink to="/news">{words.about}</MenuLink>
            </li>
          </ul>
        </nav>
        <PlainSearch />
        <div className={styles.tools}>
          <SearchOpener isOpen={isSearchOpen} onOpen={openSearch} onClose={() => setIsSearchOpen(false)} />
          {visitor ? (
            <UserMenu visitor={visitor} />
          ) : (
            <button type="button" className={styles.icon} aria-label={words.signIn} onClick={openLogin}>
              <PersonIcon />
            </button>
          )}
          <button
            type="button"
            className={`${styles.icon} ${styles.burger}`}
            aria-label={words.openMenu}
            aria-expanded={isMenuOpen}
            onClick={() => setIsMenuOpen(true)}
          >
            <MenuIcon />
          </button>
        </div>
      </div>
      {drawer && (
        <Suspense>
          <Drawer
            key={drawer.menu}
            menu={drawer.menu}
            header={header}
            isOpenedByHover={drawer.openedBy === 'hover'}
            onClose={closeDrawer}
            onMouseEnter={() => drawerHover.enter(() => undefined)}
            onMouseLeave={() => drawerHover.leave(closeDrawer)}
          />
        </Suspense>
      )}
      <MobileMenu
        isOpen={isMenuOpen}
        onClose={() => setIsMenuOpen(false)}
        onSearch={openSearch}
        onBrowse={(menu) => {
          setIsMenuOpen(false);
          setDrawer({ menu, openedBy: 'press', locationKey });
        }}
      />
    </header>
  );
}

/** Replaces the button in the header while no scripts run. */
function PlainSearch() {
  return (
    <form action="/search" role="search" className={styles.plainSearch}>
      <input
        name="keyword"
        type="search"
        aria-label={words.searchTheSite}
        placeholder={words.search}
        maxLength={100}
      />
      <button type="submit" aria-label={words.search}>
        <SearchIcon />
      </button>
    </form>
  );
}

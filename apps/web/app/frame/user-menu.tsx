import { useRef, useState } from 'react';
import { createBrowserClient } from '../api/browser-client.ts';
import { useApiBase } from '../api/use-api.ts';
import { PageLink } from '../navigation/page-link.tsx';
import { useGoTo } from '../navigation/use-go-to.ts';
import { signOut, type VisitorInfo } from '../session/session.ts';
import * as words from './frame-words.ts';
import styles from './popover.module.css';
import { useLoadedComponent } from './use-loaded-component.ts';

const importPopover = () => import('./menu-popover.tsx');

const entries = [
  { name: words.profile, to: '/user?type=profile' },
  { name: words.collections, to: '/user?type=Collections' },
  { name: words.trips, to: '/user?type=Trips' },
  { name: words.orders, to: '/user?type=Orders' },
] as const;

export function UserMenu({ visitor }: { visitor: VisitorInfo }) {
  const [isOpen, setIsOpen] = useState(false);
  const [MenuPopover, loadPopover] = useLoadedComponent(importPopover);
  const anchor = useRef<HTMLDivElement>(null);
  const apiBase = useApiBase();
  const goTo = useGoTo();
  const close = () => setIsOpen(false);

  const handleSignOut = async () => {
    close();
    // The request needs the token it revokes, so send it before removing the cookies. A failure is ignored: an
    // expired token needs no revoking.
    const api = createBrowserClient({ apiBase, isSilent: true });
    const revoked = api('POST /user/logout').catch(() => undefined);
    await signOut();
    await goTo('/');
    await revoked;
  };
  return (
    <div ref={anchor} className={styles.anchor}>
      <button
        type="button"
        className={styles.avatar}
        aria-label={words.yourMenu}
        aria-expanded={isOpen}
        onPointerEnter={loadPopover}
        onFocus={loadPopover}
        onClick={() => {
          loadPopover();
          setIsOpen(!isOpen);
        }}
      >
        {visitor.userAvatar.startsWith('/') ? (
          <img src={visitor.userAvatar} alt="" />
        ) : (
          visitor.userName.slice(0, 1).toUpperCase()
        )}
      </button>
      {isOpen && MenuPopover && (
        <MenuPopover label={words.yourMenu} anchor={anchor} align="end" onClose={close}>
          <div className={styles.popover}>
            <p className={styles.name}>{visitor.userName}</p>
            {entries.map(({ name, to }) => (
              <PageLink key={name} to={to} className={styles.entry} onClick={close}>
                {name}
              </PageLink>
            ))}
            <button type="button" className={styles.entry} onClick={() => void handleSignOut()}>
              {words.signOut}
            </button>
          </div>
        </MenuPopover>
      )}
    </div>
  );
}

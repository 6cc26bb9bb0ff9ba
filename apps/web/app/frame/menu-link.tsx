import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { PageLink } from '../navigation/page-link.tsx';
import styles from './header.module.css';

/** A link of the menu, marked while the visitor is on its page or on one below it. */
export function MenuLink({ to, ...props }: Omit<ComponentProps<typeof PageLink>, 'className'>) {
  const { pathname } = useLocation();
  const isHere = pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));
  return <PageLink {...props} to={to} className={styles.link} aria-current={isHere ? 'page' : undefined} />;
}

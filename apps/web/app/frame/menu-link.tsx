import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { PageLink } from '../navigation/page-link.tsx';
import styles from './header.module.css';

/** Links to a section of the site; `aria-current` marks the section of the current page. */
export function MenuLink({ to, ...props }: Omit<ComponentProps<typeof PageLink>, 'className'>) {
  const { pathname } = useLocation();
  const isHere = pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));
  return <PageLink {...props} to={to} className={styles.link} aria-current={isHere ? 'page' : undefined} />;
}

import { Outlet, useSearchParams } from 'react-router';
import { Page, PageHead } from '../../features/sections/section.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import styles from './user.module.css';
import { userSections } from './user-sections.ts';
import * as words from './user-words.ts';

/** Renders the tabs of the account pages. */
export default function UserLayout() {
  const [params] = useSearchParams();
  return (
    <Page>
      <PageHead title={words.yourPages} />
      <nav aria-label={words.yourPages} className={styles.sections}>
        {userSections.map(({ type, name }) => (
          <PageLink
            key={type}
            to={`/user?type=${type}`}
            className={styles.section}
            aria-current={(params.get('type') ?? 'profile') === type ? 'page' : undefined}
          >
            {name}
          </PageLink>
        ))}
      </nav>
      <Outlet />
    </Page>
  );
}

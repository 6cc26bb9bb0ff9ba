import { type AdminPage, adminPages } from '@yunyou/contract/admin/admin-pages';
import { NavLink } from 'react-router';
import { useNames } from '../language/names.ts';
import { useMay } from '../session/use-me.ts';
import styles from './inbox.module.css';
import { useInboxWords } from './inbox-words.ts';

const paths = new Set(['commentManage/inbox', 'commentManage/commentList', 'contentManage/feedbackList']);
const pages: readonly AdminPage[] = adminPages.filter(({ path }) => paths.has(path));

/** Links the inbox, where everything waits in one queue, with the lists of all reviews and of all messages. */
export function InboxNav() {
  const words = useInboxWords();
  const names = useNames();
  const may = useMay();
  const readable = pages.filter(({ code }) => may(`${code}.read`));
  if (readable.length < 2) return null;
  return (
    <nav aria-label={words.nav} className={styles['nav']}>
      {readable.map((page) => (
        <NavLink key={page.path} to={`/${page.path}`}>
          {names.page(page)}
        </NavLink>
      ))}
    </nav>
  );
}

import { type AdminPage, adminPages } from '@yunyou/contract/admin/admin-pages';
import { NavLink } from 'react-router';
import { useNames } from '../language/names.ts';
import { useMay } from '../session/use-me.ts';
import styles from './desk.module.css';
import { useDeskWords } from './desk-words.ts';

const paths = new Set(['commentManage/desk', 'commentManage/commentList', 'contentManage/feedbackList']);
const pages: readonly AdminPage[] = adminPages.filter(({ path }) => paths.has(path));

/** Links the desk, where everything waits in one queue, with the lists of all reviews and of all messages. */
export function DeskNav() {
  const words = useDeskWords();
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

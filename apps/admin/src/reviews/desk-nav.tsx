import { adminPages } from '@yunyou/contract/admin/admin-pages';
import { NavLink } from 'react-router';
import { useMay } from '../session/use-me.ts';
import { useReviewWords } from './review-words.ts';
import styles from './reviews.module.css';

/** Links the two queues of what visitors write: reviews with their reports, and reports of facts and messages. */
export function DeskNav() {
  const words = useReviewWords();
  const may = useMay();
  const labels = { commentList: words.reviews, feedbackList: words.messages } as const;
  const pages = (['commentList', 'feedbackList'] as const).filter((code) => may(`${code}.read`));
  if (pages.length < 2) return null;
  return (
    <nav aria-label={words.desk} className={styles['desk']}>
      {pages.map((code) => (
        <NavLink key={code} to={`/${adminPages.find((page) => page.code === code)?.path ?? ''}`}>
          {labels[code]}
        </NavLink>
      ))}
    </nav>
  );
}

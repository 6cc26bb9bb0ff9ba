import type { NewsCard } from '@yunyou/contract/site/cards.schema';
import { formatDate } from '../../features/facts/format.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { Picture } from '../../pictures/picture.tsx';
import styles from './news.module.css';

/** News articles by date. */
export function NewsList({ news }: { news: readonly NewsCard[] }) {
  return (
    <ol className={styles.list}>
      {news.map((piece) => (
        <li key={piece.id} className={styles.piece}>
          <time dateTime={piece.publishedOn}>{formatDate(piece.publishedOn)}</time>
          <div className={styles.words}>
            <h3 className={styles.title}>
              <PageLink to={piece.linkUrl}>{piece.title}</PageLink>
            </h3>
            <p>{piece.summary}</p>
          </div>
          <Picture
            picture={piece.picture}
            blur={piece.imageBlur}
            format="tile"
            alt=""
            sizes="(min-width: 40rem) 11rem, 6rem"
            className={styles.picture}
          />
        </li>
      ))}
    </ol>
  );
}

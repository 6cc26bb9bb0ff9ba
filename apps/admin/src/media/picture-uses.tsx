import type { CallOutput } from '@yunyou/contract/endpoints';
import { Typography } from 'antd';
import { Link } from 'react-router';
import { useNames } from '../language/names.ts';
import { editAddress } from '../pages/admin-pages.ts';
import styles from './media.module.css';
import { useMediaWords } from './media-words.ts';

interface PictureUsesProps {
  usedBy: CallOutput<'GET /admin/media/detail'>['usedBy'];
  /** Shown when no row uses the picture. */
  none: string;
}

/** Lists the rows that show a picture. */
export function PictureUses({ usedBy, none }: PictureUsesProps) {
  const words = useMediaWords();
  const names = useNames();
  return (
    <section>
      <Typography.Title level={2} className={styles['sectionTitle'] ?? ''}>
        {words.uses}
      </Typography.Title>
      {usedBy.length === 0 && <Typography.Text>{none}</Typography.Text>}
      <ul>
        {usedBy.map(({ entity, id, title }) => (
          <li key={`${entity} ${id}`}>
            {names.entity(entity)}: <Link to={editAddress(entity, id)}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

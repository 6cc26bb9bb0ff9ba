import type { EntityRow } from '@yunyou/contract/admin/admin-entities.endpoints';
import { Tag } from 'antd';
import styles from './row-editor.module.css';

type Status = EntityRow['status'];

const colours: Record<Status, string> = {
  draft: 'default',
  review: 'gold',
  published: 'green',
  archived: 'default',
};
const labels: Record<Status, string> = {
  draft: 'Draft',
  review: 'In review',
  published: 'Published',
  archived: 'Archived',
};

/** Shows whether a row is published and whether it has unpublished changes. */
export function StatusTags({
  status,
  pending,
  isTrashed,
}: Pick<EntityRow, 'status' | 'pending' | 'isTrashed'>) {
  if (isTrashed)
    return (
      <Tag color="red">
        <span className={styles['tagText']}>In the trash</span>
      </Tag>
    );
  return (
    <span>
      <Tag color={colours[status]}>
        <span className={styles['tagText']}>{labels[status]}</span>
      </Tag>
      {pending && (
        <Tag color="gold">
          <span className={styles['tagText']}>
            {pending === 'review' ? 'Changes in review' : 'Changes not published'}
          </span>
        </Tag>
      )}
    </span>
  );
}

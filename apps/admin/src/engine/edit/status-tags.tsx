import type { EntityRow } from '@yunyou/contract/admin/admin-entities.endpoints';
import { Tag } from 'antd';
import styles from './row-editor.module.css';
import { useStatusWords } from './status-words.ts';

type Status = EntityRow['status'];

const colours: Record<Status, string> = {
  draft: 'default',
  review: 'gold',
  published: 'green',
  archived: 'default',
};
/** Shows whether a row is published and whether it has unpublished changes. */
export function StatusTags({
  status,
  pending,
  isTrashed,
}: Pick<EntityRow, 'status' | 'pending' | 'isTrashed'>) {
  const words = useStatusWords();
  if (isTrashed)
    return (
      <Tag color="red">
        <span className={styles['tagText']}>{words.trashed}</span>
      </Tag>
    );
  return (
    <span>
      <Tag color={colours[status]}>
        <span className={styles['tagText']}>{words[status]}</span>
      </Tag>
      {pending && (
        <Tag color="gold">
          <span className={styles['tagText']}>
            {pending === 'review' ? words.pendingReview : words.pendingDraft}
          </span>
        </Tag>
      )}
    </span>
  );
}

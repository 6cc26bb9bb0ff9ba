import type { EntityRow } from '@yunyou/contract/admin/admin-entities.endpoints';
import { Tag } from 'antd';

type Status = EntityRow['status'];

const colours: Record<Status, string> = {
  draft: 'default',
  review: 'gold',
  published: 'green',
  archived: 'default',
};
const words: Record<Status, string> = {
  draft: 'Draft',
  review: 'In review',
  published: 'Published',
  archived: 'Archived',
};

/** The kit's coloured letters on their tints are too faint. */
const readable = { color: 'var(--ant-color-text)' };

/** Shows whether a row is published and whether it has unpublished changes. */
export function StatusTags({
  status,
  pending,
  isTrashed,
}: Pick<EntityRow, 'status' | 'pending' | 'isTrashed'>) {
  if (isTrashed)
    return (
      <Tag style={readable} color="red">
        In the trash
      </Tag>
    );
  return (
    <span>
      <Tag style={readable} color={colours[status]}>
        {words[status]}
      </Tag>
      {pending && (
        <Tag style={readable} color="gold">
          {pending === 'review' ? 'Changes in review' : 'Changes not published'}
        </Tag>
      )}
    </span>
  );
}

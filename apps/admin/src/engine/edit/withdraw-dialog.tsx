import type { EntityDetail } from '@yunyou/contract/admin/admin-entities.endpoints';
import type { EntityName } from '@yunyou/contract/entities';
import { Alert, Button, Modal, Skeleton } from 'antd';
import { moveWords } from './move-words.ts';
import { UseGroups, useUses } from './used-by.tsx';

interface WithdrawDialogProps {
  entity: EntityName;
  row: EntityDetail;
  move: 'archive' | 'remove';
  isRunning: boolean;
  onConfirm(): void;
  onClose(): void;
}

/** Confirms that a row is archived or removed. While other rows use it, lists them instead; the server refuses, too. */
export function WithdrawDialog({ entity, row, move, isRunning, onConfirm, onClose }: WithdrawDialogProps) {
  const used = useUses(entity, row.id);
  const groups = (used.data?.groups ?? []).filter(({ live }) => live > 0);
  const hidden = used.data?.hiddenLive ?? 0;
  const live = groups.reduce((sum, group) => sum + group.live, hidden);
  return (
    <Modal
      open
      title={live > 0 ? `${row.title} is in use` : `${moveWords[move]}: ${row.title}?`}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{live > 0 ? 'Close' : 'Cancel'}</Button>
          {live === 0 && (
            <Button danger type="primary" disabled={!used.isSuccess} loading={isRunning} onClick={onConfirm}>
              {moveWords[move]}
            </Button>
          )}
        </>
      }
    >
      {used.isPending && <Skeleton active />}
      {used.isError && <Alert type="error" showIcon title={used.error.message} />}
      {used.isSuccess &&
        (live > 0 ? (
          <>
            <p>
              {live === 1 ? 'One row uses it.' : `${live} rows use it.`} Their pages would break. Change or
              archive them first.
            </p>
            <UseGroups groups={groups} />
            {hidden > 0 && <p>{hidden} of them are on pages that you may not see.</p>}
          </>
        ) : (
          <p>
            Nothing uses it. The site no longer shows it.{' '}
            {move === 'archive'
              ? 'You can reopen it as a draft.'
              : 'You can restore it from the trash as it is now.'}
          </p>
        ))}
    </Modal>
  );
}

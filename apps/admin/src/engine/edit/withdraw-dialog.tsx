import type { EntityDetail } from '@yunyou/contract/admin/admin-entities.endpoints';
import type { EntityName } from '@yunyou/contract/entities';
import { Alert, Button, Skeleton } from 'antd';
import { Dialog } from '../../dialog.tsx';
import { useEditWords } from './edit-words.ts';
import { useMoveWords } from './move-words.ts';
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
  const words = useEditWords().withdraw;
  const act = useMoveWords().acts[move];
  const used = useUses(entity, row.id);
  const groups = (used.data?.groups ?? []).filter(({ live }) => live > 0);
  const hidden = used.data?.hiddenLive ?? 0;
  const live = groups.reduce((sum, group) => sum + group.live, hidden);
  return (
    <Dialog
      title={live > 0 ? words.inUse(row.title) : words.ask(act, row.title)}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{live > 0 ? words.close : words.cancel}</Button>
          {live === 0 && (
            <Button danger type="primary" disabled={!used.isSuccess} loading={isRunning} onClick={onConfirm}>
              {act}
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
            <p>{words.uses(live)}</p>
            <UseGroups groups={groups} />
            {hidden > 0 && <p>{words.hidden(hidden)}</p>}
          </>
        ) : (
          <p>{words[move]}</p>
        ))}
    </Dialog>
  );
}

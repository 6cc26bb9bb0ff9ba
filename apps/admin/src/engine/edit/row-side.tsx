import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { EntityDetail } from '@yunyou/contract/admin/admin-entities.endpoints';
import { type Move, moveActions, pageOf } from '@yunyou/contract/admin/staff-access';
import type { EntityName } from '@yunyou/contract/entities';
import { findPreviewPath } from '@yunyou/domain/editorial/preview-address';
import { App, Button, Card, Flex, Popconfirm, Typography } from 'antd';
import { type ReactNode, useState } from 'react';
import { useDates } from '../../language/dates.ts';
import { api } from '../../session/staff-client.ts';
import { useMay } from '../../session/use-me.ts';
import { Departures } from './departures.tsx';
import { DuplicateButton } from './duplicate-button.tsx';
import { useEditWords } from './edit-words.ts';
import { HistoryDrawer } from './history-drawer.tsx';
import { useMoveWords } from './move-words.ts';
import { PreviewButton } from './preview-button.tsx';
import styles from './row-editor.module.css';
import { ScheduleForm } from './schedule-form.tsx';
import { usePublishingNote } from './use-publishing-note.tsx';
import { UsedBy } from './used-by.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** Returns the key of a running move. The form waits for it, because it is mounted anew with the moved row. */
export const moveKey = (entity: EntityName, id: string | undefined): readonly unknown[] => [
  'move',
  entity,
  id,
];

const grave: ReadonlySet<Move> = new Set(['discard', 'purge']);
/** Moves that take a row or its changes away; their buttons come last. */
const withdraws = (move: Move): boolean => move === 'archive' || move === 'remove' || grave.has(move);

interface RowSideProps {
  entity: EntityName;
  row: EntityDetail;
  isChanged: boolean;
  /** Stores unsaved changes before a preview shows them. */
  onPreview(): Promise<unknown>;
  /** Shown below the publishing. */
  children?: ReactNode;
}

/** Shows status, moves, schedule and references of a row beside its form. */
export function RowSide({ entity, row, isChanged, onPreview, children }: RowSideProps) {
  const may = useMay();
  const moveWords = useMoveWords();
  const note = usePublishingNote();
  const words = useEditWords();
  const dates = useDates();
  const { message } = App.useApp();
  const queries = useQueryClient();
  const code = pageOf(entity);
  const [withdrawing, setWithdrawing] = useState<'archive' | 'remove'>();
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: ['row', entity, row.id] });
    await queries.invalidateQueries({ queryKey: ['entity', entity] });
  };
  const move = useMutation({
    mutationKey: moveKey(entity, row.id),
    mutationFn: (name: Move) =>
      api('POST /admin/entity/move', { entity, move: name, items: [{ id: row.id, version: row.version }] }),
    onSuccess: async ({ site }, name) => {
      void message.success(moveWords.done[name]);
      await refresh();
      if (site) note.end(site, name === 'publish' ? row.path : null);
    },
    onMutate: (name) => {
      if (name === 'publish') note.start();
    },
    onError: (error) => {
      note.stop();
      void message.error(error.message);
    },
    onSettled: () => setWithdrawing(undefined),
  });
  const offered = row.moves.filter((name) => may(`${code}.${moveActions[name]}`));
  const buttonOf = (name: Move) =>
    name === 'archive' || name === 'remove' ? (
      <Button key={name} danger block disabled={isChanged} onClick={() => setWithdrawing(name)}>
        {moveWords.acts[name]}
      </Button>
    ) : grave.has(name) ? (
      <Popconfirm
        key={name}
        title={words.side.ask(moveWords.acts[name])}
        okText={moveWords.acts[name]}
        onConfirm={() => move.mutate(name)}
      >
        <Button danger block disabled={isChanged}>
          {moveWords.acts[name]}
        </Button>
      </Popconfirm>
    ) : (
      <Button
        key={name}
        block
        disabled={isChanged}
        loading={move.isPending && move.variables === name}
        type={name === 'publish' ? 'primary' : 'default'}
        onClick={() => move.mutate(name)}
      >
        {moveWords.acts[name]}
      </Button>
    );
  return (
    <aside className={styles['side']} aria-label={words.side.label}>
      <Card size="small" title={words.side.publishing}>
        <Flex vertical gap="small">
          {isChanged && <Typography.Text type="secondary">{words.side.saveFirst}</Typography.Text>}
          {offered.filter((name) => !withdraws(name)).map(buttonOf)}
          {!row.isTrashed && findPreviewPath(entity, row.id, row.fields) && (
            <PreviewButton entity={entity} id={row.id} isUnsaved={isChanged} onBefore={onPreview} />
          )}
          {may(`${code}.write`) && <DuplicateButton entity={entity} row={row} isChanged={isChanged} />}
          {row.path && row.status === 'published' && (
            <a href={row.path} target="_blank" rel="noopener">
              {words.side.seeOnSite}
            </a>
          )}
          {offered.filter(withdraws).map(buttonOf)}
        </Flex>
      </Card>
      {children}
      {may(`${code}.publish`) && !row.isTrashed && (
        <ScheduleForm entity={entity} row={row} onSaved={refresh} />
      )}
      {entity === 'trip-line' && row.status === 'published' && <Departures lineId={row.id} />}
      <Card size="small" title={words.history.title}>
        <p>{words.history.latest(row.version, dates.dateTime(row.updatedAt))}</p>
        <HistoryDrawer entity={entity} row={row} isChanged={isChanged} onRestored={refresh} />
      </Card>
      <UsedBy entity={entity} id={row.id} />
      {withdrawing && (
        <WithdrawDialog
          entity={entity}
          row={row}
          move={withdrawing}
          isRunning={move.isPending}
          onConfirm={() => move.mutate(withdrawing)}
          onClose={() => setWithdrawing(undefined)}
        />
      )}
    </aside>
  );
}

/** Offers a preview of a new row before it is saved. */
export function NewRowSide({
  entity,
  id,
  onPreview,
}: Pick<RowSideProps, 'entity' | 'onPreview'> & { id: string }) {
  const words = useEditWords();
  if (!findPreviewPath(entity, id, { cityId: '' })) return null;
  return (
    <aside className={styles['side']} aria-label={words.side.publishing}>
      <Card size="small" title={words.side.publishing}>
        <PreviewButton entity={entity} id={id} isUnsaved onBefore={onPreview} />
      </Card>
    </aside>
  );
}

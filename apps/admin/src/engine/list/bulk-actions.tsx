import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bulkLimit } from '@yunyou/contract/admin/admin-bulk.endpoints';
import { type Move, moveActions, moves, pageOf } from '@yunyou/contract/admin/staff-access';
import type { EntityName } from '@yunyou/contract/entities';
import { listPossibleMoves } from '@yunyou/domain/editorial/publishing';
import { App, Button, Flex, Popconfirm, Typography } from 'antd';
import { type ComponentProps, useState } from 'react';
import { api } from '../../session/staff-client.ts';
import { useMay } from '../../session/use-me.ts';
import { useMoveWords } from '../edit/move-words.ts';
import { usePublishingNote } from '../edit/use-publishing-note.tsx';
import { BulkEditDialog } from './bulk-edit-dialog.tsx';
import { BulkProgress } from './bulk-progress.tsx';
import { useListWords } from './list-words.ts';
import { RefusedRows } from './refused-rows.tsx';
import { type SelectedRow, sendInChunks } from './selection.ts';

interface BulkActionsProps {
  entity: EntityName;
  selected: readonly SelectedRow[];
  onDone(): void;
}

/** Offers to edit a field of the selected rows, and every move that at least one of them allows. */
export function BulkActions({ entity, selected, onDone }: BulkActionsProps) {
  const may = useMay();
  const words = useListWords();
  const moveWords = useMoveWords();
  const queries = useQueryClient();
  const { message, modal } = App.useApp();
  const [isEditing, setIsEditing] = useState(false);
  const [done, setDone] = useState(0);
  const note = usePublishingNote();
  const run = useMutation({
    mutationFn: (move: Move) =>
      sendInChunks(
        selected,
        bulkLimit,
        (rows) =>
          api('POST /admin/entity/move', {
            entity,
            move,
            items: rows.map(({ id, version }) => ({ id, version })),
          }),
        setDone,
      ),
    onMutate: (move) => {
      if (move === 'publish') note.start();
    },
    onSuccess: (answers) => {
      const results = answers.flatMap(({ list }) => list);
      const site = answers.findLast((answer) => answer.site)?.site;
      if (site) note.end(site, null);
      else note.stop();
      const failed = results.filter(({ ok }) => !ok);
      void message.success(words.progress(results.length - failed.length, results.length));
      if (failed.length > 0)
        warnRefused(modal, words.notChanged(failed.length), { refused: failed, rows: selected });
      onDone();
    },
    onError: (error) => {
      note.stop();
      void message.error(error.message);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['entity', entity] }),
  });
  if (selected.length === 0) return null;
  const code = pageOf(entity);
  const possible = new Set(
    selected.flatMap((row) => listPossibleMoves({ ...row, isShipped: false, trashedStatus: null })),
  );
  const offered = moves.filter((move) => possible.has(move) && may(`${code}.${moveActions[move]}`));
  return (
    <Flex gap="small" align="center" wrap role="toolbar" aria-label={words.forChosen}>
      <Typography.Text strong>{words.chosen(selected.length)}</Typography.Text>
      {(run.isPending || run.isError) && <BulkProgress done={done} total={selected.length} />}
      {may(`${code}.write`) && (
        <Button size="small" onClick={() => setIsEditing(true)}>
          {words.edit.button}
        </Button>
      )}
      {offered.map((move) => (
        <Popconfirm
          key={move}
          title={words.run(moveWords.acts[move], selected.length)}
          okText={moveWords.acts[move]}
          onConfirm={() => run.mutate(move)}
        >
          <Button size="small" loading={run.isPending && run.variables === move}>
            {moveWords.acts[move]}
          </Button>
        </Popconfirm>
      ))}
      {isEditing && (
        <BulkEditDialog
          entity={entity}
          selected={selected}
          onClose={(isDone) => {
            setIsEditing(false);
            if (isDone) onDone();
          }}
        />
      )}
    </Flex>
  );
}

/** Opens a dialog that lists the rows that were not changed. */
function warnRefused(
  modal: ReturnType<typeof App.useApp>['modal'],
  title: string,
  rows: ComponentProps<typeof RefusedRows>,
): void {
  modal.warning({ title, content: <RefusedRows {...rows} /> });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { EntityRow } from '@yunyou/contract/admin/admin-entities.endpoints';
import { type Move, moveActions, moves, pageOf } from '@yunyou/contract/admin/staff-access';
import type { EntityName } from '@yunyou/contract/entities';
import { listPossibleMoves } from '@yunyou/domain/editorial/publishing';
import { App, Button, Flex, Popconfirm, Typography } from 'antd';
import { api } from '../../session/staff-client.ts';
import { useMay } from '../../session/use-me.ts';
import { moveWords } from '../edit/move-words.ts';

interface BulkActionsProps {
  entity: EntityName;
  selected: readonly EntityRow[];
  onDone(): void;
}

/** Offers every move that at least one of the selected rows allows. */
export function BulkActions({ entity, selected, onDone }: BulkActionsProps) {
  const may = useMay();
  const queries = useQueryClient();
  const { message, modal } = App.useApp();
  const run = useMutation({
    mutationFn: async (move: Move) => {
      // The endpoint throws for a single row instead of reporting a result; show both the same way.
      const items = selected.map(({ id, version }) => ({ id, version }));
      const { list } = await api('POST /admin/entity/move', { entity, move, items });
      return list;
    },
    onSuccess: async (results) => {
      const failed = results.filter(({ ok }) => !ok);
      void message.success(`${results.length - failed.length} of ${results.length} done.`);
      if (failed.length > 0)
        modal.warning({
          title: failed.length === 1 ? 'One was not changed' : `${failed.length} were not changed`,
          content: failed.map(({ id, message: text }) => (
            <p key={id}>{`${selected.find((row) => row.id === id)?.title ?? id}: ${text}`}</p>
          )),
        });
      onDone();
      await queries.invalidateQueries({ queryKey: ['entity', entity] });
    },
    onError: (error) => void message.error(error.message),
  });
  if (selected.length === 0) return null;
  const code = pageOf(entity);
  const possible = new Set(
    selected.flatMap((row) => listPossibleMoves({ ...row, isShipped: false, trashedStatus: null })),
  );
  const offered = moves.filter((move) => possible.has(move) && may(`${code}.${moveActions[move]}`));
  return (
    <Flex gap="small" align="center" wrap role="toolbar" aria-label="For the chosen rows">
      <Typography.Text strong>{selected.length} chosen</Typography.Text>
      {offered.map((move) => (
        <Popconfirm
          key={move}
          title={`${moveWords[move]}: ${selected.length}?`}
          okText={moveWords[move]}
          onConfirm={() => run.mutate(move)}
        >
          <Button size="small" loading={run.isPending && run.variables === move}>
            {moveWords[move]}
          </Button>
        </Popconfirm>
      ))}
    </Flex>
  );
}

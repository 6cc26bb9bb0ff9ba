import { useMutation, useQuery } from '@tanstack/react-query';
import type { EntityDetail } from '@yunyou/contract/admin/admin-entities.endpoints';
import type { EntityName } from '@yunyou/contract/entities';
import { App, Button, Drawer, Flex, Skeleton, Typography } from 'antd';
import { useState } from 'react';
import { useActionNames } from '../../language/action-words.ts';
import { useDates } from '../../language/dates.ts';
import { api } from '../../session/staff-client.ts';
import { ChangeList } from './change-list.tsx';
import { useEditWords } from './edit-words.ts';

interface HistoryDrawerProps {
  entity: EntityName;
  row: EntityDetail;
  isChanged: boolean;
  onRestored(): Promise<void>;
}

/** Lists versions of a row with their changes; a version can be restored. */
export function HistoryDrawer({ entity, row, isChanged, onRestored }: HistoryDrawerProps) {
  const words = useEditWords().history;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{words.show}</Button>
      <Drawer
        title={words.versions}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        size="large"
        destroyOnHidden
      >
        <Versions entity={entity} row={row} isChanged={isChanged} onRestored={onRestored} />
      </Drawer>
    </>
  );
}

function Versions({ entity, row, isChanged, onRestored }: HistoryDrawerProps) {
  const { message } = App.useApp();
  const words = useEditWords().history;
  const dates = useDates();
  const nameOf = useActionNames();
  const { id } = row;
  const history = useQuery({
    queryKey: ['history', entity, id, row.version],
    queryFn: () => api('POST /admin/entity/history', { entity, id, pageSize: 100 }),
  });
  const restore = useMutation({
    mutationFn: (toVersion: number) =>
      api('POST /admin/entity/restoreVersion', { entity, id, version: row.version, toVersion }),
    onSuccess: async () => {
      void message.success(words.restored);
      await onRestored();
    },
    onError: (error) => void message.error(error.message),
  });
  const versions = history.data?.list ?? [];
  if (history.isPending) return <Skeleton active />;
  if (versions.length === 0) return <Typography.Text>{words.none}</Typography.Text>;
  return (
    <Flex vertical gap="large">
      {versions.map(({ version, action, staffName, reason, at }, index) => (
        <section key={version} aria-label={words.version(version)}>
          <Flex justify="space-between" align="center" gap="small" wrap>
            <Typography.Text strong>{words.entry(version, nameOf(action))}</Typography.Text>
            {version !== row.version && (
              <Button
                size="small"
                disabled={isChanged}
                loading={restore.isPending && restore.variables === version}
                onClick={() => restore.mutate(version)}
              >
                {words.restore}
              </Button>
            )}
          </Flex>
          <Typography.Paragraph type="secondary">
            {staffName || words.shipped}, {dates.dateTime(at)}
          </Typography.Paragraph>
          {reason && (
            <Typography.Paragraph>
              {action === 'confirm fact' ? words.evidence(reason) : words.reason(reason)}
            </Typography.Paragraph>
          )}
          {versions[index + 1] && (
            <Difference entity={entity} id={id} from={versions[index + 1]?.version ?? 0} to={version} />
          )}
        </section>
      ))}
    </Flex>
  );
}

function Difference({ entity, id, from, to }: { entity: EntityName; id: string; from: number; to: number }) {
  const diff = useQuery({
    queryKey: ['diff', entity, id, from, to],
    queryFn: () => api('GET /admin/entity/diff', { entity, id, from, to }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return diff.data ? <ChangeList changes={diff.data.list} /> : <Skeleton active paragraph={{ rows: 1 }} />;
}

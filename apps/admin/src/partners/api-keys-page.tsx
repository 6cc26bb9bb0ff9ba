import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiKeyRow } from '@yunyou/contract/admin/admin-partners.endpoints';
import { App, Button, Flex, Popconfirm, Typography } from 'antd';
import { useState } from 'react';
import { PageHead } from '../pages/page-head.tsx';
import { api } from '../session/staff-client.ts';
import { useMay } from '../session/use-me.ts';
import { ApiKeyDialog } from './api-key-dialog.tsx';
import { ApiKeyTable } from './api-key-table.tsx';
import { usePartnerWords } from './partner-words.ts';
import { SecretDialog } from './secret-dialog.tsx';

/** Manages the API keys of partners and shows their calls. */
export function ApiKeysPage() {
  const words = usePartnerWords();
  const { message } = App.useApp();
  const queries = useQueryClient();
  const mayWrite = useMay()('apiKeyList.write');
  const [edited, setEdited] = useState<ApiKeyRow | 'new'>();
  const [secret, setSecret] = useState<string>();
  const keys = useQuery({ queryKey: ['apiKeys'], queryFn: () => api('GET /admin/apiKey/list') });
  const refresh = () => queries.invalidateQueries({ queryKey: ['apiKeys'] });
  const onError = (error: Error) => void message.error(error.message);
  const rotate = useMutation({
    mutationFn: ({ id }: ApiKeyRow) => api('POST /admin/apiKey/rotate', { id }),
    onSuccess: async ({ key }) => {
      setSecret(key);
      await refresh();
    },
    onError,
  });
  const revoke = useMutation({
    mutationFn: ({ id }: ApiKeyRow) => api('POST /admin/apiKey/revoke', { id }),
    onSuccess: async () => {
      void message.success(words.revoked);
      await refresh();
    },
    onError,
  });
  const renderActions = (row: ApiKeyRow) =>
    row.revokedAt === null && (
      <Flex wrap gap="small">
        <Button size="small" onClick={() => setEdited(row)}>
          {words.change}
        </Button>
        <Popconfirm
          title={words.keys.rotateQuestion(row.name)}
          description={words.keys.rotateEffect}
          onConfirm={() => rotate.mutate(row)}
        >
          <Button size="small">{words.keys.rotate}</Button>
        </Popconfirm>
        <Popconfirm
          title={words.keys.revokeQuestion(row.name)}
          description={words.keys.revokeEffect}
          onConfirm={() => revoke.mutate(row)}
        >
          <Button size="small" danger>
            {words.revoke}
          </Button>
        </Popconfirm>
      </Flex>
    );
  return (
    <Flex vertical gap="middle" data-code="apiKeyList">
      <PageHead title={words.keys.title}>
        {mayWrite && (
          <Button type="primary" onClick={() => setEdited('new')}>
            {words.keys.add}
          </Button>
        )}
      </PageHead>
      <Typography.Text type="secondary">{words.keys.lead}</Typography.Text>
      <ApiKeyTable
        rows={keys.data?.list ?? []}
        isLoading={keys.isPending}
        error={keys.error?.message}
        renderActions={mayWrite ? renderActions : undefined}
      />
      {edited && (
        <ApiKeyDialog
          edited={edited === 'new' ? undefined : edited}
          onCreated={setSecret}
          onClose={() => setEdited(undefined)}
        />
      )}
      {secret !== undefined && (
        <SecretDialog
          title={words.keys.new}
          secret={secret}
          hint={words.keys.useHint}
          onClose={() => setSecret(undefined)}
        />
      )}
    </Flex>
  );
}

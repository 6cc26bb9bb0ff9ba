import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiKeyRow } from '@yunyou/contract/admin/admin-partners.endpoints';
import { App, Button, Flex, Popconfirm, Typography } from 'antd';
import { useState } from 'react';
import { PageHead } from '../pages/page-head.tsx';
import { api } from '../session/staff-client.ts';
import { useMay } from '../session/use-me.ts';
import { ApiKeyDialog } from './api-key-dialog.tsx';
import { ApiKeyTable } from './api-key-table.tsx';
import { SecretDialog } from './secret-dialog.tsx';

/** Manages the API keys of partners and shows their calls. */
export function ApiKeysPage() {
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
      void message.success('Revoked');
      await refresh();
    },
    onError,
  });
  const renderActions = (row: ApiKeyRow) =>
    row.revokedAt === null && (
      <Flex wrap gap="small">
        <Button size="small" onClick={() => setEdited(row)}>
          Change
        </Button>
        <Popconfirm
          title={`Replace the key of ${row.name}?`}
          description="The old key works for one more day."
          onConfirm={() => rotate.mutate(row)}
        >
          <Button size="small">Rotate</Button>
        </Popconfirm>
        <Popconfirm
          title={`Revoke the key of ${row.name}?`}
          description="Its calls fail at once. You can't undo this."
          onConfirm={() => revoke.mutate(row)}
        >
          <Button size="small" danger>
            Revoke
          </Button>
        </Popconfirm>
      </Flex>
    );
  return (
    <Flex vertical gap="middle" data-code="apiKeyList">
      <PageHead title="API keys">
        {mayWrite && (
          <Button type="primary" onClick={() => setEdited('new')}>
            New key
          </Button>
        )}
      </PageHead>
      <Typography.Text type="secondary">
        Partners with a key can call the public endpoints and the open data up to their quota. The switch for
        all keys is on the Settings page.
      </Typography.Text>
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
          title="New API key"
          secret={secret}
          hint="Programs send it in the header X-Api-Key, or as Authorization: Bearer."
          onClose={() => setSecret(undefined)}
        />
      )}
    </Flex>
  );
}

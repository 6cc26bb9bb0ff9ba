import { useQueryClient } from '@tanstack/react-query';
import type { WebhookRow } from '@yunyou/contract/admin/admin-webhooks.endpoints';
import { Button, Flex, Tabs, Typography } from 'antd';
import { useState } from 'react';
import { PageHead } from '../pages/page-head.tsx';
import { useMay } from '../session/use-me.ts';
import { DeliveryTable } from './delivery-table.tsx';
import { usePartnerWords } from './partner-words.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookTable } from './webhook-table.tsx';

/** Manages webhooks and shows what was sent to them. */
export function WebhooksPage() {
  const words = usePartnerWords();
  const queries = useQueryClient();
  const mayWrite = useMay()('webhookList.write');
  const [edited, setEdited] = useState<WebhookRow | 'new'>();
  const [secret, setSecret] = useState<string>();
  return (
    <Flex vertical gap="middle" data-code="webhookList">
      <PageHead title={words.webhooks.title}>
        {mayWrite && (
          <Button type="primary" onClick={() => setEdited('new')}>
            {words.webhooks.add}
          </Button>
        )}
      </PageHead>
      <Typography.Text type="secondary">{words.webhooks.lead}</Typography.Text>
      <Tabs
        onChange={() => void queries.invalidateQueries({ queryKey: ['deliveries'] })}
        items={[
          {
            key: 'webhooks',
            label: words.webhooks.title,
            children: <WebhookTable onEdit={setEdited} onSecret={setSecret} />,
          },
          { key: 'deliveries', label: words.deliveries.tab, children: <DeliveryTable mayWrite={mayWrite} /> },
        ]}
      />
      {edited && (
        <WebhookDialog
          edited={edited === 'new' ? undefined : edited}
          onCreated={setSecret}
          onClose={() => setEdited(undefined)}
        />
      )}
      {secret !== undefined && (
        <SecretDialog
          title={words.webhooks.secretTitle}
          secret={secret}
          hint={words.webhooks.useHint}
          onClose={() => setSecret(undefined)}
        />
      )}
    </Flex>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import type { WebhookRow } from '@yunyou/contract/admin/admin-webhooks.endpoints';
import { Button, Flex, Tabs, Typography } from 'antd';
import { useState } from 'react';
import { PageHead } from '../pages/page-head.tsx';
import { useMay } from '../session/use-me.ts';
import { DeliveryTable } from './delivery-table.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookTable } from './webhook-table.tsx';

/** Manages webhooks and shows what was sent to them. */
export function WebhooksPage() {
  const queries = useQueryClient();
  const mayWrite = useMay()('webhookList.write');
  const [edited, setEdited] = useState<WebhookRow | 'new'>();
  const [secret, setSecret] = useState<string>();
  return (
    <Flex vertical gap="middle" data-code="webhookList">
      <PageHead title="Webhooks">
        {mayWrite && (
          <Button type="primary" onClick={() => setEdited('new')}>
            New webhook
          </Button>
        )}
      </PageHead>
      <Typography.Text type="secondary">
        Other programs get a signed message when something happens here. Messages contain ids and states only.
        The switch for all webhooks is on the Settings page.
      </Typography.Text>
      <Tabs
        onChange={() => void queries.invalidateQueries({ queryKey: ['deliveries'] })}
        items={[
          {
            key: 'webhooks',
            label: 'Webhooks',
            children: <WebhookTable onEdit={setEdited} onSecret={setSecret} />,
          },
          { key: 'deliveries', label: 'Deliveries', children: <DeliveryTable mayWrite={mayWrite} /> },
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
          title="Secret of the webhook"
          secret={secret}
          hint="The receiver checks the signature of each message with it (Standard Webhooks)."
          onClose={() => setSecret(undefined)}
        />
      )}
    </Flex>
  );
}

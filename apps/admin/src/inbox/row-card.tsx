import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InboxRow } from '@yunyou/contract/admin/admin-inbox.endpoints';
import { pageOf } from '@yunyou/contract/admin/staff-access';
import { App, Button, Flex, Tag, Typography } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useNames } from '../language/names.ts';
import layout from '../layout.module.css';
import { editAddress } from '../pages/admin-pages.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { api } from '../session/staff-client.ts';
import { useMay } from '../session/use-me.ts';
import { useInboxWords } from './inbox-words.ts';

interface RowCardProps {
  row: InboxRow;
  onDone(): void;
}

/** Shows a submitted row, which is published or sent back with a reason. */
export function RowCard({ row, onDone }: RowCardProps) {
  const words = useInboxWords();
  const names = useNames();
  const may = useMay();
  const { message } = App.useApp();
  const queries = useQueryClient();
  const [isSendingBack, setIsSendingBack] = useState(false);
  const { entity, id, version, title } = row;
  const code = pageOf(entity);
  const settled = async (text: string) => {
    void message.success(text);
    await queries.invalidateQueries({ queryKey: ['row', entity, id] });
    await queries.invalidateQueries({ queryKey: ['entity', entity] });
    onDone();
  };
  const publish = useMutation({
    mutationFn: () => api('POST /admin/entity/move', { entity, move: 'publish', items: [{ id, version }] }),
    onSuccess: () => settled(words.published),
    onError: (error) => void message.error(error.message),
  });
  return (
    <article className={layout['readable']}>
      <Flex gap="small" align="center" wrap>
        <Link to={editAddress(entity, id)}>
          <strong>{title}</strong>
        </Link>
        <Tag>{names.entity(entity)}</Tag>
        <Tag>{row.status === 'published' ? words.changes : words.newRow}</Tag>
      </Flex>
      {row.submittedBy && (
        <Typography.Paragraph type="secondary">{words.submittedBy(row.submittedBy)}</Typography.Paragraph>
      )}
      <Flex gap="small" wrap>
        {may(`${code}.publish`) && (
          <Button type="primary" loading={publish.isPending} onClick={() => publish.mutate()}>
            {words.publish}
          </Button>
        )}
        {may(`${code}.write`) && <Button onClick={() => setIsSendingBack(true)}>{words.sendBack}</Button>}
        <Link to={editAddress(entity, id)}>
          <Button>{words.open}</Button>
        </Link>
      </Flex>
      {isSendingBack && (
        <ReasonDialog
          title={words.sendBackTitle(title)}
          okText={words.sendBack}
          words={words}
          send={(reason) =>
            api('POST /admin/entity/move', { entity, move: 'withdraw', items: [{ id, version }], reason })
          }
          onDone={() => {
            setIsSendingBack(false);
            void settled(words.sentBack);
          }}
          onClose={() => setIsSendingBack(false)}
        />
      )}
    </article>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FeedbackRow } from '@yunyou/contract/admin/admin-overview.endpoints';
import { App, Button, Flex } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../session/staff-client.ts';
import { useMay } from '../session/use-me.ts';
import { editAddress } from './admin-pages.ts';
import { useOverviewWords } from './overview-words.ts';
import { ReplyDialog } from './reply-dialog.tsx';

/** Renders the buttons of an open report or message: answer by mail, close. */
export function FeedbackActions({ row, onDone }: { row: FeedbackRow; onDone?(): void }) {
  const words = useOverviewWords().reports;
  const { message } = App.useApp();
  const queries = useQueryClient();
  const mayWrite = useMay()('feedbackList.write');
  const [isAnswering, setIsAnswering] = useState(false);
  const settled = async () => {
    await queries.invalidateQueries({ queryKey: ['feedback'] });
    onDone?.();
  };
  const close = useMutation({
    mutationFn: () => api('POST /admin/feedback/close', { id: row.id }),
    onSuccess: () => {
      void message.success(words.closed);
      return settled();
    },
    onError: (error) => void message.error(error.message),
  });
  return (
    <Flex gap="small">
      {row.email && (
        <Button size="small" disabled={!mayWrite} onClick={() => setIsAnswering(true)}>
          {words.answer}
        </Button>
      )}
      <Button size="small" disabled={!mayWrite} loading={close.isPending} onClick={() => close.mutate()}>
        {words.close}
      </Button>
      {isAnswering && (
        <ReplyDialog
          row={row}
          onClose={() => setIsAnswering(false)}
          onSent={() => {
            setIsAnswering(false);
            void settled();
          }}
        />
      )}
    </Flex>
  );
}

/** Renders a link to the page that a report is about, by the name of its row, and to the form of this row. */
export function ReportedPage({ row: { path, subject } }: { row: FeedbackRow }) {
  const words = useOverviewWords().reports;
  return (
    <>
      <a href={path} target="_blank" rel="noreferrer" title={path}>
        {subject?.title ?? path}
      </a>
      {subject && (
        <div>
          <Link to={editAddress(subject.entity, subject.id)}>{words.correct}</Link>
        </div>
      )}
    </>
  );
}

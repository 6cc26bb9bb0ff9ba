import type { FeedbackRow } from '@yunyou/contract/admin/admin-overview.endpoints';
import { Flex, Typography } from 'antd';
import layout from '../layout.module.css';
import { FeedbackActions, ReportedPage } from '../pages/feedback-parts.tsx';
import styles from './inbox.module.css';
import { useInboxWords } from './inbox-words.ts';

/** Shows a report of a wrong fact or a message, with its page, the answer by mail and closing. */
export function FeedbackCard({ row, onDone }: { row: FeedbackRow; onDone(): void }) {
  const words = useInboxWords();
  return (
    <article className={layout['readable']}>
      <ReportedPage row={row} />
      <Typography.Paragraph className={styles['text'] ?? ''}>{row.text}</Typography.Paragraph>
      <Flex vertical gap="small" align="start">
        <Typography.Text type="secondary">
          {row.email ? words.from(row.email) : words.anonymous}
        </Typography.Text>
        <FeedbackActions row={row} onDone={onDone} />
      </Flex>
    </article>
  );
}

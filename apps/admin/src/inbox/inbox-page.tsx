import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type InboxItem, inboxKinds } from '@yunyou/contract/admin/admin-inbox.endpoints';
import { Card, Empty, Flex, Pagination, Result, Select, Skeleton, Tag, Typography } from 'antd';
import { useSearchParams } from 'react-router';
import { useDates } from '../language/dates.ts';
import layout from '../layout.module.css';
import { PageHead } from '../pages/page-head.tsx';
import { ReviewCard } from '../reviews/review-card.tsx';
import { api } from '../session/staff-client.ts';
import { FeedbackCard } from './feedback-card.tsx';
import styles from './inbox.module.css';
import { InboxNav } from './inbox-nav.tsx';
import { useInboxWords } from './inbox-words.ts';
import { RowCard } from './row-card.tsx';

const pageSize = 20;

/** Renders one queue of everything that waits for a decision: reviews, reports, messages and submitted content. */
export function InboxPage() {
  const words = useInboxWords();
  const queries = useQueryClient();
  const [params, setParams] = useSearchParams();
  const kind = inboxKinds.find((name) => name === params.get('kind'));
  const pageNum = Math.max(1, Number(params.get('page')) || 1);
  const inbox = useQuery({
    queryKey: ['inbox', kind, pageNum],
    queryFn: () => api('POST /admin/inbox/list', { ...(kind && { kind }), pageNum, pageSize }),
    placeholderData: (before) => before,
  });
  const show = (next: { kind?: string | undefined; page?: number }) =>
    setParams({ ...(next.kind && { kind: next.kind }), ...(next.page && { page: String(next.page) }) });
  if (inbox.isPending) return <Skeleton active paragraph={{ rows: 8 }} />;
  if (inbox.isError) return <Result status="warning" title={inbox.error.message} />;
  const { list, total, counts } = inbox.data;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const handleDone = () => {
    // The last entry of a page is gone: its page would be empty.
    if (list.length === 1 && pageNum > 1) show({ kind, page: pageNum - 1 });
    void queries.invalidateQueries({ queryKey: ['inbox'] });
  };
  return (
    <Flex vertical gap="middle" data-code="inbox">
      <PageHead title={words.title} />
      <InboxNav />
      <Typography.Text type="secondary">{words.intro}</Typography.Text>
      <Select<string>
        aria-label={words.kind}
        className={layout['fieldWide'] ?? ''}
        value={kind ?? ''}
        options={[
          { value: '', label: words.counted(words.all, all) },
          ...inboxKinds.map((value) => ({
            value,
            label: words.counted(words.kinds[value], counts[value] ?? 0),
          })),
        ]}
        onChange={(value) => show({ kind: value || undefined })}
      />
      {list.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={words.nothing} />
      ) : (
        <ul className={styles['list']} aria-busy={inbox.isFetching}>
          {list.map((item) => (
            <li key={keyOf(item)}>
              <InboxCard item={item} onDone={handleDone} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        current={pageNum}
        pageSize={pageSize}
        total={total}
        showSizeChanger={false}
        showTotal={words.inAll}
        hideOnSinglePage
        onChange={(page) => show({ kind, page })}
      />
    </Flex>
  );
}

function keyOf(item: InboxItem): string {
  if (item.kind === 'content') return `${item.row.entity} ${item.row.id} ${item.row.version}`;
  return 'review' in item ? `${item.review.id} ${item.review.updatedAt}` : item.feedback.id;
}

function InboxCard({ item, onDone }: { item: InboxItem; onDone(): void }) {
  const words = useInboxWords();
  const dates = useDates();
  return (
    <Card size="small">
      <div className={styles['since']}>
        <Tag>{words.kinds[item.kind]}</Tag>
        <Typography.Text type="secondary">{words.since(dates.dateTime(item.since))}</Typography.Text>
      </div>
      {'review' in item && <ReviewCard review={item.review} onDone={onDone} />}
      {'feedback' in item && <FeedbackCard row={item.feedback} onDone={onDone} />}
      {'row' in item && <RowCard row={item.row} onDone={onDone} />}
    </Card>
  );
}

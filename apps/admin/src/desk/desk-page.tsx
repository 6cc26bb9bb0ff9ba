import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type DeskItem, deskKinds } from '@yunyou/contract/admin/admin-desk.endpoints';
import { Card, Empty, Flex, Pagination, Result, Select, Skeleton, Tag, Typography } from 'antd';
import { useSearchParams } from 'react-router';
import { useDates } from '../language/dates.ts';
import layout from '../layout.module.css';
import { PageHead } from '../pages/page-head.tsx';
import { ReviewCard } from '../reviews/review-card.tsx';
import { api } from '../session/staff-client.ts';
import styles from './desk.module.css';
import { DeskNav } from './desk-nav.tsx';
import { useDeskWords } from './desk-words.ts';
import { FeedbackCard } from './feedback-card.tsx';
import { RowCard } from './row-card.tsx';

const pageSize = 20;

/** One queue of everything that waits for a decision: reviews, reports, messages and submitted content. */
export function DeskPage() {
  const words = useDeskWords();
  const queries = useQueryClient();
  const [params, setParams] = useSearchParams();
  const kind = deskKinds.find((name) => name === params.get('kind'));
  const pageNum = Math.max(1, Number(params.get('page')) || 1);
  const desk = useQuery({
    queryKey: ['desk', kind, pageNum],
    queryFn: () => api('POST /admin/desk/list', { ...(kind && { kind }), pageNum, pageSize }),
    placeholderData: (before) => before,
  });
  const show = (next: { kind?: string | undefined; page?: number }) =>
    setParams({ ...(next.kind && { kind: next.kind }), ...(next.page && { page: String(next.page) }) });
  if (desk.isPending) return <Skeleton active paragraph={{ rows: 8 }} />;
  if (desk.isError) return <Result status="warning" title={desk.error.message} />;
  const { list, total, counts } = desk.data;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const handleDone = () => {
    // The last entry of a page is gone: its page would be empty.
    if (list.length === 1 && pageNum > 1) show({ kind, page: pageNum - 1 });
    void queries.invalidateQueries({ queryKey: ['desk'] });
  };
  return (
    <Flex vertical gap="middle" data-code="desk">
      <PageHead title={words.title} />
      <DeskNav />
      <Typography.Text type="secondary">{words.intro}</Typography.Text>
      <Select<string>
        aria-label={words.kind}
        className={layout['fieldWide'] ?? ''}
        value={kind ?? ''}
        options={[
          { value: '', label: words.counted(words.all, all) },
          ...deskKinds.map((value) => ({
            value,
            label: words.counted(words.kinds[value], counts[value] ?? 0),
          })),
        ]}
        onChange={(value) => show({ kind: value || undefined })}
      />
      {list.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={words.nothing} />
      ) : (
        <ul className={styles['list']} aria-busy={desk.isFetching}>
          {list.map((item) => (
            <li key={keyOf(item)}>
              <DeskCard item={item} onDone={handleDone} />
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

function keyOf(item: DeskItem): string {
  if (item.kind === 'content') return `${item.row.entity} ${item.row.id} ${item.row.version}`;
  return 'review' in item ? `${item.review.id} ${item.review.updatedAt}` : item.feedback.id;
}

function DeskCard({ item, onDone }: { item: DeskItem; onDone(): void }) {
  const words = useDeskWords();
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

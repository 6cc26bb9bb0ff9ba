import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { reviewState, reviewTarget } from '@yunyou/contract/reviews/review.endpoints';
import { App, Button, Flex, Segmented, Table, Typography } from 'antd';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { KeywordSearch } from '../engine/list/keyword-search.tsx';
import { InboxNav } from '../inbox/inbox-nav.tsx';
import { PageHead } from '../pages/page-head.tsx';
import { api } from '../session/staff-client.ts';
import { useMay } from '../session/use-me.ts';
import { RejectDialog } from './reject-dialog.tsx';
import { ReviewCard } from './review-card.tsx';
import { useReviewWords } from './review-words.ts';
import type { StaffReview } from './staff-review.ts';

const pageSize = 20;

/** Lists reviews, longest waiting first, for moderation one by one or in bulk. */
export function ReviewListPage() {
  const words = useReviewWords();
  const [params, setParams] = useSearchParams();
  const [selected, setSelected] = useState<string[]>([]);
  const may = useMay();
  const mayPublish = may('commentList.publish');
  const state = reviewState.safeParse(params.get('state') ?? 'pending');
  const targetType = reviewTarget.safeParse(params.get('target'));
  const keyword = params.get('keyword') ?? '';
  const pageNum = Math.max(1, Number(params.get('page')) || 1);
  const filter = {
    ...(state.success && { state: state.data }),
    ...(params.get('state') === 'reported' && { isReported: true }),
    ...(targetType.success && { targetType: targetType.data }),
    ...(keyword && { keyword }),
  };
  const reviews = useQuery({
    queryKey: ['reviews', filter, pageNum],
    queryFn: () => api('POST /admin/review/list', { ...filter, pageNum, pageSize }),
    placeholderData: (before) => before,
  });
  const change = (next: Record<string, string>) => {
    setSelected([]);
    const query = { ...Object.fromEntries(params), page: '', ...next };
    setParams(Object.fromEntries(Object.entries(query).filter(([, value]) => value !== '')));
  };
  return (
    <Flex vertical gap="middle" data-code="commentList">
      <PageHead title={words.title}>
        <Link to="/commentManage/commentQueue">
          <Button>{words.oneByOne}</Button>
        </Link>
        {may('commentList.write') && (
          <Link to="/commentManage/creatComment">
            <Button type="primary">{words.enter}</Button>
          </Link>
        )}
      </PageHead>
      <InboxNav />
      <ReviewFilters params={params} onChange={change} />
      {mayPublish && selected.length > 0 && <BulkModeration ids={selected} onDone={() => setSelected([])} />}
      <Table<StaffReview>
        rowKey="id"
        size="middle"
        dataSource={reviews.data?.list ?? []}
        loading={reviews.isFetching}
        showHeader={false}
        locale={{ emptyText: reviews.isError ? reviews.error.message : words.nothing }}
        columns={[
          { key: 'review', render: (_, review) => <ReviewCard key={review.updatedAt} review={review} /> },
        ]}
        {...(mayPublish && {
          rowSelection: {
            selectedRowKeys: selected,
            onChange: (keys) => setSelected(keys.map(String)),
            getCheckboxProps: ({ author }) => ({ 'aria-label': words.choose(author) }) as object, // antd's type has no aria-label
          },
        })}
        pagination={{
          current: pageNum,
          pageSize,
          total: reviews.data?.total ?? 0,
          showSizeChanger: false,
          showTotal: words.inAll,
          onChange: (page) => change({ page: String(page) }),
        }}
      />
    </Flex>
  );
}

interface ReviewFiltersProps {
  params: URLSearchParams;
  onChange(next: Record<string, string>): void;
}

function ReviewFilters({ params, onChange }: ReviewFiltersProps) {
  const words = useReviewWords();
  return (
    <Flex gap="small" wrap>
      <Segmented<string>
        aria-label={words.state}
        value={params.get('state') ?? 'pending'}
        options={[
          ...reviewState.options.map((value) => ({ value, label: words.states[value] })),
          { value: 'reported', label: words.reported },
          { value: 'all', label: words.all },
        ]}
        onChange={(value) => onChange({ state: value })}
      />
      <Segmented<string>
        aria-label={words.about}
        value={params.get('target') ?? ''}
        options={[
          { value: '', label: words.abouts.all },
          { value: 'city', label: words.abouts.city },
          { value: 'trip-line', label: words.abouts['trip-line'] },
        ]}
        onChange={(value) => onChange({ target: value })}
      />
      <KeywordSearch
        words={words}
        keyword={params.get('keyword') ?? ''}
        onSearch={(word) => onChange({ keyword: word })}
      />
    </Flex>
  );
}

function BulkModeration({ ids, onDone }: { ids: readonly string[]; onDone(): void }) {
  const words = useReviewWords();
  const { message } = App.useApp();
  const queries = useQueryClient();
  const [isRejecting, setIsRejecting] = useState(false);
  const approve = useMutation({
    mutationFn: async () => {
      for (const id of ids) await api('POST /admin/review/moderate', { id, state: 'published' });
    },
    onSuccess: () => {
      void message.success(words.publishedMany(ids.length));
      onDone();
    },
    onError: (error) => void message.error(error.message),
    onSettled: () => queries.invalidateQueries({ queryKey: ['reviews'] }),
  });
  return (
    <Flex gap="small" align="center" role="toolbar" aria-label={words.forChosen}>
      <Typography.Text strong>{words.chosen(ids.length)}</Typography.Text>
      <Button loading={approve.isPending} onClick={() => approve.mutate()}>
        {words.approveAll}
      </Button>
      <Button danger onClick={() => setIsRejecting(true)}>
        {words.rejectAll}
      </Button>
      {isRejecting && <RejectDialog ids={ids} onClose={() => setIsRejecting(false)} onDone={onDone} />}
    </Flex>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Button, Card, Flex, Result, Skeleton } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { PageHead } from '../pages/page-head.tsx';
import { api } from '../session/staff-client.ts';
import { ReviewCard } from './review-card.tsx';
import { useReviewWords } from './review-words.ts';
import styles from './reviews.module.css';

/** Shows pending reviews one after the other. */
export function ReviewQueuePage() {
  const words = useReviewWords();
  const [skipped, setSkipped] = useState(0);
  const waiting = useQuery({
    queryKey: ['reviews', 'queue', skipped],
    queryFn: () => api('POST /admin/review/list', { state: 'pending', pageNum: skipped + 1, pageSize: 1 }),
  });
  const back = (
    <Link to="/commentManage/commentList">
      <Button>{words.back}</Button>
    </Link>
  );
  if (waiting.isPending) return <Skeleton active />;
  if (waiting.isError) return <Result status="warning" title={waiting.error.message} extra={back} />;
  const { list, total } = waiting.data;
  const [review] = list;
  return (
    <Flex vertical gap="middle" data-code="commentQueue">
      <PageHead title={words.waitingTitle(total)}>{back}</PageHead>
      {review ? (
        <Card>
          <ReviewCard key={`${review.id} ${review.updatedAt}`} review={review} />
          <Button
            className={styles['skip'] ?? ''}
            disabled={skipped + 1 >= total}
            onClick={() => setSkipped(skipped + 1)}
          >
            {words.next}
          </Button>
        </Card>
      ) : (
        <Result
          status="success"
          title={skipped > 0 && total > 0 ? words.seenAll : words.nothingWaits}
          {...(skipped > 0 &&
            total > 0 && { extra: <Button onClick={() => setSkipped(0)}>{words.fromStart}</Button> })}
        />
      )}
    </Flex>
  );
}

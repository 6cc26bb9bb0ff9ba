import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallOutput } from '@yunyou/contract/endpoints';
import { App, Button, Flex, Form, Input, Tag, Typography } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import layout from '../layout.module.css';
import { editAddress } from '../pages/admin-pages.ts';
import { api } from '../session/staff-client.ts';
import { useMay } from '../session/use-me.ts';
import { RejectDialog } from './reject-dialog.tsx';
import styles from './reviews.module.css';

export type StaffReview = CallOutput<'POST /admin/review/list'>['list'][number];

interface ReviewCardProps {
  review: StaffReview;
  /** Called after a decision or a reply. */
  onDone?(): void;
}

/** Shows a review with its moderation buttons and the public reply. */
export function ReviewCard({ review, onDone }: ReviewCardProps) {
  const may = useMay();
  const { message } = App.useApp();
  const queries = useQueryClient();
  const [isRejecting, setIsRejecting] = useState(false);
  const settled = async (text: string) => {
    void message.success(text);
    await queries.invalidateQueries({ queryKey: ['reviews'] });
    onDone?.();
  };
  const approve = useMutation({
    mutationFn: () => api('POST /admin/review/moderate', { id: review.id, state: 'published' }),
    onSuccess: () => settled('Published.'),
    onError: (error) => void message.error(error.message),
  });
  return (
    <article className={layout['readable']}>
      <ReviewHead review={review} />
      <Typography.Paragraph className={styles['text'] ?? ''}>{review.text}</Typography.Paragraph>
      <ReviewPhotos review={review} />
      {review.rejectionReason && (
        <Typography.Paragraph type="danger">Rejected: {review.rejectionReason}</Typography.Paragraph>
      )}
      <Flex vertical gap="small">
        {may('commentList.publish') && (
          <Flex gap="small">
            {review.state !== 'published' && (
              <Button type="primary" loading={approve.isPending} onClick={() => approve.mutate()}>
                Approve
              </Button>
            )}
            {review.state !== 'rejected' && (
              <Button danger onClick={() => setIsRejecting(true)}>
                Reject
              </Button>
            )}
          </Flex>
        )}
        {may('commentList.write') ? (
          <ReplyForm review={review} onSaved={() => settled('Your answer is saved.')} />
        ) : (
          review.reply && <Typography.Paragraph>Our answer: {review.reply}</Typography.Paragraph>
        )}
      </Flex>
      {isRejecting && (
        <RejectDialog ids={[review.id]} onClose={() => setIsRejecting(false)} onDone={() => onDone?.()} />
      )}
    </article>
  );
}

function ReviewHead({ review }: { review: StaffReview }) {
  return (
    <>
      <Flex gap="small" align="center" wrap>
        <strong>{review.author}</strong>
        <span role="img" aria-label={`${review.stars} of 5 stars`}>
          {'★'.repeat(review.stars)}
          {'☆'.repeat(5 - review.stars)}
        </span>
        <Link to={editAddress(review.targetType, review.targetId)}>{review.targetName}</Link>
        <Tag>{stateLabels[review.state]}</Tag>
        {review.verified && <Tag>Travelled with us</Tag>}
        {review.receivedBy && <Tag>{`Came by ${review.receivedBy}, entered by ${review.enteredBy}`}</Tag>}
      </Flex>
      <Typography.Text type="secondary">
        {new Date(review.createdAt).toLocaleString()}
        {review.travelMonth && `, about ${review.travelMonth}`}
        {review.orderNo && (
          <>
            {', order '}
            <Link to={`/productManage/orderList?orderNo=${review.orderNo}`}>{review.orderNo}</Link>
          </>
        )}
      </Typography.Text>
    </>
  );
}

function ReviewPhotos({ review }: { review: StaffReview }) {
  if (review.photos.length === 0) return null;
  return (
    <Flex gap="small" wrap className={styles['photos'] ?? ''}>
      {review.photos.map(({ id }, index) => (
        <img
          key={id}
          src={`/api/yunyou/review/photo/${id}/small`}
          alt={`${index + 1} of ${review.photos.length} by ${review.author}`}
          width={120}
          height={90}
        />
      ))}
    </Flex>
  );
}

/** Edits the public reply; an empty text removes it. */
function ReplyForm({ review, onSaved }: { review: StaffReview; onSaved(): Promise<void> }) {
  const { message } = App.useApp();
  const reply = useMutation({
    mutationFn: (text: string | null) => api('POST /admin/review/reply', { id: review.id, reply: text }),
    onSuccess: onSaved,
    onError: (error) => void message.error(error.message),
  });
  return (
    <Form<{ reply: string }>
      name={`reply-${review.id}`}
      layout="vertical"
      initialValues={{ reply: review.reply ?? '' }}
      onFinish={(values) => reply.mutate(values.reply.trim() || null)}
    >
      <Form.Item label="Answer in public" name="reply" className={styles['reply'] ?? ''}>
        <Input.TextArea
          autoSize={{ minRows: 2 }}
          maxLength={1500}
          placeholder="Left empty, there is no answer"
        />
      </Form.Item>
      <Button htmlType="submit" loading={reply.isPending}>
        Save answer
      </Button>
    </Form>
  );
}

export const stateLabels: Record<StaffReview['state'], string> = {
  pending: 'Waiting',
  published: 'Published',
  rejected: 'Rejected',
};

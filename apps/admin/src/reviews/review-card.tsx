import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button, Flex, Form, Input, Tag, Typography } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useDates } from '../language/dates.ts';
import layout from '../layout.module.css';
import { editAddress } from '../pages/admin-pages.ts';
import { api } from '../session/staff-client.ts';
import { useMay } from '../session/use-me.ts';
import { EditReviewDialog } from './edit-review-dialog.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { useReviewWords } from './review-words.ts';
import styles from './reviews.module.css';
import type { StaffReview } from './staff-review.ts';

interface ReviewCardProps {
  review: StaffReview;
  /** Called after a decision or a reply. */
  onDone?(): void;
}

/** Shows a review with its moderation buttons and the public reply. */
export function ReviewCard({ review, onDone }: ReviewCardProps) {
  const words = useReviewWords();
  const may = useMay();
  const { message } = App.useApp();
  const queries = useQueryClient();
  const [dialog, setDialog] = useState<'reject' | 'edit'>();
  const settled = async (text: string) => {
    void message.success(text);
    await queries.invalidateQueries({ queryKey: ['reviews'] });
    onDone?.();
  };
  const approve = useMutation({
    mutationFn: () => api('POST /admin/review/moderate', { id: review.id, state: 'published' }),
    onSuccess: () => settled(words.published),
    onError: (error) => void message.error(error.message),
  });
  return (
    <article className={layout['readable']}>
      <ReviewHead review={review} />
      <Typography.Paragraph className={styles['text'] ?? ''}>{review.text}</Typography.Paragraph>
      <ReviewPhotos review={review} />
      {review.reports.length > 0 && (
        <ReviewReports review={review} onDismissed={() => settled(words.dismissed)} />
      )}
      {review.rejectionReason && (
        <Typography.Paragraph type="danger">
          {words.rejectedBecause(review.rejectionReason)}
        </Typography.Paragraph>
      )}
      <Flex vertical gap="small">
        {may('commentList.publish') && (
          <Flex gap="small" wrap>
            {review.state !== 'published' && (
              <Button type="primary" loading={approve.isPending} onClick={() => approve.mutate()}>
                {words.approve}
              </Button>
            )}
            {review.state !== 'rejected' && (
              <Button danger onClick={() => setDialog('reject')}>
                {words.reject}
              </Button>
            )}
            <Button onClick={() => setDialog('edit')}>{words.edit}</Button>
          </Flex>
        )}
        {may('commentList.write') ? (
          <ReplyForm review={review} onSaved={() => settled(words.answerSaved)} />
        ) : (
          review.reply && <Typography.Paragraph>{words.ourAnswer(review.reply)}</Typography.Paragraph>
        )}
      </Flex>
      {dialog === 'reject' && (
        <RejectDialog ids={[review.id]} onClose={() => setDialog(undefined)} onDone={() => onDone?.()} />
      )}
      {dialog === 'edit' && (
        <EditReviewDialog
          review={review}
          onClose={() => setDialog(undefined)}
          onSaved={() => settled(words.editSaved)}
        />
      )}
    </article>
  );
}

function ReviewHead({ review }: { review: StaffReview }) {
  const words = useReviewWords();
  const dates = useDates();
  return (
    <>
      <Flex gap="small" align="center" wrap>
        <strong>{review.author}</strong>
        <span role="img" aria-label={words.stars(review.stars)}>
          {'★'.repeat(review.stars)}
          {'☆'.repeat(5 - review.stars)}
        </span>
        <Link to={editAddress(review.targetType, review.targetId)}>{review.targetName}</Link>
        <Tag>{words.states[review.state]}</Tag>
        {review.verified && <Tag>{words.travelled}</Tag>}
        {review.receivedBy && <Tag>{words.cameBy(review.receivedBy, review.enteredBy ?? '')}</Tag>}
        {review.editedBy && <Tag>{words.edited(review.editedBy)}</Tag>}
      </Flex>
      <Typography.Text type="secondary">
        {dates.dateTime(review.createdAt)}
        {review.travelMonth && `, ${words.aboutMonth(review.travelMonth)}`}
        {review.orderNo && (
          <>
            {`, ${words.order} `}
            <Link to={`/productManage/orderList?orderNo=${review.orderNo}`}>{review.orderNo}</Link>
          </>
        )}
      </Typography.Text>
    </>
  );
}

function ReviewPhotos({ review }: { review: StaffReview }) {
  const words = useReviewWords();
  if (review.photos.length === 0) return null;
  return (
    <Flex gap="small" wrap className={styles['photos'] ?? ''}>
      {review.photos.map(({ id }, index) => (
        <img
          key={id}
          src={`/api/yunyou/review/photo/${id}/small`}
          alt={words.photo(index + 1, review.photos.length, review.author)}
          width={120}
          height={90}
        />
      ))}
    </Flex>
  );
}

/** Lists what visitors reported about a review; staff who may publish can dismiss the reports. */
function ReviewReports({ review, onDismissed }: { review: StaffReview; onDismissed(): Promise<void> }) {
  const words = useReviewWords();
  const dates = useDates();
  const may = useMay();
  const { message } = App.useApp();
  const dismiss = useMutation({
    mutationFn: () => api('POST /admin/review/dismissReports', { id: review.id }),
    onSuccess: onDismissed,
    onError: (error) => void message.error(error.message),
  });
  return (
    <Alert
      type="warning"
      className={styles['reports'] ?? ''}
      title={words.reports(review.reports.length)}
      description={
        <ul className={layout['plainList']}>
          {review.reports.map(({ reason, text, createdAt }) => (
            <li key={`${createdAt} ${reason} ${text}`}>
              {words.reasons[reason]}
              {text && `: ${text}`}{' '}
              <Typography.Text type="secondary">{dates.date(createdAt)}</Typography.Text>
            </li>
          ))}
        </ul>
      }
      action={
        may('commentList.publish') && (
          <Button size="small" loading={dismiss.isPending} onClick={() => dismiss.mutate()}>
            {words.dismiss}
          </Button>
        )
      }
    />
  );
}

/** Edits the public reply; an empty text removes it. */
function ReplyForm({ review, onSaved }: { review: StaffReview; onSaved(): Promise<void> }) {
  const words = useReviewWords();
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
      <Form.Item label={words.answer} name="reply" className={styles['reply'] ?? ''}>
        <Input.TextArea autoSize={{ minRows: 2 }} maxLength={1500} placeholder={words.answerPlaceholder} />
      </Form.Item>
      <Button htmlType="submit" loading={reply.isPending}>
        {words.saveAnswer}
      </Button>
    </Form>
  );
}

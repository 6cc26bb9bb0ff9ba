import type { CallOutput } from '@yunyou/contract/endpoints';
import { Button } from '@yunyou/ui/button';
import { lazy, Suspense, useEffect, useState } from 'react';
import { createBrowserClient } from '../../api/browser-client.ts';
import { useApi, useApiBase } from '../../api/use-api.ts';
import { openLogin, useVisitor } from '../../session/session.ts';
import styles from './own-review-panel.module.css';
import { type OwnReview, ownKey, type ReviewTarget } from './review-target.ts';
import * as words from './review-words.ts';

const ReviewForm = lazy(() => import('./review-form.tsx'));

type Mine = CallOutput<'POST /review/mine'>;

/** Renders the visitor's own review: write, edit, delete, and its moderation state. */
export function OwnReviewPanel({ target }: { target: ReviewTarget }) {
  const visitor = useVisitor();
  const [mine, setMine] = useOwnReview(target, visitor !== undefined);
  const [isWriting, setIsWriting] = useState(false);
  if (!visitor) return <SignInFirst target={target} />;
  if (!mine) return null;
  if (isWriting) {
    return (
      <Suspense fallback={<p role="status">{words.loading}</p>}>
        <ReviewForm
          target={target}
          review={mine.review}
          onSaved={(review) => {
            setMine({ ...mine, review });
            setIsWriting(false);
          }}
          onClosed={() => setIsWriting(false)}
        />
      </Suspense>
    );
  }
  if (!mine.review) {
    return mine.mayReview ? (
      <Button onClick={() => setIsWriting(true)}>{words.writeAReview}</Button>
    ) : (
      <p className={styles.note}>{words.onlyAfterTour}</p>
    );
  }
  return (
    <OwnReviewState
      target={target}
      review={mine.review}
      onChange={() => setIsWriting(true)}
      onRemoved={() => setMine({ ...mine, review: null })}
    />
  );
}

function useOwnReview(target: ReviewTarget, isSignedIn: boolean) {
  const apiBase = useApiBase();
  const [mine, setMine] = useState<Mine>();
  const { targetType, targetId } = ownKey(target);
  useEffect(() => {
    if (!isSignedIn) return;
    let isCurrent = true;
    createBrowserClient({ apiBase, isSilent: true })('POST /review/mine', { targetType, targetId }).then(
      (found) => {
        if (isCurrent) setMine(found);
      },
      () => undefined, // without the answer the panel stays hidden
    );
    return () => {
      isCurrent = false;
    };
  }, [apiBase, isSignedIn, targetType, targetId]);
  return [isSignedIn ? mine : undefined, setMine] as const;
}

function SignInFirst({ target }: { target: ReviewTarget }) {
  return (
    <div className={`panel ${styles.signIn}`}>
      <p className={styles.note}>
        {target.type === 'city' ? words.signInForPlace(target.name) : words.signInForTour}
      </p>
      <Button tone="quiet" onClick={openLogin}>
        {words.signIn}
      </Button>
    </div>
  );
}

const stateWords: Record<OwnReview['state'], string> = {
  pending: words.reviewWaitingApproval,
  published: words.reviewPublished,
  rejected: words.reviewNotPublished,
};

function OwnReviewState({
  target,
  review,
  onChange,
  onRemoved,
}: {
  target: ReviewTarget;
  review: OwnReview;
  onChange(): void;
  onRemoved(): void;
}) {
  const api = useApi();
  const [isConfirming, setIsConfirming] = useState(false);
  const handleRemove = async () => {
    try {
      await api('POST /review/remove', ownKey(target));
      onRemoved();
    } catch {
      setIsConfirming(false); // the API client has shown a message
    }
  };
  return (
    <div className={`panel ${styles.own}`}>
      <p role="status">{stateWords[review.state]}</p>
      {review.rejectionReason && <p className={styles.note}>{review.rejectionReason}</p>}
      <p className={styles.text}>{review.text}</p>
      {isConfirming ? (
        <div className={styles.buttons}>
          <Button onClick={() => void handleRemove()}>{words.confirmRemove}</Button>
          <Button tone="quiet" onClick={() => setIsConfirming(false)}>
            {words.keepIt}
          </Button>
        </div>
      ) : (
        <div className={styles.buttons}>
          <Button tone="quiet" onClick={onChange}>
            {words.edit}
          </Button>
          <Button tone="quiet" onClick={() => setIsConfirming(true)}>
            {words.remove}
          </Button>
        </div>
      )}
    </div>
  );
}

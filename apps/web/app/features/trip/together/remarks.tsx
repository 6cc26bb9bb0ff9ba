import type { Remarks as RemarksData } from '@yunyou/contract/trip/remarks.schema';
import { commentCharsMax } from '@yunyou/contract/trip/together-limits';
import { noRemarks } from '@yunyou/domain/together/shared-trip';
import { VisuallyHidden } from '@yunyou/ui/visually-hidden';
import { useState } from 'react';
import fields from '../brief/fields.module.css';
import editorStyles from '../editor/editor.module.css';
import type { PartProps, RemarksProps } from '../editor/editor-store.ts';
import { useEditor } from '../editor/use-editor.ts';
import { useTypedText } from '../typed-text.ts';
import { formatShortDate } from '../view/trip-words.ts';
import { namePerson } from './name-person.ts';
import styles from './together.module.css';
import { togetherWords } from './together-words.ts';

/** Comments shown before the others are asked for. */
const shownAtFirst = 3;

/** Votes and comments of a day or stop: two buttons, with the comments below them. Viewers only read. */
export function Remarks({ store, together, target, label }: RemarksProps) {
  const { remarks = noRemarks } = useEditor(store);
  const [isWriting, setIsWriting] = useState(false);
  const [isAllShown, setIsAllShown] = useState(false);
  const comments = remarks.comments.filter((comment) => comment.target === target);
  const shown = isAllShown ? comments : comments.slice(-shownAtFirst);
  const { canEdit } = store.rights;
  const voteKey = /^stop\/([^@]+)$/.exec(target)?.[1]; // visits only: the keys of meals and rides have a day
  return (
    <>
      {voteKey !== undefined && <Vote store={store} together={together} voteKey={voteKey} label={label} />}
      {canEdit && (
        <button
          type="button"
          className={editorStyles.tool}
          aria-expanded={isWriting}
          aria-label={togetherWords.commentOn(label)}
          onClick={() => setIsWriting(!isWriting)}
        >
          {togetherWords.comment}
        </button>
      )}
      {(comments.length > 0 || isWriting) && (
        <div className={styles.thread}>
          {shown.length < comments.length && (
            <button type="button" className={editorStyles.tool} onClick={() => setIsAllShown(true)}>
              {togetherWords.showAll(comments.length)}
            </button>
          )}
          <Comments store={store} together={together} comments={shown} label={label} />
          {isWriting && (
            <CommentForm
              id={`${together.tripId}:comment:${target}`}
              label={label}
              onSend={(text) => {
                if (!together.give({ kind: 'comment', target, text })) return false;
                setIsWriting(false);
                return true;
              }}
              onCancel={() => setIsWriting(false)}
            />
          )}
        </div>
      )}
    </>
  );
}

/** Renders a heart with the number of votes for the stop, and the vote of the visitor. */
function Vote({ store, together, voteKey, label }: PartProps & { voteKey: string; label: string }) {
  const { remarks = noRemarks, people = [] } = useEditor(store);
  const votes = remarks.votes.filter(({ key }) => key === voteKey);
  const isOn = votes.some(({ memberId }) => memberId === together.me);
  const names = votes.map(({ memberId }) => namePerson(people, memberId, together.me)).join(', ');
  if (!store.rights.canEdit)
    return votes.length > 0 ? (
      <span className={styles.votes} title={names}>
        <span aria-hidden="true">{togetherWords.heart(true, votes.length)}</span>
        <VisuallyHidden>{togetherWords.wantedBy(names)}</VisuallyHidden>
      </span>
    ) : null;
  return (
    <button
      type="button"
      className={styles.vote}
      aria-pressed={isOn}
      title={names || togetherWords.voteHint}
      onClick={() => together.give({ kind: 'vote', key: voteKey, isOn: !isOn })}
    >
      <span aria-hidden="true">{togetherWords.heart(isOn, votes.length)}</span>
      <VisuallyHidden>
        {togetherWords.voteFor(label)}
        {names && `. ${togetherWords.wantedBy(names)}`}
      </VisuallyHidden>
    </button>
  );
}

interface CommentsProps extends PartProps {
  comments: RemarksData['comments'];
  label: string;
}

export function Comments({ store, together, comments, label }: CommentsProps) {
  const { people = [] } = useEditor(store);
  if (comments.length === 0) return null;
  return (
    <ul className={styles.comments} aria-label={togetherWords.commentsOn(label)}>
      {comments.map(({ id, memberId, text, createdAt }) => {
        const name = namePerson(people, memberId, together.me);
        const canDelete = store.rights.isOwner || (store.rights.canEdit && memberId === together.me);
        return (
          <li key={id} className={styles.comment}>
            <p className={styles.byline}>
              <b>{name}</b> <time dateTime={createdAt}>{formatShortDate(createdAt.slice(0, 10))}</time>
              {canDelete && (
                <button
                  type="button"
                  className={editorStyles.tool}
                  aria-label={togetherWords.deleteComment(name)}
                  onClick={() => together.give({ kind: 'uncomment', commentId: id })}
                >
                  {togetherWords.delete}
                </button>
              )}
            </p>
            <p className={styles.text}>{text}</p>
          </li>
        );
      })}
    </ul>
  );
}

interface CommentFormProps {
  /** Names the field in this browser, where unsent text is kept. */
  id: string;
  label: string;
  /** Returns false when the comment was refused: its text stays. */
  onSend: (text: string) => boolean;
  onCancel: () => void;
}

function CommentForm({ id, label, onSend, onCancel }: CommentFormProps) {
  const typed = useTypedText(id);
  const send = () => {
    const text = typed.text.trim();
    if (text !== '' && onSend(text)) typed.forget();
  };
  return (
    <form
      className={editorStyles.note}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        // Opened with the button "Comment", so focus belongs here.
        autoFocus
        className={fields.control}
        aria-label={togetherWords.commentOn(label)}
        rows={3}
        required
        maxLength={commentCharsMax}
        value={typed.text}
        onChange={(event) => typed.set(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
        }}
      />
      <div className={editorStyles.tools}>
        <button type="submit" className={editorStyles.choice}>
          {togetherWords.sendComment}
        </button>
        <button type="button" className={editorStyles.tool} onClick={onCancel}>
          {togetherWords.cancel}
        </button>
      </div>
    </form>
  );
}

import type { Suggestion } from '@yunyou/contract/trip/remarks.schema';
import { nameChange } from '@yunyou/domain/together/name-change';
import { hasTarget } from '@yunyou/domain/together/remarks';
import { noRemarks } from '@yunyou/domain/together/shared-trip';
import { findStop } from '@yunyou/domain/trip-editing/stops';
import { useMemo, useState } from 'react';
import { LocalText } from '../../preferences/local-text.tsx';
import editorStyles from '../editor/editor.module.css';
import type { EditorStore, PartProps } from '../editor/editor-store.ts';
import { theRide } from '../editor/editor-words.ts';
import { useEditor } from '../editor/use-editor.ts';
import { namePerson } from './name-person.ts';
import { PeopleBox } from './people-box.tsx';
import { Comments } from './remarks.tsx';
import styles from './together.module.css';
import { togetherWords } from './together-words.ts';

/** Suggestions shown before the others are asked for: each preview runs the planner's clock. */
const shownAtFirst = 4;

/**
 * Renders the people of a trip, open suggestions with what they change, decisions about suggestions of the visitor,
 * and comments on stops that are no longer planned.
 */
export function Suggestions(props: PartProps) {
  const { remarks = noRemarks, draft } = useEditor(props.store);
  const [isAllShown, setIsAllShown] = useState(false);
  const open = remarks.suggestions.filter(({ status }) => status === 'open');
  const decided = remarks.suggestions.filter(
    ({ status, memberId }) => status !== 'open' && memberId === props.together.me,
  );
  const lost = remarks.comments.filter(({ target }) => !hasTarget(draft, target));
  const shown = isAllShown ? open : open.slice(0, shownAtFirst);
  return (
    <div className={styles.box}>
      <PeopleBox {...props} />
      <div role="status">
        {open.length > 0 && <h2 className={styles.boxTitle}>{togetherWords.suggestions(open.length)}</h2>}
      </div>
      {open.length > 0 && (
        <ul className={styles.suggestions}>
          {shown.map((suggestion) => (
            <OpenSuggestion key={suggestion.id} {...props} suggestion={suggestion} />
          ))}
        </ul>
      )}
      {shown.length < open.length && (
        <button type="button" className={editorStyles.tool} onClick={() => setIsAllShown(true)}>
          {togetherWords.showAllSuggestions(open.length)}
        </button>
      )}
      {decided.length > 0 && <Decided {...props} decided={decided} />}
      {lost.length > 0 && (
        <details className={styles.all}>
          <summary>{togetherWords.lostComments(lost.length)}</summary>
          <Comments {...props} comments={lost} label={togetherWords.lostLabel} />
        </details>
      )}
    </div>
  );
}

function OpenSuggestion({ store, together, suggestion }: PartProps & { suggestion: Suggestion }) {
  const { draft, people = [] } = useEditor(store);
  const { id, memberId, change } = suggestion;
  const isOwn = memberId === together.me;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the preview depends on the shown draft
  const { lines, refusal } = useMemo(() => together.preview(change), [together, change, draft]);
  const what = useSuggestionName(store, change);
  const decide = (isAccepted: boolean) => together.give({ kind: 'decide', suggestionId: id, isAccepted });
  return (
    <li className={styles.suggestion}>
      <p>
        {isOwn ? togetherWords.youSuggest : togetherWords.suggests(namePerson(people, memberId, together.me))}{' '}
        <b>{what}</b>
      </p>
      {refusal === undefined ? (
        <ul className={styles.preview}>
          {lines.map((line) => (
            <li key={line}>
              <LocalText text={line} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={editorStyles.fault}>{togetherWords.noLongerFits(refusal)}</p>
      )}
      <div className={styles.tools}>
        {together.canDecide && refusal === undefined && (
          <button
            type="button"
            className={editorStyles.repair}
            aria-label={togetherWords.acceptNamed(what)}
            onClick={() => decide(true)}
          >
            {togetherWords.accept}
          </button>
        )}
        {(together.canDecide || isOwn) && (
          <button
            type="button"
            className={editorStyles.tool}
            aria-label={isOwn ? togetherWords.withdrawNamed(what) : togetherWords.declineNamed(what)}
            onClick={() => decide(false)}
          >
            {isOwn ? togetherWords.withdraw : togetherWords.decline}
          </button>
        )}
      </div>
    </li>
  );
}

function Decided({ store, together, decided }: PartProps & { decided: readonly Suggestion[] }) {
  const { people = [] } = useEditor(store);
  return (
    <details className={styles.all}>
      <summary>{togetherWords.decided(decided.length)}</summary>
      <ul className={styles.list}>
        {decided.map(({ id, change, status, decidedBy }) => (
          <li key={id}>
            <SuggestionName store={store} change={change} />{' '}
            {togetherWords.decidedBy(
              status === 'accepted',
              decidedBy === undefined ? togetherWords.someone : namePerson(people, decidedBy, together.me),
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface NameProps {
  store: EditorStore;
  change: Suggestion['change'];
}

const SuggestionName = ({ store, change }: NameProps) => <>{useSuggestionName(store, change)}.</>;

function useSuggestionName(store: EditorStore, change: NameProps['change']): string {
  const { draft } = useEditor(store);
  return nameChange(change, {
    stop: (key) => nameStop(store, key),
    dayOf: (key) => findStop(draft.plan, key)?.dayIndex,
    place: store.nameOf,
  });
}

/** Returns the name of a stop, also of one that is no longer part of the plan. The keys of meals and rides have a day. */
function nameStop(store: EditorStore, key: string): string {
  const [id = '', day] = key.split('@');
  if (day === undefined) return store.nameOf(id);
  return id.includes('/') ? theRide : id;
}

import type { PartProps } from '../editor/editor-store.ts';
import { useEditor } from '../editor/use-editor.ts';
import { forgetTrip } from '../offline/forget-trip.ts';
import styles from './together.module.css';
import { roleWords, togetherWords } from './together-words.ts';

/** Renders the people of a trip and their roles. Editors can choose to suggest, members can leave. */
export function PeopleBox({ store, together }: PartProps) {
  const { people = [], isSuggesting } = useEditor(store);
  const leave = async () => {
    const left = { id: together.tripId, memberId: together.me };
    const answer = await together.api('POST /travel/person/remove', left).catch(() => undefined); // the page stays open
    if (answer !== null) return;
    await forgetTrip(together.tripId); // the trip may be saved on this device
    location.assign('/trip');
  };
  if (people.length === 0) return null;
  return (
    <>
      <details className={styles.all}>
        <summary>{togetherWords.people(people.length)}</summary>
        <ul className={styles.list}>
          {people.map(({ id, name, role }) => (
            <li key={id}>
              {name}
              {id === together.me && ` (${togetherWords.you})`}, {roleWords[role].toLowerCase()}
            </li>
          ))}
        </ul>
        {together.canDecide && (
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={isSuggesting ?? false}
              onChange={(event) => together.setSuggesting(event.target.checked)}
            />
            {togetherWords.suggestInstead}
          </label>
        )}
        {!store.rights.isOwner && (
          <button type="button" className={styles.tool} onClick={() => void leave()}>
            {togetherWords.leave}
          </button>
        )}
      </details>
      {isSuggesting && <p className={styles.day}>{togetherWords.onlySuggests}</p>}
    </>
  );
}

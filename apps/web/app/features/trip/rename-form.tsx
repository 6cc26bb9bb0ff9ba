import styles from './trip-head.module.css';
import * as words from './trip-head-words.ts';

interface RenameFormProps {
  title: string;
  /** Called with the new title, which is empty if nothing is left of it. */
  onTitle: (title: string) => void;
}

/** Renders the field that replaces the title of a trip while its owner renames it. */
export default function RenameForm({ title, onTitle }: RenameFormProps) {
  return (
    <form
      className={styles.rename}
      onSubmit={(event) => {
        event.preventDefault();
        onTitle(String(new FormData(event.currentTarget).get('title') ?? '').trim());
      }}
    >
      <input
        // The field replaces the title after the visitor pressed Rename, so focus belongs here.
        autoFocus
        name="title"
        aria-label={words.titleOfTheTrip}
        className={styles.input}
        defaultValue={title}
        maxLength={120}
        required
      />
      <button type="submit" className={styles.tool}>
        {words.save}
      </button>
    </form>
  );
}

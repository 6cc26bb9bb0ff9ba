import { listRestaurantChoices } from '@yunyou/domain/trip-editing/alternatives';
import type { TripEdit } from '@yunyou/domain/trip-editing/trip-edit';
import { LocalText } from '../../../preferences/local-text.tsx';
import fields from '../../brief/fields.module.css';
import { formatFen } from '../../view/trip-words.ts';
import styles from '../editor.module.css';
import type { EditorStore } from '../editor-store.ts';
import * as words from '../editor-words.ts';
import { effectWords } from '../effect-words.ts';

/** The best ones. The effect of each is computed. */
const maxShown = 10;

interface MealPanelProps {
  store: EditorStore;
  stopKey: string;
  onEdit: (edit: TripEdit) => void;
}

/** Renders the alternative restaurants for a meal. */
export function MealPanel({ store, stopKey, onEdit }: MealPanelProps) {
  const { draft } = store.snapshot();
  const problem = store.problemOf(draft.brief);
  const tables = problem ? listRestaurantChoices(problem, draft.plan, stopKey) : [];
  if (tables.length === 0) return <p className={fields.note}>{words.noRestaurants}</p>;
  return (
    <div className={styles.swaps}>
      <p className={fields.note}>{words.eatAt}</p>
      <ul className={styles.list}>
        {tables.slice(0, maxShown).map(({ id, costMinor }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.choice}
              onClick={() => onEdit({ kind: 'table', key: stopKey, restaurantId: id })}
            >
              <LocalText
                text={`${store.nameOf(id)} · ${formatFen(costMinor)} · ${effectWords(store, { kind: 'table', key: stopKey, restaurantId: id })}`}
              />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

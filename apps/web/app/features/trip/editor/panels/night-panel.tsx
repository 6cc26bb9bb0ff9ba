import { listHotelChoices, withoutHotels } from '@yunyou/domain/trip-editing/alternatives';
import { listHotelIds } from '@yunyou/domain/trip-editing/brief-edits';
import { useState } from 'react';
import { useLocalText } from '../../../preferences/local-text.tsx';
import fields from '../../brief/fields.module.css';
import { formatFen } from '../../view/trip-words.ts';
import styles from '../editor.module.css';
import type { EditorStore } from '../editor-store.ts';
import * as words from '../editor-words.ts';
import { effectWords } from '../effect-words.ts';
import { tryEdit } from './stop-panel.tsx';

/** Changes the hotel for all nights in the city. */
export function NightPanel({ store, hotelId }: { store: EditorStore; hotelId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const local = useLocalText();
  const { draft } = store.snapshot();
  const stayIndex = draft.plan.stays.findIndex((stay) => stay.hotelId === hotelId);
  const stay = draft.plan.stays[stayIndex];
  if (!stay) return null;
  if (!isOpen)
    return (
      <button type="button" className={styles.tool} onClick={() => setIsOpen(true)}>
        {words.anotherHotel}
      </button>
    );
  const here = listHotelIds(store.problemOf(draft.brief), stay.cityId);
  const problem = store.problemOf(withoutHotels(draft.brief, here));
  const choices = problem ? listHotelChoices(problem, draft.plan, stayIndex) : [];
  if (choices.length === 0) return <p className={fields.note}>{words.noHotels}</p>;
  return (
    <label className={fields.field}>
      {words.otherHotel}
      <select
        className={fields.control}
        value=""
        onChange={(event) => {
          if (event.target.value) tryEdit(store, { kind: 'hotel', stayIndex, hotelId: event.target.value });
        }}
      >
        <option value="">{words.keepIt}</option>
        {choices.map(({ id, costMinor }) => (
          <option key={id} value={id}>
            {local(
              words.hotelOption(
                store.nameOf(id),
                formatFen(costMinor),
                effectWords(store, { kind: 'hotel', stayIndex, hotelId: id }),
              ),
            )}
          </option>
        ))}
      </select>
    </label>
  );
}

import { Combobox } from '@base-ui/react/combobox';
import { toSearchKey } from '@yunyou/domain/search/search-key';
import { useState } from 'react';
import styles from './fields.module.css';

interface PlaceOption {
  id: string;
  name: string;
  /** The Chinese name, or what distinguishes it from places of the same name. */
  note?: string | undefined;
}

export interface PlaceSearchProps {
  label: string;
  placeholder: string;
  options: readonly PlaceOption[];
  onPick: (id: string) => void;
  /** Called with the text after each change, for callers that search elsewhere. */
  onTextChange?: (text: string) => void;
  /** The options are results for the text already; the field shows all of them. */
  isFiltered?: boolean;
}

const maxShown = 30;

export default function PlaceCombobox({
  label,
  placeholder,
  options,
  onPick,
  onTextChange,
  isFiltered = false,
}: PlaceSearchProps) {
  const [text, setText] = useState('');
  const matches = isFiltered ? options : options.filter((option) => isMatch(option, toSearchKey(text)));
  const handleText = (next: string) => {
    setText(next);
    onTextChange?.(next);
  };
  return (
    <Combobox.Root
      items={matches.slice(0, maxShown)}
      filter={null}
      value={null}
      onValueChange={(place: PlaceOption | null) => {
        if (place) onPick(place.id);
        handleText('');
      }}
      inputValue={text}
      onInputValueChange={handleText}
      itemToStringLabel={({ name }: PlaceOption) => name}
      autoHighlight
    >
      <label className={styles.field}>
        {label}
        <Combobox.Input className={styles.control} placeholder={placeholder} />
      </label>
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={4} className={styles.positioner}>
          <Combobox.Popup className={styles.options}>
            <Combobox.List aria-label={label}>
              {(option: PlaceOption) => (
                <Combobox.Item key={option.id} value={option} className={styles.option}>
                  {option.name}
                  <span className={styles.optionNote}>{option.note}</span>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}

function isMatch({ name, note = '' }: PlaceOption, wanted: string): boolean {
  return toSearchKey(name).includes(wanted) || toSearchKey(note).includes(wanted);
}

import { lineDay } from '@yunyou/contract/entities/trip-line.schema';
import { describeObject } from '@yunyou/contract/field-description';
import { Checkbox, Form, Input } from 'antd';
import { useFieldWords } from '../../language/labels.ts';
import { ReferencePicker } from '../form/reference-picker.tsx';
import styles from './itinerary-field.module.css';
import { useItineraryWords } from './itinerary-words.ts';
import { StopsInput } from './stops-input.tsx';

const fields = Object.fromEntries(describeObject(lineDay).map((field) => [field.name, field]));
const meals = ['breakfast', 'lunch', 'dinner'] as const;

interface DayEntryProps {
  /** Index in antd's list. */
  index: number;
  dayNumber: number;
  isLast: boolean;
  isDisabled: boolean;
}

export function DayEntry({ index, dayNumber, isLast, isDisabled }: DayEntryProps) {
  const words = useItineraryWords();
  const said = useFieldWords();
  const max = (name: string) => {
    const length = fields[name]?.max;
    return length === undefined ? {} : { maxLength: length };
  };
  return (
    <div className={styles['dayBody']}>
      <div>
        <Form.Item label={words.title} name={[index, 'title']} required>
          <Input {...max('title')} placeholder={words.titlePlaceholder} />
        </Form.Item>
        <Form.Item label={words.text} name={[index, 'text']} required>
          <Input.TextArea autoSize={{ minRows: 4, maxRows: 14 }} showCount {...max('text')} />
        </Form.Item>
      </div>
      <div>
        <Form.Item label={words.stops} name={[index, 'spotIds']}>
          <StopsInput dayNumber={dayNumber} max={fields['spotIds']?.max ?? 10} isDisabled={isDisabled} />
        </Form.Item>
        <Form.Item label={words.meals} name={[index, 'meals']}>
          <Checkbox.Group options={meals.map((value) => ({ value, label: words.mealNames[value] }))} />
        </Form.Item>
        <Form.Item
          label={words.night}
          name={[index, 'nightCityId']}
          {...(isLast && { extra: said.help(fields['nightCityId']?.help) })}
        >
          <ReferencePicker entity="city" />
        </Form.Item>
      </div>
    </div>
  );
}

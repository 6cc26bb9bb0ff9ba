import { lineDay } from '@yunyou/contract/entities/trip-line.schema';
import { describeObject } from '@yunyou/contract/field-description';
import { Checkbox, Form, Input } from 'antd';
import { ReferencePicker } from '../form/reference-picker.tsx';
import styles from './itinerary-field.module.css';
import { StopsInput } from './stops-input.tsx';

const fields = Object.fromEntries(describeObject(lineDay).map((field) => [field.name, field]));
const meals = (fields['meals']?.item?.choices ?? []).map((value) => ({
  value,
  label: String(value).replace(/^./, (letter) => letter.toUpperCase()),
}));

interface DayEntryProps {
  /** Index in antd's list. */
  index: number;
  dayNumber: number;
  isLast: boolean;
  isDisabled: boolean;
}

export function DayEntry({ index, dayNumber, isLast, isDisabled }: DayEntryProps) {
  const max = (name: string) => {
    const length = fields[name]?.max;
    return length === undefined ? {} : { maxLength: length };
  };
  return (
    <div className={styles['dayBody']}>
      <div>
        <Form.Item label="Title" name={[index, 'title']} required>
          <Input {...max('title')} placeholder="What the day is about" />
        </Form.Item>
        <Form.Item label="Text" name={[index, 'text']} required>
          <Input.TextArea autoSize={{ minRows: 4, maxRows: 14 }} showCount {...max('text')} />
        </Form.Item>
      </div>
      <div>
        <Form.Item label="Stops, in their order" name={[index, 'spotIds']}>
          <StopsInput dayNumber={dayNumber} max={fields['spotIds']?.max ?? 10} isDisabled={isDisabled} />
        </Form.Item>
        <Form.Item label="Meals included" name={[index, 'meals']}>
          <Checkbox.Group options={meals} />
        </Form.Item>
        <Form.Item
          label="The night in"
          name={[index, 'nightCityId']}
          {...(isLast && { extra: fields['nightCityId']?.help })}
        >
          <ReferencePicker entity="city" />
        </Form.Item>
      </div>
    </div>
  );
}

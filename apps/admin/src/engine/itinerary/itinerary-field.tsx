import { VisuallyHidden } from '@yunyou/ui/visually-hidden';
import { Alert, Button, ConfigProvider, Form } from 'antd';
import group from '../form/field-input.module.css';
import { type FieldInputProps, legendTarget } from '../form/form-values.ts';
import { DayEntry } from './day-entry.tsx';
import styles from './itinerary-field.module.css';
import { useItineraryWords } from './itinerary-words.ts';
import { ReorderHandle } from './reorder-handle.tsx';
import { useReorder } from './use-reorder.ts';

const emptyDay = { title: '', text: '', spotIds: [], meals: [] };

/** Edits the days of a tour: text, stops, meals and hotel. */
export function ItineraryField({ field, path }: FieldInputProps) {
  const words = useItineraryWords();
  return (
    <fieldset className={group['group']}>
      <legend className={group['legend']} {...legendTarget(path)}>
        {field.label}
      </legend>
      <DayCount path={path} />
      <Form.List name={path}>
        {(entries, { add, remove, move }, { errors }) => (
          <>
            <DayList entries={entries} path={path} onMove={move} onRemove={remove} onCopy={add} />
            <Form.ErrorList errors={errors} />
            <Form.Item>
              <Button
                type="dashed"
                disabled={field.max !== undefined && entries.length >= field.max}
                onClick={() => add(emptyDay)}
              >
                {words.addDay(entries.length + 1)}
              </Button>
            </Form.Item>
          </>
        )}
      </Form.List>
    </fieldset>
  );
}

interface DayListProps {
  entries: readonly { key: number; name: number }[];
  path: FieldInputProps['path'];
  onMove(from: number, to: number): void;
  onRemove(index: number): void;
  onCopy(day: unknown, index: number): void;
}

function DayList({ entries, path, onMove, onRemove, onCopy }: DayListProps) {
  const words = useItineraryWords();
  const form = Form.useFormInstance();
  const { componentDisabled: isDisabled } = ConfigProvider.useConfig();
  const reorder = useReorder({ count: entries.length, nameOf: (index) => words.day(index + 1), onMove });
  return (
    <>
      <ol className={styles['days']}>
        {entries.map((entry, index) => (
          <li
            key={entry.key}
            className={styles['day']}
            aria-label={words.day(index + 1)}
            {...reorder.entryProps(index)}
          >
            <div className={styles['dayHead']}>
              <ReorderHandle disabled={isDisabled} {...reorder.handleProps(index)} />
              <strong className={styles['dayName']}>{words.day(index + 1)}</strong>
              <Button
                size="small"
                aria-label={words.copyDay(index + 1)}
                onClick={() => onCopy(structuredClone(form.getFieldValue([...path, entry.name])), index + 1)}
              >
                {words.copy}
              </Button>
              <Button
                size="small"
                danger
                aria-label={words.removeDay(index + 1)}
                onClick={() => onRemove(entry.name)}
              >
                {words.remove}
              </Button>
            </div>
            <DayEntry
              index={entry.name}
              dayNumber={index + 1}
              isLast={index === entries.length - 1}
              isDisabled={isDisabled}
            />
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">{reorder.announcement}</VisuallyHidden>
    </>
  );
}

/** Warns when the number of entries differs from the tour's number of days. */
function DayCount({ path }: { path: FieldInputProps['path'] }) {
  const words = useItineraryWords();
  const form = Form.useFormInstance();
  const dayCount: unknown = Form.useWatch('days', form);
  const written: unknown = Form.useWatch(path, form);
  const count = Array.isArray(written) ? written.length : 0;
  if (count === 0 || dayCount === count) return null;
  return (
    <Alert
      type="warning"
      showIcon
      className={styles['count'] ?? ''}
      title={words.dayCount(typeof dayCount === 'number' ? dayCount : undefined, count)}
      action={<Button onClick={() => form.setFieldValue('days', count)}>{words.makeIt(count)}</Button>}
    />
  );
}

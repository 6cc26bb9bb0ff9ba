import { weekday } from '@yunyou/contract/entities/base.schema';
import { Button, Flex, Form, Input, Select } from 'antd';
import styles from './field-input.module.css';
import type { FieldInputProps } from './form-values.ts';
import { describeHours } from './opening-hours-text.ts';

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const days = weekday.options.map((value, index) => ({ value, label: dayNames[index] }));

/** Edits weekly opening hours by season and shows them as sentences below. */
export function OpeningHoursField({ field, path }: FieldInputProps) {
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{field.label}</legend>
      <p className={styles['help']}>
        China time, as 09:00. A closing time before the opening is on the next day.
      </p>
      <Form.List name={path}>
        {(entries, { add, remove }) => (
          <>
            {entries.map((entry, index) => (
              <div key={entry.key} className={styles['rule']} role="group" aria-label={`Hours ${index + 1}`}>
                <div className={styles['ruleLine']}>
                  <Time entry={entry.name} part="open" label="Opens" />
                  <Time entry={entry.name} part="close" label="Closes" />
                  <Time entry={entry.name} part="lastEntry" label="Last entry" />
                  <Form.Item
                    label="Closed on"
                    name={[entry.name, 'closedOn']}
                    className={styles['closedOn'] ?? ''}
                  >
                    <Select mode="multiple" options={days} placeholder="open every day" />
                  </Form.Item>
                </div>
                <div className={styles['ruleLine']}>
                  <Day entry={entry.name} part="from" label="Only from (MM-DD)" />
                  <Day entry={entry.name} part="to" label="to (MM-DD)" />
                  <Button danger aria-label={`Remove hours ${index + 1}`} onClick={() => remove(entry.name)}>
                    Remove
                  </Button>
                </div>
              </div>
            ))}
            <Button
              type="dashed"
              disabled={field.max !== undefined && entries.length >= field.max}
              onClick={() => add({ closedOn: [], open: '09:00', close: '17:00' })}
            >
              Add hours
            </Button>
          </>
        )}
      </Form.List>
      <Meaning path={path} />
    </fieldset>
  );
}

function Meaning({ path }: { path: FieldInputProps['path'] }) {
  const form = Form.useFormInstance();
  const rules: unknown = Form.useWatch(path, form);
  const exceptions: unknown = Form.useWatch([...path.slice(0, -1), 'openingExceptions'], form);
  const sentences = describeHours(rules, exceptions);
  return (
    <div
      className={`${styles['meaning']} ${styles['meaningBelow']}`}
      role="status"
      aria-label="What this means"
    >
      <Flex vertical>
        {sentences.length > 0
          ? sentences.map((sentence) => <span key={sentence}>{sentence}</span>)
          : 'No complete hours yet.'}
      </Flex>
    </div>
  );
}

interface PartProps {
  entry: number;
  part: string;
  label: string;
}

function Time({ entry, part, label }: PartProps) {
  return (
    <Form.Item label={label} name={[entry, part]}>
      <Input placeholder="HH:MM" maxLength={5} className={styles['time'] ?? ''} />
    </Form.Item>
  );
}

function Day({ entry, part, label }: PartProps) {
  return (
    <Form.Item label={label} name={[entry, 'season', part]}>
      <Input placeholder="all year" maxLength={5} className={styles['monthDay'] ?? ''} />
    </Form.Item>
  );
}

import { weekday } from '@yunyou/contract/entities/base.schema';
import { Button, Flex, Form, Input, Select } from 'antd';
import { type Language, useLanguage } from '../../language/language.ts';
import styles from './field-input.module.css';
import { type FieldInputProps, legendTarget } from './form-values.ts';
import { useFormWords } from './form-words.ts';
import { describeHours } from './opening-hours-text.ts';

/** Returns the weekdays with their names in a language; 2024-01-01 was a Monday. */
const daysIn = (language: Language) =>
  weekday.options.map((value, index) => ({
    value,
    label: new Date(Date.UTC(2024, 0, 1 + index)).toLocaleDateString(language, {
      weekday: 'long',
      timeZone: 'UTC',
    }),
  }));

/** Edits weekly opening hours by season and shows them as sentences below. */
export function OpeningHoursField({ field, path }: FieldInputProps) {
  const words = useFormWords().hours;
  const days = daysIn(useLanguage());
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']} {...legendTarget(path)}>
        {field.label}
      </legend>
      <p className={styles['help']}>{words.help}</p>
      <Form.List name={path}>
        {(entries, { add, remove }) => (
          <>
            {entries.map((entry, index) => (
              <div
                key={entry.key}
                className={styles['rule']}
                role="group"
                aria-label={words.entry(index + 1)}
              >
                <div className={styles['ruleLine']}>
                  <Time entry={entry.name} part="open" label={words.opens} />
                  <Time entry={entry.name} part="close" label={words.closes} />
                  <Time entry={entry.name} part="lastEntry" label={words.lastEntry} />
                  <Form.Item
                    label={words.closedOn}
                    name={[entry.name, 'closedOn']}
                    className={styles['closedOn'] ?? ''}
                  >
                    <Select mode="multiple" options={days} placeholder={words.everyDay} />
                  </Form.Item>
                </div>
                <div className={styles['ruleLine']}>
                  <Day entry={entry.name} part="from" label={words.from} />
                  <Day entry={entry.name} part="to" label={words.to} />
                  <Button danger aria-label={words.removeEntry(index + 1)} onClick={() => remove(entry.name)}>
                    {words.remove}
                  </Button>
                </div>
              </div>
            ))}
            <Button
              type="dashed"
              disabled={field.max !== undefined && entries.length >= field.max}
              onClick={() => add({ closedOn: [], open: '09:00', close: '17:00' })}
            >
              {words.add}
            </Button>
          </>
        )}
      </Form.List>
      <Meaning path={path} />
    </fieldset>
  );
}

function Meaning({ path }: { path: FieldInputProps['path'] }) {
  const words = useFormWords().hours;
  const language = useLanguage();
  const form = Form.useFormInstance();
  const rules: unknown = Form.useWatch(path, form);
  const exceptions: unknown = Form.useWatch([...path.slice(0, -1), 'openingExceptions'], form);
  const sentences = describeHours(rules, exceptions, language);
  return (
    <div
      className={`${styles['meaning']} ${styles['meaningBelow']}`}
      role="status"
      aria-label={words.meaning}
    >
      <Flex vertical>
        {sentences.length > 0
          ? sentences.map((sentence) => <span key={sentence}>{sentence}</span>)
          : words.none}
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
  const words = useFormWords().hours;
  return (
    <Form.Item label={label} name={[entry, part]}>
      <Input placeholder={words.time} maxLength={5} className={styles['time'] ?? ''} />
    </Form.Item>
  );
}

function Day({ entry, part, label }: PartProps) {
  const words = useFormWords().hours;
  return (
    <Form.Item label={label} name={[entry, 'season', part]}>
      <Input placeholder={words.allYear} maxLength={5} className={styles['monthDay'] ?? ''} />
    </Form.Item>
  );
}

import { Button, Flex, Form, Input, InputNumber, Select, Switch } from 'antd';
import fields from '../engine/form/field-input.module.css';
import { RuleDate, RuleInput, toOptions } from './rule-input.tsx';
import { useRuleWords } from './rule-words.ts';
import styles from './rules.module.css';

const day = /^\d{4}-\d{2}-\d{2}$/;

/** Edits the public holidays and busy seasons of a year. */
export function HolidayFields() {
  const words = useRuleWords();
  return (
    <>
      <div className={styles['row']}>
        <RuleInput label={words.year} name={['data', 'year']}>
          <InputNumber min={2000} max={2100} precision={0} />
        </RuleInput>
        <RuleInput label={words.dayOff} name={['data', 'dayOff']}>
          <Select options={toOptions(words.daysOff)} className={styles['select'] ?? ''} />
        </RuleInput>
        <Form.Item label={words.official} name={['data', 'official']} valuePropName="checked">
          <Switch />
        </Form.Item>
      </div>
      <Spans list="holidays" />
      <Spans list="peaks" />
    </>
  );
}

function Spans({ list }: { list: 'holidays' | 'peaks' }) {
  const words = useRuleWords();
  const isHoliday = list === 'holidays';
  return (
    <fieldset className={fields['group']}>
      <legend className={fields['legend']}>{isHoliday ? words.holidays : words.peaks}</legend>
      <Form.List name={['data', list]}>
        {(entries, { add, remove }) => (
          <Flex vertical gap="small">
            {entries.map(({ key, name }, index) => (
              <fieldset key={key} className={styles['entry']}>
                <legend className={fields['legend']}>
                  {isHoliday ? words.holiday(index + 1) : words.peak(index + 1)}
                </legend>
                <Span name={name} isHoliday={isHoliday} />
                <Button
                  size="small"
                  danger
                  aria-label={words.removeEntry(isHoliday ? words.holiday(index + 1) : words.peak(index + 1))}
                  onClick={() => remove(name)}
                >
                  {words.remove}
                </Button>
              </fieldset>
            ))}
            <Flex>
              <Button
                type="dashed"
                onClick={() => add({ crowds: 3, ...(isHoliday && { makeUpWorkdays: [] }) })}
              >
                {isHoliday ? words.addHoliday : words.addPeak}
              </Button>
            </Flex>
          </Flex>
        )}
      </Form.List>
    </fieldset>
  );
}

function Span({ name, isHoliday }: { name: number; isHoliday: boolean }) {
  const words = useRuleWords();
  return (
    <div className={styles['row']}>
      <RuleInput label={words.name} name={[name, 'name']}>
        <Input maxLength={80} />
      </RuleInput>
      <RuleInput label={words.zhName} name={[name, 'zhName']}>
        <Input maxLength={40} />
      </RuleInput>
      <RuleInput label={words.id} name={[name, 'id']}>
        <Input maxLength={80} />
      </RuleInput>
      <RuleDate label={words.from} name={[name, 'from']} />
      <RuleDate label={words.to} name={[name, 'to']} />
      <RuleInput label={words.crowds} name={[name, 'crowds']}>
        <InputNumber min={1} max={5} precision={0} />
      </RuleInput>
      {isHoliday && (
        <Form.Item
          label={words.makeUp}
          name={[name, 'makeUpWorkdays']}
          extra={words.makeUpHelp}
          normalize={(dates: string[]) => dates.filter((date) => day.test(date)).toSorted()}
        >
          <Select mode="tags" open={false} suffixIcon={null} className={styles['days'] ?? ''} />
        </Form.Item>
      )}
    </div>
  );
}

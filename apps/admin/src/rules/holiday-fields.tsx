import { Form, Input, InputNumber, Select, Switch } from 'antd';
import { RuleEntries } from './rule-entries.tsx';
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
    <RuleEntries
      name={['data', list]}
      title={isHoliday ? words.holidays : words.peaks}
      addLabel={isHoliday ? words.addHoliday : words.addPeak}
      added={{ crowds: 3, ...(isHoliday && { makeUpWorkdays: [] }) }}
      entryTitle={isHoliday ? words.holiday : words.peak}
    >
      {(index) => <Span name={index} isHoliday={isHoliday} />}
    </RuleEntries>
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

import { Button, Flex, Form, InputNumber, Select, Switch } from 'antd';
import fields from '../engine/form/field-input.module.css';
import { ReferencePicker } from '../engine/form/reference-picker.tsx';
import { useCountryNames } from './country-names.ts';
import { RuleDate, RuleInput, toOptions } from './rule-input.tsx';
import { useRuleWords } from './rule-words.ts';
import styles from './rules.module.css';
import { VisaAreas } from './visa-areas.tsx';

/** Edits a visa rule: its terms, and the passports it is for. */
export function VisaFields() {
  const words = useRuleWords();
  const countries = useCountryNames();
  const select = (labels: Readonly<Record<string, string>>) => (
    <Select options={toOptions(labels)} className={styles['select'] ?? ''} />
  );
  return (
    <>
      <div className={styles['row']}>
        <RuleInput label={words.scheme} name={['data', 'scheme']}>
          {select(words.schemes)}
        </RuleInput>
        <RuleInput label={words.areaScope} name={['data', 'areaScope']}>
          {select(words.areaScopes)}
        </RuleInput>
        <RuleInput label={words.ports} name={['data', 'ports']}>
          {select(words.portKinds)}
        </RuleInput>
        <RuleInput label={words.stay} name={['data', 'stay', 'amount']}>
          <InputNumber min={1} max={999} precision={0} />
        </RuleInput>
        <RuleInput label={words.unit} name={['data', 'stay', 'unit']}>
          {select(words.units)}
        </RuleInput>
        <RuleInput label={words.clock} name={['data', 'stay', 'clockStarts']}>
          {select(words.clocks)}
        </RuleInput>
        <RuleInput label={words.months} name={['data', 'passport', 'minimumMonthsValid']}>
          <InputNumber min={0} max={24} precision={0} />
        </RuleInput>
        <Form.Item label={words.third} name={['data', 'thirdCountryRequired']} valuePropName="checked">
          <Switch />
        </Form.Item>
        <RuleInput label={words.thirdRegions} name={['data', 'thirdRegions']}>
          <Select
            mode="multiple"
            optionFilterProp="label"
            options={[
              ...thirdRegions.map((value) => ({ value, label: countries.nameOf(value) })),
              ...countries.list,
            ]}
            className={styles['select'] ?? ''}
          />
        </RuleInput>
      </div>
      <Passports />
      <VisaAreas />
      <Form.Item label={words.outside} name={['data', 'outsideSpotIds']} extra={words.outsideHelp}>
        <ReferencePicker entity="scenic-spot" isMultiple />
      </Form.Item>
    </>
  );
}

/** Regions with their own border, which are no passports of the list. */
const thirdRegions = ['HK', 'MO', 'TW'];

const list = ['data', 'nationalities'];

function Passports() {
  const words = useRuleWords();
  const form = Form.useFormInstance();
  const names = useCountryNames();
  const value: unknown = Form.useWatch(list, form);
  const isAll = value === 'all';
  const codes = new Set(Array.isArray(value) ? value.map(({ code }: { code?: unknown }) => code) : []);
  return (
    <fieldset className={fields['group']}>
      <legend className={fields['legend']}>{words.nationalities}</legend>
      <Form.Item
        label={words.allNationalities}
        name={list}
        getValueProps={(now: unknown) => ({ checked: now === 'all' })}
        normalize={(isChecked: boolean) => (isChecked ? 'all' : [])}
        valuePropName="checked"
      >
        <Switch />
      </Form.Item>
      {!isAll && (
        <Form.List name={list}>
          {(entries, { add, remove }) => (
            <Flex vertical gap="small">
              {/* A long table: it scrolls, and the keyboard can scroll it. */}
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
              <section className={styles['passports']} aria-label={words.nationalities} tabIndex={0}>
                <table>
                  <thead>
                    <tr>
                      <th scope="col">{words.passport}</th>
                      <th scope="col">{words.validFrom}</th>
                      <th scope="col">{words.validTo}</th>
                      <th scope="col">{words.ownStay}</th>
                      <th scope="col">{words.remove}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {entries.map(({ key, name }) => (
                      <PassportLine key={key} name={name} onRemove={() => remove(name)} />
                    ))}
                  </tbody>
                </table>
              </section>
              <Select
                aria-label={words.addPassports}
                placeholder={words.addPassports}
                showSearch
                optionFilterProp="label"
                value={null}
                className={styles['select'] ?? ''}
                options={names.list.filter(({ value: code }) => !codes.has(code))}
                onChange={(code: string | null) => code && add({ code, from: null, to: null })}
              />
            </Flex>
          )}
        </Form.List>
      )}
    </fieldset>
  );
}

function PassportLine({ name, onRemove }: { name: number; onRemove(): void }) {
  const words = useRuleWords();
  const names = useCountryNames();
  const form = Form.useFormInstance();
  const code: unknown = Form.useWatch([...list, name, 'code'], form);
  const country = names.nameOf(typeof code === 'string' ? code : '');
  return (
    <tr>
      <th scope="row">
        <Form.Item name={[name, 'code']} hidden>
          <input />
        </Form.Item>
        {country}
      </th>
      <td data-label={words.validFrom}>
        <RuleDate isHidden label={`${country}: ${words.validFrom}`} name={[name, 'from']} />
      </td>
      <td data-label={words.validTo}>
        <RuleDate isHidden label={`${country}: ${words.validTo}`} name={[name, 'to']} />
      </td>
      <td data-label={words.ownStay}>
        <Form.Item
          noStyle
          name={[name, 'stay']}
          getValueProps={(stay?: { amount: number } | null) => ({ value: stay?.amount ?? null })}
          normalize={(amount: number | null) => (amount ? { amount, unit: 'day' } : undefined)}
        >
          <InputNumber aria-label={`${country}: ${words.ownStay}`} min={1} max={365} precision={0} />
        </Form.Item>
      </td>
      <td>
        <Button size="small" danger aria-label={words.removeEntry(country)} onClick={onRemove}>
          {words.remove}
        </Button>
      </td>
    </tr>
  );
}

import { useMutation } from '@tanstack/react-query';
import { Button, Flex, Form, Input, Select, Switch } from 'antd';
import fields from '../engine/form/field-input.module.css';
import { ReferencePicker } from '../engine/form/reference-picker.tsx';
import { api } from '../session/staff-client.ts';
import { RuleEntries } from './rule-entries.tsx';
import { RuleInput, toOptions } from './rule-input.tsx';
import { useRuleWords } from './rule-words.ts';
import styles from './rules.module.css';
import { portOfStation, type VisaPort } from './visa-port.ts';

const list = ['data', 'areas'];

/** Edits the provinces in which a rule is valid, with the permitted cities and the ports of entry of each. */
export function VisaAreas() {
  const words = useRuleWords();
  return (
    <RuleEntries
      name={list}
      title={words.areas}
      addLabel={words.addArea}
      added={{ whole: true, permitted: [], cityIds: [], ports: [] }}
      entryTitle={words.area}
    >
      {(index) => <Area name={index} />}
    </RuleEntries>
  );
}

function Area({ name }: { name: number }) {
  const words = useRuleWords();
  const form = Form.useFormInstance();
  const isWhole: unknown = Form.useWatch([...list, name, 'whole'], form);
  return (
    <>
      <div className={styles['row']}>
        <Form.Item label={words.province} name={[name, 'areaId']} className={styles['picker'] ?? ''} required>
          <ReferencePicker entity="area" />
        </Form.Item>
        <Form.Item label={words.whole} name={[name, 'whole']} valuePropName="checked">
          <Switch />
        </Form.Item>
      </div>
      {isWhole === false && (
        <>
          <Form.Item label={words.permittedCities} name={[name, 'cityIds']} extra={words.permittedHelp}>
            <ReferencePicker entity="city" isMultiple />
          </Form.Item>
          <Form.Item label={words.permitted} name={[name, 'permitted']} extra={words.permittedNamesHelp}>
            <Select mode="tags" open={false} suffixIcon={null} maxCount={30} />
          </Form.Item>
        </>
      )}
      <Ports name={name} />
    </>
  );
}

function Ports({ name }: { name: number }) {
  const words = useRuleWords();
  return (
    <Form.List name={[name, 'ports']}>
      {(entries, { add, remove }) => (
        <Flex vertical gap="small" className={styles['ports'] ?? ''}>
          {entries.map(({ key, name: index }, position) => (
            <fieldset key={key} className={styles['port']}>
              <legend className={fields['legend']}>{words.port(position + 1)}</legend>
              <div className={styles['row']}>
                <RuleInput label={words.name} name={[index, 'name']}>
                  <Input maxLength={160} />
                </RuleInput>
                <RuleInput label={words.zhName} name={[index, 'zhName']}>
                  <Input maxLength={80} />
                </RuleInput>
                <RuleInput label={words.portKind} name={[index, 'kind']}>
                  <Select options={toOptions(words.kindsOfPorts)} className={styles['select'] ?? ''} />
                </RuleInput>
                <Form.Item
                  label={words.airportCode}
                  name={[index, 'code']}
                  getValueProps={(value: unknown) => ({ value: value ?? '' })}
                  normalize={(value: string) => value.trim().toUpperCase() || null}
                >
                  <Input maxLength={3} className={styles['code'] ?? ''} />
                </Form.Item>
                <Form.Item>
                  <Button
                    danger
                    aria-label={words.removeEntry(words.port(position + 1))}
                    onClick={() => remove(index)}
                  >
                    {words.remove}
                  </Button>
                </Form.Item>
              </div>
            </fieldset>
          ))}
          <AddPort onAdd={add} />
        </Flex>
      )}
    </Form.List>
  );
}

/** Adds a port: one of our stations, with its names and code, or one to be typed. */
function AddPort({ onAdd }: { onAdd(port: VisaPort): void }) {
  const words = useRuleWords();
  const load = useMutation({
    mutationFn: (id: string) => api('GET /admin/entity/detail', { entity: 'station', id }),
    onSuccess: (station) => onAdd(portOfStation(station.fields)),
  });
  return (
    <Flex gap="small" wrap>
      <div className={styles['picker']}>
        <ReferencePicker
          aria-label={words.addStation}
          placeholder={words.addStation}
          entity="station"
          value={undefined}
          onChange={(id) => typeof id === 'string' && load.mutate(id)}
        />
      </div>
      <Button type="dashed" onClick={() => onAdd({ name: '', zhName: '', kind: 'airport', code: null })}>
        {words.addPort}
      </Button>
    </Flex>
  );
}

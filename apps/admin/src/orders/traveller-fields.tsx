import {
  passportNamePattern,
  passportNumberPattern,
  travellersMax,
} from '@yunyou/contract/orders/order-patterns';
import { Button, Form, Input, Select } from 'antd';
import { useOrderWords } from './order-words.ts';
import styles from './orders.module.css';

/** Edits the travellers of a new order. */
export function TravellerFields() {
  const words = useOrderWords().traveller;
  return (
    <Form.List name="travellers">
      {(fields, { add, remove }) => (
        <div className={styles['travellers']}>
          {fields.map(({ key, name }) => (
            <fieldset key={key} className={styles['travellers']} aria-label={words.title(name + 1)}>
              <TravellerRow index={name} {...(fields.length > 1 && { onRemove: () => remove(name) })} />
            </fieldset>
          ))}
          <div>
            <Button disabled={fields.length >= travellersMax} onClick={() => add({ kind: 'adult' })}>
              {words.add}
            </Button>
          </div>
        </div>
      )}
    </Form.List>
  );
}

function TravellerRow({ index, onRemove }: { index: number; onRemove?: () => void }) {
  const { traveller: words, adult, child, name } = useOrderWords();
  const kind = Form.useWatch(['travellers', index, 'kind']) as 'adult' | 'child' | undefined; // the options below
  return (
    <div className={styles['traveller']}>
      <Form.Item label={words.kind} name={[index, 'kind']}>
        <Select
          options={[
            { value: 'adult', label: adult },
            { value: 'child', label: child },
          ]}
        />
      </Form.Item>
      <Form.Item
        label={name}
        name={[index, 'name']}
        rules={[{ required: true, pattern: passportNamePattern, message: words.nameWrong }]}
      >
        <Input maxLength={80} autoComplete="off" />
      </Form.Item>
      <Form.Item
        label={words.passport}
        name={[index, 'passportNumber']}
        normalize={(value: string) => value.trim().toUpperCase()}
        rules={[
          {
            required: true,
            pattern: passportNumberPattern,
            message: words.passportWrong,
          },
        ]}
      >
        <Input maxLength={15} autoComplete="off" />
      </Form.Item>
      {kind === 'child' ? (
        <Form.Item
          label={words.birth}
          name={[index, 'birthDate']}
          rules={[{ required: true, message: words.birthMissing }]}
        >
          <Input type="date" />
        </Form.Item>
      ) : (
        <span />
      )}
      {onRemove && (
        <Form.Item label=" " colon={false}>
          <Button aria-label={words.removeNumber(index + 1)} onClick={onRemove}>
            {words.remove}
          </Button>
        </Form.Item>
      )}
    </div>
  );
}

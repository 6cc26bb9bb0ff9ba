import {
  passportNamePattern,
  passportNumberPattern,
  travellersMax,
} from '@yunyou/contract/orders/order-patterns';
import { Button, Form, Input, Select } from 'antd';
import styles from './orders.module.css';

/** Edits the travellers of a new order. */
export function TravellerFields() {
  return (
    <Form.List name="travellers">
      {(fields, { add, remove }) => (
        <div className={styles['travellers']}>
          {fields.map(({ key, name }) => (
            <fieldset key={key} className={styles['travellers']} aria-label={`Traveller ${name + 1}`}>
              <TravellerRow index={name} {...(fields.length > 1 && { onRemove: () => remove(name) })} />
            </fieldset>
          ))}
          <div>
            <Button disabled={fields.length >= travellersMax} onClick={() => add({ kind: 'adult' })}>
              Add a traveller
            </Button>
          </div>
        </div>
      )}
    </Form.List>
  );
}

function TravellerRow({ index, onRemove }: { index: number; onRemove?: () => void }) {
  const kind = Form.useWatch(['travellers', index, 'kind']) as 'adult' | 'child' | undefined; // the options below
  return (
    <div className={styles['traveller']}>
      <Form.Item label="Kind" name={[index, 'kind']}>
        <Select
          options={[
            { value: 'adult', label: 'Adult' },
            { value: 'child', label: 'Child' },
          ]}
        />
      </Form.Item>
      <Form.Item
        label="Name"
        name={[index, 'name']}
        rules={[
          { required: true, pattern: passportNamePattern, message: 'In Latin letters, as in the passport' },
        ]}
      >
        <Input maxLength={80} autoComplete="off" />
      </Form.Item>
      <Form.Item
        label="Passport number"
        name={[index, 'passportNumber']}
        normalize={(value: string) => value.trim().toUpperCase()}
        rules={[
          {
            required: true,
            pattern: passportNumberPattern,
            message: 'Letters and digits, as in the passport',
          },
        ]}
      >
        <Input maxLength={15} autoComplete="off" />
      </Form.Item>
      {kind === 'child' ? (
        <Form.Item
          label="Date of birth"
          name={[index, 'birthDate']}
          rules={[{ required: true, message: 'A child needs a date of birth' }]}
        >
          <Input type="date" />
        </Form.Item>
      ) : (
        <span />
      )}
      {onRemove && (
        <Form.Item label=" " colon={false}>
          <Button aria-label={`Remove traveller ${index + 1}`} onClick={onRemove}>
            Remove
          </Button>
        </Form.Item>
      )}
    </div>
  );
}

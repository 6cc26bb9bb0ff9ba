import type { FieldDescription } from '@yunyou/contract/field-description';
import { holidayData, visaData } from '@yunyou/contract/trip/trip-rules.schema';
import { Button, Flex, Form, Typography } from 'antd';
import { useState } from 'react';
import styles from '../engine/form/field-input.module.css';
import { JsonField } from '../engine/form/json-field.tsx';
import { HolidayFields } from './holiday-fields.tsx';
import { useRuleWords } from './rule-words.ts';
import { VisaFields } from './visa-fields.tsx';

type Editor = 'holiday' | 'visa';

/** Returns the form that can edit the data of a rule; undefined for kinds that only have JSON. */
function editorOf(kind: unknown, data: unknown): Editor | undefined {
  const isEmpty = data === undefined || data === null;
  if (kind === 'holiday' && (isEmpty || holidayData.partial().loose().safeParse(data).success))
    return 'holiday';
  if (kind === 'visa' && (isEmpty || visaData.partial().loose().safeParse(data).success)) return 'visa';
  return undefined;
}

/** Edits the data of a rule: holidays and visa rules in forms, other rules as JSON. */
export function RuleDataField({ field }: { field: FieldDescription }) {
  const words = useRuleWords();
  const form = Form.useFormInstance();
  const kind: unknown = Form.useWatch('kind', form);
  // Chosen once per kind: a date that is being typed must not switch to JSON.
  const [chosen, setChosen] = useState<{ kind: unknown; editor: Editor | 'json' | undefined }>();
  const offered = chosen?.kind === kind ? chosen?.editor : editorOf(kind, form.getFieldValue('data'));
  const choose = (editor: Editor | 'json' | undefined) => setChosen({ kind, editor });
  if (chosen?.kind !== kind && kind !== undefined) choose(offered);
  const isJson = offered === undefined || offered === 'json';
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{field.label}</legend>
      {offered === undefined && (
        <Typography.Paragraph type="secondary">{words.otherData}</Typography.Paragraph>
      )}
      {offered === 'holiday' && <HolidayFields />}
      {offered === 'visa' && <VisaFields />}
      {isJson && (
        <Form.Item name="data" aria-label={field.label}>
          <JsonField />
        </Form.Item>
      )}
      {offered !== undefined && (
        <Flex>
          <Button
            size="small"
            disabled={offered === 'json' && editorOf(kind, form.getFieldValue('data')) === undefined}
            onClick={() => choose(offered === 'json' ? editorOf(kind, form.getFieldValue('data')) : 'json')}
          >
            {offered === 'json' ? words.asForm : words.asJson}
          </Button>
        </Flex>
      )}
    </fieldset>
  );
}

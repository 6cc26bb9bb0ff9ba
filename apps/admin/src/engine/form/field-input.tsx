import type { FieldDescription } from '@yunyou/contract/field-description';
import { Form, Input, InputNumber, Select, type SelectProps, Switch } from 'antd';
import { type ReactNode, useContext } from 'react';
import { useFieldWords } from '../../language/labels.ts';
import { ArticleField } from './article-field.tsx';
import { CoordinatesField } from './coordinates-field.tsx';
import { FormEntity, fieldEditors } from './custom-editors.ts';
import styles from './field-input.module.css';
import { type FieldInputProps, type FieldPath, legendTarget } from './form-values.ts';
import { useFormWords } from './form-words.ts';
import { JsonField } from './json-field.tsx';
import { ListField } from './list-field.tsx';
import { MoneyField } from './money-field.tsx';
import { PictureField } from './picture-field.tsx';
import { PinyinField } from './pinyin-field.tsx';
import { ReferencePicker } from './reference-picker.tsx';
import { TextField } from './text-field.tsx';

/** Renders the control for a field by its description; label, help and limits come from the schema. */
export function FieldInput({ field: given, path, name = path }: FieldInputProps) {
  const said = useFieldWords();
  const help = said.help(given.help);
  const field = { ...given, label: said.label(given.label), ...(help && { help }) };
  const entity = useContext(FormEntity);
  const Editor = fieldEditors[`${entity}.${field.name}`] ?? fieldEditors[field.name];
  if (Editor) return <Editor field={field} path={path} />;
  if (field.kind === 'group') return <GroupField field={field} path={path} name={name} />;
  if (field.kind === 'list' && !isPickedList(field))
    return <ListField field={field} path={path} name={name} renderField={FieldInput} />;
  return (
    <Form.Item
      label={field.label}
      name={name}
      required={field.isRequired && field.fallback === undefined}
      extra={field.help}
      {...(field.kind === 'boolean' && { valuePropName: 'checked' })}
    >
      {control(field, name)}
    </Form.Item>
  );
}

/** Returns whether one multiple select edits the list: lists of choices and of references. */
const isPickedList = ({ item }: FieldDescription) =>
  item?.kind === 'choice' ||
  item?.kind === 'reference' ||
  (item?.kind === 'integer' && (item.max ?? 100) <= 31);

function GroupField({ field, path, name }: Required<FieldInputProps>) {
  const words = useFormWords();
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']} {...legendTarget(path)}>
        {field.label}
        {!field.isRequired && <span className={styles['optional']}>{words.optional}</span>}
      </legend>
      {field.help && <p className={styles['help']}>{field.help}</p>}
      <div className={styles['fields']}>
        {(field.fields ?? []).map((inner) => (
          <FieldInput
            key={inner.name}
            // Fields of an optional group are optional.
            field={{ ...inner, isRequired: inner.isRequired && field.isRequired }}
            path={[...path, inner.name]}
            name={[...name, inner.name]}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Returns the input element; antd's form item passes `value` and `onChange` to it. */
function control(field: FieldDescription, name: FieldPath): ReactNode {
  const { min, max } = field;
  switch (field.kind) {
    case 'text':
      return <TextField max={max} />;
    case 'integer':
    case 'number':
      return (
        <InputNumber
          className={styles['number'] ?? ''}
          {...(field.kind === 'integer' && { precision: 0 })}
          {...(min !== undefined && { min })}
          {...(max !== undefined && { max })}
        />
      );
    case 'boolean':
      return <Switch aria-label={field.label} />;
    case 'choice':
      return <ChoiceSelect field={field} allowClear={!field.isRequired} showSearch />;
    case 'reference':
      return <ReferencePicker entity={field.reference ?? 'tag'} />;
    case 'date':
      return <Input type="date" />;
    case 'picture':
      return <PictureField />;
    case 'coordinates':
      return <CoordinatesField />;
    case 'money':
      return <MoneyField />;
    case 'article':
      return <ArticleField label={field.label} />;
    case 'list':
      return field.item?.reference ? (
        <ReferencePicker entity={field.item.reference} isMultiple />
      ) : (
        <ChoiceSelect field={field.item ?? field} mode="multiple" />
      );
    case 'json':
      return <JsonField />;
    default:
      if (field.name === 'pinyin') return <PinyinField zhPath={[...name.slice(0, -1), 'zhName']} max={max} />;
      return <Input {...(max && { maxLength: max })} />;
  }
}

/** Renders a select for a choice or for a short range of integers, such as months. */
function ChoiceSelect({ field, ...props }: { field: FieldDescription } & SelectProps) {
  const said = useFieldWords();
  const { choices, min = 1, max = 12 } = field;
  const options = choices
    ? choices.map((value) => ({ value, label: said.choice(value) }))
    : Array.from({ length: max - min + 1 }, (_, index) => ({ value: min + index, label: min + index }));
  return <Select {...props} options={options} optionFilterProp="label" />;
}

import type { FieldDescription } from '@yunyou/contract/field-description';
import { Button, Flex, Form, Input } from 'antd';
import type { ReactNode } from 'react';
import styles from './field-input.module.css';
import { type FieldInputProps, legendTarget } from './form-values.ts';
import { useFormWords } from './form-words.ts';
import { PictureField } from './picture-field.tsx';

interface ListFieldProps extends FieldInputProps {
  /** Renders the fields of an entry. */
  renderField(props: FieldInputProps): ReactNode;
}

/** Edits a list: adds, removes and reorders entries. */
export function ListField({ field, path, name = path, renderField }: ListFieldProps) {
  const words = useFormWords();
  const { item } = field;
  if (!item) return null;
  const entryName = words.entry(field.label);
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']} {...legendTarget(path)}>
        {field.label}
      </legend>
      {field.help && <p className={styles['help']}>{field.help}</p>}
      <Form.List name={name}>
        {(entries, { add, remove, move }, { errors }) => (
          <Flex vertical gap="small">
            {entries.map((entry, index) => (
              <div key={entry.key} className={styles['entry']}>
                <div className={styles['entryBody']}>
                  <Entry
                    item={item}
                    name={`${entryName} ${index + 1}`}
                    path={[...path, entry.name]}
                    index={entry.name}
                    renderField={renderField}
                  />
                </div>
                <Flex gap={4}>
                  <Button
                    size="small"
                    aria-label={words.moveUp(`${entryName} ${index + 1}`)}
                    disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  >
                    ↑
                  </Button>
                  <Button
                    size="small"
                    aria-label={words.moveDown(`${entryName} ${index + 1}`)}
                    disabled={index === entries.length - 1}
                    onClick={() => move(index, index + 1)}
                  >
                    ↓
                  </Button>
                  <Button
                    size="small"
                    danger
                    aria-label={words.removeEntry(`${entryName} ${index + 1}`)}
                    onClick={() => remove(entry.name)}
                  >
                    ✕
                  </Button>
                </Flex>
              </div>
            ))}
            <Form.ErrorList errors={errors} />
            <Form.Item>
              <Button
                type="dashed"
                disabled={field.max !== undefined && entries.length >= field.max}
                onClick={() => add(item.fields ? {} : undefined)}
              >
                {words.addTo(field.label)}
              </Button>
            </Form.Item>
          </Flex>
        )}
      </Form.List>
    </fieldset>
  );
}

interface EntryProps {
  item: FieldDescription;
  /** Name of the entry with its number. */
  name: string;
  path: FieldInputProps['path'];
  index: number;
  renderField: ListFieldProps['renderField'];
}

function Entry({ item, name, path, index, renderField }: EntryProps) {
  if (item.fields) return renderField({ field: { ...item, label: name }, path, name: [index] });
  return (
    <Form.Item name={[index]} className={styles['plainEntry'] ?? ''}>
      {item.kind === 'picture' ? (
        <PictureField aria-label={name} />
      ) : item.kind === 'text' ? (
        <Input.TextArea autoSize aria-label={name} {...(item.max && { maxLength: item.max })} />
      ) : (
        <Input aria-label={name} {...(item.max && { maxLength: item.max })} />
      )}
    </Form.Item>
  );
}

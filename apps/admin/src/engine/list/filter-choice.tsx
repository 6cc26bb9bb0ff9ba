import type { EntityName } from '@yunyou/contract/entities';
import { describeFields } from '@yunyou/contract/field-description';
import { Badge, Button, Flex, Popover, Select } from 'antd';
import { useFieldWords } from '../../language/labels.ts';
import { ReferencePicker } from '../form/reference-picker.tsx';
import styles from './list-controls.module.css';
import { isFilter } from './list-query.ts';
import { useListWords } from './list-words.ts';

interface FilterChoiceProps {
  entity: EntityName;
  params: URLSearchParams;
  onChange(next: Record<string, string>): void;
}

/** Shows a filter control for each field with few values or a reference picker. */
export function FilterChoice({ entity, params, onChange }: FilterChoiceProps) {
  const words = useListWords();
  const said = useFieldWords();
  const fields = describeFields(entity).filter(isFilter);
  const active = fields.filter(({ name }) => params.has(`f.${name}`)).length;
  if (fields.length === 0) return null;
  const controls = (
    <Flex vertical gap="small" className={styles['filters'] ?? ''}>
      {fields.map((field) => {
        const key = `f.${field.name}`;
        const value = params.get(key) ?? undefined;
        const reference = field.reference ?? field.item?.reference;
        const options =
          field.kind === 'boolean'
            ? [
                { value: 'true', label: words.yes },
                { value: 'false', label: words.no },
              ]
            : (field.choices ?? field.item?.choices ?? []).map((choice) => ({
                value: String(choice),
                label: said.choice(choice),
              }));
        return reference ? (
          <ReferencePicker
            key={key}
            entity={reference}
            aria-label={said.label(field.label)}
            placeholder={said.label(field.label)}
            value={value}
            onChange={(next) => onChange({ [key]: [next ?? ''].flat()[0] ?? '' })}
          />
        ) : (
          <Select
            key={key}
            allowClear
            showSearch
            aria-label={said.label(field.label)}
            placeholder={said.label(field.label)}
            value={value ?? null}
            options={options}
            onChange={(next) => onChange({ [key]: next ?? '' })}
          />
        );
      })}
      <Button
        disabled={active === 0}
        onClick={() => onChange(Object.fromEntries(fields.map(({ name }) => [`f.${name}`, ''])))}
      >
        {words.clearFilters}
      </Button>
    </Flex>
  );
  return (
    <Popover content={controls} trigger="click" placement="bottomLeft" title={words.filters}>
      <Badge count={active}>
        <Button>{words.filters}</Button>
      </Badge>
    </Popover>
  );
}

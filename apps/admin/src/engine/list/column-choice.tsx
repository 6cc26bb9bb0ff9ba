import type { EntityName } from '@yunyou/contract/entities';
import { Button, Checkbox, Popover } from 'antd';
import { useFieldWords } from '../../language/labels.ts';
import styles from './list-controls.module.css';
import { columnFields } from './list-query.ts';
import { useListWords } from './list-words.ts';

interface ColumnChoiceProps {
  entity: EntityName;
  chosen: readonly string[];
  onChange(next: Record<string, string>): void;
}

export function ColumnChoice({ entity, chosen, onChange }: ColumnChoiceProps) {
  const words = useListWords();
  const said = useFieldWords();
  const choice = (
    <Checkbox.Group
      value={[...chosen]}
      options={columnFields(entity).map(({ name, label }) => ({ value: name, label: said.label(label) }))}
      onChange={(names) => onChange({ columns: names.join(',') || 'none' })}
      className={styles['columns'] ?? ''}
    />
  );
  return (
    <Popover content={choice} trigger="click" placement="bottomLeft" title={words.columns}>
      <Button>{words.columns}</Button>
    </Popover>
  );
}

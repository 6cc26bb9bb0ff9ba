import type { EntityName } from '@yunyou/contract/entities';
import { Button, Checkbox, Popover } from 'antd';
import styles from './list-controls.module.css';
import { columnFields } from './list-query.ts';

interface ColumnChoiceProps {
  entity: EntityName;
  chosen: readonly string[];
  onChange(next: Record<string, string>): void;
}

export function ColumnChoice({ entity, chosen, onChange }: ColumnChoiceProps) {
  const choice = (
    <Checkbox.Group
      value={[...chosen]}
      options={columnFields(entity).map(({ name, label }) => ({ value: name, label }))}
      onChange={(names) => onChange({ columns: names.join(',') || 'none' })}
      className={styles['columns'] ?? ''}
    />
  );
  return (
    <Popover content={choice} trigger="click" placement="bottomLeft" title="Columns">
      <Button>Columns</Button>
    </Popover>
  );
}

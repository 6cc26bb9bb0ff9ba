import type { FieldChange } from '@yunyou/contract/admin/admin-entities.endpoints';
import { Typography } from 'antd';
import { useFieldWords } from '../../language/labels.ts';
import { useEditWords } from './edit-words.ts';
import styles from './row-editor.module.css';

/** Lists changed fields with the old value struck out above the new one. */
export function ChangeList({ changes }: { changes: readonly FieldChange[] }) {
  const words = useEditWords();
  const said = useFieldWords();
  if (changes.length === 0) return <Typography.Text type="secondary">{words.noDifference}</Typography.Text>;
  return (
    <dl>
      {changes.map(({ path, label, before, after }) => (
        <div key={path} className={styles['change']}>
          <dt>
            <Typography.Text strong>{said.label(label)}</Typography.Text>
          </dt>
          {before && (
            <dd className={styles['before']}>
              <del>{before}</del>
            </dd>
          )}
          {after && (
            <dd className={styles['after']}>
              <ins>{after}</ins>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

import type { EntityDetail } from '@yunyou/contract/admin/admin-entities.endpoints';
import type { AdminPage } from '@yunyou/contract/admin/admin-pages';
import { Button, Flex, Typography } from 'antd';
import { Link } from 'react-router';
import { useNames } from '../../language/names.ts';
import { usePageTitle } from '../../language/use-page-title.ts';
import { useEditWords } from './edit-words.ts';
import styles from './row-editor.module.css';
import { StatusTags } from './status-tags.tsx';

interface EditorHeadProps {
  page: AdminPage;
  title: string;
  row: EntityDetail | undefined;
  /** Whether changes are saved, shown beside the button. */
  note: string;
  mayWrite: boolean;
  isSaving: boolean;
  onSave(): void;
}

/** Shows title and status of a row with the save button. */
export function EditorHead({ page, title, row, note, mayWrite, isSaving, onSave }: EditorHeadProps) {
  usePageTitle(title);
  const words = useEditWords();
  const names = useNames();
  return (
    <Flex className={styles['head'] ?? ''} align="center" justify="space-between" gap="middle" wrap>
      <div>
        <Link to={`/${page.path}`}>{names.page(page)}</Link>
        <Flex align="center" gap="small" wrap>
          <Typography.Title level={1} className={styles['title'] ?? ''}>
            {title}
          </Typography.Title>
          {row && <StatusTags {...row} />}
        </Flex>
      </div>
      <Flex align="center" gap="small" wrap className={styles['actions'] ?? ''}>
        <span role="status" className={styles['note']}>
          {note}
        </span>
        {mayWrite ? (
          <Button type="primary" loading={isSaving} onClick={onSave}>
            {words.save}
          </Button>
        ) : (
          <span className={styles['note']}>{row?.isTrashed ? words.inTrash : words.readOnly}</span>
        )}
      </Flex>
    </Flex>
  );
}

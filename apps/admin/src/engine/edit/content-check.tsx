import type { ContentRemark } from '@yunyou/contract/admin/admin-bulk.endpoints';
import type { EntityName } from '@yunyou/contract/entities';
import { describeFields } from '@yunyou/contract/field-description';
import { labelOf } from '@yunyou/domain/editorial/field-problems';
import { Button, Card, Typography } from 'antd';
import { useFieldWords } from '../../language/labels.ts';
import { useLanguage } from '../../language/language.ts';
import layout from '../../layout.module.css';
import { useSectionWords } from '../form/section-words.ts';

interface ContentCheckProps {
  entity: EntityName;
  remarks: readonly ContentRemark[] | undefined;
  isChecking: boolean;
  /** Scrolls to a field and focuses it. */
  onOpen(field: string): void;
}

/** Shows the results of the content checks for the text in the form, each with a link to its field. */
export function ContentCheck({ entity, remarks, isChecking, onOpen }: ContentCheckProps) {
  const words = useSectionWords().checks;
  const said = useFieldWords();
  const language = useLanguage();
  return (
    <Card size="small" title={words.title}>
      <Typography.Paragraph type="secondary">{words.intro}</Typography.Paragraph>
      <div role="status">
        {!remarks && (isChecking ? words.running : words.later)}
        {remarks?.length === 0 && words.none}
        {remarks && remarks.length > 0 && (
          <ul className={layout['plainList']}>
            {remarks.map(({ field, ...text }) => (
              <li key={text.en}>
                {text[language]}
                {field !== null && (
                  <Button type="link" size="small" onClick={() => onOpen(field)}>
                    {words.open(said.label(labelOf(describeFields(entity), [field])))}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

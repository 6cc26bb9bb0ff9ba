import { Card, Typography } from 'antd';
import layout from '../../layout.module.css';
import { useSectionWords } from '../form/section-words.ts';

interface ContentCheckProps {
  remarks: readonly string[] | undefined;
  isChecking: boolean;
}

/** Shows what the content checks say about the text in the form. */
export function ContentCheck({ remarks, isChecking }: ContentCheckProps) {
  const words = useSectionWords().checks;
  return (
    <Card size="small" title={words.title}>
      <Typography.Paragraph type="secondary">{words.intro}</Typography.Paragraph>
      <div role="status">
        {!remarks && (isChecking ? words.running : words.later)}
        {remarks?.length === 0 && words.none}
        {remarks && remarks.length > 0 && (
          <ul className={layout['plainList']}>
            {remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

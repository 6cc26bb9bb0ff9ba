import { countWords } from '@yunyou/domain/editorial/word-count';
import { Input } from 'antd';
import styles from './field-input.module.css';
import { useSectionWords } from './section-words.ts';

interface TextFieldProps {
  max: number | undefined;
  id?: string;
  value?: string;
  onChange?(value: string): void;
}

/** Edits a text of several lines with live counts of its words and characters. */
export function TextField({ max, id, value, onChange }: TextFieldProps) {
  const words = useSectionWords();
  return (
    <Input.TextArea
      className={styles['counted'] ?? ''}
      {...(id && { id })}
      value={value}
      onChange={(event) => onChange?.(event.target.value)}
      autoSize={{ minRows: 2, maxRows: 12 }}
      showCount={{
        formatter: ({ value: text, count, maxLength }) =>
          `${words.words(countWords({ text }))}, ${count}${maxLength ? ` / ${maxLength}` : ''}`,
      }}
      {...(max && { maxLength: max })}
    />
  );
}

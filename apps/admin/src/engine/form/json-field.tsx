import { Input, Typography } from 'antd';
import { useState } from 'react';
import { useFormWords } from './form-words.ts';

interface JsonFieldProps {
  id?: string;
  value?: unknown;
  onChange?(value: unknown): void;
}

/** Edits free-form data as JSON. Invalid JSON is not applied. */
export function JsonField({ id, value, onChange }: JsonFieldProps) {
  const words = useFormWords();
  const [text, setText] = useState(() => (value === undefined ? '' : JSON.stringify(value, null, 2)));
  const [problem, setProblem] = useState('');
  const handleChange = (next: string) => {
    setText(next);
    try {
      onChange?.(next.trim() === '' ? undefined : JSON.parse(next));
      setProblem('');
    } catch {
      // The text is user input: a syntax error is shown below the field.
      setProblem(words.notJson);
    }
  };
  return (
    <>
      <Input.TextArea
        {...(id && { id })}
        autoSize={{ minRows: 4, maxRows: 24 }}
        spellCheck={false}
        value={text}
        onChange={(event) => handleChange(event.target.value)}
      />
      {problem && (
        <Typography.Text type="warning" role="status">
          {problem}
        </Typography.Text>
      )}
    </>
  );
}

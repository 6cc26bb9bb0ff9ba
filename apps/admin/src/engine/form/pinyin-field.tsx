import { Button, Form, Input, Space } from 'antd';
import { useState } from 'react';
import type { FieldPath } from './form-values.ts';
import { useFormWords } from './form-words.ts';

interface PinyinFieldProps {
  /** Path of the Chinese name. */
  zhPath: FieldPath;
  max: number | undefined;
  id?: string;
  value?: string;
  onChange?(value: string): void;
}

/** Edits pinyin with tone marks and suggests it from the Chinese name; staff correct word boundaries. */
export function PinyinField({ zhPath, max, id, value = '', onChange }: PinyinFieldProps) {
  const words = useFormWords();
  const form = Form.useFormInstance();
  const zhName: unknown = Form.useWatch(zhPath, form);
  const [isBusy, setIsBusy] = useState(false);
  const suggest = async () => {
    setIsBusy(true);
    const { toPinyin } = await import('./to-pinyin.ts');
    setIsBusy(false);
    onChange?.(toPinyin(String(zhName)));
  };
  return (
    <Space.Compact block>
      <Input
        {...(id && { id })}
        {...(max && { maxLength: max })}
        value={value}
        onChange={(event) => onChange?.(event.target.value)}
      />
      <Button
        loading={isBusy}
        disabled={typeof zhName !== 'string' || zhName === ''}
        onClick={() => void suggest()}
      >
        {words.suggest}
      </Button>
    </Space.Compact>
  );
}

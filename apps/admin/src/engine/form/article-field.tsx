import type { ArticleDocument } from '@yunyou/contract/document.schema';
import { ConfigProvider } from 'antd';
import { ArticleEditor } from '../article/article-editor.tsx';

interface ArticleFieldProps {
  label: string;
  id?: string;
  value?: ArticleDocument;
  onChange?(value: ArticleDocument): void;
}

/** An article: written as it will be read. */
export function ArticleField({ label, id, value, onChange }: ArticleFieldProps) {
  const { componentDisabled: isDisabled } = ConfigProvider.useConfig();
  return (
    <ArticleEditor
      label={label}
      id={id}
      value={value}
      isEditable={!isDisabled}
      onChange={(document) => onChange?.(document)}
    />
  );
}

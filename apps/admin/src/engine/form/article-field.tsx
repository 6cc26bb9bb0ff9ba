import type { ArticleDocument } from '@yunyou/contract/entities/document.schema';
import { countWords } from '@yunyou/domain/editorial/word-count';
import { ConfigProvider, Input } from 'antd';
import { lazy, Suspense } from 'react';
import styles from './field-input.module.css';
import { useSectionWords } from './section-words.ts';

const ArticleEditor = lazy(() =>
  import('../article/article-editor.tsx').then((module) => ({ default: module.ArticleEditor })),
);

interface ArticleFieldProps {
  label: string;
  id?: string;
  value?: ArticleDocument;
  onChange?(value: ArticleDocument): void;
}

/** Edits an article field in the article editor. */
export function ArticleField({ label, id, value, onChange }: ArticleFieldProps) {
  const { componentDisabled: isDisabled } = ConfigProvider.useConfig();
  const words = useSectionWords();
  return (
    <>
      <Suspense fallback={<Input.TextArea disabled rows={12} />}>
        <ArticleEditor
          label={label}
          id={id}
          value={value}
          isEditable={!isDisabled}
          onChange={(document) => onChange?.(document)}
        />
      </Suspense>
      <p className={styles['count']}>{words.words(countWords(value))}</p>
    </>
  );
}

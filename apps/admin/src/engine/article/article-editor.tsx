import { EditorContent, useEditor } from '@tiptap/react';
import type { ArticleDocument } from '@yunyou/contract/entities/document.schema';
import { useEffect, useRef } from 'react';
import { fromEditor, toEditor } from './article-conversion.ts';
import styles from './article-editor.module.css';
import { articleExtensions } from './article-nodes.ts';
import { ArticleToolbar } from './article-toolbar.tsx';
import { usePaste } from './use-paste.ts';

interface ArticleEditorProps {
  label: string;
  id: string | undefined;
  value: ArticleDocument | undefined;
  isEditable: boolean;
  onChange(document: ArticleDocument): void;
}

/** Edits an article with headings, lists, tables, callouts, pictures and links. */
export function ArticleEditor({ label, id, value, isEditable, onChange }: ArticleEditorProps) {
  /** The last value this editor emitted. When it returns as `value`, the content is not reset. */
  const emitted = useRef<ArticleDocument | undefined>(value);
  const { setEditor, transformPastedHTML } = usePaste();
  const editor = useEditor({
    extensions: articleExtensions,
    content: toEditor(value),
    editable: isEditable,
    shouldRerenderOnTransaction: true,
    editorProps: {
      transformPastedHTML,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(id && { id }),
      },
    },
    onUpdate: (event) => {
      emitted.current = fromEditor(event.editor.getJSON());
      onChange(emitted.current);
    },
  });
  useEffect(() => {
    if (!editor || value === emitted.current) return;
    emitted.current = value;
    editor.commands.setContent(toEditor(value), { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => {
    setEditor(editor);
  });
  useEffect(() => {
    editor?.setEditable(isEditable, false);
  }, [editor, isEditable]);

  if (!editor) return null;
  return (
    <div className={styles['frame']}>
      {isEditable && <ArticleToolbar editor={editor} label={label} />}
      <EditorContent editor={editor} className={styles['text'] ?? ''} />
    </div>
  );
}

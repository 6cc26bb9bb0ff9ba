import type { Editor } from '@tiptap/react';
import { Button, Flex, Select } from 'antd';
import { useState } from 'react';
import { PictureDialog } from '../../media/picture-dialog.tsx';
import styles from './article-editor.module.css';
import { LinkDialog } from './link-dialog.tsx';

interface ArticleToolbarProps {
  editor: Editor;
  label: string;
}

const blocks = [
  { value: 'paragraph', label: 'Text' },
  { value: '2', label: 'Heading' },
  { value: '3', label: 'Smaller heading' },
  { value: '4', label: 'Smallest heading' },
];
const tones = [
  { value: '', label: 'No box' },
  { value: 'note', label: 'Note' },
  { value: 'tip', label: 'Tip' },
  { value: 'warning', label: 'Warning' },
];

export function ArticleToolbar({ editor, label }: ArticleToolbarProps) {
  const [open, setOpen] = useState<'link' | 'picture'>();
  const run = () => editor.chain().focus();
  /** Closes the dialog and returns focus and cursor to the editor. */
  const close = () => {
    setOpen(undefined);
    requestAnimationFrame(() => editor.commands.focus());
  };
  const tone = editor.isActive('callout') ? String(editor.getAttributes('callout')['tone']) : '';
  const level = editor.isActive('heading') ? String(editor.getAttributes('heading')['level']) : 'paragraph';
  const setBlock = (value: string) =>
    value === 'paragraph'
      ? run().setParagraph().run()
      : run()
          .setHeading({ level: Number(value) as 2 | 3 | 4 }) // the options above have only these values
          .run();
  const setTone = (value: string) => {
    if (value === '') run().lift('callout').run();
    else if (tone) run().updateAttributes('callout', { tone: value }).run();
    else run().wrapIn('callout', { tone: value }).run();
  };
  return (
    <Flex
      gap={4}
      wrap
      align="center"
      role="toolbar"
      aria-label={`Format ${label}`}
      className={styles['bar'] ?? ''}
    >
      <Select
        aria-label="Kind of paragraph"
        size="small"
        value={level}
        options={blocks}
        onChange={setBlock}
        className={styles['blockChoice'] ?? ''}
      />
      <Mark editor={editor} name="bold" text="B" label="Bold" onClick={() => run().toggleBold().run()} />
      <Mark
        editor={editor}
        name="italic"
        text="I"
        label="Italic"
        onClick={() => run().toggleItalic().run()}
      />
      <Mark editor={editor} name="code" text="<>" label="Code" onClick={() => run().toggleCode().run()} />
      <Mark editor={editor} name="link" text="Link" label="Link" onClick={() => setOpen('link')} />
      <Mark
        editor={editor}
        name="bulletList"
        text="List"
        label="List"
        onClick={() => run().toggleBulletList().run()}
      />
      <Mark
        editor={editor}
        name="orderedList"
        text="Numbered"
        label="Numbered"
        onClick={() => run().toggleOrderedList().run()}
      />
      <Mark
        editor={editor}
        name="blockquote"
        text="Quotation"
        label="Quotation"
        onClick={() => run().toggleBlockquote().run()}
      />
      <Select
        aria-label="Box"
        size="small"
        value={tone}
        options={tones}
        onChange={setTone}
        className={styles['boxChoice'] ?? ''}
      />
      <Button size="small" onClick={() => setOpen('picture')}>
        Picture
      </Button>
      {!editor.isActive('table') && (
        <Button
          size="small"
          onClick={() => run().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
        >
          Table
        </Button>
      )}
      <Button size="small" onClick={() => run().setHorizontalRule().run()}>
        Line
      </Button>
      <Button size="small" disabled={!editor.can().undo()} onClick={() => run().undo().run()}>
        Undo
      </Button>
      <Button size="small" disabled={!editor.can().redo()} onClick={() => run().redo().run()}>
        Redo
      </Button>
      {editor.isActive('table') && <TableButtons editor={editor} />}
      {open === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {open === 'picture' && (
        <PictureDialog
          withAlt
          onClose={close}
          onPick={({ picture, alt }) => {
            close();
            run()
              .insertContent({ type: 'image', attrs: { src: picture, alt } })
              .run();
          }}
        />
      )}
    </Flex>
  );
}

interface MarkProps {
  editor: Editor;
  name: string;
  text: string;
  label: string;
  onClick(): void;
}

function Mark({ editor, name, text, label, onClick }: MarkProps) {
  const isActive = editor.isActive(name);
  return (
    <Button
      size="small"
      type={isActive ? 'primary' : 'default'}
      aria-pressed={isActive}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      {text}
    </Button>
  );
}

function TableButtons({ editor }: { editor: Editor }) {
  const run = () => editor.chain().focus();
  const actions = [
    ['Row below', () => run().addRowAfter().run()],
    ['Column after', () => run().addColumnAfter().run()],
    ['Remove row', () => run().deleteRow().run()],
    ['Remove column', () => run().deleteColumn().run()],
    ['Remove table', () => run().deleteTable().run()],
  ] as const;
  return actions.map(([text, act]) => (
    <Button key={text} size="small" onClick={act}>
      {text}
    </Button>
  ));
}

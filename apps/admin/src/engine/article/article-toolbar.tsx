import type { Editor } from '@tiptap/react';
import { Button, Flex, Select } from 'antd';
import { useState } from 'react';
import { PictureDialog } from '../../media/picture-dialog.tsx';
import styles from './article-editor.module.css';
import { useArticleWords } from './article-words.ts';
import { LinkDialog } from './link-dialog.tsx';

interface ArticleToolbarProps {
  editor: Editor;
  label: string;
}

const blocks = ['paragraph', '2', '3', '4'] as const;
const tones = ['none', 'note', 'tip', 'warning'] as const;

export function ArticleToolbar({ editor, label }: ArticleToolbarProps) {
  const words = useArticleWords();
  const [open, setOpen] = useState<'link' | 'picture'>();
  /** Closes the dialog and returns focus and cursor to the editor. */
  const close = () => {
    setOpen(undefined);
    requestAnimationFrame(() => editor.commands.focus());
  };
  return (
    <Flex
      gap={4}
      wrap
      align="center"
      role="toolbar"
      aria-label={words.format(label)}
      className={styles['bar'] ?? ''}
    >
      <BlockSelect editor={editor} />
      <MarkButtons editor={editor} onLink={() => setOpen('link')} />
      <BoxSelect editor={editor} />
      <InsertButtons editor={editor} onPicture={() => setOpen('picture')} />
      {editor.isActive('table') && <TableButtons editor={editor} />}
      {open === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {open === 'picture' && (
        <PictureDialog
          withAlt
          onClose={close}
          onPick={({ picture, alt }) => {
            close();
            editor
              .chain()
              .focus()
              .insertContent({ type: 'image', attrs: { src: picture, alt } })
              .run();
          }}
        />
      )}
    </Flex>
  );
}

/** Chooses between text and the levels of headings. */
function BlockSelect({ editor }: { editor: Editor }) {
  const words = useArticleWords();
  const run = () => editor.chain().focus();
  const level = editor.isActive('heading') ? String(editor.getAttributes('heading')['level']) : 'paragraph';
  const setBlock = (value: string) =>
    value === 'paragraph'
      ? run().setParagraph().run()
      : run()
          .setHeading({ level: Number(value) as 2 | 3 | 4 }) // the options above have only these values
          .run();
  return (
    <Select
      aria-label={words.block}
      size="small"
      value={level}
      options={blocks.map((value) => ({ value, label: words.blocks[value] }))}
      onChange={setBlock}
      className={styles['blockChoice'] ?? ''}
    />
  );
}

function MarkButtons({ editor, onLink }: { editor: Editor; onLink(): void }) {
  const words = useArticleWords();
  const run = () => editor.chain().focus();
  const marks: readonly Omit<MarkProps, 'editor'>[] = [
    { name: 'bold', text: words.boldText, label: words.bold, onClick: () => run().toggleBold().run() },
    {
      name: 'italic',
      text: words.italicText,
      label: words.italic,
      onClick: () => run().toggleItalic().run(),
    },
    { name: 'code', text: '<>', label: words.code, onClick: () => run().toggleCode().run() },
    { name: 'link', text: words.link, label: words.link, onClick: onLink },
    {
      name: 'bulletList',
      text: words.list,
      label: words.list,
      onClick: () => run().toggleBulletList().run(),
    },
    {
      name: 'orderedList',
      text: words.numbered,
      label: words.numbered,
      onClick: () => run().toggleOrderedList().run(),
    },
    {
      name: 'blockquote',
      text: words.quotation,
      label: words.quotation,
      onClick: () => run().toggleBlockquote().run(),
    },
  ];
  return marks.map((mark) => <Mark key={mark.name} editor={editor} {...mark} />);
}

/** Puts the paragraph into a callout, changes its tone or removes it. */
function BoxSelect({ editor }: { editor: Editor }) {
  const words = useArticleWords();
  const run = () => editor.chain().focus();
  const tone = editor.isActive('callout') ? String(editor.getAttributes('callout')['tone']) : '';
  const setTone = (value: string) => {
    if (value === '') run().lift('callout').run();
    else if (tone) run().updateAttributes('callout', { tone: value }).run();
    else run().wrapIn('callout', { tone: value }).run();
  };
  return (
    <Select
      aria-label={words.box}
      size="small"
      value={tone}
      options={tones.map((value) => ({ value: value === 'none' ? '' : value, label: words.boxes[value] }))}
      onChange={setTone}
      className={styles['boxChoice'] ?? ''}
    />
  );
}

function InsertButtons({ editor, onPicture }: { editor: Editor; onPicture(): void }) {
  const words = useArticleWords();
  const run = () => editor.chain().focus();
  return (
    <>
      <Button size="small" onClick={onPicture}>
        {words.picture}
      </Button>
      {!editor.isActive('table') && (
        <Button
          size="small"
          onClick={() => run().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
        >
          {words.table}
        </Button>
      )}
      <Button size="small" onClick={() => run().setHorizontalRule().run()}>
        {words.line}
      </Button>
      <Button size="small" disabled={!editor.can().undo()} onClick={() => run().undo().run()}>
        {words.undo}
      </Button>
      <Button size="small" disabled={!editor.can().redo()} onClick={() => run().redo().run()}>
        {words.redo}
      </Button>
    </>
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
  const words = useArticleWords();
  const run = () => editor.chain().focus();
  const actions = [
    [words.rowBelow, () => run().addRowAfter().run()],
    [words.columnAfter, () => run().addColumnAfter().run()],
    [words.removeRow, () => run().deleteRow().run()],
    [words.removeColumn, () => run().deleteColumn().run()],
    [words.removeTable, () => run().deleteTable().run()],
  ] as const;
  return actions.map(([text, act]) => (
    <Button key={text} size="small" onClick={act}>
      {text}
    </Button>
  ));
}

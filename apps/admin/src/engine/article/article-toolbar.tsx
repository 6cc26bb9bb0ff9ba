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
      aria-label={`Format ${label}`}
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
      aria-label="Kind of paragraph"
      size="small"
      value={level}
      options={blocks}
      onChange={setBlock}
      className={styles['blockChoice'] ?? ''}
    />
  );
}

function MarkButtons({ editor, onLink }: { editor: Editor; onLink(): void }) {
  const run = () => editor.chain().focus();
  const marks: readonly Omit<MarkProps, 'editor'>[] = [
    { name: 'bold', text: 'B', label: 'Bold', onClick: () => run().toggleBold().run() },
    { name: 'italic', text: 'I', label: 'Italic', onClick: () => run().toggleItalic().run() },
    { name: 'code', text: '<>', label: 'Code', onClick: () => run().toggleCode().run() },
    { name: 'link', text: 'Link', label: 'Link', onClick: onLink },
    { name: 'bulletList', text: 'List', label: 'List', onClick: () => run().toggleBulletList().run() },
    {
      name: 'orderedList',
      text: 'Numbered',
      label: 'Numbered',
      onClick: () => run().toggleOrderedList().run(),
    },
    {
      name: 'blockquote',
      text: 'Quotation',
      label: 'Quotation',
      onClick: () => run().toggleBlockquote().run(),
    },
  ];
  return marks.map((mark) => <Mark key={mark.name} editor={editor} {...mark} />);
}

/** Puts the paragraph into a callout, changes its tone or removes it. */
function BoxSelect({ editor }: { editor: Editor }) {
  const run = () => editor.chain().focus();
  const tone = editor.isActive('callout') ? String(editor.getAttributes('callout')['tone']) : '';
  const setTone = (value: string) => {
    if (value === '') run().lift('callout').run();
    else if (tone) run().updateAttributes('callout', { tone: value }).run();
    else run().wrapIn('callout', { tone: value }).run();
  };
  return (
    <Select
      aria-label="Box"
      size="small"
      value={tone}
      options={tones}
      onChange={setTone}
      className={styles['boxChoice'] ?? ''}
    />
  );
}

function InsertButtons({ editor, onPicture }: { editor: Editor; onPicture(): void }) {
  const run = () => editor.chain().focus();
  return (
    <>
      <Button size="small" onClick={onPicture}>
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

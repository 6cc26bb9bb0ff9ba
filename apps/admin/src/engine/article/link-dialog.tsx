import type { Editor } from '@tiptap/react';
import { documentLink } from '@yunyou/contract/entities/document.schema';
import { findLinkedEntity, type PagedEntity, pagePath } from '@yunyou/contract/paths';
import { Button, Form, Input, Segmented } from 'antd';
import { useState } from 'react';
import { Dialog } from '../../dialog.tsx';
import { inLanguage } from '../../language/messages.ts';
import { useNames } from '../../language/names.ts';
import layout from '../../layout.module.css';
import { ReferencePicker } from '../form/reference-picker.tsx';
import { useArticleWords } from './article-words.ts';

const targets = ['city', 'scenic-spot', 'guide', 'trip-line', 'theme'] as const satisfies PagedEntity[];
type Target = (typeof targets)[number] | 'address';
const isTarget = (entity: string): entity is (typeof targets)[number] =>
  targets.some((target) => target === entity);

interface LinkDialogProps {
  editor: Editor;
  onClose(): void;
}

/** Sets a link to a row, found by name, or to a URL. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const words = useArticleWords();
  const names = useNames();
  const before = String(editor.getAttributes('link')['href'] ?? '');
  const linked = findLinkedEntity(before);
  const [target, setTarget] = useState<Target>(
    linked && isTarget(linked.entity) ? linked.entity : before ? 'address' : 'city',
  );
  const [href, setHref] = useState(before);
  const chosen = findLinkedEntity(href);
  const check = documentLink.safeParse(href);
  const handleOk = () => {
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !before) {
      // Without a selection, the URL becomes the link text.
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else {
      // Moves the cursor behind the link, so that typing does not replace the selection.
      chain.setLink({ href }).setTextSelection(editor.state.selection.to).run();
    }
    onClose();
  };
  return (
    <Dialog
      title={words.link}
      focusable={{ focusTriggerAfterClose: false }}
      okText={words.setLink}
      okButtonProps={{ disabled: !check.success }}
      onOk={handleOk}
      onCancel={onClose}
    >
      <Form layout="vertical" component="div">
        <Form.Item label={words.toA}>
          <Segmented<Target>
            value={target}
            options={[
              ...targets.map((value) => ({ value, label: names.entity(value) })),
              { value: 'address' as const, label: words.address },
            ]}
            onChange={setTarget}
            className={layout['scrollInline'] ?? ''}
          />
        </Form.Item>
        {target === 'address' ? (
          <Form.Item
            label={words.address}
            htmlFor="link-address"
            {...(href &&
              !check.success && {
                validateStatus: 'error',
                help: inLanguage(check.error.issues[0]?.message ?? ''),
              })}
          >
            <Input
              id="link-address"
              value={href}
              placeholder={words.addressPlaceholder}
              onChange={(event) => setHref(event.target.value.trim())}
            />
          </Form.Item>
        ) : (
          <Form.Item label={names.entity(target)} htmlFor="link-target">
            <ReferencePicker
              id="link-target"
              entity={target}
              value={chosen?.entity === target ? chosen.id : undefined}
              onChange={(id) => setHref(typeof id === 'string' ? pagePath(target, id) : '')}
            />
          </Form.Item>
        )}
      </Form>
      {before && (
        <Button
          danger
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            onClose();
          }}
        >
          {words.removeLink}
        </Button>
      )}
    </Dialog>
  );
}

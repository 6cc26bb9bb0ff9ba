import { defaultPicture, type PagedEntity } from '@yunyou/contract/paths';
import { pictureUrl } from '@yunyou/contract/picture-url';
import { Button, Flex, Form, Input, Segmented, Tabs } from 'antd';
import { useState } from 'react';
import { Dialog } from '../dialog.tsx';
import { ReferencePicker } from '../engine/form/reference-picker.tsx';
import { useNames } from '../language/names.ts';
import layout from '../layout.module.css';
import { useMay } from '../session/use-me.ts';
import styles from './media.module.css';
import { MediaGrid } from './media-grid.tsx';
import { MediaUpload } from './media-upload.tsx';
import { useMediaWords } from './media-words.ts';

export interface PickedPicture {
  picture: string;
  alt: string;
}

interface PictureDialogProps {
  /** The dialog has a field for an alternative text for this use of the picture. */
  withAlt?: boolean;
  onPick(picked: PickedPicture): void;
  onClose(): void;
}

const drawn = ['city', 'scenic-spot', 'area', 'guide', 'theme', 'trip-line'] as const satisfies PagedEntity[];

/** Chooses a photograph of the library, a new upload or the poster of a row. */
export function PictureDialog({ withAlt = false, onPick, onClose }: PictureDialogProps) {
  const words = useMediaWords();
  const may = useMay();
  const [picked, setPicked] = useState<PickedPicture>();
  const choose = (next: PickedPicture) => (withAlt ? setPicked(next) : onPick(next));
  const tabs = [
    ...(may('mediaList.read')
      ? [{ key: 'library', label: words.tabs.photographs, children: <MediaGrid onChoose={choose} /> }]
      : []),
    ...(may('mediaList.write')
      ? [{ key: 'upload', label: words.tabs.upload, children: <MediaUpload onUploaded={choose} /> }]
      : []),
    { key: 'drawn', label: words.tabs.drawn, children: <DrawnPosters onChoose={choose} /> },
  ];
  return (
    <Dialog title={words.choose} width={820} footer={null} onCancel={onClose} destroyOnHidden>
      {picked ? (
        <Form<{ alt: string }>
          layout="vertical"
          initialValues={{ alt: picked.alt }}
          onFinish={({ alt }) => onPick({ ...picked, alt })}
        >
          <Form.Item
            label={words.altHere}
            name="alt"
            rules={[{ required: true, whitespace: true, message: words.altMissing }]}
          >
            <Input.TextArea autoSize maxLength={300} autoFocus />
          </Form.Item>
          <Flex gap="small">
            <Button type="primary" htmlType="submit">
              {words.insert}
            </Button>
            <Button onClick={() => setPicked(undefined)}>{words.another}</Button>
          </Flex>
        </Form>
      ) : (
        <Tabs items={tabs} />
      )}
    </Dialog>
  );
}

function DrawnPosters({ onChoose }: { onChoose(picked: PickedPicture): void }) {
  const words = useMediaWords();
  const names = useNames();
  const [entity, setEntity] = useState<(typeof drawn)[number]>('city');
  const [id, setId] = useState<string>();
  const picture = id && defaultPicture(entity, id);
  return (
    <Flex vertical gap="middle" align="start">
      <Segmented
        value={entity}
        options={drawn.map((value) => ({ value, label: names.entity(value) }))}
        onChange={(next) => {
          setEntity(next);
          setId(undefined);
        }}
        className={layout['scrollInline'] ?? ''}
      />
      <div className={styles['posterPicker']}>
        <ReferencePicker
          aria-label={words.ofWhich}
          placeholder={words.byName}
          entity={entity}
          value={id}
          onChange={(next) => setId(typeof next === 'string' ? next : undefined)}
        />
      </div>
      {picture && (
        <>
          <img
            src={pictureUrl({ picture, format: 'tile', width: 480, type: 'webp' })}
            alt=""
            width={320}
            height={240}
          />
          <Button type="primary" onClick={() => onChoose({ picture, alt: '' })}>
            {words.takePoster}
          </Button>
        </>
      )}
    </Flex>
  );
}

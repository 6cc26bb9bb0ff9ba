import { entities } from '@yunyou/contract/entities';
import { defaultPicture, type PagedEntity } from '@yunyou/contract/paths';
import { pictureUrl } from '@yunyou/contract/picture-url';
import { Button, Flex, Form, Input, Modal, Segmented, Tabs } from 'antd';
import { useState } from 'react';
import { ReferencePicker } from '../engine/form/reference-picker.tsx';
import layout from '../layout.module.css';
import { useMay } from '../session/use-me.ts';
import styles from './media.module.css';
import { MediaGrid } from './media-grid.tsx';
import { MediaUpload } from './media-upload.tsx';

export interface PickedPicture {
  picture: string;
  alt: string;
}

interface PictureDialogProps {
  /** Asks for an alternative text for this use of the picture. */
  withAlt?: boolean;
  onPick(picked: PickedPicture): void;
  onClose(): void;
}

const drawn = ['city', 'scenic-spot', 'area', 'guide', 'theme', 'trip-line'] as const satisfies PagedEntity[];

/** Chooses a photograph of the library, a new upload or the poster of a row. */
export function PictureDialog({ withAlt = false, onPick, onClose }: PictureDialogProps) {
  const may = useMay();
  const [picked, setPicked] = useState<PickedPicture>();
  const choose = (next: PickedPicture) => (withAlt ? setPicked(next) : onPick(next));
  const tabs = [
    ...(may('mediaList.read')
      ? [{ key: 'library', label: 'Library', children: <MediaGrid onChoose={choose} /> }]
      : []),
    ...(may('mediaList.write')
      ? [{ key: 'upload', label: 'Upload', children: <MediaUpload onUploaded={choose} /> }]
      : []),
    { key: 'drawn', label: 'Drawn posters', children: <DrawnPosters onChoose={choose} /> },
  ];
  return (
    <Modal open title="Choose a picture" width={820} footer={null} onCancel={onClose} destroyOnHidden>
      {picked ? (
        <Form<{ alt: string }>
          layout="vertical"
          initialValues={{ alt: picked.alt }}
          onFinish={({ alt }) => onPick({ ...picked, alt })}
        >
          <Form.Item
            label="What it shows here"
            name="alt"
            rules={[{ required: true, whitespace: true, message: 'Say what the picture shows' }]}
          >
            <Input.TextArea autoSize maxLength={300} autoFocus />
          </Form.Item>
          <Flex gap="small">
            <Button type="primary" htmlType="submit">
              Insert
            </Button>
            <Button onClick={() => setPicked(undefined)}>Choose another</Button>
          </Flex>
        </Form>
      ) : (
        <Tabs items={tabs} />
      )}
    </Modal>
  );
}

function DrawnPosters({ onChoose }: { onChoose(picked: PickedPicture): void }) {
  const [entity, setEntity] = useState<(typeof drawn)[number]>('city');
  const [id, setId] = useState<string>();
  const picture = id && defaultPicture(entity, id);
  return (
    <Flex vertical gap="middle" align="start">
      <Segmented
        value={entity}
        options={drawn.map((value) => ({ value, label: entities[value].label }))}
        onChange={(next) => {
          setEntity(next);
          setId(undefined);
        }}
        className={layout['scrollInline'] ?? ''}
      />
      <div className={styles['posterPicker']}>
        <ReferencePicker
          aria-label="Of which"
          placeholder="Search by name"
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
            Take this poster
          </Button>
        </>
      )}
    </Flex>
  );
}

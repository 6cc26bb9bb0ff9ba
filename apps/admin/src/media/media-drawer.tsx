import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallOutput } from '@yunyou/contract/endpoints';
import { entities } from '@yunyou/contract/entities';
import { App, Button, Drawer, Flex, Form, Input, Popconfirm, Skeleton, Typography, Upload } from 'antd';
import { Link } from 'react-router';
import { editAddress } from '../pages/admin-pages.ts';
import { api, apiUpload } from '../session/staff-client.ts';
import { useMay } from '../session/use-me.ts';
import { FocalPoint } from './focal-point.tsx';
import styles from './media.module.css';

type Detail = CallOutput<'GET /admin/media/detail'>;

interface MediaDrawerProps {
  id: string;
  /** Called with the new id: replacing the file or the focal point creates a new picture. */
  onMoved(id: string): void;
  onClose(): void;
}

/** Edits texts and focal point of a photograph, shows its uses, replaces or removes it. */
export function MediaDrawer({ id, onMoved, onClose }: MediaDrawerProps) {
  const detail = useQuery({
    queryKey: ['media', 'detail', id],
    queryFn: () => api('GET /admin/media/detail', { id }),
  });
  return (
    <Drawer open title="Photograph" size="large" onClose={onClose}>
      {detail.isPending && <Skeleton active />}
      {detail.isError && <Typography.Text type="danger">{detail.error.message}</Typography.Text>}
      {detail.data && (
        <MediaDetail key={detail.data.id} item={detail.data} onMoved={onMoved} onRemoved={onClose} />
      )}
    </Drawer>
  );
}

interface MediaDetailProps {
  item: Detail;
  onMoved(id: string): void;
  onRemoved(): void;
}

function MediaDetail({ item, onMoved, onRemoved }: MediaDetailProps) {
  return (
    <Flex vertical gap="middle">
      <MediaForm item={item} onMoved={onMoved} onRemoved={onRemoved} />
      <Typography.Text type="secondary">
        {item.fileName}, {item.width} × {item.height} px, {Math.ceil(item.bytes / 1024)} KB. In fields:{' '}
        <Typography.Text code copyable>
          {item.picture}
        </Typography.Text>
      </Typography.Text>
      <MediaUses item={item} />
    </Flex>
  );
}

function MediaForm({ item, onMoved, onRemoved }: MediaDetailProps) {
  const may = useMay();
  const mayWrite = may('mediaList.write');
  const { save, replace, remove } = useMediaMutations({ item, onMoved, onRemoved });
  return (
    <Form
      layout="vertical"
      disabled={!mayWrite}
      initialValues={item}
      onFinish={(texts) => save.mutate(texts)}
    >
      <Form.Item
        label="What every crop keeps"
        name="focal"
        extra="Press on the picture, or move the ring with the arrow keys"
      >
        <FocalPoint src={item.originalUrl} isDisabled={!mayWrite} />
      </Form.Item>
      <Form.Item
        label="Alternative text"
        name="alt"
        rules={[{ required: true, whitespace: true, message: 'Say what the picture shows' }]}
      >
        <Input.TextArea autoSize maxLength={300} />
      </Form.Item>
      <Form.Item label="Credit" name="credit">
        <Input maxLength={160} />
      </Form.Item>
      {mayWrite && (
        <Flex gap="small" wrap>
          <Button type="primary" htmlType="submit" loading={save.isPending}>
            Save
          </Button>
          <Upload
            accept="image/jpeg,image/png,image/webp,image/avif"
            showUploadList={false}
            beforeUpload={(file) => {
              replace.mutate(file);
              return false; // stops antd's own upload; apiUpload sends the file
            }}
          >
            <Button loading={replace.isPending} disabled={!mayWrite || save.isPending}>
              Replace by another file
            </Button>
          </Upload>
          {may('mediaList.remove') && item.usedBy.length === 0 && (
            <Popconfirm title="Remove this photograph for good?" onConfirm={() => remove.mutate()}>
              <Button danger>Remove</Button>
            </Popconfirm>
          )}
        </Flex>
      )}
    </Form>
  );
}

function MediaUses({ item }: { item: Detail }) {
  return (
    <section>
      <Typography.Title level={2} className={styles['sectionTitle'] ?? ''}>
        Where it is shown
      </Typography.Title>
      {item.usedBy.length === 0 && <Typography.Text>Nowhere yet.</Typography.Text>}
      <ul>
        {item.usedBy.map(({ entity, id, title }) => (
          <li key={`${entity} ${id}`}>
            {entities[entity].label}: <Link to={editAddress(entity, id)}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns the mutations of a photograph; each reports errors and refreshes the library. */
function useMediaMutations({ item, onMoved, onRemoved }: MediaDetailProps) {
  const { message } = App.useApp();
  const queries = useQueryClient();
  const onError = (error: Error) => void message.error(error.message);
  const refresh = () => queries.invalidateQueries({ queryKey: ['media'] });
  const save = useMutation({
    mutationFn: (texts: Pick<Detail, 'alt' | 'credit' | 'focal'>) =>
      api('POST /admin/media/save', { id: item.id, ...texts }),
    onSuccess: async (saved) => {
      onMoved(saved.id);
      await refresh();
      void message.success('Saved.');
    },
    onError,
  });
  const replace = useMutation({
    mutationFn: (file: File) => apiUpload('POST /admin/media/replace', { id: item.id }, file),
    onSuccess: async (replaced) => {
      onMoved(replaced.id);
      await refresh();
      void message.success('Replaced wherever it is shown.');
    },
    onError,
  });
  const remove = useMutation({
    mutationFn: () => api('POST /admin/media/remove', { id: item.id }),
    onSuccess: async () => {
      onRemoved();
      queries.removeQueries({ queryKey: ['media', 'detail', item.id] });
      await refresh();
    },
    onError,
  });
  return { save, replace, remove };
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallOutput } from '@yunyou/contract/endpoints';
import { App, Button, Drawer, Flex, Form, Input, Popconfirm, Skeleton, Typography, Upload } from 'antd';
import { api, apiUpload } from '../session/staff-client.ts';
import { useMay } from '../session/use-me.ts';
import { useReturnedFocus } from '../use-returned-focus.ts';
import { CropPreviews } from './crop-previews.tsx';
import { FocalPoint } from './focal-point.tsx';
import { useMediaWords } from './media-words.ts';
import { pictureTypes } from './picture-types.ts';
import { PictureUses } from './picture-uses.tsx';

type Detail = CallOutput<'GET /admin/media/detail'>;
type MediaTexts = Pick<Detail, 'alt' | 'credit' | 'licence' | 'focal' | 'crops'>;

interface MediaDrawerProps {
  id: string;
  /** Called with the new id: replacing the file, the focal point or a crop creates a new picture. */
  onMoved(id: string): void;
  onClose(): void;
}

/** Edits texts, focal point and crops of a photograph, shows its uses, replaces or removes it. */
export function MediaDrawer({ id, onMoved, onClose }: MediaDrawerProps) {
  const words = useMediaWords();
  const detail = useQuery({
    queryKey: ['media', 'detail', id],
    queryFn: () => api('GET /admin/media/detail', { id }),
  });
  useReturnedFocus();
  return (
    <Drawer open title={words.photograph} size="large" onClose={onClose}>
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
  const words = useMediaWords();
  return (
    <Flex vertical gap="middle">
      <MediaForm item={item} onMoved={onMoved} onRemoved={onRemoved} />
      <Typography.Text type="secondary">
        {words.file(item.fileName, item.width, item.height, Math.ceil(item.bytes / 1024))}{' '}
        <Typography.Text code copyable>
          {item.picture}
        </Typography.Text>
      </Typography.Text>
      <PictureUses usedBy={item.usedBy} none={words.unused} />
    </Flex>
  );
}

function MediaForm({ item, onMoved, onRemoved }: MediaDetailProps) {
  const words = useMediaWords();
  const may = useMay();
  const mayWrite = may('mediaList.write');
  const [form] = Form.useForm<MediaTexts>();
  const focal = Form.useWatch('focal', form) ?? item.focal;
  const { save, replace, remove } = useMediaMutations({ item, onMoved, onRemoved });
  return (
    <Form
      form={form}
      layout="vertical"
      disabled={!mayWrite}
      initialValues={item}
      onFinish={(texts) => save.mutate(texts)}
    >
      <Form.Item label={words.focal} name="focal" extra={words.focalHelp}>
        <FocalPoint src={item.originalUrl} isDisabled={!mayWrite} />
      </Form.Item>
      <Form.Item label={words.crops} name="crops" extra={words.cropsHelp}>
        <CropPreviews
          src={item.originalUrl}
          width={item.width}
          height={item.height}
          focal={focal}
          isDisabled={!mayWrite}
        />
      </Form.Item>
      <Form.Item
        label={words.alt}
        name="alt"
        rules={[{ required: true, whitespace: true, message: words.altMissing }]}
      >
        <Input.TextArea autoSize maxLength={300} />
      </Form.Item>
      {mayWrite && item.alt === '' && (
        <AltSuggestions texts={item.suggestions} onUse={(alt) => form.setFieldsValue({ alt })} />
      )}
      <Form.Item label={words.credit} name="credit" extra={words.creditHelp}>
        <Input maxLength={160} />
      </Form.Item>
      <Form.Item label={words.licence} name="licence" extra={words.licenceHelp}>
        <Input maxLength={80} />
      </Form.Item>
      {mayWrite && (
        <Flex gap="small" wrap>
          <Button type="primary" htmlType="submit" loading={save.isPending}>
            {words.save}
          </Button>
          <Upload
            accept={pictureTypes}
            showUploadList={false}
            beforeUpload={(file) => {
              replace.mutate(file);
              return false; // stops antd's own upload; apiUpload sends the file
            }}
          >
            <Button loading={replace.isPending} disabled={!mayWrite || save.isPending}>
              {words.replace}
            </Button>
          </Upload>
          {may('mediaList.remove') && item.usedBy.length === 0 && (
            <Popconfirm title={words.removeConfirm} onConfirm={() => remove.mutate()}>
              <Button danger>{words.remove}</Button>
            </Popconfirm>
          )}
        </Flex>
      )}
    </Form>
  );
}

/** Offers alternative texts for a photograph that has none. */
function AltSuggestions({ texts, onUse }: { texts: readonly string[]; onUse(text: string): void }) {
  const words = useMediaWords();
  if (texts.length === 0) return null;
  return (
    <Form.Item extra={words.suggestions}>
      <Flex gap="small" wrap>
        {texts.map((text) => (
          <Button key={text} size="small" aria-label={words.takeSuggestion(text)} onClick={() => onUse(text)}>
            {text}
          </Button>
        ))}
      </Flex>
    </Form.Item>
  );
}

/** Returns the mutations of a photograph; each reports errors and refreshes the library. */
function useMediaMutations({ item, onMoved, onRemoved }: MediaDetailProps) {
  const words = useMediaWords();
  const { message } = App.useApp();
  const queries = useQueryClient();
  const onError = (error: Error) => void message.error(error.message);
  const refresh = () => queries.invalidateQueries({ queryKey: ['media'] });
  const save = useMutation({
    mutationFn: (texts: MediaTexts) => api('POST /admin/media/save', { id: item.id, ...texts }),
    onSuccess: async (saved) => {
      onMoved(saved.id);
      await refresh();
      void message.success(words.saved);
    },
    onError,
  });
  const replace = useMutation({
    mutationFn: (file: File) => apiUpload('POST /admin/media/replace', { id: item.id }, file),
    onSuccess: async (replaced) => {
      onMoved(replaced.id);
      await refresh();
      void message.success(words.replaced);
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

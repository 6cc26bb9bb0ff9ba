import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type MediaItem, mediaBytesMax } from '@yunyou/contract/admin/admin-media.endpoints';
import { Button, Flex, Form, Input, Typography, Upload } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { FormError } from '../form-error.tsx';
import { apiUpload } from '../session/staff-client.ts';
import styles from './media.module.css';

interface MediaUploadProps {
  onUploaded(item: MediaItem): void;
}

interface MediaTexts {
  alt: string;
  credit?: string;
}

/** Uploads a photograph. Alternative text is required. */
export function MediaUpload({ onUploaded }: MediaUploadProps) {
  const [file, setFile] = useState<File>();
  const queries = useQueryClient();
  const upload = useMutation({
    mutationFn: async ({ alt, credit = '' }: MediaTexts) =>
      apiUpload('POST /admin/media/upload', { alt, credit }, file ?? new Blob()),
    onSuccess: async (item) => {
      setFile(undefined);
      await queries.invalidateQueries({ queryKey: ['media'] });
      onUploaded(item);
    },
  });
  if (!file)
    return (
      <Upload.Dragger
        accept="image/jpeg,image/png,image/webp,image/avif"
        showUploadList={false}
        beforeUpload={(chosen) => {
          setFile(chosen);
          return false; // stops antd's own upload; the form sends file and texts together
        }}
      >
        <Typography.Text>Drop a photograph here, or press to choose one</Typography.Text>
        <br />
        <Typography.Text type="secondary">
          JPEG, PNG, WebP or AVIF up to {mediaBytesMax / 1024 / 1024} MB
        </Typography.Text>
      </Upload.Dragger>
    );
  return (
    <Flex gap="middle" wrap>
      <Preview file={file} />
      <Form<MediaTexts>
        layout="vertical"
        className={styles['uploadForm'] ?? ''}
        onFinish={(texts) => upload.mutate(texts)}
        disabled={upload.isPending}
      >
        {upload.isError && <FormError message={upload.error.message} />}
        <Form.Item
          label="Alternative text"
          name="alt"
          extra="What the picture shows, for people who cannot see it"
          rules={[{ required: true, whitespace: true, message: 'Say what the picture shows' }]}
        >
          <Input.TextArea autoSize maxLength={300} autoFocus />
        </Form.Item>
        <Form.Item label="Credit" name="credit" extra="Who took it and under what licence">
          <Input maxLength={160} />
        </Form.Item>
        <Flex gap="small">
          <Button type="primary" htmlType="submit" loading={upload.isPending}>
            Add to the library
          </Button>
          <Button onClick={() => setFile(undefined)}>Choose another</Button>
        </Flex>
      </Form>
    </Flex>
  );
}

function Preview({ file }: { file: File }) {
  const url = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return <img src={url} alt="As chosen" className={styles['uploadPreview']} />;
}

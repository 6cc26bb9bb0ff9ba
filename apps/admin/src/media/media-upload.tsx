import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MediaItem } from '@yunyou/contract/admin/admin-media.endpoints';
import { Button, Flex, Form, Input, Typography, Upload } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { FormError } from '../form-error.tsx';
import { apiUpload } from '../session/staff-client.ts';
import styles from './media.module.css';
import { useMediaWords } from './media-words.ts';
import { pictureTypes } from './picture-types.ts';
import { megabytesMax } from './use-uploads.ts';

interface MediaUploadProps {
  onUploaded(item: MediaItem): void;
}

interface MediaTexts {
  alt: string;
  credit?: string;
  licence?: string;
}

/** Uploads a photograph. Alternative text is required. */
export function MediaUpload({ onUploaded }: MediaUploadProps) {
  const words = useMediaWords();
  const [file, setFile] = useState<File>();
  const queries = useQueryClient();
  const upload = useMutation({
    mutationFn: async ({ alt, credit = '', licence = '' }: MediaTexts) =>
      apiUpload('POST /admin/media/upload', { alt, credit, licence }, file ?? new Blob()),
    onSuccess: async (item) => {
      setFile(undefined);
      await queries.invalidateQueries({ queryKey: ['media'] });
      onUploaded(item);
    },
  });
  if (!file)
    return (
      <Upload.Dragger
        accept={pictureTypes}
        showUploadList={false}
        beforeUpload={(chosen) => {
          setFile(chosen);
          return false; // stops antd's own upload; the form sends file and texts together
        }}
      >
        <Typography.Text>{words.dropOne}</Typography.Text>
        <br />
        <Typography.Text type="secondary">{words.types(megabytesMax)}</Typography.Text>
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
          label={words.alt}
          name="alt"
          extra={words.altHelp}
          rules={[{ required: true, whitespace: true, message: words.altMissing }]}
        >
          <Input.TextArea autoSize maxLength={300} autoFocus />
        </Form.Item>
        <Form.Item label={words.credit} name="credit" extra={words.creditHelp}>
          <Input maxLength={160} />
        </Form.Item>
        <Form.Item label={words.licence} name="licence" extra={words.licenceHelp}>
          <Input maxLength={80} />
        </Form.Item>
        <Flex gap="small">
          <Button type="primary" htmlType="submit" loading={upload.isPending}>
            {words.add}
          </Button>
          <Button onClick={() => setFile(undefined)}>{words.another}</Button>
        </Flex>
      </Form>
    </Flex>
  );
}

function Preview({ file }: { file: File }) {
  const words = useMediaWords();
  const url = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return <img src={url} alt={words.asChosen} className={styles['uploadPreview']} />;
}

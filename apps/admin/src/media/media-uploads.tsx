import type { MediaItem } from '@yunyou/contract/admin/admin-media.endpoints';
import { Button, Card, Flex, Progress, Typography, Upload } from 'antd';
import styles from './media.module.css';
import { useMediaWords } from './media-words.ts';
import { pictureTypes } from './picture-types.ts';
import { megabytesMax, type UploadedFile, useUploads } from './use-uploads.ts';

/** Uploads many photographs at the same time, each with its progress or the reason why it was not added. */
export function MediaUploads({ onDescribe }: { onDescribe(item: MediaItem): void }) {
  const words = useMediaWords();
  const { files, add, retry, clear } = useUploads();
  const count = (state: UploadedFile['state']) => files.filter((entry) => entry.state === state).length;
  const isDone = count('waiting') + count('sending') === 0;
  return (
    <Flex vertical gap="middle">
      <Upload.Dragger
        accept={pictureTypes}
        multiple
        showUploadList={false}
        beforeUpload={(file) => {
          add(file);
          return false; // stops antd's own upload; the queue sends the files
        }}
      >
        <Typography.Text>{words.drop}</Typography.Text>
        <br />
        <Typography.Text type="secondary">{words.types(megabytesMax)}</Typography.Text>
      </Upload.Dragger>
      {files.length > 0 && (
        <Card
          size="small"
          title={words.uploads}
          extra={isDone && <Button onClick={clear}>{words.clear}</Button>}
        >
          <ul className={styles['uploads']}>
            {files.map((entry) => (
              <UploadLine
                key={entry.key}
                entry={entry}
                onDescribe={onDescribe}
                onRetry={() => retry(entry)}
              />
            ))}
          </ul>
          <Typography.Text role="status">
            {isDone && words.summary(count('added'), count('failed'))}
          </Typography.Text>
        </Card>
      )}
    </Flex>
  );
}

interface UploadLineProps {
  entry: UploadedFile;
  onDescribe(item: MediaItem): void;
  onRetry(): void;
}

function UploadLine({ entry: { file, state, sent, problem, item }, onDescribe, onRetry }: UploadLineProps) {
  const words = useMediaWords();
  const percent = Math.round(sent * 100);
  const texts = {
    waiting: words.waiting,
    sending: percent === 100 ? words.checking : words.sending,
    added: words.added,
    failed: problem,
  };
  const statuses = { waiting: 'normal', sending: 'active', added: 'success', failed: 'exception' } as const;
  return (
    <li>
      <Flex gap="small" justify="space-between" align="center" wrap>
        <span className={styles['uploadName']}>{file.name}</span>
        <Flex gap="small" align="center" wrap>
          <Typography.Text type={state === 'failed' ? 'danger' : 'secondary'}>{texts[state]}</Typography.Text>
          {item && (
            <Button size="small" aria-label={words.describeFile(file.name)} onClick={() => onDescribe(item)}>
              {words.describe}
            </Button>
          )}
          {state === 'failed' && (
            <Button size="small" aria-label={words.retryFile(file.name)} onClick={onRetry}>
              {words.retry}
            </Button>
          )}
        </Flex>
      </Flex>
      <Progress percent={percent} size="small" status={statuses[state]} aria-label={file.name} />
    </li>
  );
}

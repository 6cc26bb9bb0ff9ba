import { useMutation } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { apiDownload } from '../session/staff-client.ts';
import { useOrderWords } from './order-words.ts';

type DownloadCall = Parameters<typeof apiDownload> extends [string, ...infer Call] ? Call : never;

/** Downloads a file and shows why it could not be created. */
export function DownloadButton({ fileName, call }: { fileName: string; call: DownloadCall }) {
  const words = useOrderWords();
  const { message } = App.useApp();
  const download = useMutation({
    mutationFn: () => apiDownload(fileName, ...call),
    onError: (error) => void message.error(error.message),
  });
  return (
    <Button loading={download.isPending} onClick={() => download.mutate()}>
      {words.download}
    </Button>
  );
}

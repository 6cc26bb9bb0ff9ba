import { useMutation } from '@tanstack/react-query';
import { Button, Typography } from 'antd';
import { api } from '../../session/staff-client.ts';

/** Opens a signed preview of the saved draft on the public site. */
export function PreviewButton({ id, isChanged }: { id: string; isChanged: boolean }) {
  const link = useMutation({ mutationFn: () => api('POST /admin/guide/previewLink', { id }) });
  const address = link.data && new URL(link.data.linkUrl, location.origin).href;
  return (
    <>
      <Button block disabled={isChanged} loading={link.isPending} onClick={() => link.mutate()}>
        Make a preview link
      </Button>
      {link.isError && <Typography.Text type="danger">{link.error.message}</Typography.Text>}
      {link.data && address && (
        <div role="status">
          <a href={address} target="_blank" rel="noopener">
            Open the preview
          </a>{' '}
          <Typography.Text type="secondary" copyable={{ text: address }}>
            until {new Date(link.data.expiresAt).toLocaleDateString()}
          </Typography.Text>
        </div>
      )}
    </>
  );
}

import { useMutation } from '@tanstack/react-query';
import type { EntityName } from '@yunyou/contract/entities';
import { Button, Typography } from 'antd';
import { useDates } from '../../language/dates.ts';
import { api } from '../../session/staff-client.ts';
import { useEditWords } from './edit-words.ts';

interface PreviewButtonProps {
  entity: EntityName;
  /** Id of the row, or of the draft of a new row. */
  id: string;
  /** The form has changes that are not saved. */
  isUnsaved: boolean;
  /** Sends what was typed to the server, so that the preview shows it. */
  onBefore(): Promise<unknown>;
}

/** Makes a link that shows the draft as it stands, saved or not, on its page of the site. */
export function PreviewButton({ entity, id, isUnsaved, onBefore }: PreviewButtonProps) {
  const words = useEditWords().preview;
  const dates = useDates();
  const link = useMutation({
    mutationFn: async () => {
      await onBefore();
      return api('POST /admin/entity/previewLink', { entity, id, isUnsaved });
    },
  });
  const address = link.data && new URL(link.data.linkUrl, location.origin).href;
  return (
    <>
      <Button block loading={link.isPending} onClick={() => link.mutate()}>
        {words.button}
      </Button>
      {link.isError && (
        <Typography.Text type="danger" role="alert">
          {link.error.message}
        </Typography.Text>
      )}
      {link.data && address && (
        <div role="status">
          <a href={address} target="_blank" rel="noopener">
            {words.open}
          </a>{' '}
          <Typography.Text
            type="secondary"
            copyable={{ text: address, tooltips: [words.copy, words.copied] }}
          >
            {words.until(dates.date(link.data.expiresAt))}
          </Typography.Text>
        </div>
      )}
    </>
  );
}

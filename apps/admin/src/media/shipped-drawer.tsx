import { useQuery } from '@tanstack/react-query';
import { pictureUrl } from '@yunyou/contract/picture-url';
import { Alert, Drawer, Flex, Skeleton, Typography } from 'antd';
import { api } from '../session/staff-client.ts';
import { useReturnedFocus } from '../use-returned-focus.ts';
import styles from './media.module.css';
import { useMediaWords } from './media-words.ts';
import { PictureUses } from './picture-uses.tsx';

/** Shows a picture that the product ships and where it is used. */
export function ShippedDrawer({ picture, onClose }: { picture: string; onClose(): void }) {
  const words = useMediaWords();
  const detail = useQuery({
    queryKey: ['media', 'shipped', 'detail', picture],
    queryFn: () => api('GET /admin/shippedPicture/detail', { picture }),
  });
  const formats = detail.data?.formats.map((format) => words.formats[format]).join(', ') ?? '';
  useReturnedFocus();
  return (
    <Drawer open title={detail.data?.title || words.shipped} size="large" onClose={onClose}>
      {detail.isPending && <Skeleton active />}
      {detail.isError && <Typography.Text type="danger">{detail.error.message}</Typography.Text>}
      {detail.data && (
        <Flex vertical gap="middle">
          <img
            src={pictureUrl({ picture, format: 'tile', width: 800, type: 'webp' })}
            alt=""
            className={styles['shipped']}
          />
          <Alert type="info" title={words.shippedNote} />
          <Typography.Text type="secondary">
            {words.composed(formats)}{' '}
            <Typography.Text code copyable>
              {picture}
            </Typography.Text>
          </Typography.Text>
          <PictureUses
            usedBy={detail.data.usedBy}
            none={picture.startsWith('page/') ? words.usedByPage : words.unused}
          />
        </Flex>
      )}
    </Drawer>
  );
}

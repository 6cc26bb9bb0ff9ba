import { useQuery } from '@tanstack/react-query';
import { Typography } from 'antd';
import { api } from '../session/staff-client.ts';
import { useMediaWords } from './media-words.ts';

const pollMs = 5000;

/**
 * Shows how many common sizes of the shipped pictures are encoded. Shows nothing when the server does not prepare
 * them.
 */
export function PreparationNote() {
  const words = useMediaWords();
  const { data } = useQuery({
    queryKey: ['media', 'preparation'],
    queryFn: () => api('GET /admin/shippedPicture/preparation', {}),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? pollMs : false),
  });
  if (!data || data.state === 'off') return null;
  const { done, failed, total } = data;
  return (
    <Typography.Text type="secondary">
      {words.prepared(done, total - failed)}
      {failed > 0 && ` ${words.notPrepared(failed)}`}
    </Typography.Text>
  );
}

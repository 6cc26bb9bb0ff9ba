import { useQuery } from '@tanstack/react-query';
import type { MediaItem } from '@yunyou/contract/admin/admin-media.endpoints';
import { Alert, Empty, Flex, Input, Pagination, Skeleton } from 'antd';
import { useState } from 'react';
import layout from '../layout.module.css';
import { api } from '../session/staff-client.ts';
import styles from './media.module.css';

const pageSize = 24;

/** Lists photographs of the library, newest first, with search. */
export function MediaGrid({ onChoose }: { onChoose(item: MediaItem): void }) {
  const [keyword, setKeyword] = useState('');
  const [pageNum, setPageNum] = useState(1);
  const found = useQuery({
    queryKey: ['media', keyword, pageNum],
    queryFn: () => api('POST /admin/media/list', { pageNum, pageSize, ...(keyword && { keyword }) }),
    placeholderData: (before) => before,
  });
  const items = found.data?.list ?? [];
  const total = found.data?.total ?? 0;
  return (
    <Flex vertical gap="middle">
      <Input.Search
        allowClear
        aria-label="Search the library"
        placeholder="Search by what it shows"
        className={layout['search'] ?? ''}
        onSearch={(word) => {
          setKeyword(word.trim());
          setPageNum(1);
        }}
      />
      {found.isError && <Alert type="error" title={found.error.message} />}
      {found.isPending && <Skeleton active />}
      {found.isSuccess && items.length === 0 && (
        <Empty description={keyword ? 'No matching data' : 'No photograph has been added yet.'} />
      )}
      <ul className={styles['grid']}>
        {items.map((item) => (
          <li key={item.id}>
            <button type="button" className={styles['tile']} onClick={() => onChoose(item)}>
              <img src={item.thumbnailUrl} alt={item.alt} loading="lazy" />
              <span>{item.fileName}</span>
            </button>
          </li>
        ))}
      </ul>
      {total > pageSize && (
        <Pagination
          current={pageNum}
          pageSize={pageSize}
          total={total}
          showSizeChanger={false}
          onChange={setPageNum}
        />
      )}
    </Flex>
  );
}

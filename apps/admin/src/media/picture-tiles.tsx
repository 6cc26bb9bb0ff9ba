import type { UseQueryResult } from '@tanstack/react-query';
import { Alert, Empty, Pagination, Skeleton, Tag } from 'antd';
import styles from './media.module.css';

export const gridPageSize = 24;

interface Tile {
  key: string;
  src: string;
  alt: string;
  name: string;
  /** A short remark below the name. */
  note?: string | false;
  onPress(): void;
}

interface PictureTilesProps<T> {
  found: UseQueryResult<{ list: T[]; total: number }>;
  /** Shown when nothing was found. */
  empty: string;
  pageNum: number;
  onPage(pageNum: number): void;
  toTile(item: T): Tile;
}

/** Shows one page of pictures as buttons. */
export function PictureTiles<T>({ found, empty, pageNum, onPage, toTile }: PictureTilesProps<T>) {
  const items = found.data?.list ?? [];
  const total = found.data?.total ?? 0;
  return (
    <>
      {found.isError && <Alert type="error" title={found.error.message} />}
      {found.isPending && <Skeleton active />}
      {found.isSuccess && items.length === 0 && <Empty description={empty} />}
      <ul className={styles['grid']}>
        {items.map(toTile).map(({ key, src, alt, name, note, onPress }) => (
          <li key={key}>
            <button type="button" className={styles['tile']} onClick={onPress}>
              <img src={src} alt={alt} loading="lazy" />
              <span>{name}</span>
              {note && <Tag>{note}</Tag>}
            </button>
          </li>
        ))}
      </ul>
      {total > gridPageSize && (
        <Pagination
          current={pageNum}
          pageSize={gridPageSize}
          total={total}
          showSizeChanger={false}
          onChange={onPage}
        />
      )}
    </>
  );
}

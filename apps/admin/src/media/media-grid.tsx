import { useQuery } from '@tanstack/react-query';
import type { MediaItem } from '@yunyou/contract/admin/admin-media.endpoints';
import { Flex, Input } from 'antd';
import { useState } from 'react';
import layout from '../layout.module.css';
import { api } from '../session/staff-client.ts';
import { useMediaWords } from './media-words.ts';
import { gridPageSize, PictureTiles } from './picture-tiles.tsx';

interface MediaGridProps {
  /** Lists only photographs without alternative text. */
  withoutAlt?: boolean;
  onChoose(item: MediaItem): void;
}

/** Lists photographs of the library, newest first, with search. */
export function MediaGrid({ withoutAlt = false, onChoose }: MediaGridProps) {
  const words = useMediaWords();
  const [keyword, setKeyword] = useState('');
  const [pageNum, setPageNum] = useState(1);
  const found = useQuery({
    queryKey: ['media', 'list', withoutAlt, keyword, pageNum],
    queryFn: () =>
      api('POST /admin/media/list', {
        pageNum,
        pageSize: gridPageSize,
        withoutAlt,
        ...(keyword && { keyword }),
      }),
    placeholderData: (before) => before,
  });
  const nothing = withoutAlt ? words.allDescribed : words.empty;
  return (
    <Flex vertical gap="middle">
      <Input.Search
        allowClear
        aria-label={words.search}
        placeholder={words.searchPlaceholder}
        className={layout['search'] ?? ''}
        onSearch={(word) => {
          setKeyword(word.trim());
          setPageNum(1);
        }}
      />
      <PictureTiles
        found={found}
        empty={keyword ? words.noMatch : nothing}
        pageNum={pageNum}
        onPage={setPageNum}
        toTile={(item) => ({
          key: item.id,
          src: item.thumbnailUrl,
          alt: item.alt,
          name: item.fileName,
          note: item.alt === '' && words.noAlt,
          onPress: () => onChoose(item),
        })}
      />
    </Flex>
  );
}

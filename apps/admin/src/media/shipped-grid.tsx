import { useQuery } from '@tanstack/react-query';
import { type ShippedPicture, shippedKinds } from '@yunyou/contract/admin/admin-media.endpoints';
import { Flex, Input, Select } from 'antd';
import { useState } from 'react';
import layout from '../layout.module.css';
import { api } from '../session/staff-client.ts';
import { useMediaWords } from './media-words.ts';
import { gridPageSize, PictureTiles } from './picture-tiles.tsx';
import { PreparationNote } from './preparation-note.tsx';

/** Lists the pictures that the product ships, with search and kind. */
export function ShippedGrid({ onChoose }: { onChoose(item: ShippedPicture): void }) {
  const words = useMediaWords();
  const [keyword, setKeyword] = useState('');
  const [kind, setKind] = useState<(typeof shippedKinds)[number] | 'all'>('all');
  const [pageNum, setPageNum] = useState(1);
  const found = useQuery({
    queryKey: ['media', 'shipped', keyword, kind, pageNum],
    queryFn: () =>
      api('POST /admin/shippedPicture/list', {
        pageNum,
        pageSize: gridPageSize,
        ...(keyword && { keyword }),
        ...(kind !== 'all' && { kind }),
      }),
    placeholderData: (before) => before,
  });
  return (
    <Flex vertical gap="middle">
      <PreparationNote />
      <Flex gap="small" wrap>
        <Input.Search
          allowClear
          aria-label={words.search}
          placeholder={words.byName}
          className={layout['search'] ?? ''}
          onSearch={(word) => {
            setKeyword(word.trim());
            setPageNum(1);
          }}
        />
        <Select
          aria-label={words.kind}
          value={kind}
          className={layout['fieldNarrow'] ?? ''}
          options={(['all', ...shippedKinds] as const).map((value) => ({ value, label: words.kinds[value] }))}
          onChange={(next) => {
            setKind(next);
            setPageNum(1);
          }}
        />
      </Flex>
      <PictureTiles
        found={found}
        empty={words.noMatch}
        pageNum={pageNum}
        onPage={setPageNum}
        toTile={(item) => ({
          key: item.picture,
          src: item.thumbnailUrl,
          alt: '',
          name: item.title || item.picture,
          onPress: () => onChoose(item),
        })}
      />
    </Flex>
  );
}

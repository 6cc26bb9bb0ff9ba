import { Flex, Segmented } from 'antd';
import { useSearchParams } from 'react-router';
import layout from '../layout.module.css';
import { PageHead } from '../pages/page-head.tsx';
import { useMay } from '../session/use-me.ts';
import { MediaDrawer } from './media-drawer.tsx';
import { MediaGrid } from './media-grid.tsx';
import { MediaUploads } from './media-uploads.tsx';
import { useMediaWords } from './media-words.ts';
import { ShippedDrawer } from './shipped-drawer.tsx';
import { ShippedGrid } from './shipped-grid.tsx';

const shows = ['all', 'no-alt', 'shipped'] as const;
type Show = (typeof shows)[number];

/** Shows the media library. The shown part (`show`) and the open picture (`id`, `picture`) are in the URL. */
export function MediaPage() {
  const words = useMediaWords();
  const [params, setParams] = useSearchParams();
  const mayWrite = useMay()('mediaList.write');
  const show = shows.find((name) => name === params.get('show')) ?? 'all';
  const [id, picture] = [params.get('id'), params.get('picture')];
  const open = (more: Record<string, string>) =>
    setParams({ ...(show !== 'all' && { show }), ...more }, { preventScrollReset: true });
  return (
    <Flex vertical gap="middle" data-code="mediaList">
      <PageHead title={words.title} />
      {mayWrite && <MediaUploads onDescribe={(item) => open({ id: item.id })} />}
      <Segmented<Show>
        value={show}
        options={shows.map((value) => ({ value, label: words.shows[value] }))}
        onChange={(next) => setParams(next === 'all' ? {} : { show: next })}
        className={layout['scrollInline'] ?? ''}
      />
      {show === 'shipped' ? (
        <ShippedGrid onChoose={(item) => open({ picture: item.picture })} />
      ) : (
        <MediaGrid key={show} withoutAlt={show === 'no-alt'} onChoose={(item) => open({ id: item.id })} />
      )}
      {id && <MediaDrawer id={id} onMoved={(next) => open({ id: next })} onClose={() => open({})} />}
      {picture && <ShippedDrawer picture={picture} onClose={() => open({})} />}
    </Flex>
  );
}

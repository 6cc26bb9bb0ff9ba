import { Flex } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PageHead } from '../pages/page-head.tsx';
import { useMay } from '../session/use-me.ts';
import { MediaDrawer } from './media-drawer.tsx';
import { MediaGrid } from './media-grid.tsx';
import { MediaUpload } from './media-upload.tsx';

/** Shows the media library; the open photograph is in the URL. */
export function MediaPage() {
  const [params, setParams] = useSearchParams();
  const [uploads, setUploads] = useState(0);
  const mayWrite = useMay()('mediaList.write');
  const id = params.get('id');
  return (
    <Flex vertical gap="middle" data-code="mediaList">
      <PageHead title="Media library" />
      {mayWrite && (
        <MediaUpload
          key={uploads}
          onUploaded={(item) => {
            setUploads(uploads + 1);
            setParams({ id: item.id });
          }}
        />
      )}
      <MediaGrid onChoose={(item) => setParams({ id: item.id })} />
      {id && (
        <MediaDrawer id={id} onMoved={(next) => setParams({ id: next })} onClose={() => setParams({})} />
      )}
    </Flex>
  );
}

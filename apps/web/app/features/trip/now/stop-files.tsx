import { FileList } from '../files/file-list.tsx';
import { FileViewer } from '../files/file-viewer.tsx';
import type { FilesStore } from '../files/files-store.ts';

/** Tickets and other files of a stop, with the viewer. */
export default function StopFiles({ files, target }: { files: FilesStore; target: string }) {
  return (
    <>
      <FileList store={files} target={target} />
      <FileViewer files={files} />
    </>
  );
}

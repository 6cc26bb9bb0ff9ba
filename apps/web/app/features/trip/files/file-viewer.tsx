import { fileKindOf } from '@yunyou/contract/trip/trip-file-limits';
import { Button, buttonClass } from '@yunyou/ui/button';
import { useEffect, useRef } from 'react';
import dialogStyles from '../../dialogs/dialog.module.css';
import { useFiles } from './file-list.tsx';
import styles from './files.module.css';
import type { FilesStore, ShownFile } from './files-store.ts';
import * as text from './files-words.ts';
import { filesWords, isPicture } from './files-words.ts';

const titleOf = ({ name, target }: ShownFile): string =>
  fileKindOf(target) === 'photo' ? filesWords.photo : name;

/**
 * Returns whether the page is an app on the home screen of iOS. A new tab cannot open files there that only this page
 * has.
 */
const isInstalledOnIos = (): boolean => 'standalone' in navigator && navigator.standalone === true;

/** Shows a picture. A PDF opens in the browser's own viewer, because our pages embed no documents. */
export function FileViewer({ files }: { files: FilesStore }) {
  const { opened } = useFiles(files);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (opened) dialog.current?.showModal();
  }, [opened]);
  const remove = async (file: ShownFile) => {
    dialog.current?.close();
    await files.remove(file);
  };
  return (
    <dialog
      ref={dialog}
      className={dialogStyles.dialog}
      closedby="any"
      aria-labelledby="file-title"
      onClose={files.close}
    >
      {opened && (
        <>
          <h2 id="file-title" className={styles.name}>
            {titleOf(opened.file)}
          </h2>
          {isPicture(opened.file) && (
            <img src={opened.url} alt={titleOf(opened.file)} className={styles.picture} />
          )}
          <div className={dialogStyles.buttons}>
            {!isInstalledOnIos() && (
              <a href={opened.url} target="_blank" rel="noreferrer" className={buttonClass()}>
                {filesWords.newTab}
              </a>
            )}
            {opened.file.canRemove && isPicture(opened.file) && (
              <Button tone="quiet" onClick={() => void remove(opened.file)}>
                {text.remove}
              </Button>
            )}
            <a href={opened.url} download={opened.file.name} className={buttonClass('quiet')}>
              {filesWords.save}
            </a>
            <Button tone="quiet" onClick={() => dialog.current?.close()}>
              {text.close}
            </Button>
          </div>
        </>
      )}
    </dialog>
  );
}

import { deletionWords } from '@yunyou/contract/account/deletion-words';
import { Button } from '@yunyou/ui/button';
import { showToast } from '@yunyou/ui/toasts';
import { type FormEvent, useRef, useState } from 'react';
import { saveFile } from '../../api/save-file.ts';
import { useApi, useFileApi } from '../../api/use-api.ts';
import { useGoTo } from '../../navigation/use-go-to.ts';
import { signOut } from '../../session/session.ts';
import styles from './account.module.css';
import { loadTripFiles } from './load-trip-files.ts';
import * as words from './user-words.ts';

/** Renders the buttons that download or delete all personal data. */
export function DataPanel() {
  const api = useApi();
  const files = useFileApi();
  const goTo = useGoTo();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');

  const handleDownload = async () => {
    const data = await api('POST /user/exportData');
    const text = JSON.stringify({ ...data, tripFiles: await loadTripFiles(files, data) }, undefined, 2);
    saveFile(new Blob([text], { type: 'application/json' }), 'yunyou-my-data.json');
  };
  const handleDelete = async (event: FormEvent) => {
    event.preventDefault();
    await api('POST /user/deleteAccount', { confirmation: deletionWords });
    dialog.current?.close();
    await signOut();
    await goTo('/');
    showToast({ type: 'success', message: words.accountDeleted, duration: 6000, showClose: true });
  };
  const runIgnoringErrors = (work: Promise<void>) => void work.catch(() => undefined); // the API client has shown a message

  return (
    <section className={styles.panel} aria-labelledby="data-title">
      <h2 id="data-title">{words.yourData}</h2>
      <p className={styles.note}>{words.dataNote}</p>
      <Button tone="quiet" onClick={() => runIgnoringErrors(handleDownload())}>
        {words.downloadAllMyData}
      </Button>
      <button type="button" className={styles.danger} onClick={() => dialog.current?.showModal()}>
        {words.deleteMyAccount}
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="delete-title">
        <form className={styles.form} onSubmit={(event) => runIgnoringErrors(handleDelete(event))}>
          <h2 id="delete-title">{words.deleteYourAccount}</h2>
          <p>{words.deleteNote}</p>
          <label className={styles.field}>
            {words.typeToConfirm(deletionWords)}
            <input
              className={styles.control}
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </label>
          <div className={styles.row}>
            <Button type="submit" disabled={typed !== deletionWords}>
              {words.deleteForGood}
            </Button>
            <Button tone="quiet" onClick={() => dialog.current?.close()}>
              {words.keepMyAccount}
            </Button>
          </div>
        </form>
      </dialog>
    </section>
  );
}

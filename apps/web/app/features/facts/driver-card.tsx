import { driverWordsFor } from '@yunyou/domain/places/driver-words';
import { Button } from '@yunyou/ui/button';
import { IconButton } from '@yunyou/ui/icon-button';
import { useRef } from 'react';
import { CloseIcon } from '../../frame/icons.tsx';
import styles from './driver-card.module.css';
import * as text from './fact-words.ts';

interface DriverCardProps {
  name: string;
  zhName: string;
  zhAddress: string;
  /** The address in Latin letters. */
  address?: string | undefined;
  pinyin: string;
}

/** Renders the place and address in large Chinese characters to show a driver, also full screen. */
export function DriverCard({ name, zhName, zhAddress, address, pinyin }: DriverCardProps) {
  return (
    <section className={styles.card} aria-labelledby="driver-card">
      <h3 id="driver-card" className={styles.heading}>
        {text.showThis}
      </h3>
      <Address {...{ zhName, zhAddress, address }} />
      <p className={styles.note}>
        {text.say} <span lang="zh-Latn">{pinyin}</span>
      </p>
      <DriverButton {...{ name, zhName, zhAddress, address, pinyin }} label={text.fullScreen} />
    </section>
  );
}

/** Opens the name and address of a place full screen, for a driver to read. */
export function DriverButton({
  name,
  zhName,
  zhAddress,
  address,
  pinyin,
  label = text.showToADriver,
}: DriverCardProps & { label?: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <Button tone="quiet" className={styles.open} onClick={() => dialog.current?.showModal()}>
        {label}
      </Button>
      <dialog ref={dialog} className={styles.screen} aria-label={text.forADriver(name)}>
        <IconButton label={text.close} className={styles.close} onClick={() => dialog.current?.close()}>
          <CloseIcon />
        </IconButton>
        <Address {...{ zhName, zhAddress, address }} />
        <p className={styles.note}>
          {name} · <span lang="zh-Latn">{pinyin}</span>
        </p>
      </dialog>
    </>
  );
}

function Address({ zhName, zhAddress, address }: Pick<DriverCardProps, 'zhName' | 'zhAddress' | 'address'>) {
  const { lang, ask } = driverWordsFor(zhAddress);
  return (
    <div className={styles.words} lang={lang}>
      <p className={styles.ask}>{ask}</p>
      <p className={styles.name}>{zhName}</p>
      {zhAddress && <p className={styles.address}>{zhAddress}</p>}
      {address && (
        <p className={styles.latin} lang="zh-Latn">
          {address}
        </p>
      )}
    </div>
  );
}

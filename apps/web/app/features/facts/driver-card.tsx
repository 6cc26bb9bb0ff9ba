import styles from './driver-card.module.css';

/** To hold up to a driver: the place and its address in large Chinese characters. */
export function DriverCard({
  zhName,
  zhAddress,
  pinyin,
}: {
  zhName: string;
  zhAddress: string;
  pinyin: string;
}) {
  return (
    <section className={styles.card} aria-label="Card to show a driver">
      <p className={styles.ask} lang="zh">
        请带我去
      </p>
      <p className={styles.name} lang="zh">
        {zhName}
      </p>
      <p className={styles.address} lang="zh">
        {zhAddress}
      </p>
      <p className={styles.note}>Show this to a driver. Say: {pinyin}</p>
    </section>
  );
}

import type { localHelp } from '@yunyou/domain/places/emergency-numbers';
import styles from './now.module.css';

type Help = ReturnType<typeof localHelp>;

/** Renders the sentences in large characters to show to people. */
export function Sentences({ lang, sentences }: Pick<Help, 'lang' | 'sentences'>) {
  return (
    <ul className={styles.sentences}>
      {sentences.map(({ en, chinese, reading }) => (
        <li key={en}>
          <p lang={lang} className={styles.chinese}>
            {chinese}
          </p>
          <p className={styles.note}>
            {en} <i>{reading}</i>
          </p>
        </li>
      ))}
    </ul>
  );
}

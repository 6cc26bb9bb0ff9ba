import { localHelp, moreEmergencyHelp } from '@yunyou/domain/places/emergency-numbers';
import styles from './now.module.css';
import * as words from './now-words.ts';
import { Sentences } from './sentences.tsx';
import { Sheet } from './sheet.tsx';

/** Renders the emergency numbers, and sentences in large characters to show to people. */
export function HelpSheet({ cityId, onClose }: { cityId: string; onClose: () => void }) {
  const { lang, numbers, sentences } = localHelp(cityId);
  return (
    <Sheet title={words.help} onClose={onClose}>
      <ul className={styles.numbers}>
        {numbers.map(({ number, purpose }) => (
          <li key={number}>
            <a href={`tel:${number}`} className={styles.number} aria-label={words.call(number, purpose)}>
              <b>{number}</b> {purpose}
            </a>
          </li>
        ))}
      </ul>
      <ul className={styles.notes}>
        {moreEmergencyHelp.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <h3 className={styles.label}>{words.showSentences}</h3>
      <Sentences lang={lang} sentences={sentences} />
    </Sheet>
  );
}

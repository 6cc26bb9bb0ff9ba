import { Button } from '@yunyou/ui/button';
import type { FormEvent } from 'react';
import { LocalText } from '../../preferences/local-text.tsx';
import { useEditor } from '../editor/use-editor.ts';
import { useTypedText } from '../typed-text.ts';
import styles from './refine.module.css';
import * as words from './refine-words.ts';
import type { RefinementBoxProps } from './refinement-box-props.ts';
import { RefinementPreview } from './refinement-preview.tsx';
import { RefinementStatus } from './refinement-status.tsx';

/** Renders the field for a change in words, with the last changes. */
export function WordsBox({ refine, store, isAnswered }: RefinementBoxProps) {
  const { draft, view } = useEditor(store);
  const { text: sentence, set: setSentence, forget } = useTypedText(`${view.id}:change`);
  const { isBusy, message, history } = refine;
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sentence.trim() !== '') refine.ask({ sentence: sentence.trim() });
  };
  const handleTry = (text: string) => {
    setSentence(text);
    refine.ask({ sentence: text });
  };
  return (
    <section className={`${styles.box} ${styles.sentence}`} aria-labelledby="refine-title">
      <h2 id="refine-title" className={styles.title}>
        {words.changeYourTripInWords}
      </h2>
      <form className={styles.form} onSubmit={handleSubmit}>
        <input
          className={styles.field}
          aria-label={words.whatToChange}
          placeholder={words.changePlaceholder}
          maxLength={300}
          value={sentence}
          enterKeyHint="send"
          autoComplete="off"
          onChange={(event) => setSentence(event.target.value)}
        />
        <Button type="submit" disabled={isBusy}>
          {isBusy ? words.oneMoment : words.preview}
        </Button>
      </form>
      {!(refine.asked && 'place' in refine.asked) && (
        <RefinementStatus refine={refine} store={store} text={message} />
      )}
      {isAnswered && <RefinementPreview refine={refine} draft={draft} onTry={handleTry} onApply={forget} />}
      {history.length > 0 && (
        <details>
          <summary className={styles.summary}>
            {words.yourLastChanges} ({history.length})
          </summary>
          <ol className={styles.history}>
            {history.map(({ sentence: said, label }, index) => (
              <li key={`${history.length - index} ${label}`}>
                {said !== undefined && `“${said}” `}
                <span className={styles.faint}>
                  <LocalText text={label} />
                </span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

import type { RefinementChoice } from '@yunyou/contract/trip/refinement.schema';
import type { Draft } from '@yunyou/domain/trip-editing/draft';
import { Button } from '@yunyou/ui/button';
import { useEffect, useRef } from 'react';
import { LocalText } from '../../preferences/local-text.tsx';
import { dayNumber, formatFen } from '../view/trip-words.ts';
import styles from './refine.module.css';
import * as words from './refine-words.ts';
import type { Refine } from './use-refine.ts';

interface PreviewProps {
  refine: Refine;
  /** The trip as it is now. */
  draft: Draft;
  onTry?: ((sentence: string) => void) | undefined;
  onApply?: (() => void) | undefined;
}

/** Renders what a change would do, with a button that applies it. */
export function RefinementPreview({ refine, draft, ...handlers }: PreviewProps) {
  const { answer } = refine;
  if (!answer) return null;
  if (answer.base !== draft) return <p>{words.tripHasChanged}</p>;
  return <Answer key={JSON.stringify(answer.question)} refine={refine} {...handlers} />;
}

/** Renders the readings of a sentence, or sentences that would be understood. Takes the focus. */
function Answer({ refine, onTry, onApply }: Omit<PreviewProps, 'draft'>) {
  const box = useRef<HTMLDivElement>(null);
  const { answer, isBusy } = refine;
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  if (!answer) return null;
  const { choices, examples, unread } = answer;
  return (
    <div ref={box} className={styles.answer} role="group" aria-label={words.preview} tabIndex={-1}>
      {choices.length > 1 && <p>{words.whatDidYouMean}</p>}
      {choices.map((choice) => (
        <Choice
          key={choice.label}
          choice={choice}
          isBusy={isBusy}
          onApply={() => {
            refine.apply(choice);
            onApply?.();
          }}
        />
      ))}
      {unread.map((text) => (
        <p key={text}>{words.notUsed(text)}</p>
      ))}
      {choices.length === 0 && (
        <>
          <p>{words.notUnderstood}</p>
          <ul className={styles.examples}>
            {examples.map((text) => (
              <li key={text}>
                <Button tone="quiet" disabled={isBusy} onClick={() => onTry?.(text)}>
                  {text}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <button type="button" className={styles.link} onClick={refine.dismiss}>
        {words.neverMind}
      </button>
    </div>
  );
}

const maxLines = 12;

interface ChoiceProps {
  choice: RefinementChoice;
  isBusy: boolean;
  onApply: () => void;
}

function Choice({ choice: { label, refusal, result }, isBusy, onApply }: ChoiceProps) {
  const lines = result?.changes ?? [];
  return (
    <article className={styles.choice}>
      <h3 className={styles.label}>
        <LocalText text={label} />
      </h3>
      {refusal && (
        <p>
          <LocalText text={refusal} />
        </p>
      )}
      {result && (
        <>
          <ul className={styles.lines}>
            {lines.slice(0, maxLines).map(({ dayIndex, text }) => (
              <li key={`${dayIndex ?? ''} ${text}`}>
                {dayIndex !== undefined && <b>{dayNumber(dayIndex + 1)} </b>}
                <LocalText text={text} />
              </li>
            ))}
            {lines.length > maxLines && <li>{words.moreChanges(lines.length - maxLines)}</li>}
            {lines.length === 0 && <li>{words.planStays}</li>}
            <li>
              <LocalText text={describeCost(result.costFen)} />
            </li>
          </ul>
          {result.problems.length > 0 && (
            <p className={styles.problems}>
              <LocalText text={result.problems.join(' ')} />
            </p>
          )}
          <Button disabled={isBusy} aria-label={words.applyNamed(label)} onClick={onApply}>
            {isBusy ? words.oneMoment : words.apply}
          </Button>
        </>
      )}
    </article>
  );
}

function describeCost({ before, after }: { before: number; after: number }): string {
  if (before === after) return words.costsStay(formatFen(after));
  const describe = after < before ? words.costsLess : words.costsMore;
  return describe(formatFen(after), formatFen(Math.abs(after - before)));
}

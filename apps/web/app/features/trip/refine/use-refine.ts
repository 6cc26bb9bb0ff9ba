import type { Booking } from '@yunyou/contract/trip/booking.schema';
import type { Refinement, RefinementChoice } from '@yunyou/contract/trip/refinement.schema';
import { toPlan } from '@yunyou/domain/trip/plan/stored-plan';
import type { Draft } from '@yunyou/domain/trip-editing/draft';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '../../../api/use-api.ts';
import type { EditorStore } from '../editor/editor-store.ts';
import { toHistoryState } from '../replanning/replanned.ts';
import type { PlaceOfGuide } from './place-to-add.ts';
import * as words from './refine-words.ts';
import { listRefined, type Refined, rememberRefined } from './refined-history.ts';
import type { RouteChange } from './route-editor.tsx';

/** A request for a preview: a sentence, a new route and new ends, the whole list of bookings, or a place to add. */
type Question =
  | { sentence: string }
  | { change: RouteChange }
  | { bookings: readonly Booking[] }
  | { place: PlaceOfGuide };

/** An answer with its question and the draft that it changes. */
interface Answer extends Refinement {
  question: Question;
  base: Draft;
}

export interface Refine {
  isBusy: boolean;
  /** The last question. */
  asked: Question | undefined;
  answer: Answer | undefined;
  message: string;
  /** The message is about a change that can be undone. */
  isApplied: boolean;
  history: readonly Refined[];
  ask: (question: Question) => void;
  apply: (choice: RefinementChoice) => void;
  undo: () => void;
  dismiss: () => void;
}

/** Previews the changes of a sentence or a route on the server, and applies the chosen reading. */
export function useRefine(tripId: string, store: EditorStore): Refine {
  const api = useApi();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [asked, setAsked] = useState<Question>();
  const [answer, setAnswer] = useState<Answer>();
  const [{ message, isApplied }, setStatus] = useState({ message: '', isApplied: false });
  const setMessage = (text: string) => setStatus({ message: text, isApplied: false });
  const [history, setHistory] = useState(() => listRefined(tripId));

  const undo = () => {
    setAnswer(undefined);
    if (!store.snapshot().canUndo) return setMessage(words.nothingToUndo);
    store.undo();
    setMessage(words.undone);
  };
  const read = async (question: Question) => {
    await store.flush(); // the server reads the saved trip
    const base = store.snapshot().draft;
    const input =
      'change' in question
        ? toInput(question.change)
        : 'bookings' in question
          ? { bookings: [...question.bookings] }
          : question;
    const found = await api('POST /travel/refine', { id: tripId, version: store.version(), ...input });
    if (found.isUndo) return undo();
    setAnswer({ ...found, question, base });
  };
  const save = async ({ label, result }: RefinementChoice, question: Question | undefined) => {
    if (!result) return;
    const { title, brief, plan, isReplanned } = result;
    setHistory(rememberRefined(tripId, { label, ...(question && 'sentence' in question && question) }));
    if (!isReplanned) {
      setAnswer(undefined);
      store.apply({ title: store.snapshot().draft.title, brief, plan: toPlan(plan) });
      return setStatus({ message: words.done(label), isApplied: true });
    }
    // The preview stays until the page shows the new plan, which takes seconds.
    const version = store.version();
    await api('POST /travel/save', { id: tripId, version, title, brief, plan, keepProblems: true });
    await navigate(`/trip/details?id=${tripId}`, {
      replace: true,
      state: toHistoryState({ label, version }),
    });
  };
  const run = (work: () => Promise<void>) => {
    setIsBusy(true);
    setMessage(''); // before the work, which may set its own
    work()
      .catch(() => undefined) // the API client has shown a message
      .finally(() => setIsBusy(false));
  };
  return {
    isBusy,
    asked,
    answer,
    message,
    isApplied,
    history,
    ask: (question) => {
      setAsked(question);
      run(() => read(question));
    },
    apply: (choice) => run(() => save(choice, answer?.question)),
    undo,
    dismiss: () => setAnswer(undefined),
  };
}

function toInput({ route, ends }: RouteChange) {
  return {
    ...(route && { route: route.map(({ cityId, nights }) => ({ cityId, nights })) }),
    ...(ends && { ends }),
  };
}

import type { PartialTripBrief, TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '../../api/use-api.ts';
import { preloads } from '../../navigation/preloads.ts';
import { storeTripKey } from '../../session/trip-key.ts';
import { type BriefChoices, BriefForm } from './brief/brief-form.tsx';
import {
  type BriefPatch,
  type BriefState,
  emptyBrief,
  patchBrief,
  takeUnderstanding,
  wholeBrief,
} from './brief/brief-state.ts';
import type { NamedSpot } from './brief/must-see-slot.tsx';
import styles from './create-trip.module.css';
import { useIsHydrated } from './use-is-hydrated.ts';
import { useKeptSpots } from './use-kept-spots.ts';
import { WishForm } from './wish-form.tsx';

/** A trip whose brief is changed and that is planned anew. */
export interface RevisedTrip {
  id: string;
  version: number;
  brief: TripBrief;
  /** Names of its sights, by id. */
  spotNames: Readonly<Record<string, string>>;
}

interface CreateTripProps {
  wish: string;
  cityIds: readonly string[];
  mustSees: readonly NamedSpot[];
  revised: RevisedTrip | undefined;
  choices: BriefChoices;
}

/** Fetched ahead, so that planning is seen at once; the page is the same for every trip. */
const planPage = '/trip/plan?id=next';

const examples = [
  '10 days in October, two adults and a child, love food and mountains, not too fast, 3000 dollars, landing in Shanghai',
  "A week in Beijing and Xi'an in April for two, history and walking, German passport",
  'Four relaxed days in Chengdu: pandas, tea houses, spicy food, no museums',
] as const;

type Change = { patch: BriefPatch } | { understanding: Parameters<typeof takeUnderstanding>[1] };

function reduce(state: BriefState, change: Change): BriefState {
  return 'patch' in change ? patchBrief(state, change.patch) : takeUnderstanding(state, change.understanding);
}

/** From a sentence or a form to a trip that is being planned. */
export function CreateTrip({ wish, cityIds, mustSees, revised, choices }: CreateTripProps) {
  const api = useApi();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const kept = useKeptSpots();
  const sentence = useRef(wish);
  const wishField = useRef<HTMLTextAreaElement>(null);
  const [isBusy, setIsBusy] = useState(wish !== '');
  const [isRead, setIsRead] = useState(false);
  const start = revised ? briefToStart(revised.brief) : startingBrief(cityIds, mustSees);
  const [state, dispatch] = useReducer(reduce, { ...emptyBrief, brief: start });

  const read = useCallback(
    (text: string) => {
      api('POST /travel/understand', { wish: text })
        .then((understanding) => {
          preloads.request(planPage);
          dispatch({ understanding });
          setIsRead(true);
        })
        .catch(() => undefined) // the visitor has been told; the form stays as it is
        .finally(() => setIsBusy(false));
    },
    [api],
  );
  useEffect(() => {
    // A sentence from the home page is read at once.
    if (wish) read(wish);
  }, [read, wish]);
  const handleWish = (text: string) => {
    sentence.current = text;
    setIsBusy(true);
    read(text);
  };

  const plan = async () => {
    const typed = wishField.current?.value.trim() ?? '';
    // A sentence changed after it was read is read again first: the form still says what the old one said.
    if (isRead && typed && typed !== sentence.current) return handleWish(typed);
    setIsBusy(true);
    try {
      const { id } = revised
        ? await api('POST /travel/replan', {
            id: revised.id,
            version: revised.version,
            brief: wholeBrief(revised.brief, state),
          })
        : await api('POST /travel/create', toCreate(state.brief, typed, isRead)).then((made) => {
            storeTripKey(made.key);
            return made;
          });
      await navigate(`/trip/plan?id=${id}`);
    } catch {
      setIsBusy(false); // the visitor has been told why
    }
  };

  return (
    <>
      {!revised && (
        <WishForm
          key={wish}
          wish={wish}
          examples={examples}
          submitName={isRead ? 'Read it again' : 'Read my sentence'}
          onWish={handleWish}
          fieldRef={wishField}
        />
      )}
      <p role="status" className={styles.status}>
        {isRead && !isBusy ? 'Here is what we understood. Change whatever is not right, then plan.' : ''}
      </p>
      <noscript>
        <p className={styles.status}>
          Planning happens in your browser and needs JavaScript. Switch it on and reload this page: your
          sentence is kept in its address.
        </p>
      </noscript>
      <BriefForm
        state={state}
        choices={choices}
        kept={kept}
        spotNames={revised?.spotNames ?? Object.fromEntries(mustSees.map(({ id, name }) => [id, name]))}
        today={isHydrated ? localToday() : '2026-01-01'}
        isHydrated={isHydrated}
        isBusy={isBusy}
        submitName={revised ? 'Plan it again' : 'Plan my trip'}
        onChange={(patch) => dispatch({ patch })}
        onSubmit={() => void plan()}
        onApproach={() => preloads.request(planPage)}
      />
    </>
  );
}

function startingBrief(cityIds: readonly string[], mustSees: readonly NamedSpot[]): PartialTripBrief {
  return {
    ...(cityIds.length > 0 && { cityIds: [...cityIds] }),
    ...(mustSees.length > 0 && { mustSeeSpotIds: mustSees.map(({ id }) => id) }),
  };
}

/** What a brief says, without lists that say nothing. */
function briefToStart(brief: TripBrief): PartialTripBrief {
  return patchBrief(emptyBrief, brief).brief;
}

/** What was read from the sentence stands in the form, to be changed; it must not be read again. */
function toCreate(brief: PartialTripBrief, wish: string, wishIsRead: boolean) {
  return wish ? { ...brief, wish, wishIsRead } : brief;
}

/** The date where the visitor is. */
function localToday(): string {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

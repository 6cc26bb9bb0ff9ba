import type { PartialTripBrief, TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';
import { useApi } from '../../api/use-api.ts';
import { isSaveDataOn } from '../../navigation/save-data.ts';
import { storeTripKey } from '../../session/trip-key.ts';
import { setPageCurrency } from '../preferences/preferences.ts';
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
import * as words from './trip-page-words.ts';
import { useFavouriteSpots } from './use-favourite-spots.ts';
import { useIsHydrated } from './use-is-hydrated.ts';
import { WishForm } from './wish-form.tsx';

/** An existing trip that is planned again with a changed brief. */
interface RevisedTrip {
  id: string;
  version: number;
  brief: TripBrief;
  /** Names of its spots by id. */
  spotNames: Readonly<Record<string, string>>;
}

interface CreateTripProps {
  wish: string;
  cityIds: readonly string[];
  mustSees: readonly NamedSpot[];
  /** Brief of a classic route to start from. */
  start?: PartialTripBrief | undefined;
  revised: RevisedTrip | undefined;
  choices: BriefChoices;
}

/** Prefetched page that shows the planning; it is the same for every trip. */
const planPage = '/trip/plan?id=next';

const examples = [words.exampleFamily, words.exampleHistory, words.exampleRelaxed] as const;

type Change = { patch: BriefPatch } | { understanding: Parameters<typeof takeUnderstanding>[1] };

function reduce(state: BriefState, change: Change): BriefState {
  return 'patch' in change ? patchBrief(state, change.patch) : takeUnderstanding(state, change.understanding);
}

/** Creates a trip from a wish or from the form, and starts its planning. */
export function CreateTrip({ wish, cityIds, mustSees, start: route, revised, choices }: CreateTripProps) {
  const api = useApi();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const favouriteSpots = useFavouriteSpots();
  const sentence = useRef(wish);
  const wishField = useRef<HTMLTextAreaElement>(null);
  const [busy, setBusy] = useState<'reading' | 'planning' | undefined>(wish ? 'reading' : undefined);
  const [isRead, setIsRead] = useState(false);
  const [isPlanLikely, setIsPlanLikely] = useState(false);
  const start = revised ? briefToStart(revised.brief) : { ...startingBrief(cityIds, mustSees), ...route };
  const [state, dispatch] = useReducer(reduce, { ...emptyBrief, brief: start });

  const read = useCallback(
    (text: string) => {
      api('POST /travel/understand', { wish: text })
        .then((understanding) => {
          setIsPlanLikely(true);
          dispatch({ understanding });
          setIsRead(true);
        })
        .catch(() => undefined) // the API client has shown a message; the form stays as it is
        .finally(() => setBusy(undefined));
    },
    [api],
  );
  useEffect(() => {
    // The home page passes the wish in the URL; read it immediately.
    if (wish) read(wish);
  }, [read, wish]);
  const handleWish = (text: string) => {
    sentence.current = text;
    setBusy('reading');
    read(text);
  };

  const plan = async () => {
    const typed = wishField.current?.value.trim() ?? '';
    // Read a wish that was edited after its last reading first: the form still has the values of the old text.
    if (isRead && typed && typed !== sentence.current) return handleWish(typed);
    setBusy('planning');
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
      const currency = state.brief.budget?.currency;
      if (currency !== 'CNY') setPageCurrency(currency); // many travellers look up prices in yuan
      await navigate(`/trip/plan?id=${id}`);
    } catch {
      setBusy(undefined); // the API client has shown a message
    }
  };

  // Without JavaScript the wish is never read, so the server does not say so.
  const isReading = isHydrated && busy === 'reading';
  return (
    <>
      {isPlanLikely && !isSaveDataOn() && <PrefetchPageLinks page={planPage} />}
      {!revised && (
        <WishForm
          key={wish}
          wish={wish}
          // The next step moves up once there is a wish.
          {...(!wish && !isRead && !busy && { examples })}
          isQuiet={isRead}
          isBusy={isReading}
          submitName={nameWishButton(isReading, isRead)}
          onWish={handleWish}
          fieldRef={wishField}
        />
      )}
      <p role="status" className={styles.status}>
        {isRead && !busy ? words.understood : ''}
      </p>
      <noscript>
        <p className={styles.status}>{words.needsJavaScript}</p>
      </noscript>
      <BriefForm
        state={state}
        choices={choices}
        favouriteSpots={favouriteSpots}
        spotNames={revised?.spotNames ?? Object.fromEntries(mustSees.map(({ id, name }) => [id, name]))}
        today={isHydrated ? localToday() : '2026-01-01'}
        isHydrated={isHydrated}
        isBusy={busy !== undefined}
        submitName={revised ? words.planItAgain : words.planMyTrip}
        onChange={(patch) => dispatch({ patch })}
        onSubmit={() => void plan()}
        onApproach={() => setIsPlanLikely(true)}
      />
    </>
  );
}

function nameWishButton(isReading: boolean, isRead: boolean): string {
  if (isReading) return words.reading;
  return isRead ? words.updateFromMySentence : words.continueLabel;
}

function startingBrief(cityIds: readonly string[], mustSees: readonly NamedSpot[]): PartialTripBrief {
  return {
    ...(cityIds.length > 0 && { cityIds: [...cityIds] }),
    ...(mustSees.length > 0 && { mustSeeSpotIds: mustSees.map(({ id }) => id) }),
  };
}

/** Returns the brief without empty lists. */
function briefToStart(brief: TripBrief): PartialTripBrief {
  return patchBrief(emptyBrief, brief).brief;
}

/** Returns the request. `wishIsRead` keeps the server from reading the wish again, which would undo changes in the form. */
function toCreate(brief: PartialTripBrief, wish: string, wishIsRead: boolean) {
  if (wish) return { ...brief, wish, wishIsRead };
  // An empty form leaves everything to the planner.
  return Object.keys(brief).length > 0 ? brief : { surpriseMe: true };
}

/** Returns today in the time zone of the visitor. */
function localToday(): string {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

import type { TripView } from '@yunyou/contract/trip/trip.schema';
import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { BriefChange } from '@yunyou/contract/trip/trip-failure.schema';
import { createContext, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '../../../api/use-api.ts';
import type { EditorStore } from '../editor/editor-store.ts';
import { toHistoryState } from './replanned.ts';

/** A change of the stored brief, or a complete brief instead of it. */
type Replan = BriefChange | { label: string; brief: TripBrief };

export interface Replanning {
  trip: TripView;
  isBusy: boolean;
  /** Changes the brief and plans again. The label names the change beside "Undo". */
  replan: (change: Replan) => void;
}

/** Set for the owner of the trip. Readers of a share link cannot plan again. */
export const ReplanContext = createContext<Replanning | undefined>(undefined);

/** Plans a trip again with one call. Unsaved edits are saved before, so that "Undo" brings them back. */
export function useReplan(trip: TripView, store: EditorStore | undefined): Replanning {
  const api = useApi();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const { id } = trip;
  const plan = async ({ label, ...change }: Replan) => {
    setIsBusy(true);
    try {
      await store?.flush();
      const version = store?.version() ?? trip.version;
      await api('POST /travel/replan', { id, version, ...change });
      await navigate(`/trip/plan?id=${id}`, { state: toHistoryState({ label, version }) });
    } catch {
      setIsBusy(false); // the API client has shown a message
    }
  };
  return { trip, isBusy, replan: (change) => void plan(change) };
}

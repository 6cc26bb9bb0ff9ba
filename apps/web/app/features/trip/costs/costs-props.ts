import type { TripView } from '@yunyou/contract/trip/trip.schema';
import type { EditorStore } from '../editor/editor-store.ts';

export interface CostsProps {
  trip: TripView;
  /** The editor, which has the receipts and reports changes of others. Absent for readers and before it has loaded. */
  editor: EditorStore | undefined;
  shareKey: string | undefined;
}

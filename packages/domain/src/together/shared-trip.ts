import type { Remarks } from '@yunyou/contract/trip/remarks.schema';
import type { MemberRole } from '@yunyou/contract/trip/together-limits';
import type { Draft } from '../trip-editing/draft.ts';

/** The state of a trip that all its members share. */
export interface SharedTrip {
  draft: Draft;
  remarks: Remarks;
}

/** Person who sends a command. */
export interface Author {
  id: string;
  role: MemberRole | 'owner';
  /** Sees notes and details of bookings. */
  seesPrivate: boolean;
}

export const mayEdit = (role: Author['role']): boolean => role === 'owner' || role === 'editor';

export type CommandResult =
  | { status: 'done'; shared: SharedTrip }
  /** Nothing was changed. `text` explains the reason to the traveller. */
  | { status: 'refused'; text: string };

export const noRemarks: Remarks = { comments: [], votes: [], suggestions: [] };

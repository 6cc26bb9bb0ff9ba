/** A demand of a query in a form that the planner can use. */
export type Demand =
  | { kind: 'all'; parts: Demand[] }
  | { kind: 'any'; parts: Demand[] }
  | { kind: 'not'; part: Demand }
  | Atom;

export type Atom =
  /** Constant for every plan. The evaluation does not enforce `avoidModes`, although the demand intends it. */
  | { kind: 'always'; holds: boolean; avoidModes?: string[] }
  | { kind: 'days' | 'people'; operator: NumberOperator; value: number }
  /** A number that every ticketed activity, metro ride, taxi ride or hotel night must state. */
  | { kind: 'tickets' | 'metroTickets' | 'cars' | 'beds' | 'rooms'; value: number }
  | CostAtom
  | SetAtom
  /** Modes of local rides, or of inter-city rides, used in the plan. */
  | { kind: 'modes'; of: 'local' | 'intercity'; relation: SetRelation; values: string[] }
  /** Straight-line distance from a place to the last hotel. */
  | { kind: 'hotelDistance'; place: string; operator: NumberOperator; km: number }
  | TimeAtom
  /** The first or last activity is (or is not) a ride of this mode. */
  | { kind: 'ride'; which: 'first' | 'last'; is: boolean; mode: string }
  | { kind: 'order'; first: string; second: string }
  /** Rides longer than this use this mode. */
  | { kind: 'modeBeyond'; km: number; mode: string }
  | { kind: 'arriveBy'; clock: string }
  | { kind: 'unknown'; text: string };

export type NumberOperator = '<' | '<=' | '>' | '>=' | '==' | '!=';

/** `subset`: values are all in the plan's set; `within`: the plan's set is all in values. */
export type SetRelation = 'subset' | 'intersects' | 'within' | 'equals';

export type CostScope = 'attraction' | 'meal' | 'hotel' | 'intercity' | 'local';

/** Sum of costs, possibly shared out over people, nights or meals. */
export interface CostAtom {
  kind: 'cost';
  scopes: CostScope[];
  per: ('person' | 'night' | 'day' | 'meal')[];
  operator: NumberOperator;
  limit: number;
}

/** The names or kinds of what is visited, eaten at or slept in. */
export interface SetAtom {
  kind: 'set';
  of: 'attraction' | 'restaurant' | 'hotel';
  by: 'name' | 'kind';
  relation: SetRelation;
  values: string[];
}

/** An activity at this place keeps these times; clock texts compare as text. */
export interface TimeAtom {
  kind: 'timeAt';
  place: string;
  startBy?: string;
  startFrom?: string;
  endBy?: string;
  endFrom?: string;
  minMinutes?: number;
  maxMinutes?: number;
}

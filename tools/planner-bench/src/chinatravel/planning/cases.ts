import type { Atom, Demand, NumberOperator } from '../constraint.ts';

/** An atom or its negation. */
export interface Literal {
  atom: Atom;
  holds: boolean;
}

/** One way to meet a demand: all literals together. */
export type Case = Literal[];

const MAX_CASES = 64;

/** Lists the ways to meet all demands together, one option per alternative, at most 64. */
export function listCases(demands: readonly Demand[]): Case[] {
  return product(demands.map((demand) => expand(demand, true)));
}

function expand(demand: Demand, holds: boolean): Case[] {
  if (demand.kind === 'not') return expand(demand.part, !holds);
  if (demand.kind === 'all' || demand.kind === 'any') {
    const parts = demand.parts.map((part) => expand(part, holds));
    return (demand.kind === 'all') === holds ? product(parts) : parts.flat();
  }
  return expandAtom(demand, holds);
}

const OPPOSITES: Readonly<Record<NumberOperator, NumberOperator>> = {
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  '==': '!=',
  '!=': '==',
};

/** Expands a demand. A negated comparison becomes the opposite one; a demand that cannot be met gives no case. */
function expandAtom(atom: Atom, holds: boolean): Case[] {
  if (atom.kind === 'always') {
    if (atom.holds !== holds) return [];
    return [atom.avoidModes ? [{ atom, holds }] : []];
  }
  if (!holds && (atom.kind === 'cost' || atom.kind === 'hotelDistance')) {
    return [[{ atom: { ...atom, operator: OPPOSITES[atom.operator] }, holds: true }]];
  }
  if (!holds && atom.kind === 'order') {
    return [[{ atom: { kind: 'order', first: atom.second, second: atom.first }, holds: true }]];
  }
  return [[{ atom, holds }]];
}

function product(lists: readonly Case[][]): Case[] {
  let cases: Case[] = [[]];
  for (const list of lists) {
    cases = cases.flatMap((known) => list.map((more) => known.concat(more))).slice(0, MAX_CASES);
  }
  return cases;
}

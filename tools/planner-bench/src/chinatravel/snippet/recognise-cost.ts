import type { CostAtom, CostScope, Demand, NumberOperator } from '../constraint.ts';
import type { Part, Symbol } from './symbol.ts';
import { findNumberConstant, findTypes, isCallOf, isLegCall } from './symbol-shape.ts';

interface Limit {
  operator: NumberOperator;
  value: number;
}

/** Recognises a comparison of a sum of costs with a number. The sum may be divided by people, nights or meals. */
export function recogniseCost(symbol: Symbol, limit: Limit): Demand | undefined {
  const per: CostAtom['per'] = [];
  let amount = symbol;
  while (amount.kind === 'binary' && amount.operator === '/') {
    const share = findShare(amount.right);
    if (!share) return undefined;
    per.push(...share);
    amount = amount.left;
  }
  const scopes = findScopes(amount);
  return scopes && { kind: 'cost', scopes, per, operator: limit.operator, limit: limit.value };
}

const SCOPES_BY_TYPE: Readonly<Record<string, CostScope>> = {
  attraction: 'attraction',
  breakfast: 'meal',
  lunch: 'meal',
  dinner: 'meal',
  accommodation: 'hotel',
  airplane: 'intercity',
  train: 'intercity',
};

function findScopes(symbol: Symbol): CostScope[] | undefined {
  if (symbol.kind !== 'sum' || symbol.initial !== 0) return undefined;
  const scopes = new Set<CostScope>();
  for (const part of symbol.parts) {
    const found = findPartScopes(part);
    if (!found) return undefined;
    for (const scope of found) scopes.add(scope);
  }
  return [...scopes];
}

function findPartScopes({ when, value }: Part): CostScope[] | undefined {
  const types = findTypes(when);
  if (value.kind === 'binary' && value.operator === '+') {
    const left = findPartScopes({ when, value: value.left });
    const right = findPartScopes({ when, value: value.right });
    return left && right ? [...left, ...right] : undefined;
  }
  if (isLegCall(value, 'innercity_transport_cost')) return types === 'all' ? ['local'] : undefined;
  if (!isCallOf(value, 'activity_cost') || !types) return undefined;
  if (types === 'all') return ['attraction', 'meal', 'hotel', 'intercity'];
  const scopes = types.map((type) => SCOPES_BY_TYPE[type]);
  return scopes.filter((scope) => scope !== undefined);
}

function findShare(symbol: Symbol): CostAtom['per'] | undefined {
  if (isCallOf(symbol, 'people_count')) return ['person'];
  if (isCallOf(symbol, 'day_count')) return ['day'];
  if (symbol.kind === 'binary' && symbol.operator === '-') {
    const isNights = isCallOf(symbol.left, 'day_count') && findNumberConstant(symbol.right) === 1;
    return isNights ? ['night'] : undefined;
  }
  if (symbol.kind === 'binary' && symbol.operator === '*') {
    const left = findShare(symbol.left);
    const right = findShare(symbol.right);
    return left && right ? [...left, ...right] : undefined;
  }
  return isMealCount(symbol) ? ['meal'] : undefined;
}

function isMealCount(symbol: Symbol): boolean {
  if (symbol.kind !== 'sum' || symbol.initial !== 0) return false;
  return symbol.parts.every(({ when, value }) => {
    const types = findTypes(when);
    if (findNumberConstant(value) !== 1 || !types || types === 'all') return false;
    return types.every((type) => SCOPES_BY_TYPE[type] === 'meal');
  });
}

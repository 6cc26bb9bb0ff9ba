import type { Value } from './value.ts';
import {
  difference,
  intersection,
  isDict,
  isEqual,
  isSubset,
  SnippetError,
  toIterable,
  toMember,
  toSet,
  union,
} from './value.ts';

/** Calls a supported method of a set, list, string or dict. */
export function callMethod(target: Value, method: string, args: Value[]): Value {
  const [first = null] = args;
  if (target instanceof Set) return callSetMethod(target, method, first);
  if (Array.isArray(target)) return callListMethod(target, method, first);
  if (typeof target === 'string' && typeof first === 'string') {
    if (method === 'startswith') return target.startsWith(first);
    if (method === 'endswith') return target.endsWith(first);
    if (method === 'split') return target.split(first);
  }
  if (isDict(target) && method === 'get' && typeof first === 'string') {
    return Object.hasOwn(target, first) ? (target[first] ?? null) : (args[1] ?? null);
  }
  throw new SnippetError(`no method ${method}`);
}

function callSetMethod(target: Set<Value>, method: string, first: Value): Value {
  switch (method) {
    case 'add':
      target.add(toMember(first));
      return null;
    case 'discard':
      target.delete(toMember(first));
      return null;
    case 'update':
      for (const item of toIterable(first)) target.add(toMember(item));
      return null;
    case 'union':
      return union(target, toSet(toIterable(first)));
    case 'intersection':
      return intersection(target, toSet(toIterable(first)));
    case 'difference':
      return difference(target, toSet(toIterable(first)));
    case 'issubset':
      return isSubset(target, toSet(toIterable(first)));
    case 'issuperset':
      return isSubset(toSet(toIterable(first)), target);
    case 'isdisjoint':
      return intersection(target, toSet(toIterable(first))).size === 0;
    default:
      throw new SnippetError(`no method ${method}`);
  }
}

function callListMethod(target: Value[], method: string, first: Value): Value {
  switch (method) {
    case 'append':
      target.push(first);
      return null;
    case 'extend':
      target.push(...toIterable(first));
      return null;
    case 'count':
      return target.filter((item) => isEqual(item, first)).length;
    case 'index': {
      const at = target.findIndex((item) => isEqual(item, first));
      if (at < 0) throw new SnippetError('not in list');
      return at;
    }
    default:
      throw new SnippetError(`no method ${method}`);
  }
}

import type { Choice } from './requirements.ts';

/** Returns whether a candidate is allowed: not excluded by name or kind, and in the list of allowed ones where given. */
export function isWithin(thing: { name: string; kind: string }, choice: Choice): boolean {
  if (choice.avoidNames.has(thing.name) || choice.avoidKinds.has(thing.kind)) return false;
  if (choice.onlyNames && !choice.onlyNames.has(thing.name)) return false;
  return !choice.onlyKinds || choice.onlyKinds.has(thing.kind);
}

export type Test = (thing: { name: string; kind: string }) => boolean;

/** Returns one test per demand "at least one of these". */
export function listGroups(choice: Choice): Test[] {
  return [
    ...choice.names.map(
      (group): Test =>
        (thing) =>
          group.includes(thing.name),
    ),
    ...choice.kinds.map(
      (group): Test =>
        (thing) =>
          group.includes(thing.kind),
    ),
  ];
}

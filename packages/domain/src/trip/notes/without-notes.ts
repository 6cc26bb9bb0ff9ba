import type { StoredPlan } from '@yunyou/contract/trip/stored-plan.schema';

/** Returns a plan without the owner's notes, as readers of a shared trip may see and copy it. */
export function withoutNotes(plan: StoredPlan): StoredPlan {
  return {
    ...plan,
    days: plan.days.map(({ note: _dayNote, ...day }) => ({
      ...day,
      items: day.items.map((item) => {
        if (!('note' in item)) return item;
        const { note: _note, ...rest } = item;
        return rest;
      }),
    })),
  };
}

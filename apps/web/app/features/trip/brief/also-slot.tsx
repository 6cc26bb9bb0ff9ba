import { type BriefPatch, type BriefState, toggled } from './brief-state.ts';
import { listOtherWishes } from './other-wishes.ts';
import { Chips, Choices, Slot } from './slot.tsx';

interface AlsoSlotProps {
  state: BriefState;
  /** Tags that other parts of the form offer. */
  offeredTagIds: ReadonlySet<string>;
  onChange: (patch: BriefPatch) => void;
}

const diets = [
  { id: 'vegetarian', name: 'Vegetarian' },
  { id: 'vegan', name: 'Vegan' },
  { id: 'halal', name: 'Halal' },
] as const;
const modes = [
  { id: 'train', name: 'Train' },
  { id: 'flight', name: 'Plane' },
  { id: 'coach', name: 'Coach' },
  { id: 'ferry', name: 'Ferry' },
] as const;
const quiet = { id: 'quiet', name: 'Away from crowds' } as const;

/** All other preferences: food, transport, crowds, and what can only be entered as a wish. */
export function AlsoSlot({ state, offeredTagIds, onChange }: AlsoSlotProps) {
  const { diet = [], transport = [], avoidsCrowds = false } = state.brief;
  const others = listOtherWishes(state, offeredTagIds);
  const ways = modes.filter(({ id }) => transport.includes(id)).map(({ name }) => name.toLowerCase());
  const words = [
    ...others.map(({ name }) => name),
    ...diets.filter(({ id }) => diet.includes(id)).map(({ name }) => name),
    ...(ways.length > 0 ? [`By ${ways.join(', ')} only`] : []),
    ...(avoidsCrowds ? [quiet.name] : []),
  ];
  return (
    <Slot name="Also" value={words.join(', ') || undefined} unset="Nothing else">
      <Chips
        label="Further wishes"
        chips={others}
        onRemove={(id) => {
          const wish = others.find((other) => other.id === id);
          if (wish) onChange(wish.without);
        }}
      />
      <Choices
        label="Food and crowds"
        options={[...diets, quiet]}
        chosen={avoidsCrowds ? [...diet, quiet.id] : diet}
        onToggle={(id) => {
          if (id === quiet.id) return onChange({ avoidsCrowds: avoidsCrowds ? undefined : true });
          const chosen = toggled(diet, id);
          return onChange({ diet: diets.map((one) => one.id).filter((one) => chosen.includes(one)) });
        }}
      />
      <Choices
        label="Ways to travel between cities"
        options={modes.map(({ id, name }) => ({ id, name: `By ${name.toLowerCase()}` }))}
        chosen={transport}
        onToggle={(id) => {
          const chosen = toggled(transport, id);
          onChange({ transport: modes.map((one) => one.id).filter((one) => chosen.includes(one)) });
        }}
      />
    </Slot>
  );
}

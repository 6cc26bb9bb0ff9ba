import { type BriefPatch, type BriefState, toggled } from './brief-state.ts';
import * as text from './brief-words.ts';
import { listOtherWishes } from './other-wishes.ts';
import { Chips, Choices, Slot } from './slot.tsx';

interface AlsoSlotProps {
  state: BriefState;
  /** Tags that other parts of the form offer. */
  offeredTagIds: ReadonlySet<string>;
  onChange: (patch: BriefPatch) => void;
}

const diets = [
  { id: 'vegetarian', name: text.vegetarian },
  { id: 'vegan', name: text.vegan },
  { id: 'halal', name: text.halal },
] as const;
const modes = [
  { id: 'train', name: text.train },
  { id: 'flight', name: text.plane },
  { id: 'coach', name: text.coach },
  { id: 'ferry', name: text.ferry },
] as const;
const quiet = { id: 'quiet', name: text.awayFromCrowds } as const;

/** Renders all other preferences: food, transport, crowds, and what can only be entered as a wish. */
export function AlsoSlot({ state, offeredTagIds, onChange }: AlsoSlotProps) {
  const { diet = [], transport = [], avoidsCrowds = false } = state.brief;
  const others = listOtherWishes(state, offeredTagIds);
  const ways = modes.filter(({ id }) => transport.includes(id)).map(({ name }) => name.toLowerCase());
  const words = [
    ...others.map(({ name }) => name),
    ...diets.filter(({ id }) => diet.includes(id)).map(({ name }) => name),
    ...(ways.length > 0 ? [text.byOnly(ways.join(', '))] : []),
    ...(avoidsCrowds ? [quiet.name] : []),
  ];
  return (
    <Slot name="Also" value={words.join(', ') || undefined} unset={text.nothingElse}>
      <Chips
        label={text.furtherWishes}
        chips={others}
        onRemove={(id) => {
          const wish = others.find((other) => other.id === id);
          if (wish) onChange(wish.without);
        }}
      />
      <Choices
        label={text.foodAndCrowds}
        options={[...diets, quiet]}
        chosen={avoidsCrowds ? [...diet, quiet.id] : diet}
        onToggle={(id) => {
          if (id === quiet.id) return onChange({ avoidsCrowds: avoidsCrowds ? undefined : true });
          const chosen = toggled(diet, id);
          return onChange({ diet: diets.map((one) => one.id).filter((one) => chosen.includes(one)) });
        }}
      />
      <Choices
        label={text.waysBetween}
        options={modes.map(({ id, name }) => ({ id, name: text.byWay(name.toLowerCase()) }))}
        chosen={transport}
        onToggle={(id) => {
          const chosen = toggled(transport, id);
          onChange({ transport: modes.map((one) => one.id).filter((one) => chosen.includes(one)) });
        }}
      />
    </Slot>
  );
}

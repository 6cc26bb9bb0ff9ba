import { Button, buttonClass } from '@yunyou/ui/button';
import type { ReactNode } from 'react';
import { Form, useSubmit } from 'react-router';
import { monthName } from '../../features/facts/format.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import styles from './destination.module.css';
import { type ListState, listUrl } from './list-state.ts';

interface Choice {
  id: string;
  name: string;
}

const months = Array.from({ length: 12 }, (_, index) => ({
  id: String(index + 1),
  name: monthName(index + 1),
}));
const dayChoices = [1, 2, 3, 4, 5, 7].map((days) => ({
  id: String(days),
  name: days === 1 ? '1 day' : `${days} days`,
}));
const levels = [
  { id: 'UNESCO', name: 'World Heritage' },
  { id: '5A', name: '5A' },
  { id: '4A', name: '4A' },
];

/** A plain GET form: it works without script, and with script it follows each choice at once. */
export function ListFilters({ state, areas, tags }: { state: ListState; areas: Choice[]; tags: Choice[] }) {
  const submit = useSubmit();
  return (
    <>
      <nav aria-label="Kind of place" className={styles.kinds}>
        <PageLink
          to={listUrl({ kind: 'city', sort: 'popular', page: 1 }, {})}
          className={buttonClass(state.kind === 'city' ? 'primary' : 'quiet')}
        >
          Cities
        </PageLink>
        <PageLink
          to={listUrl({ kind: 'spot', sort: 'popular', page: 1 }, {})}
          className={buttonClass(state.kind === 'spot' ? 'primary' : 'quiet')}
        >
          Scenic spots
        </PageLink>
      </nav>
      <Form
        className={styles.filters}
        onChange={(event) => void submit(event.currentTarget)}
        key={JSON.stringify(state)}
      >
        {state.kind === 'spot' && <input type="hidden" name="kind" value="spot" />}
        {state.kind === 'city' && (
          <Filter name="area" label="Region" any="All of China" choices={areas} value={state.area} />
        )}
        <Filter name="tag" label="Interest" any="Any" choices={tags} value={state.tag} />
        <Filter name="month" label="Best in" any="Any month" choices={months} value={state.month} />
        {state.kind === 'city' ? (
          <Filter name="days" label="Stay" any="Any length" choices={dayChoices} value={state.days} />
        ) : (
          <Filter name="level" label="Level" any="Any" choices={levels} value={state.level} />
        )}
        <Filter
          name="sort"
          label="Order"
          any="Popular first"
          choices={[{ id: 'name', name: 'By name' }]}
          value={state.sort === 'name' ? 'name' : undefined}
        />
        <noscript>
          <Button type="submit">Show</Button>
        </noscript>
      </Form>
    </>
  );
}

function Filter({
  name,
  label,
  any,
  choices,
  value,
}: {
  name: string;
  label: string;
  any: string;
  choices: Choice[];
  value: string | number | undefined;
}): ReactNode {
  return (
    <label className={styles.filter}>
      {label}
      <select name={name} defaultValue={value ?? ''}>
        <option value="">{any}</option>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.name}
          </option>
        ))}
      </select>
    </label>
  );
}

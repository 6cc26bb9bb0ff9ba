import { Button } from '@yunyou/ui/button';
import { useState } from 'react';
import { Picture } from '../../../pictures/picture.tsx';
import { useEditor } from '../editor/use-editor.ts';
import styles from './refine.module.css';
import * as words from './refine-words.ts';
import type { RefinementBoxProps } from './refinement-box-props.ts';
import { RefinementPreview } from './refinement-preview.tsx';
import { listRouteCities, nightsOf } from './route-cities.ts';
import routeStyles from './route-editor.module.css';
import { RouteEditor } from './route-editor.tsx';
import { endsOf } from './trip-ends.ts';

/** Renders the cities with their nights, and the editor of the route. */
export function RouteBox({ refine, store, isAnswered }: RefinementBoxProps) {
  const { view, draft } = useEditor(store);
  const [isOpen, setIsOpen] = useState(false);
  const route = listRouteCities(view);
  const ends = endsOf(draft.brief, draft.plan.days[0]?.date);
  if (route.length === 0) return null;
  return (
    <section
      className={styles.box}
      aria-labelledby="route-title"
      data-wide={isOpen || isAnswered || undefined}
    >
      <h2 id="route-title" className={styles.title}>
        {words.citiesAndNights}
      </h2>
      {isOpen ? (
        <RouteEditor
          key={JSON.stringify([route, ends])}
          route={route}
          ends={ends}
          isBusy={refine.isBusy}
          onPreview={(change) => refine.ask({ change })}
          onClose={() => setIsOpen(false)}
        />
      ) : (
        <div className={routeStyles.overview}>
          <ol className={routeStyles.stops}>
            {route.map(({ cityId, name, nights }) => (
              <li key={cityId} className={routeStyles.stop}>
                <Picture
                  picture={`city/${cityId}`}
                  format="square"
                  alt=""
                  sizes="3.5rem"
                  className={routeStyles.picture}
                />
                <span>
                  {name} <span className={routeStyles.count}>{nightsOf(nights)}</span>
                </span>
              </li>
            ))}
          </ol>
          <Button tone="quiet" onClick={() => setIsOpen(true)}>
            {words.changeCitiesNightsAndDates}
          </Button>
        </div>
      )}
      {isAnswered && <RefinementPreview refine={refine} draft={draft} />}
    </section>
  );
}

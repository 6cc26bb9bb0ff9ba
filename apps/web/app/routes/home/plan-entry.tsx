import { SearchForm } from '../../features/search/search-form.tsx';
import { WishForm } from '../../features/trip/wish-form.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import styles from './home.module.css';
import * as words from './home-words.ts';

const examples = [words.exampleYunnan, words.exampleTrain, words.exampleFamily];

/** Renders the two ways to start, in the first view of the home page: describe a trip, or search places. */
export function PlanEntry() {
  return (
    <div className={styles.start}>
      <section className={styles.plan} aria-labelledby="describe-your-trip">
        <h2 id="describe-your-trip">{words.describeYourTrip}</h2>
        <WishForm />
      </section>
      <div className={styles.hints}>
        <p className={styles.note}>{words.planLead}</p>
        <ul className={styles.examples} aria-label={words.examples}>
          {examples.map((wish) => (
            <li key={wish}>
              <PageLink to={`/trip?wish=${encodeURIComponent(wish)}`}>{wish}</PageLink>
            </li>
          ))}
        </ul>
      </div>
      <section className={styles.find} aria-labelledby="search-places">
        <h2 id="search-places">{words.searchPlaces}</h2>
        <SearchForm
          action="/search"
          name="keyword"
          label={words.searchPlaces}
          placeholder={words.placeholder}
        />
        <p className={styles.shortcuts}>
          <PageLink to="/destination/list">{words.allPlaces}</PageLink>
          <PageLink to="/destination/list?kind=spot&level=UNESCO">{words.worldHeritage}</PageLink>
          <PageLink to="/trip/routes">{words.classicRoutes}</PageLink>
          <PageLink to="/trip/tours">{words.tours}</PageLink>
          <PageLink to="/wiki">{words.travelGuides}</PageLink>
          <PageLink to="/wiki?tag=visas">{words.visas}</PageLink>
        </p>
      </section>
    </div>
  );
}

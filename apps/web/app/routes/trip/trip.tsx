import { buttonClass } from '@yunyou/ui/button';
import { Page, PageHead, Section } from '../../features/sections/section.tsx';
import { WishForm } from '../../features/trip/wish-form.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/trip';
import styles from './trip.module.css';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const wish = new URL(request.url).searchParams.get('wish')?.slice(0, 2000) ?? '';
  const [tags, paces] = await Promise.all([
    api('GET /travel/preferenceTag'),
    api('GET /travel/strategyType'),
  ]);
  return { wish, tags: tags.list, paces: paces.list };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ page: 'trip', path: '/trip', matches, picture: 'page/trip' });

export default function Trip({ loaderData: { wish, tags, paces } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHead
        title="Create my trip"
        zhTitle="行程"
        lead="Tell us when, with whom and what you love. Opening hours, trains and prices come from our own catalogue."
      />
      <WishForm wish={wish} />
      {wish && (
        <p role="status" className={styles.status}>
          Planning trips is not open on this site yet. Your sentence is kept in the address of this page, so
          you can come back to it.
        </p>
      )}
      <Section title="How full may a day be?">
        <ul className={styles.paces}>
          {paces.map(({ id, name, description }) => (
            <li key={id}>
              <h3>{name}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Find places for what you love">
        <ul className={styles.tags}>
          {tags.map(({ id, name }) => (
            <li key={id}>
              <PageLink to={`/destination/list?tag=${id}`} className={buttonClass('quiet')}>
                {name}
              </PageLink>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}

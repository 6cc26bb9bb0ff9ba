import { chinaToday, orNotFound, requireParameter } from '../../api/page-data.ts';
import { AddToTrip } from '../../features/actions/add-to-trip.tsx';
import { PageActions } from '../../features/actions/page-actions.tsx';
import { Article } from '../../features/article/article.tsx';
import { toArticleView } from '../../features/article/article-view.ts';
import { DriverCard } from '../../features/facts/driver-card.tsx';
import { Facts, FactsAge } from '../../features/facts/facts.tsx';
import { describeFactsAge } from '../../features/facts/facts-age.ts';
import { formatDistance, formatDuration } from '../../features/facts/format.ts';
import { distanceAway } from '../../features/facts/format-words.ts';
import { Glance } from '../../features/facts/glance.tsx';
import { toSpotPoint } from '../../features/map/catalogue-points.ts';
import { PlaceMap } from '../../features/map/place-map.tsx';
import columns from '../../features/sections/columns.module.css';
import { EntityPage } from '../../features/sections/entity-page.tsx';
import { Gallery } from '../../features/sections/gallery.tsx';
import { Section } from '../../features/sections/section.tsx';
import { toGallery } from '../../features/sections/to-gallery.ts';
import { spotData } from '../../features/structured-data/page-data.ts';
import { TileStrip } from '../../features/tiles/tile-strip.tsx';
import { spotTile } from '../../features/tiles/tile-words.ts';
import { OpenNow } from '../../features/visit/open-now.tsx';
import { OpeningWeek } from '../../features/visit/opening-week.tsx';
import { isDate, VisitDay } from '../../features/visit/visit-day.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/attraction';
import styles from './attraction.module.css';
import * as words from './attraction-words.ts';
import { bookingWords, priceInShort, spotFacts, TicketTable } from './spot-facts.tsx';
import { VisitVariants } from './visit-variants.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, findBlur } = context.get(pageContext);
  const id = requireParameter(request, 'id', '/destination/list?kind=spot');
  const { nearby, photographs, description, ...spot } = await orNotFound(
    api('GET /scenicSpots/detail', { id }),
  );
  const date = new URL(request.url).searchParams.get('date') ?? '';
  return {
    spot,
    factsAge: describeFactsAge('scenic-spot', spot, chinaToday()),
    gallery: toGallery({ ...spot, photographs }, findBlur),
    about: toArticleView(description),
    date: isDate(date) ? date : undefined,
    points: [toSpotPoint(spot), ...nearby.map(toSpotPoint)],
    nearby: nearby.map((near) => ({
      ...spotTile(near),
      note: distanceAway(formatDistance(near.distanceMeters)),
    })),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    subject: loaderData?.spot.name,
    description: loaderData?.spot.summary,
    path: `/attractions/detail?id=${loaderData?.spot.id ?? ''}`,
    matches,
    picture: loaderData?.spot.picture,
    structured: loaderData && spotData(loaderData.spot, new Date().getFullYear()),
  });

export default function Attraction({ loaderData }: Route.ComponentProps) {
  const { spot, factsAge, gallery, about, date, points, nearby } = loaderData;
  return (
    <EntityPage
      entity={spot}
      title={spot.name}
      zhTitle={spot.zhName}
      crumbs={[
        { name: words.destinations, to: '/destination' },
        { name: spot.cityName, to: `/destination/city?id=${spot.cityId}` },
      ]}
      actions={
        <PageActions type="scenic-spot" id={spot.id} name={spot.name} counts={spot}>
          <AddToTrip place={{ entity: 'scenic-spot', id: spot.id, name: spot.name }} />
        </PageActions>
      }
    >
      <div className={styles.glance}>
        <Glance
          facts={[
            { name: words.today, value: <OpenNow spot={spot} /> },
            { name: words.price, value: priceInShort(spot) },
            { name: words.timeNeeded, value: formatDuration(spot.visitMinutes) },
            { name: words.booking, value: bookingWords[spot.booking.required] },
          ]}
        />
      </div>
      <Gallery name={spot.name} pictures={gallery} />
      <Section title={words.about}>
        <div className={columns.columns}>
          <div className={columns.aside}>
            <Article article={about} />
            <div className={styles.tips}>
              <h3>{words.tips}</h3>
              <ul>
                {spot.tips.map((tip) => (
                  <li key={tip}>{tip}</li>
                ))}
              </ul>
            </div>
          </div>
          <aside className={columns.aside}>
            <Facts facts={spotFacts(spot)} />
            <DriverCard
              name={spot.name}
              zhName={spot.zhName}
              zhAddress={spot.zhAddress}
              address={spot.address}
              pinyin={spot.pinyin}
            />
          </aside>
        </div>
      </Section>
      <Section id="hours" tone="sunk" title={words.planTheVisit}>
        <div className={styles.visit}>
          {spot.visitVariants && spot.visitVariants.length > 0 && (
            <div className={styles.part}>
              <h3>{words.waysToVisit}</h3>
              <VisitVariants variants={spot.visitVariants} />
            </div>
          )}
          <div className={styles.part}>
            <h3>{words.openingHours}</h3>
            <OpeningWeek
              rules={spot.openingHours}
              exceptions={spot.openingExceptions}
              note={spot.hoursNote}
            />
          </div>
          <div className={styles.part}>
            <h3>{words.tickets}</h3>
            <TicketTable spot={spot} />
          </div>
          <VisitDay key={spot.id} spot={spot} date={date} />
        </div>
        <FactsAge text={factsAge} />
      </Section>
      <Section title={words.onTheMap}>
        <PlaceMap points={points} label={words.mapLabel(spot.name)} />
      </Section>
      {nearby.length > 0 && (
        <Section title={words.nearby} isScreenOnly>
          <TileStrip tiles={nearby} />
        </Section>
      )}
    </EntityPage>
  );
}

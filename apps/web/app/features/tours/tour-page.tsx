import type { SpotCard } from '@yunyou/contract/site/cards.schema';
import type { Group } from '@yunyou/domain/money/price';
import { buttonClass } from '@yunyou/ui/button';
import { useMemo, useState } from 'react';
import { PageLink } from '../../navigation/page-link.tsx';
import { PageActions } from '../actions/page-actions.tsx';
import { ReportLink } from '../facts/report-link.tsx';
import { toSpotPoint } from '../map/catalogue-points.ts';
import { PlaceMap } from '../map/place-map.tsx';
import { RatingLine } from '../reviews/rating-line.tsx';
import { Reviews } from '../reviews/reviews.tsx';
import columns from '../sections/columns.module.css';
import { PictureHead } from '../sections/picture-head.tsx';
import { Section } from '../sections/section.tsx';
import { SectionLinks } from '../sections/section-links.tsx';
import { TileStrip } from '../tiles/tile-strip.tsx';
import { cityTile } from '../tiles/tile-words.ts';
import { BookBox } from './book-box.tsx';
import { bookingAddress } from './booking-address.ts';
import { DeparturesCalendar } from './departures-calendar.tsx';
import type { Tour, TourPageData } from './tour-data.ts';
import { TourItinerary } from './tour-itinerary.tsx';
import styles from './tour-page.module.css';
import { CancellationTerms, Inclusions, Questions } from './tour-terms.tsx';
import * as words from './tour-words.ts';
import { departureWords } from './tour-words.ts';
import { useDepartures } from './use-departures.ts';

/** Renders the details of a tour with price and departures. */
export default function TourPage({ tour, spots, rating, reviews, sections, today }: TourPageData) {
  const [group, setGroup] = useState<Group>({ adults: 2, children: 0 });
  return (
    <>
      <PictureHead
        picture={tour.picture}
        blur={tour.imageBlur}
        title={tour.name}
        zhTitle={tour.zhName}
        lead={tour.summary}
        crumbs={[
          { name: words.tripPlanning, to: '/trip' },
          { name: words.tours, to: '/trip/tours' },
        ]}
      >
        <p className={styles.facts}>
          {[
            words.dayCount(tour.days),
            words.from(tour.cities.find(({ id }) => id === tour.startCityId)?.name ?? tour.startCityId),
            words.groupOf(tour.groupSizeMax),
          ].join(' · ')}
          {rating.average !== null && <RatingLine rating={rating} to="#reviews" />}
        </p>
        <PageActions type="trip-line" id={tour.id} name={tour.name}>
          <PageLink to={bookingAddress(tour.id, { group })} className={buttonClass()}>
            {words.bookThisTour}
          </PageLink>
        </PageActions>
      </PictureHead>
      <SectionLinks links={sections} />
      <Section title={words.dayByDay} id="itinerary">
        <div className={columns.columns}>
          <div>
            <ul id="overview" className={styles.highlights}>
              {tour.highlights.map((highlight) => (
                <li key={highlight}>{highlight}</li>
              ))}
            </ul>
            <TourItinerary tour={tour} spots={spots} />
          </div>
          <aside className={columns.aside}>
            <div className={columns.sticky}>
              <BookBox tour={tour} group={group} onGroup={setGroup} />
            </div>
          </aside>
        </div>
      </Section>
      <TourMap tour={tour} spots={spots} />
      <Departures tour={tour} group={group} today={today} />
      <Section title={words.whatIsIncluded} id="included">
        <Inclusions tour={tour} />
        <p className={styles.report}>
          <ReportLink />
        </p>
      </Section>
      <div className={styles.beside}>
        <Section title={words.cancellation} id="cancellation" lead={words.cancellationLead}>
          <CancellationTerms steps={tour.cancellation} />
        </Section>
        {tour.faqs.length > 0 && (
          <Section title={words.goodToKnow} id="questions">
            <Questions faqs={tour.faqs} />
          </Section>
        )}
      </div>
      <Reviews
        target={{ type: 'trip-line', id: tour.id, name: tour.name }}
        rating={rating}
        firstPage={reviews}
      />
      <Section title={words.citiesTitle(tour.cities.length)}>
        <TileStrip tiles={tour.cities.map(cityTile)} />
      </Section>
    </>
  );
}

function TourMap({ tour, spots }: { tour: Tour; spots: readonly SpotCard[] }) {
  const points = useMemo(() => spots.map(toSpotPoint), [spots]);
  const routes = useMemo(() => {
    const known = new Set(spots.map(({ id }) => id));
    return tour.itinerary.flatMap(({ spotIds }, index) => {
      const pointIds = spotIds.filter((id) => known.has(id));
      return pointIds.length ? [{ id: `day-${index + 1}`, name: words.dayNumber(index + 1), pointIds }] : [];
    });
  }, [tour, spots]);
  if (points.length === 0) return null;
  return (
    <Section title={words.onTheMap} id="map">
      <PlaceMap points={points} routes={routes} label={words.mapLabel(tour.name)} />
    </Section>
  );
}

function Departures({ tour, group, today }: { tour: Tour; group: Group; today: string }) {
  const { departures, isLive } = useDepartures(tour, today);
  return (
    <Section
      title={words.datesAndPrices}
      id="departures"
      lead={words.leaves(departureWords(tour.departures))}
    >
      <DeparturesCalendar
        departures={departures}
        seatsNeeded={group.adults + group.children}
        linkTo={(date) => bookingAddress(tour.id, { date, group })}
      />
      <p className={styles.live} role="status">
        {words.priceNote}
        {isLive && ` ${words.seatsNote}`}
      </p>
    </Section>
  );
}

import { buttonClass } from '@yunyou/ui/button';
import { chinaToday, orNotFound, requireParameter } from '../../api/page-data.ts';
import { AddToTrip } from '../../features/actions/add-to-trip.tsx';
import { PageActions } from '../../features/actions/page-actions.tsx';
import { ClimateChart } from '../../features/facts/climate-chart.tsx';
import { FactsAge } from '../../features/facts/facts.tsx';
import { describeFactsAge } from '../../features/facts/facts-age.ts';
import { formatDays, formatMonths } from '../../features/facts/format.ts';
import { Glance } from '../../features/facts/glance.tsx';
import { WeatherToday } from '../../features/facts/weather-today.tsx';
import { toArea, toBusinessPoint, toSpotPoint, toStationPoint } from '../../features/map/catalogue-points.ts';
import { setDistantAside } from '../../features/map/pins/set-aside.ts';
import { PlaceMap } from '../../features/map/place-map.tsx';
import { CityReviews } from '../../features/reviews/city-reviews.tsx';
import { reviewsPerPage } from '../../features/reviews/review-target.ts';
import { EntityPage } from '../../features/sections/entity-page.tsx';
import { Gallery } from '../../features/sections/gallery.tsx';
import { Section } from '../../features/sections/section.tsx';
import { SectionLinks } from '../../features/sections/section-links.tsx';
import { toGallery } from '../../features/sections/to-gallery.ts';
import { cityData } from '../../features/structured-data/page-data.ts';
import { toBusiness } from '../../features/tiles/business.ts';
import { BusinessList } from '../../features/tiles/business-list.tsx';
import { cityTile, guideTile, lineTile, routeTile, spotTile } from '../../features/tiles/tile-words.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/city';
import { toAround } from './around.ts';
import styles from './city.module.css';
import { CityEvents } from './city-events.tsx';
import { CityReading } from './city-reading.tsx';
import { CitySights } from './city-sights.tsx';
import { CityStrip } from './city-strip.tsx';
import { DayIdeas } from './day-ideas.tsx';
import * as words from './destination-words.ts';
import { toDistrictWords } from './district-words.ts';
import { Districts } from './districts.tsx';
import { GettingThere } from './getting-there.tsx';
import { describeRidesAge, toRide } from './rides.ts';
import { toStationWords } from './station-words.ts';

const spotsShown = 9;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, findBlur } = context.get(pageContext);
  const city = await orNotFound(
    api('GET /city/detail', { id: requireParameter(request, 'id', '/destination/list') }),
  );
  const inCity = { cityCode: city.cityCode };
  const [local, spots, hotels, restaurants, shops, lines, guides, rating, reviews] = await Promise.all([
    api('GET /city/local', { id: city.id }),
    api('POST /scenicSpots/selectInfoByCityCode', { ...inCity, pageSize: 40 }),
    api('POST /hotel/selectInfoByCityCode', { ...inCity, pageSize: 12 }),
    api('POST /restaurant/selectInfoByCityCode', { ...inCity, pageSize: 18 }),
    api('POST /shop/selectInfoByCityCode', { ...inCity, pageSize: 12 }),
    api('POST /tripLine/selectInfoByCityCode', { ...inCity, pageSize: 6 }),
    api('POST /wiki/list', { cityId: city.id, pageSize: 6 }),
    api('POST /cityReviews/overview', { cityId: city.id }),
    api('POST /cityReviews/selectInfo', { cityId: city.id, pageSize: reviewsPerPage }),
  ]);
  const { article: _, nearby, similar, links, photographs, ...glance } = city; // the article has its own page
  return {
    city: glance,
    gallery: toGallery({ ...city, photographs }, findBlur),
    factsAge: describeFactsAge('city', city, chinaToday()),
    rides: links.map(toRide),
    ridesAge: describeRidesAge(links),
    stations: local.stations.map((station) => toStationWords(station, city.id)),
    dayIdeas: local.dayIdeas,
    districts: local.districts.map(toDistrictWords),
    routes: local.routes.map(routeTile),
    points: setDistantAside([
      ...spots.list.map(toSpotPoint),
      ...hotels.list.map(toBusinessPoint('hotel')),
      ...restaurants.list.map(toBusinessPoint('restaurant')),
      ...shops.list.map(toBusinessPoint('shop')),
      ...local.stations.map(toStationPoint),
    ]),
    areas: local.districts.map(toArea),
    spots: spots.list.slice(0, spotsShown).map(spotTile),
    spotTotal: spots.total,
    hotels: hotels.list.map(toBusiness),
    restaurants: restaurants.list.map(toBusiness),
    shops: shops.list.map(toBusiness),
    lines: lines.list.map(lineTile),
    guides: guides.list.map(guideTile),
    ...toAround(nearby, links),
    similar: similar.map(cityTile),
    rating,
    reviews,
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    page: 'city',
    subject: loaderData?.city.name,
    description: loaderData?.city.summary,
    path: `/destination/city?id=${loaderData?.city.id ?? ''}`,
    matches,
    picture: loaderData?.city.picture,
    structured: loaderData && cityData(loaderData.city, loaderData.spots),
  });

export default function City({ loaderData }: Route.ComponentProps) {
  const { city, gallery, spots, spotTotal, hotels, restaurants, shops, lines, guides } = loaderData;
  const { nearby, dayTrips, similar } = loaderData;
  const { rides, ridesAge, factsAge, points, areas, rating, reviews, stations, dayIdeas, districts, routes } =
    loaderData;
  const guideUrl = `/destination/city/city-detail?id=${city.id}`;
  return (
    <EntityPage
      entity={city}
      title={city.name}
      zhTitle={city.zhName}
      crumbs={[
        { name: words.destinations, to: '/destination' },
        { name: city.areaName, to: `/destination/list?area=${city.areaId}` },
      ]}
      actions={
        <PageActions type="city" id={city.id} name={city.name} counts={city}>
          <AddToTrip place={{ entity: 'city', id: city.id, name: city.name }} />
          <PageLink to={guideUrl} className={buttonClass('quiet')} isLikely>
            {words.readTheGuideTo(city.name)}
          </PageLink>
        </PageActions>
      }
    >
      <SectionLinks links={listSections(loaderData)} />
      <Section title={words.atAGlance}>
        <Glance
          facts={[
            { name: words.bestMonths, value: formatMonths(city.bestMonths) },
            { name: words.stay, value: formatDays(city.recommendedDays) },
            { name: words.say, value: <span lang="zh-Latn">{city.pinyin}</span> },
            { name: words.where, value: city.areaName },
          ]}
        />
        <ul className={styles.known} aria-label={words.knownFor}>
          {city.knownFor.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
      </Section>
      <Gallery name={city.name} pictures={gallery} />
      <CitySights city={city} spots={spots} total={spotTotal} />
      <DayIdeas ideas={dayIdeas} city={city.name} />
      <Section id="when" tone="sunk" title={words.whenToGo}>
        <WeatherToday cityId={city.id} name={city.name} />
        <ClimateChart climate={city.climate} bestMonths={city.bestMonths} name={city.name} />
      </Section>
      <CityEvents events={city.events} name={city.name} />
      <Section id="there" title={words.gettingThere}>
        <GettingThere ends={city} stations={stations} rides={rides} ridesAge={ridesAge} />
        <FactsAge text={factsAge} />
      </Section>
      {points.length > 0 && (
        <Section id="map" title={words.onTheMap}>
          <PlaceMap points={points} areas={areas} label={words.placesIn(city.name)} />
        </Section>
      )}
      <Districts districts={districts} />
      <BusinessList id="eat" kind="restaurant" title={words.whereToEat} businesses={restaurants} />
      <BusinessList
        id="stay"
        kind="hotel"
        title={words.whereToStay}
        lead={words.stayLead}
        businesses={hotels}
      />
      <BusinessList id="shops" kind="shop" title={words.whatToBringHome} businesses={shops} />
      <CityReading city={city} routes={routes} lines={lines} guides={guides} />
      <CityReviews key={city.id} city={city} rating={rating} firstPage={reviews} />
      <CityStrip id="day-trips" title={words.dayTripsFrom(city.name)} cities={dayTrips} />
      <CityStrip id="nearby" title={words.nearby} cities={nearby} />
      <CityStrip id="similar" title={words.similarPlaces} cities={similar} />
    </EntityPage>
  );
}

/** Returns the links to the sections that the page has. */
const listSections = (page: Route.ComponentProps['loaderData']) => [
  page.spots.length > 0 && { id: 'see', name: words.see },
  page.dayIdeas.length > 0 && { id: 'days', name: words.goodDays },
  { id: 'when', name: words.whenToGo },
  page.city.events !== undefined && { id: 'events', name: words.events },
  { id: 'there', name: words.gettingThere },
  page.points.length > 0 && { id: 'map', name: words.map },
  page.districts.length > 0 && { id: 'districts', name: words.districts },
  page.restaurants.length > 0 && { id: 'eat', name: words.eat },
  page.hotels.length > 0 && { id: 'stay', name: words.stay },
  page.shops.length > 0 && { id: 'shops', name: words.shop },
  page.routes.length > 0 && { id: 'routes', name: words.routes },
  page.lines.length > 0 && { id: 'tours', name: words.tours },
  page.guides.length > 0 && { id: 'guides', name: words.goodToKnow },
  page.dayTrips.length > 0 && { id: 'day-trips', name: words.dayTrips },
  page.nearby.length > 0 && { id: 'nearby', name: words.nearby },
];

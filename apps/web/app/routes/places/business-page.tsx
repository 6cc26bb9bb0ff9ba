import { AddToTrip } from '../../features/actions/add-to-trip.tsx';
import { PageActions } from '../../features/actions/page-actions.tsx';
import { DriverCard } from '../../features/facts/driver-card.tsx';
import { type Fact, Facts, FactsAge } from '../../features/facts/facts.tsx';
import { Glance } from '../../features/facts/glance.tsx';
import { PriceClass } from '../../features/facts/price-class.tsx';
import { kindNames } from '../../features/map/map-points.ts';
import { PlaceMap } from '../../features/map/place-map.tsx';
import columns from '../../features/sections/columns.module.css';
import { EntityPage } from '../../features/sections/entity-page.tsx';
import { Gallery } from '../../features/sections/gallery.tsx';
import { Section } from '../../features/sections/section.tsx';
import type { GalleryPicture } from '../../features/sections/to-gallery.ts';
import { TileStrip } from '../../features/tiles/tile-strip.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import styles from './business-page.module.css';
import type { BusinessKind, NearbyEntry, Surroundings } from './business-view.ts';
import * as words from './place-words.ts';

interface Business {
  id: string;
  name: string;
  zhName: string;
  pinyin: string;
  zhAddress?: string | undefined;
  address?: string | undefined;
  district: string;
  cityId: string;
  cityName: string;
  summary: string;
  picture: string;
  imageBlur?: string | undefined;
  /** Its pictures with credits; empty for a place with one drawn picture. */
  pictures: readonly GalleryPicture[];
  /** How old the facts are (`describeFactsAge`). */
  factsAge: string;
  likeCount: number;
  favouriteCount: number;
}

interface BusinessPageProps {
  kind: BusinessKind;
  business: Business;
  /** Most important facts, in a row below the picture. */
  glance: readonly Fact[];
  facts: readonly Fact[];
  /** Lists the offers of the place: dishes, rooms, goods. */
  offer?: { title: string; items: readonly string[] } | undefined;
  surroundings: Surroundings;
}

/** Renders the page of a hotel, restaurant or shop. */
export function BusinessPage({ kind, business, glance, facts, offer, surroundings }: BusinessPageProps) {
  const { points, areWalkable, sights, others } = surroundings;
  return (
    <EntityPage
      entity={business}
      title={business.name}
      zhTitle={business.zhName}
      crumbs={[
        { name: words.destinations, to: '/destination' },
        { name: business.cityName, to: `/destination/city?id=${business.cityId}` },
      ]}
      actions={
        <PageActions type={kind} id={business.id} name={business.name} counts={business}>
          <AddToTrip
            place={{ entity: kind, id: business.id, name: business.name }}
            inCity={{ id: business.cityId, name: business.cityName }}
          />
        </PageActions>
      }
    >
      <div className={styles.glance}>
        <Glance facts={glance} />
      </div>
      <Gallery name={business.name} pictures={business.pictures} />
      <Section title={words.goodToKnow}>
        <div className={columns.columns}>
          <div className={columns.aside}>
            {offer && offer.items.length > 0 && (
              <div className={styles.offer}>
                <h3>{offer.title}</h3>
                <ul>
                  {offer.items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </div>
            )}
            <Facts facts={[...facts, ...addressFacts(business)]} />
            <FactsAge text={business.factsAge} />
          </div>
          <aside className={columns.aside}>
            <DriverCard
              name={business.name}
              zhName={business.zhName}
              zhAddress={business.zhAddress ?? ''}
              address={business.address}
              pinyin={business.pinyin}
            />
          </aside>
        </div>
      </Section>
      <Section tone="sunk" title={words.onTheMap}>
        <PlaceMap points={points} label={words.mapLabel(business.name)} />
      </Section>
      {sights.length > 0 && (
        <Section title={areWalkable ? words.sightsWithinAWalk : words.nearestSights}>
          <TileStrip tiles={sights} />
        </Section>
      )}
      <NearbyPlaces entries={others} cityId={business.cityId} cityName={business.cityName} />
    </EntityPage>
  );
}

function addressFacts({ pinyin, district, cityId, cityName, zhAddress, address }: Business): Fact[] {
  return [
    {
      name: words.area,
      value: (
        <>
          {district}, <PageLink to={`/destination/city?id=${cityId}`}>{cityName}</PageLink>
        </>
      ),
    },
    {
      name: words.address,
      value: zhAddress ? (
        <>
          {address && (
            <span lang="zh-Latn" className={styles.address}>
              {address}
            </span>
          )}
          <span lang="zh" className={styles.address}>
            {zhAddress}
          </span>
        </>
      ) : (
        words.notCheckedYet
      ),
    },
    { name: words.say, value: <span lang="zh-Latn">{pinyin}</span> },
  ];
}

interface NearbyPlacesProps {
  entries: readonly NearbyEntry[];
  cityId: string;
  cityName: string;
}

function NearbyPlaces({ entries, cityId, cityName }: NearbyPlacesProps) {
  if (entries.length === 0) return null;
  return (
    <Section
      title={words.eatStayShopNearby}
      more={{ to: `/destination/city?id=${cityId}#eat`, text: words.moreIn(cityName) }}
    >
      <ul className={styles.places}>
        {entries.map(({ key, kind, name, zhName, linkUrl, priceClass, way }) => (
          <li key={key} className={styles.place}>
            <h3 className={styles.name}>
              <PageLink to={linkUrl}>{name}</PageLink>{' '}
              <span lang="zh" className={styles.chinese}>
                {zhName}
              </span>
            </h3>
            <p className={styles.facts}>
              {kindNames[kind]} · <PriceClass priceClass={priceClass} /> · {way}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { sql } from 'drizzle-orm';
import type { Database, Db } from '../database.ts';

/*
 * Generates a large catalogue inside the database from the existing rows: each new row is a copy of a real one with
 * another id, position and city, and a name made of words that occur in our names.
 */

const spotsPerCity = 200;
const favouritesPerUser = 50;

/** Grows the catalogue to `rows` spots, with a matching number of cities, search entries, visitors, reviews and orders. */
export async function generateCatalogue(
  { db, transaction }: Database,
  rows: number,
  favourites: number,
): Promise<void> {
  await growCities(db, Math.ceil(rows / spotsPerCity));
  await growSpots(db, rows);
  await growSearch(db);
  await transaction((inside) => growVisitors(inside, Math.ceil(favourites / favouritesPerUser), favourites));
  await growReviews(db, Math.ceil(rows / 5));
  await growOrders(db, Math.ceil(rows / 5));
  await db.execute(sql`vacuum analyze`);
}

async function growCities(db: Db, wanted: number): Promise<void> {
  await db.execute(sql`
    insert into city (id, doc)
    select 'city-' || n, model.doc || jsonb_build_object('cityCode', (900000 + n)::text, 'popularity', 1 + n % 60,
      'name', model.doc->>'name' || ' ' || chr((65 + n % 26)::int) || chr((97 + n / 26 % 26)::int))
    from generate_series((select count(*) from city) + 1, ${wanted}::int) n
    join (select row_number() over (order by id) - 1 as place, doc from city) model
      on model.place = n % (select count(*) from city)`);
}

/** Spreads spots over the whole country, half of them in the fifty most popular cities. */
async function growSpots(db: Db, wanted: number): Promise<void> {
  await db.execute(sql`
    with model as (select row_number() over (order by id) - 1 as place, doc from scenic_spot),
      town as (select row_number() over (order by popularity desc, id) - 1 as place, id from city),
      word as (select row_number() over (order by word) - 1 as place, word from
        (select distinct regexp_split_to_table(doc->>'name', '\\s+') as word from scenic_spot) words)
    insert into scenic_spot (id, doc)
    select 'spot-' || n, model.doc || jsonb_build_object(
      'name', first.word || ' ' || second.word || ' ' || third.word, 'cityId', town.id, 'popularity', 1 + (n * 7919) % 70,
      'coordinates', jsonb_build_object('latitude', 21 + (n * 104729 % 24000) / 1000.0,
        'longitude', 82 + (n * 15485863::bigint % 40000) / 1000.0))
    from generate_series((select count(*) from scenic_spot) + 1, ${wanted}::int) n
    join model on model.place = n % (select count(*) from model)
    join town on town.place = case when n % 2 = 0 then n / 2 % 50 else n % (select count(*) from town) end
    join word first on first.place = n * 31 % (select count(*) from word)
    join word second on second.place = n / 7 % (select count(*) from word)
    join word third on third.place = n / 1009 % (select count(*) from word)`);
}

async function growSearch(db: Db): Promise<void> {
  await db.execute(sql`
    insert into search_entry (type, id, name, zh_name, note, picture, link_url, keys, name_terms, spelled, digest, terms, popularity)
    select 'spot', id, title, '', '', '', '/attractions/detail?id=' || id,
      array[lower(replace(title, ' ', ''))], string_to_array(lower(title), ' '), string_to_array(lower(title), ' '), '',
      array_to_tsvector(array(select distinct term from unnest(string_to_array(lower(title), ' ') ||
        array[lower(replace(title, ' ', '')), 'attraction', category]) term where term <> '')), popularity
    from scenic_spot on conflict do nothing`);
  await db.execute(sql`
    insert into search_term (term, count, popularity, deletions)
    select term, count(*), max(popularity), array_to_tsvector(array[term])
    from search_entry, unnest(tsvector_to_array(terms)) term group by 1
    on conflict (term) do update set count = excluded.count`);
  // The row of the empty word holds the number of entries.
  await db.execute(sql`
    insert into search_term (term, count, popularity, deletions) select '', count(*), 0, '' from search_entry
    on conflict (term) do update set count = excluded.count`);
}

async function growVisitors(db: Db, users: number, favourites: number): Promise<void> {
  await db.execute(sql`set local session_replication_role = replica`); // skips the foreign-key check of each row
  await db.execute(sql`
    insert into app_user (id, provider, provider_subject, email, user_name)
    select 'user-' || n, 'generated', n::text, n || '@example.org', 'Traveller ' || n from generate_series(1, ${users}::int) n
    on conflict do nothing`);
  await db.execute(sql`
    insert into behaviour (user_id, kind, target_type, target_id, created_at)
    select 'user-' || 1 + n % ${users}::int, 'favourite', 'scenic-spot',
      'spot-' || 1 + (hashint8(n)::bigint + 2147483648) % (select count(*) from scenic_spot), now() - n * interval '1 second'
    from generate_series(1, ${favourites}::int) n on conflict do nothing`);
  await db.execute(sql`
    insert into behaviour_count (kind, target_type, target_id, count)
    select kind, target_type, target_id, count(*) from behaviour group by 1, 2, 3
    on conflict (target_type, target_id, kind) do update set count = excluded.count`);
}

async function growReviews(db: Db, wanted: number): Promise<void> {
  await db.execute(sql`
    with town as (select row_number() over (order by id) - 1 as place, id from city),
      person as (select row_number() over (order by id) - 1 as place, id from app_user)
    insert into review (id, target_type, target_id, user_id, stars, text, state, created_at)
    select 'review-' || n, 'city', town.id, person.id, 1 + n % 5, 'Worth the way.', 'published', now() - n * interval '1 minute'
    from generate_series(1, ${wanted}::int) n
    join town on town.place = n % (select count(*) from town)
    join person on person.place = n / (select count(*) from town) % (select count(*) from person)
    on conflict do nothing`);
}

async function growOrders(db: Db, wanted: number): Promise<void> {
  await db.execute(sql`
    with line as (select id, title from trip_line order by id limit 1),
      person as (select row_number() over (order by id) - 1 as place, id from app_user)
    insert into tour_order (order_no, user_id, line_id, date, last_day, adults, children, tour, travellers, contact,
      request_hash, currency, adult_minor, child_minor, total_minor, state, payment_provider, created_at, updated_at)
    select 'YY' || lpad(n::text, 14, '0'), person.id, line.id, date '2027-01-01', date '2027-01-01', 1, 0,
      jsonb_build_object('id', line.id, 'name', line.title), '[]', '{}', n::text, 'CNY', 100, 100, 100, 'completed',
      'pay-later', now() - n * interval '1 minute', now()
    from line, generate_series(1, ${wanted}::int) n
    join person on person.place = n % (select count(*) from person)
    on conflict do nothing`);
}

import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

/*
 * What hangs on the rentals of a fleet (../seed-fleet.ts) besides its money: history, news, words, photos,
 * reviews and whom people know and work for. Written with every trigger and constraint on.
 */

/** The people of the staff are the last ones of the seed. */
export const staffNumbers = (cars: number) => Array.from({ length: 20 }, (_, n) => cars - n)

/** Adds the lives of `cars` people to a fleet of `cars` cars with ten rentals each. */
export async function seedLives(db: Db, cars: number, now: Date): Promise<void> {
  const at = `timestamptz '${now.toISOString()}'`
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    // A seed writes its prices before they are ever shown; afterwards they stay as they were agreed.
    await sql`set local session_replication_role = replica`.execute(tx)
    for (const statement of agreed) await sql.raw(statement).execute(tx)
    await sql`set local session_replication_role = origin`.execute(tx)
    for (const statement of [...followUps, ...people(cars, at)])
      await sql.raw(statement).execute(tx)
    await sql.raw(allSaid).execute(tx)
    await sql.raw(noOrphans).execute(tx)
  })
  await sql`vacuum analyze`.execute(db)
}

const line = (code: string, unit: string, cents: number, rule: string) =>
  `jsonb_build_object('code', '${code}', 'quantity', 1, 'unit', '${unit}', 'unitPrice', ${cents}, 'amount', ${cents}, 'rule', '${rule}', 'refundable', true)`

/** A month and its deposit, cents, as `total_cents` and the payment of the fleet say. */
const quote = `jsonb_build_object('lines', jsonb_build_array(${line('months', 'month', 90_000, 'booking-price')}, ${line('deposit', 'once', 40_000, 'deposit-minimum')}),
  'total', 130000, 'dueNow', 130000, 'deposit', 40000, 'donationBase', 90000, 'costPerMile', 0.09,
  'months', 1, 'weeks', 0, 'days', 0, 'totalDays', 30, 'coefficient', 1,
  'terms', jsonb_build_object('includedMilesPerDay', 0, 'mileCents', 9, 'taxRate', 0,
    'rates', jsonb_build_object('day', 3900, 'week', 22900, 'month', 90000)))`

const agreed = [
  `update rental_order set quote = ${quote}`,
  `update driver set phone = '+13055550123', birth_date = '1990-05-04', license_number = 'D' || user_id, license_country = 'US',
    license_state = 'CA', insurance_company = 'Bay Mutual', insurance_liability_limit_cents = 500000`,
  `update contract set text_en = repeat('What was agreed. ', 200), text_es = repeat('Lo acordado. ', 200)`,
]

const followUps = [
  `insert into order_event (order_id, at, actor, code, status_to) select id, created_at, 'renter', 'paid', 85 from rental_order`,
  `insert into order_event (order_id, at, actor, code, status_to) select id, starts_at, 'renter', 'keys', 86 from rental_order where picked_up_at is not null`,
  `insert into evidence_entry (order_id, number, at, kind, data, previous_hash, hash)
    select id, e, created_at, 'status', '{}', '', md5(id || ' ' || e) from rental_order, generate_series(1, 3) e`,
  `insert into notification (id, user_id, order_id, topic, thread, title_en, title_es, text_en, text_es, created_at, read_at)
    select id || 'n' || e, user_id, id, 'rental', 'rental ' || id || ' ' || e, 'Your rental', 'Tu renta', 'It goes on.', 'Sigue.', created_at,
      case when rental_status = 88 or e < 3 then created_at end from rental_order, generate_series(1, 3) e`,
  `insert into message (order_id, author, author_id, body, created_at)
    select id, 'staff', 'u1', 'See you at ten.', starts_at from rental_order where rental_status in (86, 88)`,
  `insert into stored_file (id, owner_id, order_id, purpose, content_type, byte_size, created_at)
    select o.id || 's' || e, user_id, o.id, 'inspection', 'image/webp', 1, starts_at from rental_order o, generate_series(1, 4) e where rental_status = 88`,
  `insert into inspection_item (inspection_id, position, checkpoint, file_id)
    select 'i' || o.id, e, 'front', o.id || 's' || e from rental_order o, generate_series(1, 4) e where rental_status = 88`,
  `insert into charge (id, transaction_id, order_id, code, quantity, unit, unit_price_cents, amount_cents, created_at)
    select 'v' || id, transaction_id, id, 'miles', 100, 'mile', 9, 900, ends_at from rental_order where rental_status = 88`,
  `insert into review (id, reviewer_id, car_id, transaction_id, side, status, ratings, score, language, comment, created_at, reveal_at, shown_at)
    select 'w' || id, user_id, car_id, transaction_id, 'renter', 'completed', '{"1": 9, "2": 8}', 8.5, 'en', 'A good car.', ends_at, ends_at + interval '1 hour', ends_at + interval '1 hour'
    from rental_order where rental_status = 88`,
]

const people = (cars: number, at: string) => [
  `insert into staff_member (user_id, rights) select 'u' || n, array['owner'] from unnest(array[${staffNumbers(cars).join(', ')}]) n`,
  `insert into connection (id, requester_id, addressee_id, status, created_at, decided_at)
    select n || 'x' || e, 'u' || n, 'u' || (1 + (n + e * e) % ${cars}), 'confirmed', ${at}, ${at} from generate_series(1, ${cars}) n, generate_series(1, 3) e`,
  `insert into job (id, type, status, owner_id, area_id, from_place_id, to_place_id, price_cents, seats, language, title, description,
      created_at, updated_at, starts_at, ends_at, from_latitude, from_longitude, to_latitude, to_longitude, road_miles)
    select 'j' || n, 'rideRequest', 'open', 'u' || n, '1', '5378538', '5392171', 3000 + n, 1, 'en', 'Ride to San Jose', 'Two bags.',
      ${at}, ${at}, ${at} + n % 20 * interval '1 day' + interval '1 day', ${at} + n % 20 * interval '1 day' + interval '28 hours', 37.8, -122.27, 37.34, -121.89, 42
    from generate_series(6, ${cars}, 6) n`,
]

/** What triggers keep beside its source is made as a whole where the fleet has left it empty. */
const allSaid = `do $$ declare copy text; many bigint; begin
  for copy in select replace(v.relname, '_said', '') from pg_class v where v.relkind = 'v' and v.relname like '%\\_said'
      and to_regclass(replace(v.relname, '_said', '')) is not null loop
    execute format('select count(*) from (select from %I limit 1) t', copy) into many;
    if many = 0 then execute format('insert into %I select * from %I', copy, copy || '_said'); end if;
  end loop;
end $$`

/** A fleet is written as a dump is read in; here every foreign key is asked whether it holds. */
const noOrphans = `do $$ declare k record; many bigint; begin
  for k in select c.conname, c.conrelid::regclass as child, c.confrelid::regclass as parent,
      (select string_agg(format('c.%I = p.%I', a.attname, b.attname), ' and ') from unnest(c.conkey, c.confkey) u (x, y)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = u.x join pg_attribute b on b.attrelid = c.confrelid and b.attnum = u.y) as same,
      (select string_agg(format('c.%I is not null', a.attname), ' and ') from unnest(c.conkey) x
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = x) as said
    from pg_constraint c where c.contype = 'f' loop
    execute format('select count(*) from %s c where %s and not exists (select from %s p where %s)', k.child, k.said, k.parent, k.same) into many;
    if many > 0 then raise exception 'the seed breaks %: % rows', k.conname, many; end if;
  end loop;
end $$`

import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

/*
 * A fleet of any size, ten rentals a car or more: the last waits, the one before may run, the others are over. Written straight into
 * the schema; what keeps it true while it grows is switched off as when a dump is read in, and its
 * constraints and indexes hold all the same.
 */

/** Of a hundred cars so many stand in the first area, so many in the second; the others share the rest. */
const firstAreas = [20, 15]

const gap = `interval '8 hours'`

const firstNames =
  'Ana Luis María José Carmen Juan Elena Carlos Rosa Jorge Sofía Miguel Lucía Pedro Julia Mario'
const lastNames =
  'Ruiz García Pérez López Díaz Cruz Reyes Torres Flores Rivera Gómez Ortiz Morales Castro Vega Núñez Smith Lee Kim Davis Brown Jones Wilson Moore Clark Hall Young King Scott Green Baker Adams Nelson Hill Parker Evans Cook Bell Ward'
/** One person in 39 has each last name: if all had the same, a search would find everybody. */
const nameAt = (names: string, place: string) =>
  `(array['${names.split(' ').join("','")}'])[1 + (${place}) % ${names.split(' ').length}]`
const namesOf = { first: nameAt(firstNames, 'n / 39'), last: nameAt(lastNames, 'n') }

/** Fills an empty database that has the base data. Statements of its own, so that each is a batch. */
export async function seedFleet(
  db: Db,
  cars: number,
  now: Date,
  { rentalsEach = 10, people = cars }: { rentalsEach?: number; people?: number } = {},
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    const size = { cars, rentalsEach, people }
    for (const statement of statements(size, `timestamptz '${now.toISOString()}'`))
      await sql.raw(statement).execute(tx)
  })
  await sql`vacuum analyze`.execute(db)
}

type Size = { cars: number; rentalsEach: number; people: number }

function statements({ cars, rentalsEach, people }: Size, now: string): string[] {
  const [first = 0, second = 0] = firstAreas
  const fleet = `from generate_series(1, ${cars}) n`
  const person = `from generate_series(1, ${people}) n`
  const rentals = `from generate_series(1, ${cars}) n cross join generate_series(1, ${rentalsEach}) r`
  // The last rental but one of every third car runs; the last begins within two months.
  const lately = rentalsEach - 1
  const starts = `${now} + case when r < ${lately} then ((r - ${lately}) * 40 - 20 + n % 5) when r = ${lately} then -(1 + n % 20) else 25 + n % 40 end * interval '1 day'`
  const ends = `${now} + case when r < ${lately} then ((r - ${lately}) * 40 + 5 + n % 5) when r = ${lately} then 2 + n % 20 else 55 + n % 40 end * interval '1 day'`
  // Whoever rents now is numbered as the car; of more people than cars the others were here before.
  const renter = `'u' || case when r >= ${lately} then n else 1 + (n + (r - 1) * ${cars}) % ${people} end`
  const code = `case when r < ${lately} then 88 when r = ${lately} then case when n % 3 = 0 then 86 else 87 end else 85 end`
  return [
    `insert into app_user (id, email, email_verified_at, first_name, last_name, phone, birth_date, created_at)
      select 'u' || n, 'u' || n || '@example.com', ${now}, ${namesOf.first}, ${namesOf.last}, '+1305' || lpad((n % 10000000)::text, 7, '0'), '1990-05-04', ${now} ${person}`,
    `insert into driver (id, user_id, is_primary, first_name, last_name, license_number, license_expires,
        license_verification, license_verified_version, insurance_policy_number, insurance_expires, insurance_verification,
        insurance_verified_version)
      select 'd' || n, 'u' || n, true, ${namesOf.first}, ${namesOf.last}, 'D' || n, date '2031-01-01', 'verified', 1, 'P1', '2031-01-01', 'verified', 1 ${person}`,
    `insert into car (id, area_id, subtype_id, type_id, make, model, year, colour, plate, seats, fuel, day_cents,
        week_cents, month_cents, mile_cents, deposit_minimum_cents, deposit_maximum_cents, latitude, longitude, city,
        address, features, rating, review_count, minimum_rental_days, odometer)
      select 'c' || n, case when n % 100 < ${first} then '1' when n % 100 < ${first + second} then '2' else (3 + n % 4)::text end,
        case when n % 7 = 0 then 'minivan' when n % 3 = 0 then 'suv' else 'sedan' end,
        case when n % 7 = 0 then 'van' else 'car' end, 'Toyota', 'Camry', 2016 + n % 11, 'pacific', 'P' || n, 5, 'hybrid',
        3000 + n % 2000, 18000 + n % 9000, 60000 + (n * 37) % 60000, 9, 40000, 100000, 37.3 + (n % 90) / 100.0,
        -122.4 + (n % 70) / 100.0, 'Oakland', '7th Street',
        array(select unnest(array['bluetooth', 'awd', 'appleCarPlay', 'backupCamera', 'sunroof', 'heatedSeats']) limit 1 + n % 6),
        3 + (n % 200) / 100.0, n % 90, case when n % 9 = 0 then 30 when n % 4 = 0 then 7 else 1 end, 40000 ${fleet}`,
    `insert into maintenance_item (id, car_id, kind, interval_miles, interval_days, last_done_on, last_done_odometer)
      select n || kind, 'c' || n, kind, 5000, 180, (${now})::date - (n % 195), 36000 + n % 5000 ${fleet},
        (values ('oil'), ('tyres'), ('brakes')) k (kind)`,
    `insert into rental_transaction (id, user_id, created_at, returned_at, deposit_released_at)
      select n || 't' || r, ${renter}, ${starts}, case when ${code} = 88 then ${ends} end, case when ${code} = 88 then ${ends} end ${rentals}`,
    `insert into rental_order (id, transaction_id, user_id, car_id, area_id, kind, state, rental_status, confirmation,
        paid, starts_at, ends_at, price_modifier_id, insurance_plan, quote, total_cents, deposit_cents, hold_expires_at,
        created_at, booked_at, picked_up_at, ended_at, start_odometer)
      select n || 'o' || r, n || 't' || r, ${renter}, 'c' || n, c.area_id, 'start',
        case when ${code} in (87, 88) then 'ended' else 'booked' end, ${code}, 'confirmed', true, ${starts}, ${ends},
        'normal', 'own', '{}', 130000, 40000, ${starts}, ${starts}, ${starts},
        case when ${code} in (86, 88) then ${starts} end, case when ${code} in (87, 88) then ${ends} end,
        case when ${code} in (86, 88) then 100 end ${rentals} join car c on c.id = 'c' || n`,
    `insert into occupancy (car_id, kind, order_id, period, occupied)
      select car_id, 'rental', id, tstzrange(starts_at, ends_at), tstzrange(starts_at, ends_at + ${gap})
      from rental_order where rental_status <> 87`,
    `insert into order_driver (order_id, driver_id) select id, 'd' || substr(user_id, 2) from rental_order`,
    `insert into appointment_seat (area_id, starts_at, seat, kind, order_id, price_cents)
      select area_id, starts_at + row_number() over () * interval '1 microsecond', 1, 'pickup', id, 0 from rental_order where rental_status = 85`,
    `insert into contract (order_id, version, text_en, text_es, hash, created_at, accepted_at)
      select id, 1, 'a', 'b', '', created_at, created_at from rental_order`,
    `insert into payment (id, order_id, method, kind, state, due_cents, fee_cents, gateway, gateway_reference, client_secret, confirmation_number, created_at, paid_at)
      select 'p' || id, id, 'creditCard', 'card', 'paid', 130000, 3900, 'test', 'r' || id, 'c' || id, 'f' || id, created_at, created_at from rental_order`,
    `insert into refund (id, payment_id, order_id, due_cents, fee_cents, reason, state, created_at, sent_at, sent_way)
      select 'b' || id, 'p' || id, id, 40000, 0, 'deposit', 'sent', created_at, created_at, 'card' from rental_order where rental_status = 88`,
    // The day of the books comes from a trigger otherwise.
    `insert into ledger_entry (transaction_id, order_id, payment_id, code, at, booked_on)
      select transaction_id, id, 'p' || id, 'payment', created_at, created_at::date from rental_order`,
    `insert into ledger_line (entry_id, account, amount_cents)
      select id, account, cents from ledger_entry, (values ('card', 133900), ('rent', -90000), ('deposit', -40000), ('fee', -3900)) l (account, cents)`,
    `insert into ledger_sum (account, part, cents) select account, 0, sum(amount_cents) from ledger_line group by account`,
    ...staffQueues(now),
    `do $$ begin
      if to_regclass('inspection_count') is not null then
        insert into inspection_count (kind, part, inspections) select kind, 0, count(*) from inspection group by kind;
      end if;
      if to_regclass('visit_said') is not null then
        insert into visit select * from visit_said;
      end if;
      if to_regclass('maintenance_need') is not null then
        insert into maintenance_need select * from maintenance_need_said order by since;
      end if;
    end $$`,
    `do $$ begin
      if to_regclass('car_search') is null then
        insert into car_availability (car_id, busy) select c.id, coalesce(range_agg(o.occupied), '{}')
          from car c left join occupancy o on o.car_id = c.id group by c.id;
      else
        perform number_features((select array_agg(distinct f) from car c, unnest(c.features) f));
        insert into car_search select * from car_search_said order by area_id, car_id;
      end if;
    end $$`,
  ]
}

/** What came to the staff: nearly all of it is decided, a little of it still waits. */
function staffQueues(now: string): string[] {
  const every = (count: number) => `abs(hashtext(o.id)) % ${count} = 0`
  const over = `o.rental_status = 88`
  const out = `o.rental_status = 86`
  return [
    `insert into inspection (id, transaction_id, order_id, car_id, kind, handover_order_id, odometer, submitted_at, state, reviewed_at)
      select 'i' || id, transaction_id, id, car_id, 'return', id, 100, ends_at, 'reviewed', ends_at from rental_order o where ${over}`,
    `insert into inspection (id, transaction_id, order_id, car_id, kind, handover_order_id, odometer, submitted_at)
      select 'i' || id, transaction_id, id, car_id, 'pickup', id, 100, starts_at from rental_order o where ${out} and ${every(40)}`,
    `insert into help_request (id, order_id, car_id, user_id, kind, message, status, created_at, changed_at, resolved_at)
      select 'h' || id, id, car_id, user_id, 'helpRequest', 'a', 'resolved', ends_at, ends_at, ends_at from rental_order o where ${over} and ${every(10)}`,
    `insert into help_request (id, order_id, car_id, user_id, kind, message, created_at, changed_at)
      select 'h' || id, id, car_id, user_id, 'helpRequest', 'a', starts_at, starts_at from rental_order o where ${out} and ${every(60)}`,
    `insert into message (order_id, author, author_id, body, created_at)
      select id, 'renter', user_id, 'a', ends_at from rental_order o where ${over} and ${every(5)}`,
    `insert into message (order_id, author, author_id, body, created_at)
      select id, 'renter', user_id, 'a', starts_at from rental_order o where ${out} and ${every(70)}`,
    `update rental_transaction t set unanswered_message = m.id from rental_order o join message m on m.order_id = o.id
      where t.id = o.transaction_id and ${out}`,
    `insert into claim (id, transaction_id, order_id, code, description, estimate_cents, state, created_at, decided_at)
      select 'm' || id, transaction_id, id, 'damage', 'a', 5000, case when ${every(2000)} then 'open' else 'dropped' end, ends_at, ends_at
      from rental_order o where ${over} and ${every(20)}`,
    `insert into claim (id, transaction_id, order_id, code, description, estimate_cents, state, created_at, decided_at, fee_for, fee_key, fee_facts)
      select 'f' || id, transaction_id, id, 'engineDamage', 'a', 5000, case when ${every(3000)} then 'open' else 'dropped' end, ends_at, ends_at,
        'inspection', id, '{"what": {"en": "a", "es": "b"}, "dueOn": "2026-01-01", "warnedOn": []}'
      from rental_order o where ${over} and ${every(30)}`,
    `insert into special_request (id, user_id, order_id, kind, request_text, status, created_at, answered_at)
      select 's' || id, user_id, id, 'pet', 'a', case when ${every(2000)} then 'open' else 'declined' end, created_at,
        case when ${every(2000)} then null else created_at end from rental_order o where ${every(20)}`,
    `insert into rental_offer (id, transaction_id, order_id, kind, status, title_en, title_es, description_en, description_es,
        amount_cents, valid_until, made_by, created_at)
      select 'g' || id, transaction_id, id, 'extend', case when ${every(2000)} then 'open' else 'expired' end, 'a', 'b', 'a', 'b', 500,
        ends_at + interval '1 day', 'system', starts_at from rental_order o where ${every(20)}`,
    `insert into audit_entry (staff_id, at, action, subject, details)
      select 'u1', created_at, 'booking confirm', id, jsonb_build_object('order', id) from rental_order o`,
    `update driver d set license_verification = 'submitted', license_submitted_at = ${now} from rental_order o
      where o.user_id = d.user_id and o.rental_status = 85 and ${every(1000)}`,
    `update rental_order o set confirmation = 'pending' where rental_status = 85 and ${every(500)}`,
    `update rental_order o set overdue_at = starts_at, ends_at = ${now} - interval '10 hours',
      quote = '{"terms": {"rates": {"day": 3000}}, "coefficient": 1}' where ${out} and ${every(300)}`,
    `update payment p set state = 'waiting', kind = 'transfer', method = 'bankTransfer', paid_at = null,
        gateway = null, gateway_reference = null, client_secret = null
      from rental_order o where o.id = p.order_id and o.rental_status = 85 and ${every(1000)}`,
    `update payment p set state = 'refused', kind = 'transfer', method = 'bankTransfer', paid_at = null,
        gateway = null, gateway_reference = null, client_secret = null,
        refusal = case when ${every(20000)} then 'cancelled' else 'neverCame' end
      from rental_order o where o.id = p.order_id and ${over} and ${every(200)}`,
    `update refund r set state = 'owed', sent_at = null, sent_way = null from rental_order o where o.id = r.order_id and ${every(5000)}`,
  ]
}

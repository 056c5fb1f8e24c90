import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

/*
 * A fleet of any size, ten rentals a car: eight are over, one may run, one waits. Written straight into
 * the schema; what keeps it true while it grows is switched off as when a dump is read in, and its
 * constraints and indexes hold all the same.
 */

/** Of a hundred cars so many stand in the first area, so many in the second; the others share the rest. */
const firstAreas = [20, 15]

const gap = `interval '8 hours'`

/** Fills an empty database that has the base data. Statements of its own, so that each is a batch. */
export async function seedFleet(db: Db, cars: number, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    for (const statement of statements(cars, `timestamptz '${now.toISOString()}'`))
      await sql.raw(statement).execute(tx)
  })
  await sql`vacuum analyze`.execute(db)
}

function statements(cars: number, now: string): string[] {
  const [first = 0, second = 0] = firstAreas
  const fleet = `from generate_series(1, ${cars}) n`
  const rentals = `from generate_series(1, ${cars}) n cross join generate_series(1, 10) r`
  // The ninth rental of every third car runs; the tenth begins within two months.
  const starts = `${now} + case when r < 9 then (r * 40 - 380 + n % 5) when r = 9 then -(1 + n % 20) else 25 + n % 40 end * interval '1 day'`
  const ends = `${now} + case when r < 9 then (r * 40 - 355 + n % 5) when r = 9 then 2 + n % 20 else 55 + n % 40 end * interval '1 day'`
  const code = `case when r < 9 then 88 when r = 9 then case when n % 3 = 0 then 86 else 87 end else 85 end`
  return [
    `insert into app_user (id, email, email_verified_at, first_name, last_name, phone, birth_date, created_at)
      select 'u' || n, 'u' || n || '@example.com', ${now}, 'Ana', 'Ruiz', '+13055550123', '1990-05-04', ${now} ${fleet}`,
    `insert into driver (id, user_id, is_primary, first_name, last_name, license_number, license_expires,
        license_verification, license_verified_version, insurance_policy_number, insurance_expires, insurance_verification,
        insurance_verified_version)
      select 'd' || n, 'u' || n, true, 'Ana', 'Ruiz', 'D1', date '2031-01-01', 'verified', 1, 'P1', '2031-01-01', 'verified', 1 ${fleet}`,
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
      select n || 't' || r, 'u' || n, ${starts}, case when ${code} = 88 then ${ends} end, case when ${code} = 88 then ${ends} end ${rentals}`,
    `insert into rental_order (id, transaction_id, user_id, car_id, area_id, kind, state, rental_status, confirmation,
        paid, starts_at, ends_at, price_modifier_id, insurance_plan, quote, total_cents, deposit_cents, hold_expires_at,
        created_at, booked_at, picked_up_at, ended_at, start_odometer)
      select n || 'o' || r, n || 't' || r, 'u' || n, 'c' || n, c.area_id, 'start',
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
    `insert into payment (id, order_id, method, kind, state, due_cents, fee_cents, gateway_reference, confirmation_number, created_at, paid_at)
      select 'p' || id, id, 'creditCard', 'card', 'paid', 130000, 3900, 'r' || id, 'f' || id, created_at, created_at from rental_order`,
    `insert into refund (id, payment_id, order_id, due_cents, fee_cents, reason, state, created_at, sent_at)
      select 'b' || id, 'p' || id, id, 40000, 0, 'deposit', 'sent', created_at, created_at from rental_order where rental_status = 88`,
    `insert into ledger_entry (transaction_id, order_id, payment_id, code, at)
      select transaction_id, id, 'p' || id, 'payment', created_at from rental_order`,
    `insert into ledger_line (entry_id, account, amount_cents)
      select id, account, cents from ledger_entry, (values ('card', 133900), ('rent', -90000), ('deposit', -40000), ('fee', -3900)) l (account, cents)`,
    `insert into ledger_sum (account, part, cents) select account, 0, sum(amount_cents) from ledger_line group by account`,
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

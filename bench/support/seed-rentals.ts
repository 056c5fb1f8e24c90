import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

/*
 * Rentals as years leave them behind: most are over, some run, some wait; each with what hangs on
 * it. Written past the triggers, as a dump is read in, because only its size matters here.
 */

/** Fills an empty, migrated database with `count` rentals of as many people, one car for ten of them. */
export async function seedRentals(db: Db, count: number, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    for (const statement of statements(count, now.toISOString()))
      await sql.raw(statement).execute(tx)
  })
  await sql`analyze`.execute(db)
}

/** Person n of the seed; everybody has one rental. */
export const personOf = (n: number): string => `u${n}`

/* Of a hundred rentals 90 are over, 4 cancelled, 4 run and 2 wait for their keys. */
const status = `case when n % 100 < 90 then 88 when n % 100 < 94 then 87 when n % 100 < 98 then 86 else 85 end`
/* Those that are over began up to three years ago, those that run this month, the others begin soon. */
const start = (
  now: string,
) => `case when n % 100 < 94 then timestamptz '${now}' - (30 + n % 1000) * interval '1 day'
  when n % 100 < 98 then timestamptz '${now}' - (1 + n % 20) * interval '1 day'
  else timestamptz '${now}' + (1 + n % 20) * interval '1 day' end`

function statements(count: number, now: string): string[] {
  const people = `from generate_series(1, ${count}) n`
  const events = `${people}, generate_series(1, 6) e`
  const at = `timestamptz '${now}' - (n % 900) * interval '1 day'`
  const orders = `(select n, ${status} as code, ${start(now)} as starts_at ${people}) o`
  return [
    `insert into app_user (id, email, email_verified_at, first_name, last_name, phone, birth_date, created_at)
      select 'u' || n, 'u' || n || '@example.com', ${at}, 'Ana', 'Ruiz', '+13055550123', '1990-05-04', ${at} ${people}`,
    `insert into driver (id, user_id, is_primary, first_name, last_name, license_number, license_expires,
        license_verification, license_verified_version, insurance_policy_number, insurance_expires, insurance_verification,
        insurance_verified_version)
      select 'd' || n, 'u' || n, true, 'Ana', 'Ruiz', 'D1', date '2031-01-01' - n % 700, 'verified', 1, 'P1', '2031-01-01', 'verified', 1 ${people}`,
    `insert into car (id, area_id, subtype_id, type_id, make, model, year, colour, plate, seats, fuel, day_cents,
        week_cents, month_cents, mile_cents, deposit_minimum_cents, deposit_maximum_cents, latitude, longitude, city, address)
      select 'c' || n, '1', 'sedan', 'car', 'Toyota', 'Camry', 2022, 'pacific', 'P' || n, 5, 'hybrid', 3900, 22900,
        84900, 9, 40000, 100000, 37.8, -122.3, 'Oakland', '7th Street' from generate_series(1, ${Math.ceil(count / 10)}) n`,
    `insert into maintenance_item (id, car_id, kind, interval_miles, interval_days, last_done_on, last_done_odometer)
      select 'm' || n, 'c' || n, 'oil', 5000, 180, date '${now.slice(0, 10)}' - n % 170, 0 from generate_series(1, ${Math.ceil(count / 10)}) n`,
    `insert into rental_transaction (id, user_id, created_at, returned_at, deposit_released_at)
      select 't' || n, 'u' || n, starts_at, case when code = 88 then starts_at + interval '20 days' end,
        case when code = 88 then starts_at + interval '23 days' end from ${orders}`,
    `insert into rental_order (id, transaction_id, user_id, car_id, area_id, kind, state, rental_status, confirmation,
        paid, starts_at, ends_at, price_modifier_id, insurance_plan, quote, total_cents, deposit_cents, hold_expires_at,
        created_at, booked_at, picked_up_at, ended_at, start_odometer)
      select 'o' || n, 't' || n, 'u' || n, 'c' || (case when n % 100 between 94 and 97 then 1 + n / 100 * 4 + n % 100 - 94 else 1 + n % ${Math.ceil(count / 10)} end), '1', 'start',
        case when code in (87, 88) then 'ended' else 'booked' end, code, 'confirmed', true, starts_at,
        starts_at + interval '30 days', 'normal', 'own', ${quote}, 130000, 40000, starts_at - interval '1 day',
        starts_at - interval '2 days', starts_at - interval '1 day', case when code in (86, 88) then starts_at end,
        case when code in (87, 88) then starts_at + interval '20 days' end, case when code in (86, 88) then 100 end from ${orders}`,
    `insert into appointment_seat (area_id, starts_at, seat, kind, order_id, price_cents)
      select '1', starts_at + n * interval '1 second', 1, 'pickup', 'o' || n, 0 from ${orders}`,
    `insert into order_driver (order_id, driver_id) select 'o' || n, 'd' || n ${people}`,
    `insert into occupancy (car_id, kind, order_id, period, occupied)
      select car_id, 'rental', id, tstzrange(starts_at, ends_at), tstzrange(starts_at, ends_at + interval '8 hours') from rental_order o
      where rental_status <> 87 and not exists (select from rental_order p where p.car_id = o.car_id and p.id < o.id
        and p.rental_status <> 87 and tstzrange(p.starts_at, p.ends_at + interval '8 hours') && tstzrange(o.starts_at, o.ends_at + interval '8 hours'))`,
    `insert into order_event (order_id, at, actor, code, details) select 'o' || n, ${at}, 'system', 'paid', '{}' ${events}`,
    `insert into evidence_entry (order_id, number, at, kind, data, previous_hash, hash)
      select 'o' || n, e, ${at}, 'status', '{}', '', md5(n || ' ' || e) ${events}`,
    `insert into notification (id, user_id, order_id, topic, thread, title_en, title_es, text_en, text_es, created_at, read_at)
      select n || 'n' || e, 'u' || n, 'o' || n, 'rental', 'rental t' || n, '', '', '', '', ${at}, ${at} ${events}`,
    `insert into notice_mail (id, user_id, thread, title_en, title_es, text_en, text_es, urgent, created_at, due_at, done_at, mail_id)
      select n || 'l' || e, 'u' || n, 'rental', '', '', '', '', false, ${at}, ${at}, ${at}, n || 'g' || e ${events}`,
    `insert into outgoing_mail (id, recipient, subject, text_body, html_body, created_at, next_try_at, sent_at)
      select n || 'g' || e, 'u', '', '', '', ${at}, ${at}, ${at} ${events}`,
    `insert into reminder (key, at) select 'end o' || n || ' ' || e, ${at} ${events}`,
    `insert into contract (order_id, version, text_en, text_es, hash, created_at, accepted_at)
      select 'o' || n, 1, repeat('a', 3000), repeat('b', 3000), '', ${at}, ${at} ${people}`,
    `insert into payment (id, order_id, method, kind, state, due_cents, fee_cents, gateway, gateway_reference, client_secret, confirmation_number, created_at, paid_at)
      select 'p' || n, 'o' || n, 'creditCard', 'card', 'paid', 130000, 3900, 'test', 'r' || n, 'c' || n, 'f' || n, ${at}, ${at} ${people}`,
    `insert into refund (id, payment_id, order_id, due_cents, fee_cents, reason, state, created_at, sent_at, sent_way)
      select 'b' || n, 'p' || n, 'o' || n, 40000, 0, 'deposit', 'sent', ${at}, ${at}, 'card' ${people}`,
    `insert into ledger_entry (transaction_id, order_id, payment_id, code, at)
      select 't' || n, 'o' || n, 'p' || n, 'payment', ${at} ${people}`,
    `insert into ledger_line (entry_id, account, amount_cents)
      select id, account, cents from ledger_entry, (values ('card', 133900), ('rent', -90000), ('deposit', -40000), ('fee', -3900)) l (account, cents)`,
    `insert into charge (id, transaction_id, order_id, code, quantity, unit, unit_price_cents, amount_cents, created_at)
      select 'h' || n, 't' || n, 'o' || n, 'miles', 1, 'mile', 9, 900, ${at} ${people}`,
    `insert into claim (id, transaction_id, order_id, code, description, estimate_cents, state, created_at, decided_at)
      select 'k' || n, 't' || n, 'o' || n, 'damage', '', 100, 'dropped', ${at}, ${at} ${people} where n % 5 = 0`,
    `insert into stored_file (id, owner_id, order_id, purpose, content_type, byte_size, created_at)
      select n || 's' || e, 'u' || n, 'o' || n, 'inspection', 'image/jpeg', 1, ${at} ${events}`,
    `insert into inspection (id, transaction_id, order_id, car_id, kind, handover_order_id, week, submitted_at, state, reviewed_at)
      select n || 'i' || e, 't' || n, 'o' || n, 'c1', 'weekly', 'o' || n, e, ${at}, 'reviewed', ${at} ${people}, generate_series(1, 3) e`,
    `insert into inspection_item (inspection_id, position, checkpoint, file_id)
      select n || 'i1', e, 'front', n || 's' || e ${events}`,
    `insert into inspection_check (order_id, next_at) select id, timestamptz '${now}' + interval '1 day' from rental_order where rental_status = 86`,
    `insert into help_request (id, order_id, car_id, user_id, kind, status, created_at, changed_at, resolved_at)
      select 'q' || n, 'o' || n, 'c1', 'u' || n, 'helpRequest', 'resolved', ${at}, ${at}, ${at} ${people} where n % 3 = 0`,
    `insert into message (order_id, author, author_id, body, created_at) select 'o' || n, 'staff', 'u1', 'x', ${at} ${people}, generate_series(1, 3) e`,
    `insert into rental_offer (id, transaction_id, order_id, kind, status, title_en, title_es, description_en, description_es,
        amount_cents, valid_until, made_by, created_at)
      select 'a' || n, 't' || n, 'o' || n, 'discount', 'expired', '', '', '', '', 100, ${at} + interval '1 day', 'staff', ${at} ${people} where n % 4 = 0`,
    `insert into special_request (id, user_id, order_id, kind, request_text, status, created_at, answered_at)
      select 'w' || n, 'u' || n, 'o' || n, 'pet', '', 'declined', ${at}, ${at} ${people} where n % 4 = 0`,
    `insert into waiting_list_item (id, user_id, area_id, starts_at, ends_at, highest_month_cents, status, created_at)
      select 'z' || n, 'u' || n, '1', timestamptz '${now}' + (n % 60) * interval '1 day' + interval '1 hour', timestamptz '${now}' + (n % 60 + 9) * interval '1 day',
        100, case when n % 20 = 0 then 'waiting' else 'expired' end, ${at} ${people}`,
    `insert into repeated_request (key, fields_hash, created_at) select n || 'r' || e, '', timestamptz '${now}' ${events}`,
    `insert into gateway_event (id, received_at) select 'g' || n, ${at} ${people}`,
    `insert into sign_in_challenge (email, link_hash, code_hash, language, return_url, created_at, expires_at)
      select 'u' || n || '@example.com', 'l' || n, 'c' || n, 'en', '/', timestamptz '${now}', timestamptz '${now}' ${people}`,
    `insert into audit_entry (staff_id, at, action, subject, details) select 'u1', ${at}, 'changes asked', 'o' || n, '{}' ${events}`,
    `insert into session (token_hash, user_id, created_at, expires_at) select 'x' || n, 'u' || n, ${at}, ${at} + interval '30 days' ${people}`,
    `insert into car_search select * from car_search_said`,
  ]
}

const quote = `jsonb_build_object('lines', '[]'::jsonb, 'total', 130000, 'dueNow', 130000, 'deposit', 40000, 'costPerMile', 9,
  'months', 1, 'weeks', 0, 'days', 0, 'totalDays', 30, 'coefficient', 1, 'donationBase', 90000, 'bookingPrice', 90000,
  'terms', jsonb_build_object('includedMilesPerDay', 0, 'mileCents', 9, 'taxRate', 0, 'tankGallons', 14, 'gasPrice', 4,
    'rates', jsonb_build_object('day', 3900, 'week', 22900, 'month', 84900)))`

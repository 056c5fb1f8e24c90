import { type RawBuilder, sql } from 'kysely'
import { inSql } from '../../fleet/fleet/rental-status.ts'
import { dayAfter, firstDay, type Month } from '#domain/money/books/month.ts'

/**
 * A list as a file: its rows from behind the last one that was read, by the column `at_key`, which is no column of the
 * file. Names of columns are for who works with them and stay as they are in both languages.
 */
export type ExportedList = {
  /** Whether it is of one month. */
  ofMonth?: true
  rows: (after: string, size: number, month: Month) => RawBuilder<Record<string, unknown>>
}

const person = sql`case when u.deleted_at is null then coalesce(u.first_name || ' ' || u.last_name, u.email) end`

/** Dollars with two decimals of a column of cents. */
const dollars = (column: string) => sql`to_char(${sql.raw(column)} / 100.0, 'FM999999990.00')`

/** Every list of the desk that an accountant or another program may want (docs/product/month.md#files). */
export const exportedLists = {
  ledger: {
    ofMonth: true,
    rows: (after, size, month) => sql`
      select e.booked_on::text || lpad(e.id::text, 19, '0') || l.account as at_key, e.id as entry, e.booked_on::text as day,
        e.at, e.code, l.account, ${dollars('l.amount_cents')} as amount, o.number as order_number, a.name_en as area,
        ${person} as renter
      from ledger_entry e join ledger_line l on l.entry_id = e.id
        left join rental_order o on o.id = e.order_id left join area a on a.id = o.area_id
        left join app_user u on u.id = o.user_id
      where (e.booked_on, e.id) >= (${after.slice(0, 10) || firstDay(month)}::date, ${after.slice(10, 29) || '0'}::bigint)
        and e.booked_on < ${dayAfter(month)}::date
        and (e.id <> ${after.slice(10, 29) || '0'}::bigint or l.account > ${after.slice(29)})
      order by e.booked_on, e.id, l.account limit ${size}`,
  },
  bookings: {
    rows: (after, size) => sql`
      select o.id as at_key, o.number, o.kind, o.state, o.rental_status as status, o.confirmation, o.paid, ${person} as renter,
        c.make || ' ' || c.model || ' ' || c.year as car, c.plate, a.name_en as area,
        to_char(o.starts_at at time zone a.zone, 'YYYY-MM-DD HH24:MI') as starts,
        to_char(o.ends_at at time zone a.zone, 'YYYY-MM-DD HH24:MI') as ends,
        ${dollars('o.total_cents')} as total, ${dollars('o.deposit_cents')} as deposit_in_it, o.created_at
      from rental_order o join car c on c.id = o.car_id join area a on a.id = o.area_id join app_user u on u.id = o.user_id
      where o.id > ${after} order by o.id limit ${size}`,
  },
  payments: {
    rows: (after, size) => sql`
      select p.id as at_key, o.number as order_number, ${person} as renter, p.kind, p.method, p.state, ${dollars('p.due_cents')} as due,
        ${dollars('p.fee_cents')} as card_fee, p.confirmation_number, p.bank_confirmation, p.card_brand, p.card_last4,
        p.created_at, p.paid_at
      from payment p join rental_order o on o.id = p.order_id join app_user u on u.id = o.user_id
      where p.id > ${after} order by p.id limit ${size}`,
  },
  refunds: {
    rows: (after, size) => sql`
      select r.id as at_key, o.number as order_number, ${person} as renter, r.reason, r.state, ${dollars('r.due_cents')} as due,
        ${dollars('r.fee_cents')} as card_fee, ${dollars('r.deposit_cents')} as deposit_in_it, r.created_at, r.sent_at, r.sent_way
      from refund r join rental_order o on o.id = r.order_id join app_user u on u.id = o.user_id
      where r.id > ${after} order by r.id limit ${size}`,
  },
  charges: {
    rows: (after, size) => sql`
      select h.id as at_key, o.number as order_number, ${person} as renter, h.code, h.quantity, h.unit,
        ${dollars('h.amount_cents')} as amount, h.note, h.created_at, h.dropped_at
      from charge h join rental_order o on o.id = h.order_id join app_user u on u.id = o.user_id
      where h.id > ${after} order by h.id limit ${size}`,
  },
  claims: {
    rows: (after, size) => sql`
      select m.id as at_key, o.number as order_number, ${person} as renter, m.code, m.state, m.description,
        ${dollars('m.estimate_cents')} as estimate, m.answer, m.decision, m.created_at, m.decided_at
      from claim m join rental_order o on o.id = m.order_id join app_user u on u.id = o.user_id
      where m.id > ${after} order by m.id limit ${size}`,
  },
  people: {
    rows: (after, size) => sql`
      select u.id as at_key, u.first_name, u.last_name, u.email, u.phone, u.language, u.created_at,
        (select count(*) from rental_order o where o.user_id = u.id and o.rental_status = ${inSql.returned}) as rentals
      from app_user u where u.deleted_at is null and u.email not like '%@no-mail.invalid' and u.id > ${after}
      order by u.id limit ${size}`,
  },
  maintenance: {
    rows: (after, size) => sql`
      select i.id as at_key, c.make || ' ' || c.model || ' ' || c.year as car, c.plate, i.kind,
        i.interval_miles, i.interval_days, i.last_done_on::text as last_done, i.last_done_odometer, i.due_on::text as due,
        i.due_odometer, s.shop as last_shop,
        ${dollars('(select sum(k.cents) from car_cost k where k.service_id = s.id)')} as last_cost,
        ${dollars('(select sum(k.cents) from car_cost k join maintenance_service t on t.id = k.service_id where t.item_id = i.id)')} as all_costs
      from maintenance_item i join car c on c.id = i.car_id
        left join lateral (select d.id, d.shop from maintenance_service d
          where d.item_id = i.id and d.outcome = 'done' order by d.done_on desc, d.created_at desc limit 1) s on true
      where i.id > ${after} order by i.id limit ${size}`,
  },
} as const satisfies Record<string, ExportedList>

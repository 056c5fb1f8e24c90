import { type RawBuilder, sql } from 'kysely'
import type { Services } from '../../platform/api/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { paperCompany } from '../../people/company/company-store.ts'
import { shownName } from '../../people/people/shown-name.ts'
import { areaById } from '../../fleet/site/areas-store.ts'
import { presentThread } from '../../help/help/present-thread.ts'
import { readThread } from '../../help/messages/thread-store.ts'
import { presentClaims, readClaims } from '../../money/claims/claims-store.ts'
import { type OrderRow, readOrders } from '../../money/orders/orders-store.ts'
import type { ContractRow } from '../../rentals/contract/contract-store.ts'
import { readPackFiles } from './pack-files.ts'

/** So many lines of a table at most; the index says when there were more. */
export const mostLines = 2000

export type PackFacts = Awaited<ReturnType<typeof readPack>>

/** Who checked whose papers, and what came of it; never what stands in them. */
type Checked = {
  name: string
  kind: 'license' | 'insurance'
  state: string
  action: string | null
  at: Date | null
  by: string | null
}
type Happened = {
  order_id: string
  kind: string
  at: Date
  actor: string
  code: string
  odometer: number | null
  latitude: number | null
  longitude: number | null
}
type Paid = {
  order_id: string
  method: string
  state: string
  cents: number
  confirmation_number: string | null
  created_at: Date
  paid_at: Date | null
}
type Charged = {
  order_id: string
  code: string
  name_en: string | null
  name_es: string | null
  quantity: string
  unit: string
  amount_cents: number
  note: string | null
  created_at: Date
  dropped_at: Date | null
}
type Refunded = {
  order_id: string
  cents: number
  reason: string
  state: string
  created_at: Date
  sent_at: Date | null
  sent_way: string | null
  method: string
}
type Disputed = {
  amount_cents: number
  reason: string
  state: string
  opened_at: Date
  answer_by: Date | null
  taken_at: Date | null
  given_at: Date | null
  fee_cents: number
}
type Booked = {
  id: number
  order_id: string | null
  code: string
  at: Date
  account: string
  cents: number
}
type Car = { id: string; name: string }

/**
 * Everything of the rental of an order that a bank or an insurer is given, but the bytes of its files
 * (docs/product/staff.md#dispute-pack). All amounts in cents, all tables bounded.
 */
export async function readPack({ db, clock, config }: Services, order: OrderRow) {
  const rental = order.transaction_id
  const area = await areaById(db, order.area_id)
  const zone = area?.zone ?? 'America/Los_Angeles'
  const [person] = await rowsOf<{ name: string }>(
    db,
    sql`select ${shownName('u', 'en')} as name from app_user u where u.id = ${order.user_id}`,
  )
  const orders = await readOrders(db, rental)
  const inRental = sql`(select id from rental_order where transaction_id = ${rental})`
  return {
    order,
    orders,
    zone,
    now: clock(),
    company: (await paperCompany(db)).name,
    renter: person?.name ?? '',
    keys: new URL('/.well-known/tramo-keys.json', config.publicUrl).href,
    cars: await rowsOf<Car>(
      db,
      sql`select id, make || ' ' || model || ' ' || year || ', ' || plate as name from car
        where id in (select car_id from rental_order where transaction_id = ${rental})`,
    ),
    contracts: await rowsOf<ContractRow>(
      db,
      sql`select * from contract where order_id in ${inRental} order by created_at, order_id, version`,
    ),
    checked: await readChecked(db, inRental),
    history: await rowsOf<Happened>(
      db,
      sql`select e.order_id, o.kind, e.at, e.actor, e.code, e.odometer, e.latitude, e.longitude
        from order_event e join rental_order o on o.id = e.order_id
        where o.transaction_id = ${rental} order by e.id`,
    ),
    messages: presentThread(await readThread(db, rental), 'staff', zone, 'en'),
    payments: await rowsOf<Paid>(
      db,
      sql`select order_id, method, state, due_cents + fee_cents as cents, confirmation_number, created_at, paid_at
        from payment where order_id in ${inRental} order by created_at, id`,
    ),
    charges: await rowsOf<Charged>(
      db,
      sql`select order_id, code, name_en, name_es, quantity, unit, amount_cents, note, created_at, dropped_at
        from charge where transaction_id = ${rental} order by created_at, id`,
    ),
    refunds: await rowsOf<Refunded>(
      db,
      sql`select r.order_id, r.due_cents + r.fee_cents as cents, r.reason, r.state, r.created_at, r.sent_at,
          r.sent_way, p.method
        from refund r join payment p on p.id = r.payment_id
        where r.order_id in ${inRental} order by r.created_at, r.id`,
    ),
    disputes: await rowsOf<Disputed>(
      db,
      sql`select amount_cents, reason, state, opened_at, answer_by, taken_at, given_at, fee_cents from dispute
        where order_id in ${inRental} order by opened_at, id`,
    ),
    ledger: await rowsOf<Booked>(
      db,
      sql`select e.id, e.order_id, e.code, e.at, l.account, l.amount_cents as cents
        from ledger_entry e join ledger_line l on l.entry_id = e.id
        where e.transaction_id = ${rental} order by e.at, e.id, l.account`,
    ),
    claims: await presentClaims(db, await readClaims(db, rental), 'en'),
    files: await readPackFiles(db, rental),
  }
}

async function rowsOf<Row>(db: Db, query: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<Row>`select * from (${query}) t limit ${mostLines + 1}::int`.execute(
    db,
  )
  return rows
}

/** Each driver's papers as they stand, with the last look of staff at them. */
const readChecked = (db: Db, inRental: RawBuilder<unknown>) =>
  rowsOf<Checked>(
    db,
    sql`select distinct on (d.id, k.kind) concat_ws(' ', d.first_name, d.last_name) as name, k.kind,
        case k.kind when 'license' then d.license_verification else d.insurance_verification end as state,
        e.action, e.at, case when e.id is null then null else ${shownName('s', 'en')} end as by
      from driver d cross join (values ('license'), ('insurance')) k(kind)
        left join audit_entry e on e.subject = d.id and e.action in (k.kind || ' confirm', k.kind || ' refuse')
        left join app_user s on s.id = e.staff_id
      where d.id in (select driver_id from order_driver where order_id in ${inRental})
      order by d.id, k.kind, e.id desc nulls last`,
  )

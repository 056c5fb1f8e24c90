import { sql } from 'kysely'
import { type HeldUp, heldUpByCompany } from '#domain/money/orders/no-show.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { langOf, type Text } from '#protocol/core/text.ts'
import type { Services } from '../../platform/api/context.ts'
import { inSql } from '../../fleet/fleet/rental-status.ts'
import { ago, type SqlInstant, sqlInstant } from '../../platform/work/sql-instant.ts'
import { oneByOne } from '../../platform/work/one-by-one.ts'
import type { Tx } from '../../platform/db/database.ts'
import { waitingForKeys } from '../../money/orders/order-facts.ts'
import { missingOf, readForKeys } from '../../money/orders/order-papers.ts'
import { lockOrder, type OrderRow } from '../../money/orders/orders-store.ts'
import { type OwnRental, refusalOf, rentalFacts } from '../../money/orders/own-rental.ts'
import { readCancellation } from '../../money/refunds/cancel-refund.ts'
import { endBooking } from './end-booking.ts'

const dayMs = 24 * 3_600_000

export const noShows = (now: SqlInstant) => sql<{ id: string }>`
  select id from rental_order
  where starts_at <= ${ago(now, dayMs)}
    and (confirmed_at is null or confirmed_at <= ${ago(now, dayMs)})
    and (kind <> 'swap' or booked_at is null or booked_at + interval '24 hours' <= ${ago(now, dayMs)})
    and ${waitingForKeys}
    and not exists (select from rental_order s
      where s.transaction_id = rental_order.transaction_id and s.id <> rental_order.id and s.kind = 'swap'
        and (${waitingForKeys} or s.previous_order_id = rental_order.id and s.ended_at > ${ago(now, dayMs)} and s.rental_status = ${inSql.cancelled}))
  order by starts_at limit 20`

/**
 * Who did not come for the car until 24 hours after the start loses one day's rent (docs/product/rental.md#cancellation-and-no-show).
 * Where we did not do our part by then, the booking is refused instead, and nothing is kept.
 */
export async function endNoShows(services: Services): Promise<number> {
  const { db, clock } = services
  const now = clock()
  const { rows } = await noShows(sqlInstant(now)).execute(db)
  return oneByOne(rows, ({ id }) =>
    db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, id)
      if (!order) return 0
      const rental = await rentalFacts(tx, order, now)
      if (refusalOf(rental, 'noShow')) return 0
      const how = { by: { actor: 'system' }, services, now } as const
      // Nobody comes for an extension: without its money it is not made.
      if (order.kind === 'extension') {
        await endBooking(tx, order, { ...how, action: 'transferMissing' })
        return 1
      }
      const heldUp = await heldUpBy(tx, rental, now)
      if (heldUp) {
        const because = heldUpTexts[heldUp]
        const message = because && (await inTheirLanguage(tx, order, because))
        await endBooking(tx, order, { ...how, action: 'refuse', because, message })
        return 1
      }
      const { keptRent, keptTax } = await readCancellation(tx, order, now)
      const kept = { rent: keptRent, tax: keptTax }
      await endBooking(tx, order, { ...how, action: 'noShow', kept })
      return 1
    }),
  )
}

/** Why, where it is not only that the booking was not confirmed. */
const heldUpTexts: Record<HeldUp, Text | undefined> = {
  confirmation: undefined,
  papers: {
    en: 'We did not check your license and insurance in time, so you could not get the keys.',
    es: 'No revisamos tu licencia y tu seguro a tiempo, así que no pudiste recibir las llaves.',
  },
  car: {
    en: 'The car was not back from its last rental, so you could not get the keys.',
    es: 'El auto no había vuelto de su renta anterior, así que no pudiste recibir las llaves.',
  },
}

/** Since when what staff asked for, of the order or of the booking whose car it changes, is not done. */
async function askedSince(tx: Tx, { id, kind, previous_order_id: first }: OrderRow) {
  const { rows } = await sql<{ since: Date | null }>`
    select min(e.at) as since from order_event e join rental_order o on o.id = e.order_id
    where (o.id = ${id} or (${kind} = 'swap' and o.id = ${first}::text)) and o.changes_asked is not null
      and e.code = 'proposeChanges' and not exists (
        select from order_event done where done.order_id = o.id
          and done.code = 'bookingChangesCompleted' and done.id > e.id)`.execute(tx)
  return rows[0]?.since ?? undefined
}

async function heldUpBy(tx: Tx, { order, area, facts }: OwnRental, now: Date) {
  const papers = (await readForKeys(tx, [order.id]))(order.id)
  return heldUpByCompany({
    isPaid: order.paid,
    isConfirmationOpen: facts.confirmationOpen === true,
    askedSince: await askedSince(tx, order),
    isCarBack: facts.carIsBack === true,
    drivers: papers.drivers,
    missing: missingOf(order, papers, area.zone),
    end: toWall(order.ends_at, area.zone),
    now,
  })
}

/** The mail and the page of the order say it as staff would. */
async function inTheirLanguage(tx: Tx, order: OrderRow, text: Text): Promise<string> {
  const { language } = await tx
    .selectFrom('app_user')
    .select('language')
    .where('id', '=', order.user_id)
    .executeTakeFirstOrThrow()
  return text[langOf(language)]
}

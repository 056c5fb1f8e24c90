import { sql } from 'kysely'
import type { MissingForKeys } from '#domain/money/orders/missing-for-keys.ts'
import type { PaperGap } from '#domain/people/drivers/papers.ts'
import type { Text } from '#protocol/core/text.ts'
import { inSql } from '../../fleet/fleet/rental-status.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { areaById } from '../../fleet/site/areas-store.ts'
import { type AroundOrders, readAround } from '../../money/orders/around-orders.ts'
import { askedTextOf, besidesPapers } from '../../money/orders/awaited.ts'
import { waitingForKeys } from '../../money/orders/order-facts.ts'
import { type ListedDriver, missingOf, readForKeys } from '../../money/orders/order-papers.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'

/** What a paper lacks, of who has the keys already as well. */
const papers: Record<'license' | 'insurance', Record<PaperGap, Text>> = {
  license: {
    missing: { en: 'The license is still missing.', es: 'Todavía falta la licencia.' },
    submitted: {
      en: 'We are still checking the license.',
      es: 'Todavía estamos revisando la licencia.',
    },
    rejected: {
      en: 'The license was not accepted. Please send it again.',
      es: 'No se aceptó la licencia. Envíala de nuevo.',
    },
    expires: {
      en: 'The license expires too soon. It must be valid until a day after the trip.',
      es: 'La licencia vence demasiado pronto. Debe estar vigente hasta un día después del viaje.',
    },
  },
  insurance: {
    missing: { en: 'The insurance is still missing.', es: 'Todavía falta el seguro.' },
    submitted: {
      en: 'We are still checking the insurance.',
      es: 'Todavía estamos revisando el seguro.',
    },
    rejected: {
      en: 'The insurance was not accepted. Please send it again.',
      es: 'No se aceptó el seguro. Envíalo de nuevo.',
    },
    expires: {
      en: 'The insurance expires too soon. It must be valid until a day after the trip.',
      es: 'El seguro vence demasiado pronto. Debe estar vigente hasta un día después del viaje.',
    },
  },
}

const openDeposit: Text = {
  en: 'Part of the deposit is still open.',
  es: 'Todavía falta pagar una parte del depósito.',
}

/** The booked orders that a driver is listed in and that are not over: before their keys, or with the car out. */
async function readOrders(db: Db | Tx, driverId: string): Promise<OrderRow[]> {
  return (await db
    .selectFrom('rental_order')
    .selectAll()
    .where('state', '=', 'booked')
    .where('kind', '<>', 'balance')
    .where(sql<boolean>`(${waitingForKeys} or rental_status in ${inSql.running})`)
    .where(sql<boolean>`exists (select from order_driver od
      where od.order_id = rental_order.id and od.driver_id = ${driverId})`)
    .orderBy('starts_at')
    .orderBy('id')
    .execute()) as OrderRow[]
}

/** Of a paper; whose, unless it is of the driver who reads of their own. */
function paperText({ code, why, driver }: MissingForKeys, of: string, drivers: ListedDriver[]) {
  const text = (code === 'license' || code === 'insurance') && why && papers[code][why]
  const name = driver === of ? undefined : drivers.find(({ id }) => id === driver)?.name
  if (!text || !name) return text || undefined
  return { en: `${name}: ${text.en}`, es: `${name}: ${text.es}` }
}

/**
 * What the booked orders of a driver still lack, sentence by sentence and each once: papers of everybody who drives, until
 * a day after the trip, the rest of a deposit, age, money, the contract, and what staff have asked for
 * (docs/product/rental.md#papers). Empty when all is there; undefined without a booking.
 */
export async function leftForDriver(db: Db | Tx, driverId: string): Promise<Text[] | undefined> {
  const orders = await readOrders(db, driverId)
  if (orders.length === 0) return undefined
  const around = await readAround(db, orders)
  const forKeysOf = await readForKeys(
    db,
    orders.map(({ id }) => id),
  )
  const left: Text[] = []
  for (const order of orders) {
    const zone = (await areaById(db, order.area_id))?.zone ?? 'America/Los_Angeles'
    left.push(...leftOf(order, { driverId, zone, around, forKeys: forKeysOf(order.id) }))
  }
  return [...new Map(left.map((text) => [text.en, text])).values()]
}

type Facts = {
  driverId: string
  zone: string
  around: AroundOrders
  forKeys: ReturnType<Awaited<ReturnType<typeof readForKeys>>>
}

function leftOf(order: OrderRow, { driverId, zone, around, forKeys }: Facts): Text[] {
  const missing = missingOf(order, forKeys, zone)
  const asked = askedTextOf(order, around.ordersOf(order))
  return [
    ...missing.flatMap((one) => paperText(one, driverId, forKeys.drivers) ?? []),
    ...(forKeys.openDeposit > 0 ? [openDeposit] : []),
    ...besidesPapers(order, { around, zone }),
    ...(asked ? [asked] : []),
  ]
}

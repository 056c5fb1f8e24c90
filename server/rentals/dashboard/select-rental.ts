import { paidMiles } from '#domain/fleet/pricing/settlement.ts'
import { depositStands } from '#domain/fleet/pricing/deposit-back.ts'
import { mileageCents } from '#domain/fleet/pricing/booking-price.ts'
import { daysLeft } from '#domain/rentals/rentals/days-left.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import type { MaintenanceItem } from '#protocol/rentals/maintenance/maintenance-item.ts'
import { toWire } from '#protocol/rentals/rentals/priced-rental.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { readTogether } from '../../platform/db/read-together.ts'
import { dueWeekly } from '../inspections/due-inspections.ts'
import type { DriverRow } from '../../people/drivers/drivers-store.ts'
import { itemsOfCar } from '../maintenance/maintenance-rows.ts'
import { byUrgency, presentItem } from '../maintenance/present-item.ts'
import { presentOffer } from '../rental-offers/present-offer.ts'
import { readOffers } from '../rental-offers/rental-offers-store.ts'
import { readClaims, presentClaims } from '../../money/claims/claims-store.ts'
import { billOf, ifLateOf } from './bill.ts'
import { dutiesOf } from './duties.ts'
import type { listRentals } from './list-rentals.ts'
import { readBooks, countedSince, openRentalOf } from './open-rental.ts'
import { answeringOf } from '../../money/orders/awaited.ts'
import { isRunning, waitsForKeys } from '../../money/orders/order-facts.ts'
import type { Offers } from '../../fleet/pricing/offers-store.ts'
import type { OrderReads } from '../rentals/order-reads.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'
import { readMoney } from '../cancellation/rental-money.ts'
import { readStepEvents, timelineOf } from './timeline.ts'

type Facts = {
  drivers: DriverRow[]
  reads: OrderReads
  offers: Offers
  lang: Lang
  now: Date
}

/** The selected rental: days, duties, miles, money and claims of its whole transaction. */
export async function selectRental(
  db: Db | Tx,
  order: OrderRow,
  listed: ReturnType<typeof listRentals>[number],
  { drivers, reads, offers: prices, lang, now }: Facts,
) {
  const area = reads.areaOf(order)
  const orders = reads.ordersOf(order)
  const paid = orders.filter((one) => one.kind !== 'balance' && one.rental_status !== null)
  const [{ shown, money }, events, offers, weekly, maintenance, books] = await readTogether(
    db,
    (one) => [
      claimsAndMoney(one, order.transaction_id, lang),
      readStepEvents(one, order.id),
      readOffers(one, order.transaction_id),
      isRunning(order) ? dueWeekly(one, order, { area, now }) : undefined,
      readMaintenance(one, order, lang, now),
      isRunning(order) ? readBooks(one, order) : undefined,
    ],
  )
  const deposit = depositStands(money.deposit.state, money.refunds)
  const facts = {
    endsAt: order.ends_at,
    balance: money.balance,
    drivers,
    maintenance,
    weekly,
    now,
    wallNow: toWall(now, area.zone),
  }
  const accepted = offers.find(
    (offer) => offer.kind === 'extend' && offer.status === 'accepted' && !offer.used_at,
  )
  const offerCredit = accepted?.amount_cents ?? 0
  const open =
    books && openRentalOf(order, { reads, drivers, offers: prices, offerCredit, books, now })
  return {
    ...listed,
    car: {
      ...listed.car,
      currentPM: order.price_modifier_id,
      rentalEnd: listed.dates.end,
      maintenanceDue: dueNext(maintenance),
    },
    now: now.toISOString(),
    daysLeft: daysLeft(toWall(now, area.zone), listed.dates),
    duties: dutiesOf(listed, facts, lang),
    timeline: timelineOf(order, listed, {
      events,
      deposit,
      zone: area.zone,
      lang,
      now,
      answering: answeringOf(order, order.booked_at, { around: reads, zone: area.zone }),
    }),
    area: { name: lang === 'es' ? area.name_es : area.name_en, zone: area.zone },
    startOrder: paid[0]?.id ?? order.id,
    endOrder: paid.at(-1)?.id ?? order.id,
    miles: milesOf(order, reads.carOf(order).odometer, area.zone, now),
    bill: open && billOf(open, facts.wallNow),
    open: open && toWire(open),
    ifLate: ifLateOf(order, area.zone),
    money,
    claims: shown,
    offers: { items: offers.map((offer) => presentOffer(offer, lang, now, order.ends_at)) },
    swapOrder: orders.find((one) => one.kind === 'swap' && waitsForKeys(one))?.id,
  }
}

/** What the car of an order needs, the most urgent first; nothing unless the order has the car now. */
async function readMaintenance(
  db: Db | Tx,
  order: { id: string; car_id: string },
  lang: Lang,
  now: Date,
): Promise<MaintenanceItem[]> {
  const rows = await itemsOfCar(db, order.car_id)
  return byUrgency(
    rows.filter((row) => row.order_id === order.id).map((row) => presentItem(row, lang, now)),
  )
}

/** A car's `maintenanceDue` (docs/product/entities.md#car): the most urgent of its items. */
function dueNext([item]: readonly MaintenanceItem[]): Car['maintenanceDue'] {
  return item && { ...item.due, item: item.id, title: item.title, state: item.state }
}

async function claimsAndMoney(db: Db, transactionId: string, lang: Lang) {
  const claims = await readClaims(db, transactionId)
  const [shown, money] = await Promise.all([
    presentClaims(db, claims, lang),
    readMoney(db, transactionId, claims, lang),
  ])
  return { shown, money }
}

/** By the last reading that anybody made of the car's odometer. */
function milesOf(order: OrderRow, reading: number, zone: string, now: Date) {
  if (order.start_odometer === null || (!isRunning(order) && order.end_odometer === null))
    return undefined
  const odometer = order.end_odometer ?? reading
  const { terms, coefficient, costPerMile } = order.quote
  const miles = paidMiles({
    startOdometer: order.start_odometer,
    endOdometer: odometer,
    includedMilesPerDay: terms.includedMilesPerDay,
    start: toWall(countedSince(order), zone),
    ended: toWall(order.ended_at ?? now, zone),
  })
  return {
    soFar: odometer - order.start_odometer,
    paid: miles,
    cost: mileageCents(miles, terms.mileCents, coefficient) / 100,
    costPerMile: Math.round(costPerMile * 10_000) / 10_000,
    rate: { cents: terms.mileCents, coefficient },
    odometer,
  }
}

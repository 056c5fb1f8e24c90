import { sql } from 'kysely'
import { toInstant } from '#domain/core/time/zone.ts'
import { notificationTopics } from '#protocol/core/notification.ts'
import type { Telling } from '../../platform/api/context.ts'
import { zoneOf } from './read-data.ts'
import type { Tx } from '../../platform/db/database.ts'
import { setOdometer } from '../../fleet/fleet/loaded/cars.ts'
import { closeNoticeMails } from '../../platform/mail/notice-mail.ts'
import { closeMailsTo } from '../../platform/mail/outgoing-mail.ts'
import { chooseWays, forgetWays } from '../../platform/mail/ways.ts'
import type { DemoPerson } from './demo-people.ts'
import { type DemoRental, loadRentals, odometerThen, orderIdOf } from './demo-rentals.ts'
import type { ReviewedRental } from './demo-reviews.ts'
import { liveRental } from './past-rental.ts'

/**
 * Who was of the staff while the past rentals were. Nobody of the demo is now, so that it opens
 * /staff to nobody.
 */
const onceOfStaff = 'logan_ramsey@example.com'

export const staffOfOnce = (tx: Tx): Promise<{ id: string }> =>
  tx.selectFrom('app_user').select('id').where('email', '=', onceOfStaff).executeTakeFirstOrThrow()

/**
 * Rentals of the past, lived through from the booking to the deposit that went back, by the same
 * rules as those of today.
 */
export async function livePast(
  tx: Tx,
  rentals: readonly ReviewedRental[],
  people: DemoPerson[],
  { services, now }: { services: Telling; now: Date },
): Promise<void> {
  const booked = rentals.map((rental): ReviewedRental & DemoRental => ({
    ...rental,
    start: `${rental.start}T10:00`,
    end: `${rental.end}T10:00`,
    as: 'past',
  }))
  await loadRentals(tx, booked, people, now)
  const readers = [...new Set(booked.map(({ renterId }) => renterId))]
  // What was told then is left out: nobody looks for it any more, and it is a quarter of the work.
  await chooseWays(tx, readers, notificationTopics, { inApp: false, mail: false })
  const staff = await staffOfOnce(tx)
  const live = async ({ car, start, end, ...review }: ReviewedRental & DemoRental) => {
    const zone = zoneOf(car.area_id)
    const at = { start: toInstant(start, zone), end: toInstant(end, zone) }
    const order = orderIdOf({ car, start })
    const miles = {
      start: odometerThen(car, at.start, now),
      end: odometerThen(car, at.end, now),
    }
    await liveRental(tx, { order, zone, ...at, miles, review, staffId: staff.id }, services)
  }
  // Each car's rentals in turn, those of different cars beside each other: nobody waits for the database.
  const cars = [...new Set(booked.map(({ car }) => car))]
  await Promise.all(
    cars.map(async (driven) => {
      for (const one of booked.filter(({ car }) => car === driven)) await live(one)
    }),
  )
  for (const { id, odometer = 0 } of cars) await setOdometer(tx, id, odometer)
  await forgetWays(tx, readers)
  await closeTheMail(tx, readers)
}

/** What cars showed before these rentals, given in the order of their starts, by their ids. */
export function firstReadings(
  rentals: readonly ReviewedRental[],
  now: Date,
): ReadonlyMap<string, number> {
  const readings = new Map<string, number>()
  for (const { car, start } of rentals) {
    if (readings.has(car.id)) continue
    readings.set(car.id, odometerThen(car, toInstant(`${start}T10:00`, zoneOf(car.area_id)), now))
  }
  return readings
}

/** The mails that tell of money whatever a person chose have left. */
export async function closeTheMail(tx: Tx, people: readonly string[]): Promise<void> {
  await closeNoticeMails(tx, people)
  const addresses = sql<{ email: string }>`
    select email from app_user where id = any(${people}::text[])`
  await closeMailsTo(tx, addresses)
}

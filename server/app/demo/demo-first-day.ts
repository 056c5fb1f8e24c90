import type { Telling } from '../../platform/api/context.ts'
import { sql } from 'kysely'
import { addDaysToDay, dayOf } from '#domain/core/time/wall-time.ts'
import { toInstant, toWall } from '#domain/core/time/zone.ts'
import type { Text } from '#protocol/core/text.ts'
import { openClaim } from '../../money/claims/claims.ts'
import { bookOrder } from '../../rentals/confirmation/book-order.ts'
import { openHelp } from '../../help/help/report.ts'
import { takeSeat } from '../../rentals/holds/hold-slot.ts'
import { addEvent, lockOrder, type OrderRow } from '../../money/orders/orders-store.ts'
import { areaById } from '../../fleet/site/areas-store.ts'
import type { Tx } from '../../platform/db/database.ts'
import { promiseTransfer } from '../../money/payments/loaded/payments.ts'
import { handInPapers } from '../../people/drivers/loaded/drivers.ts'
import { insertStoredFiles } from '../../platform/uploads/loaded/stored-files.ts'
import { insertEntries } from '../../rentals/waiting-list/loaded/entries.ts'
import { driverIdOf } from './demo-drivers.ts'
import { demoId, demoNumber } from './demo-id.ts'
import { livingPeople } from './demo-lives.ts'
import { transferOf } from './demo-payments.ts'
import { closeTheMail, staffOfOnce } from './demo-past.ts'
import type { FirstDay } from './demo-plans.ts'
import { type DemoRental, orderIdOf } from './demo-rentals.ts'
import { zoneOf } from './read-data.ts'
import { drawnPaperId } from './photos/drawn-paper.ts'

/**
 * What is new in the lists of the staff on the first day, by the steps of the features: a booking that
 * waits with its papers and its transfer, a claim, a breakdown, and people who wait for cars that stand
 * elsewhere. Who comes today and who brings a car back is in the calendar (demo-plans.ts).
 */
export async function loadFirstDay(
  tx: Tx,
  { booked, brings, underWay }: FirstDay & { underWay: readonly DemoRental[] },
  services: Telling,
  now: Date,
): Promise<void> {
  await book(tx, booked, services, now)
  const named = new Set((await livingPeople(tx)).map(({ id }) => id))
  const driving = underWay.filter(({ renterId }) => !named.has(renterId))
  const [broken] = driving
  const staff = await staffOfOnce(tx)
  const toll = await readOrder(tx, brings)
  await openClaim(
    tx,
    toll,
    {
      code: 'toll',
      description: 'Toll of the Bay Bridge, billed to us by plate.',
      estimate: 800,
      before: [],
      after: [],
      photos: [],
    },
    staff.id,
    new Date(now.getTime() - 2 * hourMs),
  )
  if (broken) await breakDown(tx, await readOrder(tx, broken), now)
  await waitElsewhere(tx, now)
  await closeTheMail(
    tx,
    [booked, brings, ...(broken ? [broken] : [])].map(({ renterId }) => renterId),
  )
}

const hourMs = 3_600_000

async function readOrder(tx: Tx, rental: DemoRental): Promise<OrderRow> {
  const order = await lockOrder(tx, orderIdOf(rental))
  if (!order) throw new Error(`demo order of ${rental.car.id} is not there`)
  return order
}

/** Held, its papers handed in and a transfer announced. */
async function book(tx: Tx, rental: DemoRental, services: Telling, now: Date): Promise<void> {
  const order = await readOrder(tx, rental)
  const { id, user_id: userId, starts_at: startsAt } = order
  const driver = driverIdOf(userId)
  await handInPapers(tx, driver, now)
  const number = demoNumber(`paper ${userId}`)
  const paper = { owner_id: userId, driver_id: driver, content_type: 'image/webp' } as const
  const made = { byte_size: 20_000, created_at: now }
  await insertStoredFiles(tx, [
    { id: drawnPaperId({ side: 0, number }), ...paper, purpose: 'license', ...made },
    { id: drawnPaperId({ side: 1, number }), ...paper, purpose: 'license', ...made },
    { id: drawnPaperId({ side: 2, number }), ...paper, purpose: 'insurance', ...made },
  ])
  const area = await areaById(tx, order.area_id)
  if (!area) throw new Error(`demo order ${id} is in no area`)
  const slot = { slot: toWall(startsAt, area.zone), startsAt, cents: 0 }
  await takeSeat(tx, area, { ...slot, kind: 'pickup', orderId: id })
  await addEvent(tx, id, now, { actor: 'renter', actorId: userId, code: 'held' })
  await promiseTransfer(tx, order, { ...transferOf(id), at: now })
  await bookOrder(tx, order, { paid: false, code: 'transferSent', services, now })
}

const flat: Record<'problem' | 'description' | 'place', Text> = {
  problem: { en: 'Flat tire', es: 'Llanta ponchada' },
  description: {
    en: 'The front right tire is flat. I am parked safely and have no spare.',
    es: 'La llanta delantera derecha está ponchada. Estoy en un lugar seguro y no traigo refacción.',
  },
  place: {
    en: 'Parking lot of the library, second row',
    es: 'Estacionamiento de la biblioteca, segunda fila',
  },
}

async function breakDown(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const { language } = await tx
    .selectFrom('app_user')
    .select('language')
    .where('id', '=', order.user_id)
    .executeTakeFirstOrThrow()
  const lang = language === 'es' ? 'es' : 'en'
  const said = {
    order: order.id,
    symptom: 'flat-tyre',
    problem: flat.problem[lang],
    description: flat.description[lang],
    place: flat.place[lang],
    pictures: [],
    damagePhotos: [],
  }
  await openHelp(tx, 'breakdownReport', order, said, { damage: [], other: [] }, now)
}

/**
 * In each of two areas somebody waits for a kind of car with a feature that none there has, so that
 * one which stands idle elsewhere, as far as a road leads, is wanted there.
 */
async function waitElsewhere(tx: Tx, now: Date): Promise<void> {
  const { rows: wanted } = await sql<{ area: string; subtype: string; feature: string }>`
    select distinct on (a.id) a.id as area, s.subtype, s.feature
    from area a cross join (select distinct c.subtype_id as subtype, f.feature from car c, unnest(c.features) f (feature)
      where c.month_cents >= 80000) s
    where a.state <> 'HI' and not exists (select from car c
        where c.area_id = a.id and c.subtype_id = s.subtype and c.features @> array[s.feature])
      and exists (select from car c join car_search i on i.car_id = c.id join area b on b.id = c.area_id
        where b.id <> a.id and b.state = a.state and c.subtype_id = s.subtype and c.features @> array[s.feature]
          and i.active and i.due_back is null and c.minimum_rental_days <= 28
          and not i.busy && tstzrange(${now}::timestamptz, ${now}::timestamptz + interval '40 days'))
    order by a.id, s.subtype, s.feature limit 2`.execute(tx)
  const { rows: people } = await sql<{ id: string; area: string }>`
    select distinct on (u.area_id) u.id, u.area_id as area from app_user u
    where u.area_id = any(${wanted.map(({ area }) => area)}::text[])
      and not exists (select from rental_order o where o.user_id = u.id and o.state in ('held', 'booked'))
    order by u.area_id, u.id`.execute(tx)
  const items = wanted.flatMap(({ area, subtype, feature }) => {
    const person = people.find((one) => one.area === area)
    if (!person) return []
    const zone = zoneOf(area)
    const from = addDaysToDay(dayOf(toWall(now, zone)), 6)
    return [
      {
        id: demoId('wish', area),
        user_id: person.id,
        area_id: area,
        starts_at: toInstant(`${from}T10:00`, zone),
        ends_at: toInstant(`${addDaysToDay(from, 28)}T10:00`, zone),
        features: [feature],
        types: [subtype],
        created_at: new Date(now.getTime() - 20 * hourMs),
      },
    ]
  })
  await insertEntries(tx, items)
}

import { sql } from 'kysely'
import { carName } from '#domain/fleet/fleet/car-name.ts'
import { assignReplacements } from '#domain/rentals/swap/best-replacement.ts'
import { occupiedUntil } from '#domain/fleet/fleet/turn-around.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { langOf } from '#protocol/core/text.ts'
import {
  type MoveResult,
  type staffBrokenCar as brokenOperation,
  staffMoveRenters as moveOperation,
} from '#protocol/staff/garage/off-the-road.ts'
import type { CarRow } from '../../fleet/fleet/cars-store.ts'
import { firstPhoto, photoAddresses } from '../../fleet/fleet/car-photo-files.ts'
import { readBreakdowns } from '../../fleet/occupancy/breakdowns.ts'
import { readOffers } from '../../fleet/pricing/offers-store.ts'
import { type AreaRow, areaById } from '../../fleet/site/areas-store.ts'
import { isOut } from '../../money/orders/order-facts.ts'
import { rentalFacts, refusalOf } from '../../money/orders/own-rental.ts'
import { refusalText } from '../../money/orders/refusal-texts.ts'
import { shownName } from '../../people/people/shown-name.ts'
import type { AnyContext } from '../../platform/api/context.ts'
import { type Handler, prepared } from '../../platform/api/handler.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import { asProblem } from '../../platform/api/problem-answer.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { withRetries } from '../../platform/retry.ts'
import {
  type Concerned,
  concernedVersion,
  readConcerned,
} from '../../rentals/breakdowns/concerned.ts'
import { moveRenter } from '../../rentals/breakdowns/move-renter.ts'
import { movedTexts } from '../../rentals/breakdowns/moved-texts.ts'
import {
  neededFrom,
  readReplacements,
  type ReplacementCar,
} from '../../rentals/breakdowns/replacements.ts'
import { breakdownsVersion, breakdownVersion } from './off-the-road.ts'

/** More than these nobody looks through. */
const mostCars = 8

/** Cars with the small file of their first photo. */
async function readLooks(db: Db | Tx, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; photo: string | null }>`
    select c.id, ${firstPhoto(sql`c`)} as photo from car c where c.id = any(${[...ids]}::text[])`.execute(
    db,
  )
  const shown = new Map(rows.map(({ id, photo }) => [id, photo]))
  return ({ id, subtype_id, colour }: Pick<CarRow, 'id' | 'subtype_id' | 'colour'>) => {
    const photo = shown.get(id)
    return { subtypeId: subtype_id, colour, photo: photo ? photoAddresses(photo).small : undefined }
  }
}

type Renter = { concerned: Concerned; cars: ReplacementCar[]; refused: string | undefined }

type Reading = Pick<AnyContext, 'db' | 'lang' | 'now'>

/** A renter of the broken car with what they could get; nobody who changes the car already needs another one. */
async function readRenter(
  { db, lang, now }: Reading,
  concerned: Concerned,
  asked: Parameters<typeof readReplacements>[2],
): Promise<Renter> {
  const rental = await rentalFacts(db, concerned.order, now)
  const refusal = refusalOf(rental, isOut(concerned.order) ? 'carChange' : 'moved')
  const refused = refusal && refusalText(concerned.order, refusal)[lang]
  const cars = refused ? [] : await readReplacements(db, concerned, asked)
  return { concerned, cars, refused }
}

/** When a car is off the road, and who needs another one (docs/product/cars.md#off-the-road). */
export const staffBrokenCar: Handler<typeof brokenOperation> = async (context, { car: id }) => {
  const { db, user, lang, now } = context
  const car = await db.selectFrom('car').selectAll().where('id', '=', id).executeTakeFirst()
  const area = car && (await areaById(db, car.area_id))
  if (!car || !area) throw new Problem(404, texts.notFound)
  const rows = await readBreakdowns(db, id, now)
  const asked = { own: car, area, offers: await readOffers(db), now }
  const renters: Renter[] = []
  for (const concerned of await readConcerned(db, id, { lang, now }))
    renters.push(await readRenter(context, concerned, asked))
  const best = assignReplacements(
    renters.map(({ concerned: { order }, cars }) => ({
      id: order.id,
      from: neededFrom(order, area, now).getTime(),
      until: occupiedUntil(order.ends_at).getTime(),
      cars,
    })),
  )
  const shown = renters.map((one) => ({ ...one, best: best.get(one.concerned.order.id) }))
  const looks = await readLooks(db, [id, ...shown.flatMap(({ cars }) => cars.map((one) => one.id))])
  const name = carName(car)
  return {
    car: { id, name, plate: car.plate, ...looks(car) },
    now: toWall(now, area.zone),
    spans: await presentSpans(context, rows, area),
    renters: shown.map((one) => ({
      ...presentRenter(one, { area, staffId: user.id }),
      cars: listed(one).map((other) => ({
        ...presentCar(one.concerned, other),
        ...looks(other.car),
      })),
    })),
    version: breakdownsVersion(rows),
  }
}

/** The first cars, and the proposed one among them. */
function listed({ cars, best }: Renter & { best: ReplacementCar | undefined }): ReplacementCar[] {
  const first = cars.slice(0, mostCars)
  return best && !first.includes(best) ? [best, ...first] : first
}

async function presentSpans(
  { db, lang }: Reading,
  rows: Awaited<ReturnType<typeof readBreakdowns>>,
  { zone }: AreaRow,
) {
  const people = await db
    .selectFrom('app_user as u')
    .select(['u.id', shownName('u', lang).as('name')])
    .where('u.id', 'in', ['', ...rows.map(({ staff_id }) => staff_id)])
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as 'broken' | 'block',
    from: toWall(row.from_at, zone),
    until: row.until_at ? toWall(row.until_at, zone) : undefined,
    reason: row.reason,
    by: people.find(({ id }) => id === row.staff_id)?.name ?? '',
    version: breakdownVersion(row),
  }))
}

function presentRenter(
  { concerned, refused, best }: Renter & { best: ReplacementCar | undefined },
  { area, staffId }: { area: AreaRow; staffId: string },
) {
  const { order, change, changesTo, isRefundOffered } = concerned
  const waits = change
    ? ('change' as const)
    : isRefundOffered
      ? ('refundOffer' as const)
      : undefined
  return {
    order: order.id,
    number: order.number,
    name: concerned.name,
    lang: langOf(concerned.lang),
    rentalStatus: order.rental_status ?? 0,
    isOut: isOut(order),
    start: toWall(order.starts_at, area.zone),
    end: toWall(order.ends_at, area.zone),
    version: concernedVersion(concerned),
    own: order.user_id === staffId,
    waits,
    changesTo: changesTo && `${carName(changesTo)}, ${changesTo.plate}`,
    best: best?.id,
    refused,
    noneMessage: movedTexts.noneText[langOf(concerned.lang)],
  }
}

const presentCar = (
  { lang }: Concerned,
  { car, miles, fit, carried, message }: ReplacementCar,
) => ({
  car: car.id,
  name: carName(car),
  plate: car.plate,
  city: car.city,
  miles: Math.round(miles * 10) / 10,
  fit,
  carried: carried / 100,
  message: message[langOf(lang)],
})

/**
 * Gives the renters of a broken car other ones, each in a transaction of their own: what is refused of one keeps
 * nobody else (docs/product/cars.md#off-the-road). Sent again it finds each done, and the first answer is given.
 */
export const staffMoveRenters = prepared(moveOperation, {
  async prepare({ db, user, now, lang, services }, { renters }): Promise<MoveResult[]> {
    const results: MoveResult[] = []
    for (const choice of renters) {
      const { order } = choice
      try {
        const { result, newOrder } = await withRetries(() =>
          db.transaction().execute(async (tx) => {
            const moved = await moveRenter(tx, choice, { user, services, now })
            const said = { order, from: moved.from, to: moved.to }
            await audit(tx, user.id, now, 'renter moved', order, said)
            return moved
          }),
        )
        results.push({ order, result, newOrder })
      } catch (error) {
        const problem = asProblem(error)
        if (!problem) throw error
        results.push({ order, result: 'refused', message: problem.text[lang] })
      }
    }
    return results
  },
  run: async (_context, _input, results) => ({ results }),
})

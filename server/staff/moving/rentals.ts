import { paidUntil } from '#domain/fleet/pricing/paid-until.ts'
import { quote } from '#domain/fleet/pricing/quote.ts'
import { toInstant } from '#domain/core/time/zone.ts'
import type { CarRow } from '../../fleet/fleet/cars-store.ts'
import { wrongReading } from '../../fleet/fleet/change-car.ts'
import { readOffers, type Offers } from '../../fleet/pricing/offers-store.ts'
import { allAreas, type AreaRow } from '../../fleet/site/areas-store.ts'
import { movedInBefore } from '../../money/orders/moves/imported-orders.ts'
import { peopleByEmail, peopleByRef } from '../../people/people/people-who-moved-in.ts'
import type { Tx } from '../../platform/db/database.ts'
import { readTable } from '../../platform/tables/read-table.ts'
import { carsNamed } from './named-cars.ts'
import { overlapsHere, overlapsInFile } from './overlaps.ts'
import type { KindPlan, Moving } from './plan.ts'
import { namedTaxes, quoteInput } from './rental-price.ts'
import {
  readRental,
  type RentalOfFile,
  type RentalToWrite,
  rentalsShape,
  reservationsShape,
} from './rentals-file.ts'
import { writeRentals } from './write-rentals.ts'

type Kind = 'rentals' | 'reservations'
type Line = Pick<RentalToWrite, 'line' | 'rental'>

type Met = {
  cars: Awaited<ReturnType<typeof carsNamed>>
  people: ReadonlyMap<string, { id: string; driver: string | null; birthDate: string | null }>
  areas: ReadonlyMap<string, AreaRow>
  offers: Offers
}

/**
 * What a file of running rentals or of reservations would do (docs/import.md#rentals). A line that was taken in before
 * stays as it is; the rest must name people and cars that are here, and no car may be promised twice.
 */
export async function planRentals(
  tx: Tx,
  kind: Kind,
  bytes: Uint8Array,
  { now }: Moving,
): Promise<KindPlan> {
  const table = readTable(bytes, kind === 'rentals' ? rentalsShape : reservationsShape)
  const bad = [...table.bad]
  const lines: Line[] = []
  for (const { line, cells, problems } of table.lines) {
    const read = cells && readRental(cells, kind)
    const reasons = [...(read?.problems ?? []), ...problems]
    bad.push(...reasons.map((reason) => ({ line, reason })))
    if (read && reasons.length === 0) lines.push({ line, rental: read.rental })
  }
  const before = await movedInBefore(
    tx,
    lines.map(({ rental }) => rental.ref),
  )
  const fresh = lines.filter(({ rental }) => !before.has(rental.ref))
  const met = await readMet(tx, fresh)
  const rows: RentalToWrite[] = []
  for (const line of fresh) {
    const found = complete(line, kind, met, now)
    if (Array.isArray(found)) bad.push(...found.map((reason) => ({ line: line.line, reason })))
    else rows.push(found)
  }
  bad.push(...overlapsInFile(rows, kind), ...(await overlapsHere(tx, rows, kind)))
  return {
    added: fresh.length,
    known: lines.length - fresh.length,
    overdue: rows.filter(({ endsAt }) => endsAt <= now).map(({ rental }) => rental.ref),
    bad,
    ignoredColumns: table.ignoredColumns,
    met: rows.map(({ person, car, quote: { total } }) => [person.id, car.id, car.odometer, total]),
    contracts: new Map(
      rows.flatMap(({ line, rental: { ref, contract: name }, person }) =>
        name === null ? [] : [[ref, { name, owner: person.id, line }] as const],
      ),
    ),
    write: (written, writing) => writeRentals(written, rows, kind, writing),
  }
}

async function readMet(tx: Tx, lines: readonly Line[]): Promise<Met> {
  const whom = [...new Set(lines.map(({ rental }) => rental.person))]
  const cars = await carsNamed(
    tx,
    lines.map(({ rental }) => rental.car),
  )
  const refs = await peopleByRef(tx, whom)
  const emails = await peopleByEmail(
    tx,
    whom.map((one) => one.toLowerCase()),
  )
  const people = new Map(
    whom.flatMap((name) => {
      const found = refs.get(name) ?? emails.get(name.toLowerCase())
      return found ? [[name, found] as const] : []
    }),
  )
  const areas = new Map((await allAreas(tx)).map((area) => [area.id, area]))
  return { cars, people, areas, offers: await readOffers(tx) }
}

/** A line with what it names; or why it cannot be taken. */
function complete(line: Line, kind: Kind, met: Met, now: Date): RentalToWrite | string[] {
  const { rental } = line
  const [car, more] = met.cars.get(rental.car) ?? []
  const person = met.people.get(rental.person)
  const area = car && met.areas.get(car.area_id)
  if (!car || more || !area || !person?.driver)
    return [
      ...(car ? [] : [`car is unknown: ${rental.car}`]),
      ...(more ? [`car is not only one: ${rental.car} is the plate of several`] : []),
      ...(person ? [] : [`person is unknown: ${rental.person} (take in the file of people first)`]),
      ...(person && !person.driver
        ? [`person has told nothing of who drives: ${rental.person}`]
        : []),
    ]
  const [startsAt, endsAt] = [toInstant(rental.start, area.zone), toInstant(rental.end, area.zone)]
  const wrong = [
    ...wrongTimes(kind, startsAt, now),
    ...wrongCar(kind, car, rental, now),
    ...wrongChoices(rental, met, area),
  ]
  if (wrong.length > 0) return wrong
  const input = quoteInput(rental, { car, area, offers: met.offers, birthDate: person.birthDate })
  const price = quote(input)
  const paid = paidUntil(input, rental.paidUntil)
  return {
    ...line,
    person: { id: person.id, driver: person.driver },
    car,
    startsAt,
    endsAt,
    quote: price,
    owed: price.total - price.deposit - paid,
  }
}

function wrongTimes(kind: Kind, startsAt: Date, now: Date): string[] {
  if (kind === 'rentals' && startsAt > now)
    return ['start is ahead: this is one for the file of reservations']
  if (kind === 'reservations' && startsAt <= now)
    return ['start has been: this is one for the file of rentals']
  return []
}

function wrongCar(kind: Kind, car: CarRow, rental: RentalOfFile, now: Date): string[] {
  if (car.status === 'retired') return [`car is retired: ${rental.car}`]
  if (kind === 'reservations')
    return car.status === 'active' ? [] : [`car is not active: ${rental.car}`]
  const { odometer, startOdometer } = rental
  if (odometer !== null && odometer < car.odometer)
    return [`odometer_miles is below what is known of the car: ${odometer}, not ${car.odometer}`]
  const shown = Math.max(odometer ?? 0, startOdometer)
  return shown > car.odometer && wrongReading(car, shown, now) !== undefined
    ? [
        `${odometer === null ? 'start_odometer' : 'odometer_miles'} is more than the car can have come since ${car.odometer}: ${shown}`,
      ]
    : []
}

function wrongChoices({ plan, taxes }: RentalOfFile, { offers }: Met, area: AreaRow): string[] {
  const plans = offers.modifiers.map(({ id }) => id)
  const named = namedTaxes(taxes, area)
  const unknown = named.filter(({ tax }) => !tax).map(({ name }) => name)
  return [
    ...(plans.includes(plan) ? [] : [`plan is unknown: ${plan} is none of ${plans.join(', ')}`]),
    ...unknown.map((name) => `taxes are unknown: ${name} is no tax of the area`),
  ]
}

import { sql } from 'kysely'
import {
  type Held,
  misreadKey,
  misreadOf,
  plateKey,
  whoHadIt,
} from '#domain/money/tolls/match-toll.ts'
import { toInstant } from '#domain/core/time/zone.ts'
import type { tollDoubts } from '#protocol/money/tolls/choices.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { sha256 } from '../../platform/random.ts'
import type { BadLine } from '../../platform/tables/read-table.ts'
import { readTollFile, type TollOfFile } from './toll-file.ts'

/** An order with its car and renter, as far as a toll of it is concerned. */
export type Holder = Held & {
  number: number
  userId: string
  zone: string
  /** The rental is over: what is passed on is settled at once. */
  isOver: boolean
}

export type FoundToll = { toll: TollOfFile; at: Date; holder: Holder }
export type UnclearToll = {
  toll: TollOfFile
  at: Date
  why: (typeof tollDoubts)[number]
  minutes?: number
  meant?: string
  holder?: Holder
}

export type TollPlan = {
  found: FoundToll[]
  unclear: UnclearToll[]
  seenBefore: number
  bad: BadLine[]
  ignoredColumns: string[]
  fingerprint: string
}

type Car = { id: string; plate: string; zone: string }

/** What a file of tolls would do now, for somebody of the staff, who decides nothing of their own. */
export async function planTolls(
  db: Db | Tx,
  bytes: Uint8Array,
  staffId: string,
): Promise<TollPlan> {
  const { tolls, bad, ignoredColumns } = readTollFile(bytes)
  const cars = await readCars(db, tolls)
  const named = tolls.map((toll) => ({ toll, ...carOf(toll, cars) }))
  const holders = await readHolders(
    db,
    named.flatMap(({ car }) => (car ? [car.id] : [])),
  )
  const placed = named.map(({ toll, car, meant }) => ({
    toll,
    car,
    meant,
    at: toInstant(toll.at, car?.zone ?? 'UTC'),
  }))
  const fresh = await withoutKnown(db, placed)
  const found: FoundToll[] = []
  const unclear: UnclearToll[] = []
  for (const { toll, car, meant, at } of fresh) {
    const decided = decide(at, car, holders)
    const own = decided.holder?.userId === staffId
    if (decided.why === undefined && decided.holder && meant === undefined && !own)
      found.push({ toll, at, holder: decided.holder })
    else
      unclear.push({
        toll,
        at,
        why: own ? 'own' : (decided.why ?? 'misread'),
        ...(decided.minutes !== undefined && { minutes: decided.minutes }),
        ...(meant !== undefined && { meant }),
        ...(decided.holder && !own && { holder: decided.holder }),
      })
  }
  const said = [
    Buffer.from(bytes).toString('base64'),
    found.map(({ toll, holder }) => [toll.line, holder.orderId, holder.isOver]),
    unclear.map(({ toll, why, holder }) => [toll.line, why, holder?.orderId, holder?.isOver]),
  ]
  return {
    found,
    unclear,
    seenBefore: tolls.length - fresh.length,
    bad: bad.toSorted((one, other) => one.line - other.line),
    ignoredColumns,
    fingerprint: sha256(JSON.stringify(said)).slice(0, 16),
  }
}

type Decided = { why?: UnclearToll['why']; holder?: Holder; minutes?: number }

function decide(at: Date, car: Car | undefined, holders: ReadonlyMap<string, Holder[]>): Decided {
  if (!car) return { why: 'notOurs' }
  const whose = whoHadIt(holders.get(car.id) ?? [], at)
  if (whose.is === 'nobody') return { why: 'nobody' }
  const holder = whose.held as Holder
  return whose.is === 'renter'
    ? { holder }
    : { why: 'justReturned', holder, minutes: whose.minutes }
}

/** Our car of a plate, or the one that a camera may have taken for it. */
function carOf(
  { key }: TollOfFile,
  cars: readonly Car[],
): { car: Car | undefined; meant: string | undefined } {
  const car = cars.find((one) => plateKey(one.plate) === key)
  if (car) return { car, meant: undefined }
  const plates = cars.map(({ plate }) => plate)
  const meant = misreadOf(key, plates)
  return { car: cars.find(({ plate }) => plate === meant), meant }
}

/** Our cars with these plates, or with ones that look like them. */
async function readCars(db: Db | Tx, tolls: readonly TollOfFile[]): Promise<Car[]> {
  const looks = [...new Set(tolls.map(({ key }) => misreadKey(key)))]
  const { rows } = await sql<Car>`
    select c.id, c.plate, a.zone from car c join area a on a.id = c.area_id
    where translate(upper(c.plate), 'OQILZSB -.', '0011258') = any(${looks}::text[]) order by c.id`.execute(
    db,
  )
  return rows
}

async function readHolders(db: Db | Tx, carIds: string[]): Promise<Map<string, Holder[]>> {
  const byCar = new Map<string, Holder[]>()
  const { rows } = await sql<Holder>`
    select o.id as "orderId", o.car_id as "carId", o.picked_up_at as "from", o.ended_at as "until", o.number,
      o.user_id as "userId", a.zone, t.returned_at is not null as "isOver"
    from rental_order o join rental_transaction t on t.id = o.transaction_id join area a on a.id = o.area_id
    where o.car_id = any(${[...new Set(carIds)]}::text[]) and o.picked_up_at is not null`.execute(
    db,
  )
  for (const row of rows) byCar.set(row.carId, [...(byCar.get(row.carId) ?? []), row])
  return byCar
}

/** Those that were not taken before, and stand in the file for the first time. */
async function withoutKnown<Placed extends { toll: TollOfFile; at: Date }>(
  db: Db | Tx,
  tolls: readonly Placed[],
): Promise<Placed[]> {
  const { rows } = await sql<{ plate: string; at: Date; place: string }>`
    select l.plate, l.at, l.place from toll_line l
      join unnest(${tolls.map(({ toll }) => toll.key)}::text[], ${tolls.map(({ at }) => at)}::timestamptz[],
        ${tolls.map(({ toll }) => toll.place)}::text[]) as asked (plate, at, place)
      on l.plate = asked.plate and l.at = asked.at and l.place = asked.place`.execute(db)
  const keyOf = (plate: string, at: Date, place: string) =>
    JSON.stringify([plate, at.getTime(), place])
  const known = new Set(rows.map(({ plate, at, place }) => keyOf(plate, at, place)))
  return tolls.filter(({ toll, at }) => {
    const key = keyOf(toll.key, at, toll.place)
    if (known.has(key)) return false
    known.add(key)
    return true
  })
}

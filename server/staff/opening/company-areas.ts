import { sql } from 'kysely'
import { pickupSlots } from '#domain/fleet/fleet/pickup-slots.ts'
import { farthestYardMiles, isNearTown } from '#domain/fleet/places/point-near.ts'
import { isSamePlace, type Position } from '#domain/fleet/places/sphere.ts'
import { typedPoint } from '#domain/fleet/places/typed-point.ts'
import { zoneOfPlace } from '#domain/fleet/places/zone-of-place.ts'
import { dayAndTime } from '#domain/core/time/format-date.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { ParsedInputOf } from '#protocol/core/operation.ts'
import type {
  CompanyArea,
  companyAreas as query,
  staffSaveArea as command,
} from '#protocol/staff/opening/company-areas.ts'
import { giveTownsTheirAreas, placeById } from '../../fleet/places/places-store.ts'
import {
  addArea,
  allAreas,
  type AreaRow,
  changeArea,
  lockArea,
  openingHours,
} from '../../fleet/site/areas-store.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { mustBeAsSeen, versionOf } from '../../platform/audit/as-seen.ts'
import type { Tx } from '../../platform/db/database.ts'
import { auditChange } from './audit-change.ts'
import { companyTax, taxesVersion } from './company-taxes.ts'

const centreOf = (row: AreaRow): Position => ({
  latitude: row.centre_latitude,
  longitude: row.centre_longitude,
})

const ownPoint = (row: AreaRow) =>
  row.town_latitude === null ? undefined : typedPoint(centreOf(row))

/** Where its town is. */
const middleOf = (row: AreaRow): Position => ({
  latitude: row.town_latitude ?? row.centre_latitude,
  longitude: row.town_longitude ?? row.centre_longitude,
})

const shown = (row: AreaRow) => ({
  nameEn: row.name_en,
  nameEs: row.name_es,
  state: row.state,
  zone: row.zone,
  point: ownPoint(row),
  address: row.pickup_address,
  ...openingHours(row),
  slots: row.slot_capacity,
  gasPrice: row.gas_price_cents / 100,
  kwhPrice: row.kwh_price_cents / 100,
})

export const companyAreas: Handler<typeof query> = async ({ db, now }) => {
  const areas = await allAreas(db)
  const { rows } = await sql<{ id: string; cars: number }>`
    select area_id as id, count(*)::int as cars from car where status <> 'retired' group by 1`.execute(
    db,
  )
  const cars = new Map(rows.map((row) => [row.id, row.cars]))
  return {
    areas: areas.map(
      (row): CompanyArea => ({
        id: row.id,
        ...shown(row),
        taxes: row.tax_lines.map(companyTax),
        taxesVersion: taxesVersion(row),
        today: dayOf(toWall(now, row.zone)),
        cars: cars.get(row.id) ?? 0,
        version: areaVersion(row),
      }),
    ),
  }
}

/** All that staff set of it, with its place on the map. */
const kept = (row: AreaRow) => ({
  ...shown(row),
  latitude: row.centre_latitude,
  longitude: row.centre_longitude,
})

/** As staff are shown it now. */
export const areaVersion = (row: AreaRow): string => versionOf(kept(row))

type Input = ParsedInputOf<typeof command>

/**
 * Saves an area or makes one (docs/product/company.md#areas). Its town gives it state and clock, and its place on the map where it has no point of its own.
 * @throws Problem 400 at a field, 404 without such an area, 409 when a colleague saved meanwhile, when sold visits
 *   lie outside the new hours, or when bookings are on another clock
 */
export const staffSaveArea: Handler<typeof command> = async ({ db: tx, user, now }, input) => {
  if (input.closes <= input.opens) throw wrongField('closes', fieldError('notEarlier', input.opens))
  const town = await townOf(tx, input)
  const done = { staffId: user.id, now, action: 'area saved' } as const
  const row = {
    name_en: input.nameEn,
    name_es: input.nameEs,
    pickup_address: input.address,
    opens: input.opens,
    closes: input.closes,
    other_hours: input.otherHours ?? '',
    slot_capacity: input.slots,
    gas_price_cents: input.gasPrice,
    kwh_price_cents: input.kwhPrice,
  }
  if (input.area === undefined) {
    if (!town) throw wrongField('town', fieldError('required'))
    const made = await addArea(tx, { ...row, ...clockOf(town), ...placeOf(input, town) })
    await giveTownsTheirAreas(tx, town.state)
    await auditChange(tx, { ...done, subject: made.id }, {}, kept(made))
    return { area: made.id }
  }
  const before = await lockArea(tx, input.area)
  if (!before) throw new Problem(404, texts.notFound)
  mustBeAsSeen(input.version ?? '', areaVersion(before))
  if (town && town.zone !== before.zone) await mustHaveNoBookings(tx, before)
  await mustHoldVisits(tx, before, input, now)
  const place = placeOf(input, town ?? middleOf(before))
  const after = await changeArea(tx, before.id, { ...row, ...(town && clockOf(town)), ...place })
  if (after.state !== before.state || !isSamePlace(centreOf(after), centreOf(before)))
    await giveTownsTheirAreas(tx, after.state)
  await auditChange(tx, { ...done, subject: before.id }, kept(before), kept(after))
  return { area: before.id }
}

const wrongField = (name: string, error: string) =>
  new Problem(400, texts.malformed, { errors: { [name]: error } })

/** What the town of an area gives it. */
async function townOf(tx: Tx, { town: id }: Input) {
  if (id === undefined) return undefined
  const town = await placeById(tx, id)
  const zone = town && zoneOfPlace(town)
  if (!town || !zone) throw wrongField('town', fieldError('invalidData'))
  return { ...town, zone }
}

const clockOf = ({ state, zone }: { state: string; zone: string }) => ({ state, zone })

/**
 * Where it is: its own point, or its town.
 * @throws Problem 400 at a point that is far from the town
 */
function placeOf({ point }: Input, { latitude, longitude }: Position) {
  const town = { latitude, longitude }
  if (point && !isNearTown(town, point, farthestYardMiles))
    throw wrongField('point', fieldError('pointTooFar', farthestYardMiles))
  const isOwn = point !== undefined && !isSamePlace(town, point)
  const at = isOwn ? point : town
  return {
    centre_latitude: at.latitude,
    centre_longitude: at.longitude,
    town_latitude: isOwn ? latitude : null,
    town_longitude: isOwn ? longitude : null,
  }
}

/** @throws Problem 409 when times of bookings would mean another moment */
async function mustHaveNoBookings(tx: Tx, { id, zone }: AreaRow): Promise<void> {
  const order = await tx
    .selectFrom('rental_order')
    .select('id')
    .where('area_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  if (order)
    throw conflict({
      en: `This area has bookings on the clock of ${zone}. For a town in another time zone, add an area of its own.`,
      es: `Esta zona tiene reservas con la hora de ${zone}. Para una ciudad con otra hora, agrega otra zona.`,
    })
}

/** @throws Problem 409 when visits that are agreed lie outside the new hours */
async function mustHoldVisits(tx: Tx, area: AreaRow, input: Input, now: Date): Promise<void> {
  const hours = { opens: input.opens, closes: input.closes, otherHours: input.otherHours ?? '' }
  const { rows } = await sql<{ at: Date }>`
    select starts_at as at from appointment_seat
    where area_id = ${area.id} and starts_at > ${now}::timestamptz order by starts_at`.execute(tx)
  const outside = rows
    .map(({ at }) => toWall(at, area.zone))
    .filter(
      (wall) => !pickupSlots({ day: dayOf(wall), ...hours }).some(({ slot }) => slot === wall),
    )
  const [wall] = outside
  if (wall === undefined) return
  const many = outside.length
  throw conflict({
    en: `${many === 1 ? 'One visit is' : `${many} visits are`} agreed outside these hours, the first ${dayAndTime(wall, 'en')}. Move ${many === 1 ? 'it' : 'them'} first.`,
    es: `Hay ${many === 1 ? 'una cita acordada' : `${many} citas acordadas`} fuera de este horario, la primera ${dayAndTime(wall, 'es')}. Muévela${many === 1 ? '' : 's'} antes.`,
  })
}

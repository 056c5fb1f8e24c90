import { sql } from 'kysely'
import { dayAndTime } from '#domain/core/time/format-date.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Text } from '#protocol/core/text.ts'
import { shownName } from '../../people/people/shown-name.ts'
import type { Db, Tx } from '../../platform/db/database.ts'

/** Who has a car for some of a time, or what it is kept for. */
type InTheWay = {
  renter: string | null
  number: number | null
  kind: string
  start: Date
  end: Date
}

/** What can be done instead. */
const otherwise = {
  block: {
    en: 'Choose other dates, or say that it broke down.',
    es: 'Elige otras fechas o di que se averió.',
  },
  visit: { en: 'Choose another time.', es: 'Elige otra hora.' },
} as const

/** What a car is kept for that nobody rents. */
const keptFor: Record<string, Text> = {
  maintenance: { en: 'in the workshop', es: 'en el taller' },
  block: { en: 'off the road', es: 'fuera de servicio' },
}
const somethingElse: Text = { en: 'kept for something else', es: 'ocupado con otra cosa' }

/**
 * Who has the car for some of the time; a hold that has run out is nobody's. A block lies around what is off the road, and gives
 * way to the hours after a rental; a visit to the workshop does not.
 */
export async function readInTheWay(
  db: Db | Tx,
  carId: string,
  { from, until }: { from: Date; until: Date | null },
  { why, now }: { why: keyof typeof otherwise; now: Date },
): Promise<InTheWay | undefined> {
  const taken = why === 'visit' ? sql`o.occupied` : sql`o.period`
  const counts = why === 'visit' ? sql`true` : sql`o.breakdown_id is null`
  const { rows } = await sql<InTheWay>`
    select ${shownName('u', 'en')} as renter, r.number, o.kind, lower(o.period) as start, upper(${taken}) as end
    from occupancy o left join rental_order r on r.id = o.order_id left join app_user u on u.id = r.user_id
    where o.car_id = ${carId} and ${taken} && tstzrange(${from}::timestamptz, ${until}::timestamptz)
      and (o.expires_at is null or o.expires_at > ${now}::timestamptz) and ${counts}
    order by lower(o.period) limit 1`.execute(db)
  return rows[0]
}

/** The same as a sentence, for who would block it or bring it to the workshop then. */
export function inTheWayText(
  { renter, number, kind, start, end }: InTheWay,
  zone: string,
  why: keyof typeof otherwise,
): Text {
  const [from, to] = [toWall(start, zone), toWall(end, zone)]
  const days = {
    en: `from ${dayAndTime(from, 'en')} to ${dayAndTime(to, 'en')}`,
    es: `del ${dayAndTime(from, 'es')} al ${dayAndTime(to, 'es')}`,
  }
  const kept = keptFor[kind] ?? somethingElse
  if (renter === null)
    return {
      en: `This car is ${kept.en} ${days.en}. Choose other dates.`,
      es: `Este auto está ${kept.es} ${days.es}. Elige otras fechas.`,
    }
  return {
    en: `${renter} has this car ${days.en}, order ${number}. ${otherwise[why].en}`,
    es: `${renter} tiene este auto ${days.es}, orden ${number}. ${otherwise[why].es}`,
  }
}

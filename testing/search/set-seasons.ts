import fc from 'fast-check'
import type { Insertable } from 'kysely'
import { addDays, dayOf, type WallTime } from '#domain/core/time/wall-time.ts'
import type { Season } from '#domain/fleet/pricing/seasons/season.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Schema } from '#server/platform/db/schema.ts'

/** Around the days that are asked for: of all cars, of some areas, of some types, over each other; a minimum length. */
export const seasonAround = (origin: WallTime) =>
  fc
    .record({
      percent: fc.constantFrom(-35, -1, 7, 20, 33),
      from: fc.integer({ min: -10, max: 30 }),
      length: fc.integer({ min: 0, max: 30 }),
      areas: fc.constantFrom<string[]>([], ['1'], ['2', '5']),
      types: fc.constantFrom<string[]>([], ['car'], ['van']),
      minimum_days: fc.constantFrom(null, null, 2, 7, 30),
    })
    .map(({ from, length, ...rest }) => {
      const day = (at: number) => dayOf(addDays(origin, at))
      return { ...rest, first_day: day(from), last_day: day(from + length) }
    })

/** Sets these seasons and no others. */
export async function setSeasons(
  db: Db,
  seasons: readonly Omit<Insertable<Schema['season']>, 'id' | 'name_en' | 'name_es'>[],
): Promise<void> {
  await db.deleteFrom('season').execute()
  for (const [at, one] of seasons.entries())
    await db
      .insertInto('season')
      .values({ id: `s${at}`, name_en: 'Season', name_es: 'Temporada', ...one })
      .execute()
}

/** Over each other and beside the asked days, of some cars or of all. */
export const seasonLists = fc
  .array(
    fc.record({
      percent: fc.integer({ min: -90, max: 300 }),
      from: fc.integer({ min: 0, max: 400 }),
      length: fc.integer({ min: 0, max: 200 }),
      areas: fc.constantFrom([], ['1'], ['2']),
      types: fc.constantFrom([], [], ['van']),
    }),
    { maxLength: 6 },
  )
  .map((list) =>
    list.map(({ from, length, ...rest }, at): Season => {
      const day = (days: number) => dayOf(addDays('2027-01-01T00:00', days))
      const dates = { from: day(from), until: day(from + length) }
      return { id: String(at), nameEn: 'Season', nameEs: 'Temporada', ...dates, ...rest }
    }),
  )

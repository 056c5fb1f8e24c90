import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely'
import type { WallTime } from '#domain/core/time/wall-time.ts'
import { rentalDuration } from '#domain/fleet/pricing/duration.ts'
import {
  inSeasons,
  minimumIn,
  type Season,
  seasonsFor,
} from '#domain/fleet/pricing/seasons/season.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Schema } from '../../platform/db/schema.ts'

export type SeasonRow = Selectable<Schema['season']>

/** A season as the rules of prices know it. */
export const seasonOf = (row: SeasonRow): Season => ({
  id: row.id,
  nameEn: row.name_en,
  nameEs: row.name_es,
  percent: row.percent,
  from: row.first_day,
  until: row.last_day,
  areas: row.areas,
  types: row.types,
  ...(row.minimum_days !== null && { minimumDays: row.minimum_days }),
})

/** Those that are set, in the order in which they were made, as a part of another statement. */
export const seasonsInSql: RawBuilder<SeasonRow[]> = sql<SeasonRow[]>`(
  select coalesce(json_agg(s order by s.made), '[]') from season s where s.removed_at is null)`

/** Whoever changes seasons does so alone until the transaction ends. */
export async function lockSeasons(tx: Tx): Promise<SeasonRow[]> {
  await sql`lock table season in share row exclusive mode`.execute(tx)
  return tx.selectFrom('season').selectAll().orderBy('made').execute()
}

export const addSeason = (tx: Tx, row: Omit<Insertable<Schema['season']>, 'made'>) =>
  tx.insertInto('season').values(row).execute()

export const changeSeason = (tx: Tx, id: string, set: Updateable<Schema['season']>) =>
  tx.updateTable('season').set(set).where('id', '=', id).execute()

type CarOf = { area_id: string; type_id: string }

/** The seasons that a car has. */
export const seasonsOf = (seasons: readonly Season[], car: CarOf): Season[] =>
  seasonsFor(seasons, { area: car.area_id, type: car.type_id })

/** A rental's length with the days of it that lie in seasons of the car. */
export const lengthOf = (
  { seasons }: { seasons: readonly Season[] },
  car: CarOf,
  { start, end }: { start: WallTime; end: WallTime },
) => inSeasons(rentalDuration(start, end), start, seasonsOf(seasons, car))

/** The fewest days of a booking of the car that starts then. */
export const fewestDaysOf = (
  { seasons }: { seasons: readonly Season[] },
  car: CarOf & { minimum_rental_days: number },
  start: WallTime,
): number => minimumIn(seasonsOf(seasons, car), start, car.minimum_rental_days)

/** The same where its season asks for more days than the car. */
export function seasonMinimum(...asked: Parameters<typeof fewestDaysOf>): number | undefined {
  const days = fewestDaysOf(...asked)
  return days > asked[1].minimum_rental_days ? days : undefined
}

import { type RawBuilder, sql } from 'kysely'
import { earthRadiusMiles } from '#domain/fleet/places/sphere.ts'

/** Two columns of a statement, in degrees. */
type SqlPoint = { latitude: RawBuilder<unknown>; longitude: RawBuilder<unknown> }

/** Miles between two points, as `milesBetween` of domain/fleet/places/sphere.ts measures them. */
export const sqlMiles = (from: SqlPoint, to: SqlPoint): RawBuilder<number> => sql`(
  2 * ${sql.lit(earthRadiusMiles)} * asin(least(1, sqrt(
    sin(radians(${to.latitude} - ${from.latitude}) / 2) ^ 2
    + cos(radians(${from.latitude})) * cos(radians(${to.latitude}))
      * sin(radians(${to.longitude} - ${from.longitude}) / 2) ^ 2))))`

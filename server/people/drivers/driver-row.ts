import type { Selectable } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'

/** A driver of an account with the ids of its pictures. Money is cents, days are YYYY-MM-DD. */
export type DriverRow = Selectable<Schema['driver']> & {
  licensePictures: string[]
  insurancePictures: string[]
}

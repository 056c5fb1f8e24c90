import { type Selectable, sql } from 'kysely'
import { mostOwnPhotos } from '#domain/fleet/proof/own-photos.ts'
import type { Services } from '../../platform/api/context.ts'
import { conflict } from '../../platform/api/problem.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { randomId } from '../../platform/random.ts'
import { ago, type SqlInstant, sqlInstant } from '../../platform/work/sql-instant.ts'
import { wake } from '../../platform/work/topics.ts'
import { removePhoto } from '../fleet/car-photo-files.ts'
import { proofTexts } from './proof-texts.ts'

/* The company's own photos of a car (docs/product/cars.md#photos); whoever changes them has locked the car. */

export type OwnPhoto = Selectable<Schema['own_photo']>

/** Those of a car in their order. */
export const ownPhotos = (db: Db | Tx, carId: string): Promise<OwnPhoto[]> =>
  db.selectFrom('own_photo').selectAll().where('car_id', '=', carId).orderBy('position').execute()

/** One that a car shows. */
export const ownPhoto = (db: Db | Tx, id: string): Promise<OwnPhoto | undefined> =>
  db
    .selectFrom('own_photo')
    .selectAll()
    .where('id', '=', id)
    .where('car_id', 'is not', null)
    .executeTakeFirst()

/** Says what one of them shows. */
export async function describePhoto(
  tx: Tx,
  id: string,
  alt: Pick<OwnPhoto, 'alt_en' | 'alt_es'>,
): Promise<void> {
  await tx.updateTable('own_photo').set(alt).where('id', '=', id).execute()
}

/**
 * Keeps a picture that was checked, for a car that it is given to next; what is given to none is swept. First the
 * row and then the file, so that nothing lies there unknown. @returns its id
 */
export async function keepPicture(
  { db, files }: Pick<Services, 'db' | 'files'>,
  bytes: Buffer,
  now: Date,
): Promise<string> {
  const id = randomId()
  await db
    .insertInto('own_photo')
    .values({ id, byte_size: bytes.length, created_at: now })
    .execute()
  await files.write(id, bytes)
  return id
}

/** Gives a car more photos, behind those that it has. @throws Problem 409 when there are too many */
export async function addToCar(tx: Tx, carId: string, ids: readonly string[]): Promise<void> {
  const has = (await ownPhotos(tx, carId)).length
  if (has + ids.length > mostOwnPhotos) throw conflict(proofTexts.tooManyPhotos)
  for (const [at, id] of ids.entries())
    await tx
      .updateTable('own_photo')
      .set({ car_id: carId, position: has + at })
      .where('id', '=', id)
      .execute()
}

/** The photos of a car in this order; those that are left out are shown no more from now on. */
export async function arrangePhotos(
  tx: Tx,
  carId: string,
  order: readonly string[],
): Promise<void> {
  await sql`
    update own_photo set car_id = null, position = null
    where car_id = ${carId} and id <> all(${[...order]}::text[])`.execute(tx)
  await sql`set constraints own_photo_place deferred`.execute(tx)
  await sql`
    update own_photo set position = array_position(${[...order]}::text[], id) - 1
    where car_id = ${carId}`.execute(tx)
  await sql`set constraints own_photo_place immediate`.execute(tx)
  await wake(tx, 'uploads')
}

/** Longer than any command takes to give a picture to its car. */
const looseMs = 3_600_000

export const photosOfNoCar = (now: SqlInstant) => sql<{ id: string }>`
  select id from own_photo where car_id is null and created_at < ${ago(now, looseMs)}
  order by created_at limit 100`

/** Removes what no car shows, and what was drawn of it; background work, safe with several processes. */
export async function sweepOwnPhotos({ db, clock, files }: Services): Promise<number> {
  const { rows } = await photosOfNoCar(sqlInstant(clock())).execute(db)
  for (const { id } of rows) {
    await removePhoto(files, id)
    await files.remove(id)
    await db.deleteFrom('own_photo').where('id', '=', id).where('car_id', 'is', null).execute()
  }
  return rows.length
}

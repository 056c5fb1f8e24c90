import { type Selectable, sql } from 'kysely'
import { pieceBytes } from '#domain/fleet/proof/photo-names.ts'
import type { BadEntry } from '../../fleet/proof/photo-zip/plan-photos.ts'
import { BadZip, type ZipSource } from '../../fleet/proof/photo-zip/read-zip.ts'
import { zipTexts } from '../../fleet/proof/photo-zip/zip-texts.ts'
import type { Services } from '../../platform/api/context.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { ago, type SqlInstant, sqlInstant } from '../../platform/work/sql-instant.ts'

export type PhotoFile = Selectable<Schema['photo_file']>

/** The name under which a piece is stored. */
export const pieceName = (id: string, number: number) => `${id}P${number}`

export const photoFile = (db: Db | Tx, id: string): Promise<PhotoFile | undefined> =>
  db.selectFrom('photo_file').selectAll().where('id', '=', id).executeTakeFirst()

/** The same, as it stays until the transaction ends. */
export const lockPhotoFile = (tx: Tx, id: string): Promise<PhotoFile | undefined> =>
  tx.selectFrom('photo_file').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Its pieces, to be read as one ZIP. */
export const zipOf = (
  { files }: Pick<Services, 'files'>,
  { id, byte_size: size }: PhotoFile,
): ZipSource => ({
  size,
  pieceBytes,
  async read(piece) {
    const bytes = await files.read(pieceName(id, piece))
    if (!bytes) throw new BadZip(zipTexts.notZip)
    return bytes
  },
})

export const leftOut = (row: PhotoFile): BadEntry[] => row.left_out as BadEntry[]

export async function removePieces({ files }: Pick<Services, 'files'>, row: PhotoFile) {
  for (let piece = 0; piece <= row.pieces; piece++) await files.remove(pieceName(row.id, piece))
}

/** What was not asked for, or is read no more, a day later. */
const keptMs = 24 * 3_600_000

export const oldPhotoFiles = (now: SqlInstant) => sql<PhotoFile>`
  select * from photo_file where created_at < ${ago(now, keptMs)}
    and (asked_at is null or done_at is not null) order by created_at limit 20`

/** Removes ZIPs that nobody wanted taken, and rows of those that were; background work, safe with several processes. */
export async function sweepPhotoFiles(services: Services): Promise<number> {
  const { db, clock } = services
  const { rows } = await oldPhotoFiles(sqlInstant(clock())).execute(db)
  for (const row of rows) {
    await removePieces(services, row)
    await db.deleteFrom('photo_file').where('id', '=', row.id).execute()
  }
  return rows.length
}

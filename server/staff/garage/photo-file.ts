import { mostZipMegabytes, pieceBytes } from '#domain/fleet/proof/photo-names.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { Text } from '#protocol/core/text.ts'
import {
  type staffPhotoFile as readOperation,
  staffSendPhotoFile as sendOperation,
  staffTakePhotoFile as takeOperation,
} from '#protocol/staff/garage/photo-file.ts'
import { type PhotoPlan, planPhotos } from '../../fleet/proof/photo-zip/plan-photos.ts'
import { BadZip, withZip } from '../../fleet/proof/photo-zip/read-zip.ts'
import type { AnyContext } from '../../platform/api/context.ts'
import { type Handler, prepared } from '../../platform/api/handler.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { limit } from '../../platform/http/limits.ts'
import { randomId } from '../../platform/random.ts'
import { wake } from '../../platform/work/topics.ts'
import {
  leftOut,
  lockPhotoFile,
  type PhotoFile,
  photoFile,
  pieceName,
  zipOf,
} from './photo-file-store.ts'

const mostBad = 100

const changedSince: Text = {
  en: 'Cars or photos changed since you looked, so nothing was done. Please look at the file again.',
  es: 'Los autos o las fotos cambiaron desde que miraste, así que no se hizo nada. Revisa el archivo otra vez.',
}
const otherPiece: Text = {
  en: 'A piece of the file is missing. Please send the file again.',
  es: 'Falta una parte del archivo. Envíalo otra vez.',
}

/** The caller's own. @throws Problem 404 */
async function ownFile(db: Db | Tx, id: string, userId: string): Promise<PhotoFile> {
  const row = await photoFile(db, id)
  if (row?.user_id !== userId) throw new Problem(404, texts.notFound)
  return row
}

/** @throws Problem 409 for a piece that is not the next one, nor the last once more; 400 at `piece` */
function mustFit(
  row: Pick<PhotoFile, 'pieces' | 'byte_size' | 'asked_at'>,
  number: number,
  length: number,
) {
  const isNext = number === row.pieces && row.byte_size === row.pieces * pieceBytes
  if (row.asked_at || !(isNext || number === row.pieces - 1)) throw conflict(otherPiece)
  const most = mostZipMegabytes * 1024 * 1024
  if (length === 0 || length > pieceBytes || number * pieceBytes + length > most)
    throw new Problem(400, texts.malformed, {
      errors: { piece: fieldError('fileSize', mostZipMegabytes) },
    })
}

/**
 * One piece of a ZIP of photos (docs/product/cars.md#a-zip-of-photos). First the row and then the file, so that
 * nothing lies there unknown.
 */
export const staffSendPhotoFile = prepared(sendOperation, {
  async prepare(context, { file, number, piece }) {
    const { db, services, user, now } = context
    limit(context, `photo files ${user.id}`, 1000, 3600)
    const row = file === undefined ? undefined : await ownFile(db, file, user.id)
    mustFit(row ?? { pieces: 0, byte_size: 0, asked_at: null }, number, piece.bytes.length)
    const id = row?.id ?? randomId()
    if (!row)
      await services.db
        .insertInto('photo_file')
        .values({ id, user_id: user.id, created_at: now })
        .execute()
    await services.files.write(pieceName(id, number), piece.bytes)
    return id
  },

  async run({ db: tx, user, now }, { number, piece }, id) {
    const row = await lockPhotoFile(tx, id)
    if (!row) throw new Problem(404, texts.notFound)
    mustFit(row, number, piece.bytes.length)
    await tx
      .updateTable('photo_file')
      .set({ pieces: number + 1, byte_size: number * pieceBytes + piece.bytes.length })
      .where('id', '=', id)
      .execute()
    if (number === 0)
      await audit(tx, user.id, now, 'photo file begun', 'company', { from: 'none', to: id })
    return { file: id }
  },
})

/** What it would do now; a sentence when it is no such file. */
async function planOf(
  { services, db }: Pick<AnyContext, 'services' | 'db'>,
  row: PhotoFile,
  replaces: boolean,
): Promise<PhotoPlan | { refused: Text }> {
  try {
    return await withZip(zipOf(services, row), (zip) => planPhotos(db, zip, { replaces }))
  } catch (error) {
    if (error instanceof BadZip) return { refused: error.text }
    throw error
  }
}

/** What a ZIP would do, or how far it is. */
export const staffPhotoFile: Handler<typeof readOperation> = async (context, input) => {
  const { db, user, lang } = context
  const row = await ownFile(db, input.file, user.id)
  const shown = (bad: PhotoPlan['bad']) => ({
    bad: bad.slice(0, mostBad).map(({ entry, reason }) => ({ entry, reason: reason[lang] })),
    badInAll: bad.length,
  })
  if (row.asked_at)
    return {
      photos: row.photos ?? 0,
      cars: row.cars ?? 0,
      replaced: 0,
      ...shown(leftOut(row)),
      progress: { cars: row.done.length, taken: row.taken, isDone: row.done_at !== null },
    }
  const plan = await planOf(context, row, input.replaces ?? false)
  if ('refused' in plan) return plan
  const { photos, cars, replaced, bad, fingerprint } = plan
  return {
    photos,
    cars: cars.size,
    replaced,
    ...shown(bad),
    fingerprint: bad.length > 0 || photos === 0 ? undefined : fingerprint,
  }
}

/** Has a ZIP taken as it was looked at (`take-photo-files.ts`). @throws Problem 404, 409 */
export const staffTakePhotoFile = prepared(takeOperation, {
  async prepare(context, { file, replaces = false }) {
    const plan = await planOf(context, await ownFile(context.db, file, context.user.id), replaces)
    if ('refused' in plan) throw conflict(plan.refused)
    return plan
  },

  async run({ db: tx, user, now }, { file, replaces = false, fingerprint }, plan) {
    const row = await lockPhotoFile(tx, file)
    if (!row || row.asked_at || plan.bad.length > 0 || plan.fingerprint !== fingerprint)
      throw conflict(changedSince)
    const { photos, cars } = plan
    await tx
      .updateTable('photo_file')
      .set({ asked_at: now, replaces, photos, cars: cars.size })
      .where('id', '=', file)
      .execute()
    const said = [`photos: ${photos}`, `cars: ${cars.size}`, `replaced: ${plan.replaced}`]
    await audit(tx, user.id, now, 'photo file taken in', 'company', {
      from: 'none',
      to: said.join('\n'),
    })
    await wake(tx, 'photoFiles')
    return {}
  },
})

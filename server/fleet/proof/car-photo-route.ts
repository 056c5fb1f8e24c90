import type { FastifyInstance } from 'fastify'
import type { Services } from '../../platform/api/context.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import { smallerPicture } from '../../platform/uploads/picture.ts'
import type { Db } from '../../platform/db/database.ts'
import { keptWidth, parsePhotoName, photoFile } from '../fleet/car-photo-files.ts'

/** Whatever the file may hold, a browser that opens it as a page runs and loads nothing. */
const sandbox = "sandbox; default-src 'none'"

/** The file that a photo shows, while it is shown: the company's own, or the renter's that staff released. */
async function shownFile(db: Db, id: string): Promise<string | undefined> {
  const own = await db
    .selectFrom('own_photo')
    .where('id', '=', id)
    .where('car_id', 'is not', null)
    .select('id')
    .executeTakeFirst()
  if (own) return own.id
  const row = await db
    .selectFrom('car_photo as p')
    .innerJoin('inspection_item as i', (join) =>
      join.onRef('i.inspection_id', '=', 'p.inspection_id').onRef('i.position', '=', 'p.position'),
    )
    .where('p.id', '=', id)
    .where('p.car_id', 'is not', null)
    .select('i.file_id')
    .executeTakeFirst()
  return row?.file_id
}

/** What is being drawn, by the name of its file: whoever asks for it meanwhile waits for the same. */
const underWay = new Map<string, Promise<Buffer | undefined>>()

/**
 * One width of a photo: drawn anew when it is first asked for, and kept. While there is no time to
 * draw, what was drawn of it when it was sent (docs/product/inspections-and-maintenance.md#photos-of-the-car).
 */
async function readPicture(
  { files }: Services,
  name: string,
  original: string,
  width: number,
): Promise<Buffer | undefined> {
  const kept = await files.read(name)
  if (kept) return kept
  const bytes = await files.read(original)
  if (!bytes) return undefined
  const drawing =
    underWay.get(name) ??
    smallerPicture(bytes, width, name)
      .then(async (drawn) => {
        if (drawn) await files.write(name, drawn)
        return drawn
      })
      .finally(() => underWay.delete(name))
  underWay.set(name, drawing)
  return (await drawing.catch(() => undefined)) ?? bytes
}

/**
 * Photos of cars, the company's own and those that staff released, for everybody. A browser may keep one and asks each time whether it
 * still may: what was taken back is 404 from then on.
 */
export function registerCarPhotos(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { name: string } }>('/files/cars/:name', async (request, reply) => {
    const photo = parsePhotoName(request.params.name)
    const original = photo && (await shownFile(services.db, photo.id))
    if (!photo || !original) throw new Problem(404, texts.notFound)
    const name = photoFile(photo.id, photo.width)
    const tag = `"${name}"`
    reply.header('Cache-Control', 'private, no-cache').header('ETag', tag)
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    const isKept = original === photo.id && photo.width === keptWidth
    const bytes = isKept
      ? await services.files.read(original)
      : await readPicture(services, name, original, photo.width)
    if (!bytes) throw new Problem(404, texts.notFound)
    return reply
      .type('image/webp')
      .header('Content-Security-Policy', sandbox)
      .header('X-Content-Type-Options', 'nosniff')
      .send(bytes)
  })
}

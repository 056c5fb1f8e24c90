import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CheckpointId, checkpoints } from '#domain/fleet/fleet/checkpoints.ts'
import { inspectionGuidelines } from '#protocol/rentals/inspections/inspection-guidelines.ts'
import { submitVehicleInspection } from '#protocol/rentals/inspections/submit-vehicle-inspection.ts'
import type { InputOf } from '#protocol/core/operation.ts'
import { uploadFile } from '#protocol/people/files/upload-file.ts'
import type { UploadPurpose } from '#protocol/core/upload-purposes.ts'
import { randomId } from '#server/platform/random.ts'
import type { TestUser } from './factories.ts'
import type { TestServer } from './server.ts'

let bytes: Promise<Uint8Array<ArrayBuffer>> | undefined
/** The same as the server keeps it. */
let kept: Promise<Uint8Array<ArrayBuffer>> | undefined

async function drawnBytes(format: 'jpeg' | 'webp'): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp')
  const image = sharp({ create: { width: 16, height: 12, channels: 3, background: 'teal' } })
  return new Uint8Array(await image.toFormat(format).toBuffer())
}

/** A real JPEG, as small as they get; drawn once. */
export async function aPicture(name = 'car.jpg'): Promise<File> {
  bytes ??= drawnBytes('jpeg')
  return new File([await bytes], name, { type: 'image/jpeg' })
}

/** Uploads a picture and answers its id. */
export async function uploaded(
  server: TestServer,
  user: Pick<TestUser, 'token'>,
  purpose: UploadPurpose = 'inspection',
): Promise<string> {
  const reply = await server.as(user.token).send(uploadFile, { purpose, file: await aPicture() })
  if (!reply.body.file) throw new Error(`not stored: ${JSON.stringify(reply.body)}`)
  return reply.body.file
}

type Submitted = InputOf<typeof submitVehicleInspection>
export type Items = Exclude<Submitted['items'], string>

export const requiredAngles: CheckpointId[] = checkpoints
  .filter(({ required }) => required)
  .map(({ id }) => id)

/** An upload for each of the given checkpoints; the eight required ones unless told otherwise. */
export async function picturesOf(
  server: TestServer,
  user: Pick<TestUser, 'token'>,
  angles: readonly CheckpointId[] = requiredAngles,
): Promise<Items> {
  return Promise.all(
    angles.map(async (checkpoint) => ({ checkpoint, file: await uploaded(server, user) })),
  )
}

const oneForAll = () => (kept ??= drawnBytes('webp'))

/**
 * The eight required pictures as `picturesOf` uploads them, but put where they are kept at once: for
 * stories that are not about uploads.
 */
export async function keptPictures(
  { services }: TestServer,
  user: TestUser,
  purpose: UploadPurpose = 'inspection',
  angles = requiredAngles,
  draw: (at: number) => Promise<Uint8Array> = oneForAll,
): Promise<Items> {
  const contents = await Promise.all(angles.map((_, at) => draw(at)))
  const files = angles.map((checkpoint) => ({ checkpoint, file: randomId() }))
  const bytesOf = (at: number) => contents[at] ?? new Uint8Array()
  await services.db
    .insertInto('stored_file')
    .values(
      files.map(({ file }, at) => ({
        id: file,
        owner_id: user.id,
        purpose,
        content_type: 'image/webp',
        byte_size: bytesOf(at).length,
        sha256: createHash('sha256').update(bytesOf(at)).digest('hex'),
        created_at: services.clock(),
      })),
    )
    .execute()
  const folder = join(services.config.dataDir, 'uploads')
  mkdirSync(folder, { recursive: true })
  for (const [at, { file }] of files.entries()) writeFileSync(join(folder, file), bytesOf(at))
  return files
}

/** Submits an inspection with the eight required pictures, or with what `more` has. */
export async function inspect(
  server: TestServer,
  user: Pick<TestUser, 'token'>,
  order: string,
  kind: Submitted['kind'],
  more: Partial<Submitted> = {},
) {
  const items = more.items ?? (await picturesOf(server, user))
  return server.as(user.token).send(submitVehicleInspection, { order, kind, ...more, items })
}

/** Does every inspection that the keys of this visit wait for: those of both cars at a swap. */
export async function inspectForKeys(
  server: TestServer,
  user: TestUser,
  order: string,
  rentalStatus: number,
): Promise<void> {
  if (rentalStatus === 91) return
  const { body } = await server.as(user.token).read(inspectionGuidelines, { order })
  const due = (body.due ?? []).filter(({ kind }) => kind !== 'weekly')
  const gets = due.some(({ kind }) => kind !== 'return')
  if (gets !== (rentalStatus === 86)) return
  for (const one of due) {
    if (one.state !== 'open') continue
    await inspect(server, user, one.order, one.kind, { items: await keptPictures(server, user) })
  }
}

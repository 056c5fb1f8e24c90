import { fieldError } from '#protocol/core/field-messages.ts'
import { shrunkPicture } from '#web/core/shrunk-picture.ts'
import { type AllowedFiles, fileProblem } from '../forms/file-rules.ts'
import { kindOf, namedByContent } from './known-file.ts'

/** Before it is made small; the server takes 10 MB of what is left (docs/product/inspections-and-maintenance.md#inspection). */
const mostMb = 20
/** What some phones take photos as. Where the browser can show it, the JPEG made of it is sent. */
const ofPhones = /\.(heic|heif)$/i

type Ready = { photo: File } | { problem: string }

/** A photo of the camera or the album as it is sent: small, upright, without what the camera wrote; or what is wrong with it, as a key of the field messages. */
export function takenPhoto(file: File): Promise<Ready> {
  return readyFile(file, 'image', mostMb)
}

/**
 * A picture or a PDF as it is sent, known by its content where its name says nothing: pictures as
 * `takenPhoto` makes them, the rest as it is; or why it cannot be, as a key of the field messages.
 * @param maxMb of a picture before it is made small (docs/product/app.md#files)
 */
export async function readyFile(given: File, allowed: AllowedFiles, maxMb: number): Promise<Ready> {
  const kind = await kindOf(given)
  const file = namedByContent(given, kind)
  const isOfPhone = kind?.ending === 'heic' || ofPhones.test(file.name)
  const checked = isOfPhone ? { name: 'photo.jpg', type: 'image/jpeg', size: file.size } : file
  const problem = fileProblem(checked, allowed, maxMb)
  if (problem) return { problem }
  const isPaper = allowed === 'imageOrPdf' && /svg|pdf/.test(file.type)
  if (isPaper) return { photo: file }
  const small = await shrunkPicture(file)
  if (!small) {
    if (isOfPhone) return { problem: fieldError('heic') }
    return { problem: fieldError(kind ? 'fileBroken' : 'imageOnly') }
  }
  const name = file.name.replace(/\.\w+$/, '.jpg')
  return { photo: new File([small], name, { type: small.type, lastModified: file.lastModified }) }
}

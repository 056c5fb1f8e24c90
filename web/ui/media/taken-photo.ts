import { fieldError } from '#protocol/core/field-messages.ts'
import { shrunkPicture } from '#web/core/shrunk-picture.ts'
import { fileProblem } from '../forms/file-rules.ts'

/** Before it is made small; the server takes 10 MB of what is left (docs/product/inspections-and-maintenance.md#inspection). */
const mostMb = 20
/** What some phones take photos as. Where the browser can show it, the JPEG made of it is sent. */
const ofPhones = /\.(heic|heif)$/i

/** A photo of the camera or the album as it is sent: small, upright, without what the camera wrote; or what is wrong with it, as a key of the field messages. */
export async function takenPhoto(file: File): Promise<{ photo: File } | { problem: string }> {
  const asJpeg = ofPhones.test(file.name)
    ? { name: 'photo.jpg', type: 'image/jpeg', size: file.size }
    : file
  const problem = fileProblem(asJpeg, 'image', mostMb)
  if (problem) return { problem }
  const small = await shrunkPicture(file)
  if (!small) return { problem: fieldError(asJpeg === file ? 'imageOnly' : 'fileType') }
  const name = file.name.replace(/\.\w+$/, '.jpg')
  return { photo: new File([small], name, { type: small.type, lastModified: file.lastModified }) }
}

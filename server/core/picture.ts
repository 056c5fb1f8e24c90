import { fieldError } from '#protocol/core/field-messages.ts'
import type { WireFile } from '#protocol/core/fields.ts'
import { avatarWidths } from './avatar-files.ts'
import { kindOf } from './file-kind.ts'
import { isPlainPdf } from './pdf.ts'
import { redraw } from './redraw.ts'

/** What is kept of an upload: bytes that we made or checked ourselves. */
export type CheckedFile = { contentType: 'image/webp' | 'application/pdf'; bytes: Buffer }
/** The key of a sentence of SEED.md 5. */
export type BadFile = { error: string }

const megabyte = 1024 * 1024
const pdfMegabytes = 2
const imageMegabytes = 10
/** Longest side that is kept, in pixels (PRODUCT.md 7). */
const longestSide = 2048

/** Decides about an upload: PDF up to 2 MB, pictures up to 10 MB (SEED.md 5). */
export async function checkFile(file: WireFile): Promise<CheckedFile | BadFile> {
  const kind = await kindOf(file)
  if (!kind) return { error: fieldError('fileType') }
  const limit = kind === 'pdf' ? pdfMegabytes : imageMegabytes
  if (file.bytes.length > limit * megabyte) return { error: fieldError('fileSize', limit) }
  if (kind === 'pdf') {
    return (await isPlainPdf(file.bytes))
      ? { contentType: 'application/pdf', bytes: Buffer.from(file.bytes) }
      : { error: fieldError('fileType') }
  }
  const [bytes] =
    (await redraw(file.bytes, [
      (picture) =>
        picture.resize({
          width: longestSide,
          height: longestSide,
          fit: 'inside',
          withoutEnlargement: true,
        }),
    ])) ?? []
  return bytes ? { contentType: 'image/webp', bytes } : { error: fieldError('fileType') }
}

/**
 * The square pictures of a person, one for each of `avatarWidths`; an image under 1 MB, with the
 * sentences that SEED.md 5 has for it.
 */
export async function checkAvatar(file: WireFile): Promise<{ pictures: Buffer[] } | BadFile> {
  if ((await kindOf(file)) !== 'picture') return { error: fieldError('imageOnly') }
  if (file.bytes.length >= megabyte) return { error: fieldError('avatarSize') }
  const pictures = await redraw(
    file.bytes,
    avatarWidths.map(
      (width) => (picture) => picture.resize({ width, height: width, fit: 'cover' }),
    ),
  )
  return pictures ? { pictures } : { error: fieldError('imageOnly') }
}

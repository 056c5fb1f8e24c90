import type { WireFile } from '#protocol/core/fields.ts'

const extensions = new Set([
  'jpg',
  'jpeg',
  'jfif',
  'gif',
  'png',
  'webp',
  'svg',
  'pdf',
  'heic',
  'heif',
])
/** What a browser may say of an allowed file; the last two say nothing. */
const declared = new Set([
  'image/jpeg',
  'image/jpg',
  'image/pjpeg',
  'image/gif',
  'image/png',
  'image/apng',
  'image/webp',
  'image/svg+xml',
  'application/pdf',
  // What phones take photos as: not read here, but told what to do.
  'image/heic',
  'image/heif',
  'application/octet-stream',
  '',
])

function extensionOf(filename: string): string {
  return /\.([^./\\]+)$/.exec(filename)?.[1]?.toLowerCase() ?? ''
}

/**
 * Whether a file may be looked into at all: its extension, where its name has one, and its declared
 * type must be allowed (docs/product/app.md#files). What it is, its content alone decides (`file-scan/look.mjs`).
 */
export function isNamedAllowed({ filename, mimetype }: WireFile): boolean {
  const type = mimetype.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  const extension = extensionOf(filename)
  return (extension === '' || extensions.has(extension)) && declared.has(type)
}

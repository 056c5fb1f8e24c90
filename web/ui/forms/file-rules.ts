import { fieldError } from '#protocol/core/field-messages.ts'

const images: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  jfif: 'image/jpeg',
  gif: 'image/gif',
  png: 'image/png',
  webp: 'image/webp',
  svg: 'image/svg+xml',
}
const documents: Record<string, string> = { pdf: 'application/pdf' }

const megabyte = 1024 * 1024
const pdfLimitMb = 2

export type AllowedFiles = 'image' | 'imageOrPdf'

/** For `accept` of a file input. */
export function acceptOf(allowed: AllowedFiles): string {
  const kinds = allowed === 'image' ? images : { ...images, ...documents }
  return Object.keys(kinds)
    .map((extension) => `.${extension}`)
    .join(',')
}

/** Why a file cannot be an avatar, as a key of the field messages: an image, under 1 MB (docs/product/app.md#files). */
export function avatarProblem(file: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (!isOf(images, file)) return fieldError('imageOnly')
  return file.size >= megabyte ? fieldError('avatarSize') : undefined
}

function extensionOf({ name }: Pick<File, 'name'>): string {
  return name.split('.').at(-1)?.toLowerCase() ?? ''
}

/** Extension and type are both of these kinds, and belong together. */
function isOf(kinds: Record<string, string>, file: Pick<File, 'name' | 'type'>): boolean {
  const kind = kinds[extensionOf(file)]
  return kind !== undefined && kind === file.type
}

/**
 * What is wrong with a file, as a key of the field messages; undefined when it may be sent.
 * Extension and type must both be allowed and belong together; a PDF may have 2 MB, others
 * `maxMb` (docs/product/app.md#files).
 */
export function fileProblem(
  file: Pick<File, 'name' | 'type' | 'size'>,
  allowed: AllowedFiles,
  maxMb: number,
): string | undefined {
  const kinds = allowed === 'image' ? images : { ...images, ...documents }
  if (!isOf(kinds, file)) return fieldError('fileType')
  const limitMb = extensionOf(file) === 'pdf' ? pdfLimitMb : maxMb
  return file.size > limitMb * megabyte ? fieldError('fileSize', limitMb) : undefined
}

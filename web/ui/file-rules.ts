import { fieldError } from '#protocol/core/field-messages.ts'

const images: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
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

/**
 * What is wrong with a file, as a key of the field messages; undefined when it may be sent.
 * Extension and type must both be allowed and belong together; a PDF may have 2 MB, others
 * `maxMb` (SEED.md 5).
 */
export function fileProblem(
  file: Pick<File, 'name' | 'type' | 'size'>,
  allowed: AllowedFiles,
  maxMb: number,
): string | undefined {
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? ''
  const kinds = allowed === 'image' ? images : { ...images, ...documents }
  if (kinds[extension] === undefined || kinds[extension] !== file.type)
    return fieldError('fileType')
  const limitMb = extension === 'pdf' ? pdfLimitMb : maxMb
  return file.size > limitMb * megabyte ? fieldError('fileSize', limitMb) : undefined
}

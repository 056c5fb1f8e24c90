import { fileTypeFromBuffer } from 'file-type'
import type { WireFile } from '#protocol/core/fields.ts'

export type FileKind = 'picture' | 'pdf'

const extensions = new Set(['jpg', 'jpeg', 'gif', 'png', 'webp', 'svg', 'pdf'])
const pictures = new Set(['jpg', 'gif', 'png', 'apng', 'webp', 'svg'])
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
  'application/octet-stream',
  '',
])

function extensionOf(filename: string): string {
  return /\.([^./\\]+)$/.exec(filename)?.[1]?.toLowerCase() ?? ''
}

/** Only what may stand before the first element, and no declarations that could be unfolded. */
const svgStart = /^\uFEFF?\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*>\s*)*<svg[\s>]/i

/** Vector pictures have no magic bytes, only their first element. */
export function isVector(bytes: Uint8Array): boolean {
  return svgStart.test(Buffer.from(bytes.subarray(0, 4096)).toString('utf8'))
}

async function contentOf(bytes: Uint8Array): Promise<string | undefined> {
  const kind = (await fileTypeFromBuffer(bytes))?.ext
  if (kind && kind !== 'xml') return kind
  return isVector(bytes) ? 'svg' : undefined
}

/**
 * What an upload is: extension, declared type and content must all be allowed (SEED.md 5), and
 * the content alone decides which one it is. Undefined when it is nothing that we take.
 */
export async function kindOf(file: WireFile): Promise<FileKind | undefined> {
  if (!extensions.has(extensionOf(file.filename))) return undefined
  const type = file.mimetype.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (!declared.has(type)) return undefined
  const content = await contentOf(file.bytes)
  if (content === 'pdf') return 'pdf'
  return content && pictures.has(content) ? 'picture' : undefined
}

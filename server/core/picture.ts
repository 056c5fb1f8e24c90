import { fileTypeFromBuffer } from 'file-type'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { WireFile } from '#protocol/core/fields.ts'

/** What is kept of an upload: bytes that we made or checked ourselves. */
export type CheckedFile = { contentType: 'image/webp' | 'application/pdf'; bytes: Buffer }
/** The key of a sentence of SEED.md 5. */
export type BadFile = { error: string }

const megabyte = 1024 * 1024
const pdfMegabytes = 2
const imageMegabytes = 10
/** Longest side that is kept, in pixels (PRODUCT.md 7). */
const longestSide = 2048
/** A small file may unfold into a huge picture; beyond this it is refused unread. */
const mostPixels = 64_000_000

const extensions = new Set(['jpg', 'jpeg', 'gif', 'png', 'webp', 'svg', 'pdf'])
const imageTypes = new Set(['jpg', 'gif', 'png', 'apng', 'webp', 'svg'])

function extensionOf(filename: string): string {
  return /\.([^./\\]+)$/.exec(filename)?.[1]?.toLowerCase() ?? ''
}

/** What a file really is. Vector pictures have no magic bytes, only their first element. */
async function kindOf(bytes: Uint8Array): Promise<string | undefined> {
  const kind = (await fileTypeFromBuffer(bytes))?.ext
  if (kind && kind !== 'xml') return kind
  const start = Buffer.from(bytes.subarray(0, 4096)).toString('utf8')
  return /^﻿?\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*>\s*)*<svg[\s>]/i.test(start)
    ? 'svg'
    : undefined
}

/**
 * Drawn anew: upright, at most 2048 pixels a side, without metadata, without whatever else the
 * file carried. Vector pictures become pixels, so no script of theirs ever reaches a browser.
 */
async function redraw(bytes: Uint8Array): Promise<Buffer | undefined> {
  const { default: sharp } = await import('sharp')
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .rotate()
      .resize({
        width: longestSide,
        height: longestSide,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: 85 })
      .toBuffer()
  } catch {
    return undefined
  }
}

/**
 * Decides about an upload: both its extension and its content must be allowed (SEED.md 5), PDF
 * up to 2 MB, pictures up to 10 MB.
 */
export async function checkFile(file: WireFile): Promise<CheckedFile | BadFile> {
  if (!extensions.has(extensionOf(file.filename))) return { error: fieldError('fileType') }
  const kind = await kindOf(file.bytes)
  if (kind === 'pdf') {
    return file.bytes.length <= pdfMegabytes * megabyte
      ? { contentType: 'application/pdf', bytes: Buffer.from(file.bytes) }
      : { error: fieldError('fileSize', pdfMegabytes) }
  }
  if (!kind || !imageTypes.has(kind)) return { error: fieldError('fileType') }
  if (file.bytes.length > imageMegabytes * megabyte) {
    return { error: fieldError('fileSize', imageMegabytes) }
  }
  const bytes = await redraw(file.bytes)
  return bytes ? { contentType: 'image/webp', bytes } : { error: fieldError('fileType') }
}

import { printOf, printSize } from '#domain/core/files/picture-print.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { WireFile } from '#protocol/core/fields.ts'
import { avatarWidths } from './avatar-files.ts'
import { isNamedAllowed } from './file-kind.ts'
import type { Size } from '../file-scan/draw.mjs'
import type { Seen } from '../file-scan/look.mjs'
import type { FileSender } from './file-queue.ts'
import { type Ask, scan } from './file-scanners.ts'
import { mostPixels, withPixels } from './pixel-budget.ts'

/** What is kept of an upload: bytes that we made or checked ourselves. */
export type CheckedFile = { contentType: 'image/webp' | 'application/pdf'; bytes: Buffer }
/** The key of a sentence of docs/product/app.md#files. */
export type BadFile = { error: string }

const megabyte = 1024 * 1024
const pdfMegabytes = 2
const imageMegabytes = 10
/** Longest side that is kept, in pixels (docs/product/inspections-and-maintenance.md#inspection). */
const longestSide = 2048
const whole: Size = { width: longestSide, height: longestSide, fit: 'inside' }

const fileType: BadFile = { error: fieldError('fileType') }
const heic: BadFile = { error: fieldError('heic') }
const broken: BadFile = { error: fieldError('fileBroken') }
const tooManyPixels: BadFile = { error: fieldError('filePixels', mostPixels / 1_000_000) }

/** Of a picture that could not be drawn: a drawing of lines is not taken, one of dots does not end where it should. */
function whyNotDrawn({
  pixels,
  isVector,
}: Extract<Seen, { kind: 'picture' }>): BadFile | undefined {
  if (pixels > mostPixels) return tooManyPixels
  return isVector ? undefined : broken
}

/** Where a PDF ends: what comes after is little. */
const endsAsPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(-2048)).includes('%%EOF')

/*
 * Effects of a drawing (blur, noise, light) take seconds from a few letters, and no paper or photo
 * needs them. What hides one from here still ends when its time is over (file-scanners.ts).
 */
const element = /<(?:[\w.-]+:)?(filter|fe[a-z]+)[\s/>]/gi
const filters = new Set(
  `filter feblend fecolormatrix fecomponenttransfer fecomposite feconvolvematrix fediffuselighting
  fedisplacementmap fedropshadow feflood fegaussianblur feimage femerge femorphology feoffset
  fespecularlighting fetile feturbulence`.split(/\s+/),
)
/** As an attribute, or as a property of a style. */
const property = /[\s;"'{]filter[\s]?[=:]/i

/** Whether an SVG has filter effects. */
function hasFilters(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes).toString('utf8')
  for (const [, name = ''] of text.matchAll(element))
    if (filters.has(name.toLowerCase())) return true
  return property.test(text)
}

/**
 * Decides about an upload: PDF up to 2 MB, pictures up to 10 MB (docs/product/app.md#files).
 * @param sender whose it is: one person's files are looked into one after the other
 */
export async function checkFile(
  file: WireFile,
  sender: string | FileSender = '',
): Promise<CheckedFile | BadFile> {
  if (!isNamedAllowed(file)) return fileType
  return scan(sender, async (ask) => {
    const seen = await look(ask, file.bytes)
    if (!seen) return fileType
    if (seen.kind === 'heic') return heic
    const limit = seen.kind === 'pdf' ? pdfMegabytes : imageMegabytes
    if (file.bytes.length > limit * megabyte) return { error: fieldError('fileSize', limit) }
    if (seen.kind === 'pdf') {
      return (await ask({ isPlainPdf: true })) === true
        ? { contentType: 'application/pdf', bytes: Buffer.from(file.bytes) }
        : endsAsPdf(file.bytes)
          ? fileType
          : broken
    }
    if (seen.isVector && hasFilters(file.bytes)) return { error: fieldError('drawingFilters') }
    const [bytes] = (await redraw(ask, seen, [whole])) ?? []
    return bytes ? { contentType: 'image/webp', bytes } : (whyNotDrawn(seen) ?? fileType)
  })
}

/**
 * The square pictures of a person, one for each of `avatarWidths`; an image under 1 MB, with the
 * sentences that docs/product/app.md#files has for it.
 */
export async function checkAvatar(
  file: WireFile,
  sender: string | FileSender = '',
): Promise<{ pictures: Buffer[] } | BadFile> {
  const imageOnly: BadFile = { error: fieldError('imageOnly') }
  if (!isNamedAllowed(file)) return imageOnly
  return scan(sender, async (ask) => {
    const seen = await look(ask, file.bytes)
    if (seen?.kind === 'heic') return heic
    if (seen?.kind !== 'picture') return imageOnly
    if (file.bytes.length >= megabyte) return { error: fieldError('avatarSize') }
    if (seen.isVector && hasFilters(file.bytes)) return { error: fieldError('drawingFilters') }
    const sizes = avatarWidths.map((width): Size => ({ width, height: width, fit: 'cover' }))
    const pictures = await redraw(ask, seen, sizes)
    return pictures ? { pictures } : (whyNotDrawn(seen) ?? imageOnly)
  })
}

/** A photo for everybody: a picture of dots, nothing of the file but what is seen, with the sentences of `checkFile`. */
export async function checkPhoto(
  file: WireFile,
  sender: string,
): Promise<{ bytes: Buffer } | BadFile> {
  const imageOnly: BadFile = { error: fieldError('imageOnly') }
  if (file.bytes.length > imageMegabytes * megabyte)
    return { error: fieldError('fileSize', imageMegabytes) }
  if (!isNamedAllowed(file)) return imageOnly
  return scan(sender, async (ask) => {
    const seen = await look(ask, file.bytes)
    if (seen?.kind === 'heic') return heic
    if (seen?.kind !== 'picture' || seen.isVector) return imageOnly
    const [bytes] = (await redraw(ask, seen, [whole])) ?? []
    return bytes ? { bytes } : (whyNotDrawn(seen) ?? broken)
  })
}

/** A logo for the top of pages, and for the squares of a phone; each clear where it is not drawn. */
const logoSizes: readonly Size[] = [
  { width: 640, height: 128, fit: 'inside' },
  { width: 512, height: 512, fit: 'contain' },
]

/** What a drawing must not have to be a company's mark; it is drawn anew in any case. */
const foreign =
  /<(?:[\w.-]+:)?(?:script|foreignobject|iframe)[\s/>]|<!(?:doctype|entity)|\son[a-z]+\s*=/i

/** Both pictures of a company's logo; a PNG, WebP or JPG, or a drawing without script, of at most 2 MB. */
export async function checkLogo(
  file: WireFile,
  sender: string,
): Promise<{ wide: Buffer; square: Buffer } | BadFile> {
  const imageOnly: BadFile = { error: fieldError('imageOnly') }
  if (file.bytes.length > 2 * megabyte) return { error: fieldError('fileSize', 2) }
  if (!isNamedAllowed(file)) return imageOnly
  return scan(sender, async (ask) => {
    const seen = await look(ask, file.bytes)
    if (seen?.kind === 'heic') return heic
    if (seen?.kind !== 'picture') return imageOnly
    if (seen.isVector && hasFilters(file.bytes)) return { error: fieldError('drawingFilters') }
    if (seen.isVector && foreign.test(Buffer.from(file.bytes).toString('utf8'))) return fileType
    const [wide, square] = (await redraw(ask, seen, [...logoSizes])) ?? []
    return wide && square ? { wide, square } : (whyNotDrawn(seen) ?? imageOnly)
  })
}

/**
 * A picture of ours once more, no side longer than `longest` pixels; undefined when it cannot be drawn.
 * @param owner pictures of one owner are drawn one after the other
 */
export async function smallerPicture(
  bytes: Uint8Array,
  longest: number,
  owner: string,
): Promise<Buffer | undefined> {
  return scan(owner, async (ask) => {
    const seen = await look(ask, bytes)
    if (seen?.kind !== 'picture') return undefined
    return (await redraw(ask, seen, [{ width: longest, height: longest, fit: 'inside' }]))?.[0]
  })
}

/**
 * What is compared of a picture of ours (`domain/core/files/picture-print.ts`); undefined of what is
 * no picture, or cannot be drawn.
 * @param owner pictures of one owner are looked into one after the other
 */
export function printOfPicture(bytes: Uint8Array, owner: string): Promise<string | undefined> {
  return scan(owner, async (ask) => {
    const seen = await look(ask, bytes)
    if (seen?.kind !== 'picture' || seen.pixels > mostPixels) return undefined
    const pixels = await withPixels(seen.pixels, () => ask({ grey: printSize, mostPixels }))
    return pixels instanceof Uint8Array ? printOf(pixels) : undefined
  })
}

async function look(ask: Ask, bytes: Uint8Array): Promise<Seen | undefined> {
  return (await ask({ look: bytes, mostPixels })) as Seen | undefined
}

/** Undefined when it cannot be drawn. */
async function redraw(
  ask: Ask,
  { pixels, isVector }: Extract<Seen, { kind: 'picture' }>,
  sizes: Size[],
): Promise<Buffer[] | undefined> {
  if (pixels > mostPixels) return undefined
  // What a vector drawing takes is not written on it.
  const share = isVector ? Math.max(pixels, mostPixels / 2) : pixels
  const drawn = (await withPixels(share, () => ask({ draw: sizes, mostPixels }))) as
    | Uint8Array[]
    | undefined
  return drawn?.map((bytes) => Buffer.from(bytes))
}

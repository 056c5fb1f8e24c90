import { type ReadLicense, readLicense } from '#domain/people/drivers/license-barcode.ts'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'

/** What some browsers have of their own; the wide world has no types for it yet. */
type Detector = { detect: (picture: ImageBitmapSource) => Promise<{ rawValue: string }[]> }
type DetectorClass = {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

/** Looks for a PDF417 in a picture; answers its text. */
type Reader = (picture: ImageData) => Promise<string | undefined>

/** The browser's own reader, where it knows the barcode of licenses. */
async function ownReader(): Promise<Reader | undefined> {
  const known = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector
  const formats = (await known?.getSupportedFormats().catch(() => [])) ?? []
  if (!known || !formats.includes('pdf417')) return undefined
  const detector = new known({ formats: ['pdf417'] })
  return async (picture) => (await detector.detect(picture))[0]?.rawValue
}

/** Ours, which comes with its program and is kept with it: it asks nobody else for anything. */
async function broughtReader(): Promise<Reader> {
  const { prepareZXingModule, readBarcodes } = await import('zxing-wasm/reader')
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true })
  return async (picture) => {
    const [found] = await readBarcodes(picture, {
      formats: ['PDF417'],
      maxNumberOfSymbols: 1,
      textMode: 'Plain',
    })
    return found?.isValid ? found.text : undefined
  }
}

let loaded: Promise<Reader> | undefined

/** The reader, loaded once; without signal the next call tries anew. */
function barcodeReader(): Promise<Reader> {
  loaded ??= ownReader()
    .then((own) => own ?? broughtReader())
    .catch((error: unknown) => {
      loaded = undefined
      throw error
    })
  return loaded
}

/** Pixels on the longer side: a barcode a card wide keeps four to its narrowest bar. */
const enough = 1920

/** Degrees by which a picture is turned before it is looked at: a reader sees four to either side of straight. */
const turns = [0, 7, -7, 14, -14] as const

type Drawn = { image: CanvasImageSource; width: number; height: number }

/** A barcode that was read; without a license, one of something else. */
export type Found = { license: ReadLicense | undefined }

/**
 * What the barcode in what is drawn says; undefined where there is none, or no reader to be had. Its text goes no further.
 * @param look the how-manieth at the same thing, from 0 on: each sees it turned otherwise
 */
export async function licenseIn(
  { image, ...size }: Drawn,
  look: number,
): Promise<Found | undefined> {
  const scale = Math.min(1, enough / Math.max(size.width, size.height))
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)]
  if (!width || !height) return undefined
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return undefined
  pen.translate(width / 2, height / 2)
  pen.rotate(((turns[look % turns.length] ?? 0) * Math.PI) / 180)
  pen.drawImage(image, -width / 2, -height / 2, width, height)
  const picture = pen.getImageData(0, 0, width, height)
  const read = await barcodeReader().catch(() => undefined)
  const text = await read?.(picture).catch(() => undefined)
  return text === undefined ? undefined : { license: readLicense(text) }
}

/** As `licenseIn`, of a picture that was taken or chosen, however the card lies in it. */
export async function licenseInFile(file: Blob): Promise<Found | undefined> {
  const image = await createImageBitmap(file).catch(() => undefined)
  if (!image) return undefined
  const { width, height } = image
  let found: Found | undefined
  for (let look = 0; look < turns.length && found === undefined; look += 1) {
    // oxlint-disable-next-line no-await-in-loop -- most are read at the first look.
    found = await licenseIn({ image, width, height }, look)
  }
  image.close()
  return found
}

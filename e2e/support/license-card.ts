import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'

/** Where a page finds what its camera sees; undefined is a covered lens. */
type Seen = { cardBeforeCamera?: string | undefined }

/** The barcode of this text, as a picture in an address. */
async function barcodeOf(text: string): Promise<string> {
  const file = fileURLToPath(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm'))
  const wasmBinary = new Uint8Array(readFileSync(file)).buffer
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
  const { image, error } = await writeBarcode(text, { format: 'PDF417', scale: 3 })
  if (!image) throw new Error(error)
  const bytes = Buffer.from(await image.arrayBuffer())
  return `data:image/png;base64,${bytes.toString('base64')}`
}

/** From the next page on a camera that sees nothing, until it is shown a card. */
export async function withCoveredCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 1280
    canvas.height = 720
    const pen = canvas.getContext('2d')
    const image = new Image()
    const draw = () => {
      const { cardBeforeCamera = '' } = globalThis as Seen
      if (image.src !== cardBeforeCamera) image.src = cardBeforeCamera
      pen?.fillRect(0, 0, 1280, 720)
      if (image.naturalWidth > 0) pen?.drawImage(image, 190, 200, 900, 320)
      requestAnimationFrame(draw)
    }
    draw()
    navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream(10))
  })
}

/** The camera sees the barcode of this text. */
export async function showCard(page: Page, text: string): Promise<void> {
  await page.evaluate(
    (card) => {
      ;(globalThis as Seen).cardBeforeCamera = card
    },
    await barcodeOf(text),
  )
}

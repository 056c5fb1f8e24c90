import type { Locator } from '@playwright/test'
import jsQr from 'jsqr'
import sharp from 'sharp'

/** What a phone's camera reads from a QR code on the screen. */
export async function scan(code: Locator): Promise<string> {
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length)
  const read = jsQr(pixels, info.width, info.height)
  if (!read) throw new Error('nothing on the screen can be scanned')
  return read.data
}

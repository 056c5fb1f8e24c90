import type { Sharp } from 'sharp'
import { drawVector } from './draw-vector.ts'
import { isVector } from './file-kind.ts'
import { mostPixels, withPixels } from './pixel-budget.ts'

/** A picture that takes longer to draw was made to be slow. */
const slowestSeconds = 8

/**
 * Draws a picture anew as WebP: upright, of its first frame, without metadata, profile or
 * whatever else the file carried. Vector pictures become pixels, so no script of theirs ever
 * reaches a browser, and nothing they name is loaded. Undefined when it cannot be drawn.
 * @param sizes how the drawn picture is fitted, one result each.
 */
export async function redraw(
  bytes: Uint8Array,
  sizes: readonly ((picture: Sharp) => Sharp)[],
): Promise<Buffer[] | undefined> {
  const { default: sharp } = await import('sharp')
  // Nothing of one upload stays in memory for the next.
  sharp.cache(false)
  const dots = isVector(bytes) ? await drawVector(bytes) : bytes
  if (!dots) return undefined
  const open = () => sharp(dots, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
  const pixels = await pixelsOf(open())
  if (pixels === undefined || pixels > mostPixels) return undefined
  return withPixels(pixels, async () => {
    const drawn: Buffer[] = []
    try {
      for (const fit of sizes) {
        const picture = fit(open().rotate()).timeout({ seconds: slowestSeconds })
        drawn.push(await picture.webp({ quality: 85 }).toBuffer())
      }
      return drawn
    } catch {
      return undefined
    }
  })
}

/** From the header alone. */
async function pixelsOf(picture: Sharp): Promise<number | undefined> {
  try {
    const { width, height } = await picture.metadata()
    return width * height
  } catch {
    return undefined
  }
}

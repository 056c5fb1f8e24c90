import { printOf, printSize } from '#domain/core/files/picture-print.ts'
import type { Seen } from '../file-scan/look.mjs'
import { scan } from './file-scanners.ts'
import { mostPixels, withPixels } from './pixel-budget.ts'

/**
 * What is compared of a picture of ours (`domain/core/files/picture-print.ts`); undefined of what is
 * no picture, or cannot be drawn.
 * @param owner pictures of one owner are looked into one after the other
 */
export function printOfPicture(bytes: Uint8Array, owner: string): Promise<string | undefined> {
  return scan(owner, async (ask) => {
    const seen = (await ask({ look: bytes, mostPixels })) as Seen | undefined
    if (seen?.kind !== 'picture' || seen.pixels > mostPixels) return undefined
    const pixels = await withPixels(seen.pixels, () => ask({ grey: printSize, mostPixels }))
    return pixels instanceof Uint8Array ? printOf(pixels) : undefined
  })
}

/** How a picture is made small to be compared: grey, so many pixels wide and high. */
export const printSize = { width: 9, height: 8 } as const

/** Brightness of 255: what differs by less over the whole picture is one surface, and its noise. */
const leastContrast = 12
/** Of 64: pictures of two sides of a car differ in twenty and more, the same one saved anew in one or two. */
const alikeBits = 6

/** Of a picture that shows nothing. */
export const flatPrint = 'flat'

/**
 * What is compared of a picture: 16 hex digits, a bit for each pixel that is brighter than the one
 * to its right (docs/product/jobs.md#who-looks-at-it).
 * @param grey brightness of each pixel of `printSize`, row by row
 */
export function printOf(grey: ArrayLike<number>): string {
  const { width, height } = printSize
  const pixels = Array.from(grey)
  if (pixels.length !== width * height) throw new Error(`${pixels.length} pixels are no print`)
  if (Math.max(...pixels) - Math.min(...pixels) < leastContrast) return flatPrint
  let bits = ''
  for (const [at, pixel] of pixels.entries())
    if (at % width < width - 1) bits += pixel > (pixels[at + 1] ?? 0) ? '1' : '0'
  return bits.replace(/.{4}/g, (four) => Number.parseInt(four, 2).toString(16))
}

/**
 * Whether some of these pictures show nothing or are the same, or nearly: nobody stood on eight
 * sides of a car, twice, with them. A picture that could not be compared counts as one of them.
 */
export function someAlike(prints: readonly (string | undefined)[]): boolean {
  return prints.some(
    (one, at) =>
      one === undefined ||
      one === flatPrint ||
      prints
        .slice(at + 1)
        .some((other) => other !== undefined && bitsApart(one, other) <= alikeBits),
  )
}

function bitsApart(one: string, other: string): number {
  let apart = 0
  for (let at = 0; at < one.length; at += 1) {
    let rest = Number.parseInt(one[at] ?? '0', 16) ^ Number.parseInt(other[at] ?? '0', 16)
    for (; rest > 0; rest >>= 1) apart += rest & 1
  }
  return apart
}

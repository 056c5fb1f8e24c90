const controls = /[\p{Cc}\u2028\u2029]+/gu
/* Marks of direction, which would turn what stands around them. */
const turns = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
/** Letters of scripts that are written from right to left. */
const leftwards = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * What a person typed, for a line of a text that others rely on: it cannot begin a line of its
 * own nor turn what follows, and a name that is written from right to left is kept apart by
 * isolates (Unicode Standard Annex 9), so that the number after it stays after it.
 */
export function oneLine(typed: string): string {
  const plain = typed.replace(turns, '').replace(controls, ' ').trim()
  return leftwards.test(plain) ? `\u2068${plain}\u2069` : plain
}

/** A part of a text, and whether it is what was asked for. */
export type Piece = { piece: string; isMatch: boolean }

/** A letter as it is compared: small and without its accent. */
const plain = (letter: string) => letter.normalize('NFD').charAt(0).toLowerCase()

/** From this many digits on a number is found across its spaces and brackets. */
const fewestDigits = 3

/**
 * A text in pieces, those marked that were asked for: each word in any case and accent, a number whatever stands
 * between its digits. Joined they are the text.
 */
export function matches(text: string, asked: string): Piece[] {
  const units = Array.from(text)
  const isMarked = Array.from(units, () => false)
  const digits = asked.replace(/\D/g, '')
  const isNumber = digits.length >= fewestDigits && /^[\d\s()+.-]+$/.test(asked)
  const words = isNumber ? [digits] : asked.split(/\s+/).filter((word) => word !== '')
  const places = units.map((_, index) => index)
  const among = isNumber ? places.filter((index) => /^\d$/.test(units[index] ?? '')) : places
  const letters = among.map((index) => plain(units[index] ?? ''))
  for (const word of words) {
    const wanted = Array.from(word, plain)
    const at = letters.findIndex((_, from) =>
      wanted.every((letter, next) => letters[from + next] === letter),
    )
    const [first, last] = [among[at], among[at + wanted.length - 1]]
    if (first !== undefined && last !== undefined) isMarked.fill(true, first, last + 1)
  }
  const pieces: Piece[] = []
  units.forEach((unit, index) => {
    const isMatch = isMarked[index] === true
    const last = pieces.at(-1)
    if (last?.isMatch === isMatch) last.piece += unit
    else pieces.push({ piece: unit, isMatch })
  })
  return pieces
}

/** What each letter counts for; I, O and Q are never in one, they look like 1 and 0. */
const values: Readonly<Record<string, number>> = {
  ...Object.fromEntries(Array.from('0123456789', (digit) => [digit, Number(digit)])),
  ...Object.fromEntries(Array.from('ABCDEFGH', (letter, at) => [letter, at + 1])),
  ...Object.fromEntries(Array.from('JKLMN', (letter, at) => [letter, at + 1])),
  P: 7,
  R: 9,
  ...Object.fromEntries(Array.from('STUVWXYZ', (letter, at) => [letter, at + 2])),
}

/** What each of the 17 places counts for; the ninth is the check digit itself. */
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

const checkPlace = 8

/** A vehicle identification number as it is kept: in capitals, without spaces and dashes. */
export const plainVin = (typed: string): string => typed.toUpperCase().replaceAll(/[\s-]/g, '')

/**
 * The check digit that 17 signs should have, `0` to `9` or `X`; the one they have does not matter.
 * @returns undefined for anything but 17 digits and capitals without I, O and Q
 */
export function vinCheckDigit(vin: string): string | undefined {
  if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(vin)) return undefined
  const sum = weights.reduce(
    (total, weight, at) => total + weight * (values[vin[at] ?? ''] ?? 0),
    0,
  )
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}

/**
 * What is wrong with a number, as it is kept (49 CFR 565.15; docs/product/cars.md#vin): `form` when it has not 17
 * digits and letters, `check` when its ninth sign does not check the others, which finds one that is typed wrong and
 * most that are swapped.
 * @returns undefined when nothing is
 */
export function wrongInVin(vin: string): 'form' | 'check' | undefined {
  const digit = vinCheckDigit(vin)
  if (digit === undefined) return 'form'
  return digit === vin[checkPlace] ? undefined : 'check'
}

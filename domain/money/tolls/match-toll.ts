/** When somebody had a car: from the keys until they came back, or until a change of car. */
export type Held = { orderId: string; carId: string; from: Date; until: Date | null }

/** Letters and digits alone, as agencies write plates in many ways. */
export const plateKey = (plate: string): string => plate.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

const looksLike: Record<string, string> = { O: '0', Q: '0', I: '1', L: '1', Z: '2', S: '5', B: '8' }

/** The same for plates that a camera takes for each other. */
export const misreadKey = (plate: string): string =>
  plateKey(plate).replaceAll(/[OQILZSB]/g, (sign) => looksLike[sign] ?? sign)

/** So long after a return the renter may still have been on the road: staff decide. */
const justReturnedMs = 60 * 60_000

/** Whose a toll is: who had the car, who may have had it, or nobody. */
export type Whose =
  | { is: 'renter'; held: Held }
  | { is: 'justReturned'; held: Held; minutes: number }
  | { is: 'nobody' }

/**
 * Who had the car at that moment (docs/product/help-and-claims.md#tolls-by-file). The moment of a change is the next
 * one's.
 * @param held of this car, in any order
 */
export function whoHadIt(held: readonly Held[], at: Date): Whose {
  const now = held.find(({ from, until }) => from <= at && (until === null || at < until))
  if (now) return { is: 'renter', held: now }
  const ended = held
    .flatMap((one) => (one.until !== null && one.until <= at ? [{ one, until: one.until }] : []))
    .toSorted((a, b) => b.until.getTime() - a.until.getTime())
  const [last] = ended
  const since = last ? at.getTime() - last.until.getTime() : Infinity
  return last && since <= justReturnedMs
    ? { is: 'justReturned', held: last.one, minutes: Math.floor(since / 60_000) }
    : { is: 'nobody' }
}

/** The one of some plates that a camera may have taken for this one; none when it is not clear which. */
export function misreadOf(plate: string, plates: readonly string[]): string | undefined {
  const key = misreadKey(plate)
  const like = plates.filter((one) => misreadKey(one) === key)
  return like.length === 1 ? like[0] : undefined
}

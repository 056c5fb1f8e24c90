/** Whose files they are: an account whose e-mail nobody confirmed yet, a person, one of the staff. */
export type Keeper = 'unconfirmed' | 'person' | 'staff'

const megabyte = 1024 * 1024

/**
 * Megabytes that are stored for one person in a day, whatever becomes of them, and that lie there
 * at one time without being part of an order. A picture is about half a megabyte once it is drawn
 * anew, so a day's worth is a dozen inspections; evidence of an order is kept however long the
 * rental lasts.
 */
export const allowances: Record<Keeper, { day: number; kept: number }> = {
  unconfirmed: { day: 20, kept: 20 },
  person: { day: 100, kept: 500 },
  staff: { day: 1000, kept: 5000 },
}

/** In bytes: what is to be stored, what was stored today, what lies there outside of orders. */
export type Storing = { more: number; today: number; kept: number }

/** Which limit does not let it be stored; undefined when there is room. */
export function whatIsFull(
  keeper: Keeper,
  { more, today, kept }: Storing,
): 'day' | 'kept' | undefined {
  const most = allowances[keeper]
  if (today + more > most.day * megabyte) return 'day'
  return kept + more > most.kept * megabyte ? 'kept' : undefined
}

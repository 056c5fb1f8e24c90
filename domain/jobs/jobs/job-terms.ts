import type { JobSize } from './job.ts'

/**
 * What is agreed to when an offer stands (docs/product/jobs.md#what-an-offer-is-for). Cents, seconds
 * since 1970, ids of towns; `moved` counts how often the exact places changed, which applicants do
 * not read. The database writes it.
 */
export type JobTerms = {
  price: number | null
  start: number
  end: number
  seats: number | null
  size: JobSize | null
  from: string
  to: string | null
  via: readonly string[]
  moved: number
}

/** What of a job can become something else, in the order in which it is said. */
const changingTerms = ['price', 'time', 'from', 'to', 'via', 'spot', 'seats', 'size'] as const
export type ChangedTerm = (typeof changingTerms)[number]

/** What is no longer as it was read; a change that was taken back is none. */
export function changedTerms(was: JobTerms, is: JobTerms): ChangedTerm[] {
  const same: Record<ChangedTerm, boolean> = {
    price: was.price === is.price,
    time: was.start === is.start && was.end === is.end,
    from: was.from === is.from,
    to: was.to === is.to,
    via: was.via.join() === is.via.join(),
    spot: was.moved === is.moved,
    seats: was.seats === is.seats,
    size: was.size === is.size,
  }
  return changingTerms.filter((term) => !same[term])
}

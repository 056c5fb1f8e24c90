const secondMs = 1000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs

/** How long after each failed try the next one begins. */
const pauses = [
  5 * secondMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  24 * hourMs,
]

/** So often a delivery is tried, in a little less than two days. */
export const mostTries = pauses.length + 1

/** What became of one try: an HTTP status, or none when nothing answered. */
export type Tried = { status: number | undefined }

type Verdict =
  | { state: 'delivered' }
  /** Not by this try; `pausesEndpoint`: nothing more goes to where it should have gone. */
  | { state: 'failed'; pausesEndpoint: true }
  | { state: 'waiting'; nextTry: Date }

/**
 * What follows from the `tries`-th try of a delivery, which ended at `now` (docs/product/connections.md#tries): any 2xx
 * is a success, 410 says that nobody wants it any more.
 */
export function afterTry(tries: number, { status }: Tried, now: Date): Verdict {
  if (status !== undefined && status >= 200 && status < 300) return { state: 'delivered' }
  const pause = pauses[tries - 1]
  if (status === 410 || pause === undefined) return { state: 'failed', pausesEndpoint: true }
  return { state: 'waiting', nextTry: new Date(now.getTime() + pause) }
}

import { useState } from 'react'

/** So many cards are shown at first, and so many more on request: each has a form, and phones are slow. */
const step = 25

/** How many rows of a list are asked for. */
export function useLimit(): { limit: number; onMore: () => void } {
  const [limit, setLimit] = useState(step)
  return { limit, onMore: () => setLimit((rows) => rows + step) }
}

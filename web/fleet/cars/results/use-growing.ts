import { startTransition, useEffect, useState } from 'react'

/** More than a first picture shows: two rows of the widest list. */
const first = 6
/** A step that a slow phone draws between two frames. */
const step = 3

/**
 * The beginning of a list, growing to all of it in small steps: the first items appear at once,
 * and the screen answers to fingers while the others are drawn.
 */
export function useGrowing<Item>(items: readonly Item[]): readonly Item[] {
  const [count, setCount] = useState(first)
  const isWhole = count >= items.length
  useEffect(() => {
    if (isWhole) return
    const timer = setTimeout(() => startTransition(() => setCount(count + step)))
    return () => clearTimeout(timer)
  }, [isWhole, count])
  return isWhole ? items : items.slice(0, count)
}

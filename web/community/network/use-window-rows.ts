import { type RefObject, useEffect, useState } from 'react'

/** Rows above and below the window that are drawn all the same, so that fast scrolling shows no gaps. */
const spare = 12

/** Which rows of a long list, all equally high, are in the window or near it. */
export function useWindowRows(
  list: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): { from: number; to: number } {
  const [from, setFrom] = useState(0)
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const look = () => {
      const top = list.current?.getBoundingClientRect().top ?? 0
      setFrom(Math.max(0, Math.floor(-top / rowHeight) - spare))
      setHeight(window.innerHeight)
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [list, rowHeight])
  const first = Math.min(from, Math.max(0, count - 1))
  return { from: first, to: Math.min(count, first + Math.ceil(height / rowHeight) + 2 * spare) }
}

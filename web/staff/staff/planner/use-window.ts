import { type RefObject, startTransition, useEffect, useState } from 'react'

/** What of a scrolled table is on the screen, in pixels; whole steps, so that little is drawn anew. */
export type Shown = { top: number; height: number; left: number; width: number }

const step = 52
/** Across, where every row has something new. */
export const acrossStep = 88

function shownOf(box: HTMLElement): Shown {
  const down = (pixels: number, by: number) => Math.floor(pixels / by) * by
  return {
    top: down(box.scrollTop, step),
    height: box.clientHeight + step,
    left: down(box.scrollLeft, acrossStep),
    width: box.clientWidth,
  }
}

/**
 * Follows a table as it is scrolled and gets another size. What comes into sight is drawn in pieces, so that
 * scrolling goes on meanwhile.
 */
export function useWindow(box: RefObject<HTMLElement | null>): Shown {
  const [shown, setShown] = useState<Shown>({ top: 0, height: 900, left: 0, width: 1_000 })
  useEffect(() => {
    const { current } = box
    if (!current) return
    const look = () => {
      const next = shownOf(current)
      startTransition(() =>
        setShown((before) =>
          (Object.keys(next) as (keyof Shown)[]).every((key) => next[key] === before[key])
            ? before
            : next,
        ),
      )
    }
    look()
    current.addEventListener('scroll', look, { passive: true })
    const size = new ResizeObserver(look)
    size.observe(current)
    return () => {
      current.removeEventListener('scroll', look)
      size.disconnect()
    }
  }, [box])
  return shown
}

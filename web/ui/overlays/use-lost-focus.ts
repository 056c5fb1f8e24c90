import { type RefObject, useEffect, useRef } from 'react'

/** A closing dialog gives the focus back within this time. */
const settleMs = 120

/**
 * Takes the focus when `isNext` and nothing else has it: what had it was replaced by this, as a
 * tile by the photo that was taken with it.
 */
export function useLostFocus<Focusable extends HTMLElement>(
  isNext: boolean,
): RefObject<Focusable | null> {
  const ref = useRef<Focusable>(null)
  useEffect(() => {
    if (!isNext) return undefined
    const timer = setTimeout(() => {
      const { activeElement } = document
      if (activeElement === null || activeElement === document.body) ref.current?.focus()
    }, settleMs)
    return () => clearTimeout(timer)
  }, [isNext])
  return ref
}

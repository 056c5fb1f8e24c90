import { type RefObject, useLayoutEffect, useState } from 'react'
import { debounced, resizeDebounceMs } from '#web/core/debounced.ts'
import type { Size } from './map-view.ts'

/** The size of an element in pixels, measured again when a change has rested; undefined until it is laid out. */
export function useBoxSize(box: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>()
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    let isLaidOut = false
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      if (width === 0 || height === 0) return
      isLaidOut = true
      setSize({ width, height })
    }
    measure()
    const later = debounced(measure, resizeDebounceMs)
    const observer = new ResizeObserver(() => (isLaidOut ? later.call() : measure()))
    observer.observe(element)
    return () => {
      later.cancel()
      observer.disconnect()
    }
  }, [box])
  return size
}

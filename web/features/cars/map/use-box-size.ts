import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Size } from './map-view.ts'

/** The size of an element in pixels, as it changes; undefined until it is laid out. */
export function useBoxSize(box: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>()
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      if (width > 0 && height > 0) setSize({ width, height })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return size
}

import { useEffect, useRef } from 'react'

/** To a screen reader another list is another page: the focus moves to its h1. */
export function useViewFocus(view: string): void {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true })
  }, [view])
}

import { useCallback, useEffect, useRef } from 'react'

/**
 * A change of screen puts the focus on the h1; when that one stands in for the real one, which
 * comes with the answer, the focus is handed on. Answers the ref of the first h1, or of what it stands in.
 */
export function useFocusHandedOn() {
  const hadFocus = useRef(false)
  const firstHeading = useCallback((heading: HTMLElement | null) => {
    if (!heading) return
    const note = () => {
      hadFocus.current = true
    }
    heading.addEventListener('focusin', note)
    return () => heading.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return
    hadFocus.current = false
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true })
  })
  return firstHeading
}

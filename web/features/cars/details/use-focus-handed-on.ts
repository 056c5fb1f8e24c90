import { useCallback, useEffect, useRef } from 'react'

/**
 * A change of screen puts the focus on the h1; when that one stands in for the real one, which
 * comes with the answer, the focus is handed on. Answers the ref of the first h1.
 */
export function useFocusHandedOn() {
  const hadFocus = useRef(false)
  const firstHeading = useCallback((heading: HTMLHeadingElement | null) => {
    if (!heading) return
    const note = () => {
      hadFocus.current = true
    }
    heading.addEventListener('focus', note)
    return () => heading.removeEventListener('focus', note)
  }, [])
  useEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return
    hadFocus.current = false
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true })
  })
  return firstHeading
}

import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Brings a heading into view and moves the focus there, so that reading goes on at it; what is folded below it opens. */
export function showAnchor(id: string): void {
  const heading = document.getElementById(id)
  if (!heading) return
  const fold = heading.closest('summary')?.parentElement
  if (fold instanceof HTMLDetailsElement) fold.open = true
  heading.scrollIntoView()
  heading.focus({ preventScroll: true })
}

/**
 * Follows the address's anchor into a text that arrives later than the screen (`/terms#privacy`
 * from a mail or the footer).
 */
export function useAnchor(isReady: boolean): void {
  const hash = useRouterState({ select: (state) => state.location.hash })
  useEffect(() => {
    if (isReady && hash) showAnchor(hash)
  }, [isReady, hash])
}

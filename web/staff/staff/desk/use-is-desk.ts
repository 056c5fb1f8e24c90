import { useSyncExternalStore } from 'react'

/** Where a list has columns (docs/design.md#layout). */
const desk = '(min-width: 64rem)'

function subscribe(onChange: () => void): () => void {
  const width = window.matchMedia(desk)
  width.addEventListener('change', onChange)
  return () => width.removeEventListener('change', onChange)
}

/** Whether the screen is as wide as a desk's. */
export const useIsDesk = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(desk).matches)

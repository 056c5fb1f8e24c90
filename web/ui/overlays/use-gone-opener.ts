import { useEffect, useState } from 'react'
import { focusHeading } from './focus-heading.ts'

/**
 * For what is inside of an open dialog: when what opened it is gone as the dialog closes, or goes with
 * the answer that comes after, as the row of somebody who was blocked in it, the focus goes to the
 * screen's heading.
 */
export function useGoneOpener(): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // The dialog gives the focus back in the next frame, or in the one after it.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (opener !== null && opener !== document.body && !isSettled(opener)) watch(opener)
        }),
      )
    },
    [opener],
  )
}

/** Whether nothing is left to do: somebody else has the focus, or the heading took it. */
function isSettled(opener: Element): boolean {
  const { activeElement, body } = document
  const isLost = activeElement === null || activeElement === body
  if (!isLost) return activeElement !== opener
  if (opener.isConnected) return false
  focusHeading()
  return true
}

function watch(opener: Element): void {
  const observer = new MutationObserver(() => {
    if (isSettled(opener)) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
}

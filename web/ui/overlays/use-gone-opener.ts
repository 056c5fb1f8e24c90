import { useEffect, useState } from 'react'
import { focusHeading } from './focus-heading.ts'

/**
 * For what is inside of an open dialog: when the dialog closes and what opened it is gone by then,
 * as the row of somebody who was blocked in it, the focus goes to the screen's heading.
 */
export function useGoneOpener(): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // The dialog gives the focus back in the next frame, or in the one after it.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const { activeElement, body } = document
          const isLost = activeElement === null || activeElement === body
          if (isLost && opener?.isConnected === false) focusHeading()
        }),
      )
    },
    [opener],
  )
}

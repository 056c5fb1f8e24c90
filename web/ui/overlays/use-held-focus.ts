import { type RefObject, useEffect } from 'react'

/**
 * Keeps the focus in an open dialog: what had it may go with a row that an answer took away, also
 * while a question above the dialog closes, and then the dialog's first button takes it.
 */
export function useHeldFocus(isOpen: boolean, dialog: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isOpen) return undefined
    let frame = 0
    const look = () => {
      const { activeElement, body } = document
      const isLost = activeElement === null || activeElement === body
      const isOnTop =
        [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1) ===
        dialog.current
      if (isLost && isOnTop) dialog.current?.querySelector('button')?.focus()
    }
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame)
      // The library gives the focus back to what opened a question in the frame after it is gone.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(look)
      })
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [isOpen, dialog])
}

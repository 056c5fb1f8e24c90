import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

/** A panel that opens from a button: Escape, a press outside, tabbing out of it and navigation close it. */
export function usePanel() {
  const [isOpen, setOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const router = useRouter()

  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', () => {
        // A dialog that a link of the panel opens gives the focus back to where it was.
        if (frame.current?.contains(document.activeElement)) {
          opener.current?.focus({ preventScroll: true })
        }
        setOpen(false)
      }),
    [router],
  )

  useEffect(() => {
    if (!isOpen) return
    const pressOutside = (event: PointerEvent) => {
      if (!frame.current?.contains(event.target as Node)) setOpen(false)
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // It closes this alone: nothing behind it is put away by the same press.
      event.preventDefault()
      setOpen(false)
      opener.current?.focus()
    }
    // What has the focus must not be covered (WCAG 2.4.11).
    const focusOutside = (event: FocusEvent) => {
      if (!frame.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', pressOutside)
    document.addEventListener('focusin', focusOutside)
    // Before everything else that listens for Escape.
    document.addEventListener('keydown', escape, true)
    return () => {
      document.removeEventListener('pointerdown', pressOutside)
      document.removeEventListener('focusin', focusOutside)
      document.removeEventListener('keydown', escape, true)
    }
  }, [isOpen])

  return {
    isOpen,
    toggle: () => setOpen((open) => !open),
    close: () => setOpen(false),
    frame,
    opener,
  }
}

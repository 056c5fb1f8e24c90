import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

/** A panel that opens from a button: Escape, a press outside and navigation close it. */
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
      setOpen(false)
      opener.current?.focus()
    }
    document.addEventListener('pointerdown', pressOutside)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', pressOutside)
      document.removeEventListener('keydown', escape)
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

import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

function focusHeading(main: HTMLElement): void {
  const target = main.querySelector<HTMLElement>('h1') ?? main
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** Nothing has the focus: the heading that had it was replaced, as when a skeleton gives way to its screen. */
function isFocusLost(main: HTMLElement): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement === main
}

/** What shows that the person has gone on by themselves. */
const ownSteps = ['keydown', 'pointerdown'] as const

/** Focuses the h1 now, and again when the screen replaces it before the person does anything. */
function keepHeadingFocused(main: HTMLElement): () => void {
  focusHeading(main)
  const observer = new MutationObserver(() => {
    if (isFocusLost(main)) focusHeading(main)
  })
  const stop = () => {
    observer.disconnect()
    for (const step of ownSteps) document.removeEventListener(step, stop, true)
  }
  observer.observe(main, { childList: true, subtree: true })
  for (const step of ownSteps) document.addEventListener(step, stop, true)
  return stop
}

/** After a change of screen the focus moves to its h1, so that it is read out; a changed query leaves the focus where it is. */
export function useFocusOnNavigation(): void {
  const router = useRouter()
  useEffect(() => {
    let stop = () => {}
    const leave = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return
      const main = document.getElementById('main')
      stop()
      if (main) stop = keepHeadingFocused(main)
    })
    return () => {
      leave()
      stop()
    }
  }, [router])
}

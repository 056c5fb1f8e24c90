import { useEffect } from 'react'
import { focusHeading } from '#web/ui/overlays/focus-heading.ts'

const headingIn = (card: Node | null) =>
  card instanceof Element && card.isConnected ? card.querySelector<HTMLElement>('h2') : null

/** The heading of the card that lost what is gone; else of the card in its place, else of the one before. */
function headingNear(records: readonly MutationRecord[], gone: Element): HTMLElement | null {
  const took = ({ target, removedNodes }: MutationRecord) =>
    target.isConnected && [...removedNodes].some((node) => node.contains(gone))
  const record = records.find(took)
  if (!record) return null
  const { target, nextSibling, previousSibling } = record
  const around = target instanceof Element ? target.closest('section') : null
  return headingIn(around) ?? headingIn(nextSibling) ?? headingIn(previousSibling)
}

function focus(heading: HTMLElement | null): void {
  if (!heading?.isConnected) return focusHeading()
  heading.tabIndex = -1
  heading.focus()
}

/**
 * What was decided leaves its list, and its buttons with it: the focus goes on to the card that takes
 * its place, so that one card after the other is decided by keyboard.
 */
export function useNextCard(): void {
  useEffect(() => {
    let last: Element | undefined
    let next: HTMLElement | null | undefined
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.closest('#main')) return
      last = target
      next = undefined
    }
    const observer = new MutationObserver((records) => {
      if (last?.isConnected === false) {
        next = headingNear(records, last)
        last = undefined
      }
      const { activeElement, body } = document
      // While a dialog still closes, the focus is in it.
      if (next === undefined || (activeElement !== null && activeElement !== body)) return
      focus(next)
      next = undefined
    })
    observer.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', remember)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', remember)
    }
  }, [])
}

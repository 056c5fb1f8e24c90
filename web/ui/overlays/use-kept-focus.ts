import { useEffect } from 'react'

/** Put on what tells the news, as the heading that stands where a form was: it takes a focus that is lost. */
export const takesFocus = { 'data-takes-focus': '', tabIndex: -1 } as const
const newsSelector = '[data-takes-focus]'

const dialogSelector = '[role=dialog], [role=alertdialog]'

/** Nothing has the focus, or only the frame of a screen that has no heading yet. */
function isLost(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement.id === 'main'
}

const headingIn = (card: Node | null) =>
  card instanceof Element && card.isConnected ? card.querySelector<HTMLElement>('h2') : null

/** The heading of the card that lost what is gone; else of the card in its place, of the one before, or of any there. */
function headingNear(records: readonly MutationRecord[], gone: Element): HTMLElement | null {
  const took = ({ target, removedNodes }: MutationRecord) =>
    target.isConnected && [...removedNodes].some((node) => node.contains(gone))
  const record = records.find(took)
  if (!record || gone.tagName === 'H1') return null
  const { target, nextSibling, previousSibling } = record
  const around = target instanceof Element ? target.closest('section') : null
  // What stood beside it may be gone too.
  return [around, nextSibling, previousSibling, target].map(headingIn).find((h2) => h2) ?? null
}

/** The last of what came with these changes and tells the news. */
function newsIn(records: readonly MutationRecord[]): HTMLElement | undefined {
  return records
    .flatMap(({ addedNodes }) => [...addedNodes])
    .filter((node) => node instanceof HTMLElement)
    .flatMap((node) => [
      ...(node.matches(newsSelector) ? [node] : []),
      ...node.querySelectorAll<HTMLElement>(newsSelector),
    ])
    .findLast((node) => node.isConnected)
}

/** A screen that was below a dialog is inert for some frames more when the machine is busy, and takes no focus. */
const mostFrames = 120

function focus(element: HTMLElement, options?: FocusOptions): void {
  if (!element.matches('a, button, input, [tabindex]')) element.tabIndex = -1
  element.focus(options)
}

/** The screen's heading takes the focus, without a jump to it; until there is one, the screen's frame. */
export function focusHeading(options: FocusOptions = { preventScroll: true }): void {
  const main = document.getElementById('main')
  const heading = main?.querySelector('h1') ?? document.querySelector('h1') ?? main
  if (heading) focus(heading, options)
}

/**
 * Keeps the focus from being lost with what had it; the frame of all screens has it once. When that is gone and
 * nothing else has the focus, it goes on in the dialog on top; else to what tells the news; else to the card that
 * takes the place of what is gone, so that one card after the other is decided by keyboard; else to the screen's
 * heading. Otherwise Tab would begin at the top of the page.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Element | undefined
    /** The same below the dialogs: they give the focus back to it. */
    let lastOnScreen: Element | undefined
    let news: HTMLElement | undefined
    let near: HTMLElement | null = null
    /** Whoever goes on by keyboard must see where; a pointer stays where it is. */
    let isByKeyboard = false
    /** A heading follows the one before wherever the screen stands, as after Back. */
    let wasHeading = false
    let frame = 0
    let frames = 0

    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      last = target
      if (target.closest(dialogSelector)) return
      lastOnScreen = target
      wasHeading = target.tagName === 'H1' || target.id === 'main'
      news = undefined
      near = null
    }
    /** Pressing where nothing takes the focus leaves what had it: nothing is lost when that goes later. */
    const leave = () => {
      isByKeyboard = false
      if (isLost() && last?.isConnected) {
        last = undefined
        lastOnScreen = undefined
      }
    }
    const press = () => {
      isByKeyboard = true
    }
    const settle = () => {
      if (!isLost()) return
      const dialog = [...document.querySelectorAll(dialogSelector)].at(-1)
      if (dialog) return dialog.querySelector('button')?.focus()
      const next = [news, near].find((element) => element?.isConnected)
      if (next) focus(next)
      else focusHeading({ preventScroll: wasHeading || !isByKeyboard })
      if (isLost() && frames++ < mostFrames) frame = requestAnimationFrame(settle)
    }
    const observer = new MutationObserver((records) => {
      news = newsIn(records) ?? news
      if (lastOnScreen?.isConnected === false) {
        near = headingNear(records, lastOnScreen)
        lastOnScreen = undefined
      }
      const isGone = last && (!last.isConnected || last.id === 'main')
      if (!isGone || !isLost()) return
      // A closing dialog gives the focus back in the next frame or in the one after it.
      cancelAnimationFrame(frame)
      frames = 0
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(settle)
      })
    })

    observer.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', remember)
    document.addEventListener('pointerup', leave)
    document.addEventListener('keydown', press)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      document.removeEventListener('focusin', remember)
      document.removeEventListener('pointerup', leave)
      document.removeEventListener('keydown', press)
    }
  }, [])
}

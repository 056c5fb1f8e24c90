import { sending } from './loading.ts'
import { routes } from '../routing/routes.ts'

const payments: readonly string[] = [routes.payment, routes['payment-extend'], routes.refund]

let typed = false
let held = false

/** Something that was entered lies in this tab's memory alone, until it is sent. */
export function heldInMemory(isSo: boolean): void {
  held = isSo
}

/** Days and times are chosen by pressing, which no field tells of. */
const choices = 'form, [role=dialog], [role=alertdialog]'

/** Notices what is typed, chosen, dropped or pasted anywhere on the screen. */
export function watchTyping(): void {
  const notice = () => {
    typed = true
  }
  for (const kind of ['input', 'change', 'drop', 'paste']) {
    document.addEventListener(kind, notice, true)
  }
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest(choices)) notice()
    },
    true,
  )
}

/** The screen was left: nothing unsent lies on the next one. */
export function typingIsOver(): void {
  typed = false
}

/** Would a reload take something away: typed words, an open dialog, a change or a payment under way? */
export function isAtWork(): boolean {
  return (
    typed ||
    held ||
    sending.count() > 0 ||
    payments.includes(window.location.pathname) ||
    document.querySelector('[role=dialog], [role=alertdialog]') !== null
  )
}

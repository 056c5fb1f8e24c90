import { sending } from './loading.ts'
import { routes } from './routes.ts'

const payments: readonly string[] = [routes.payment, routes['payment-extend'], routes.refund]

let typed = false

/** Notices what is typed or chosen anywhere on the screen. */
export function watchTyping(): void {
  const notice = () => {
    typed = true
  }
  document.addEventListener('input', notice, true)
  document.addEventListener('change', notice, true)
}

/** The screen was left: nothing unsent lies on the next one. */
export function typingIsOver(): void {
  typed = false
}

/** Would a reload take something away: typed words, an open dialog, a change or a payment under way? */
export function isAtWork(): boolean {
  return (
    typed ||
    sending.count() > 0 ||
    payments.includes(window.location.pathname) ||
    document.querySelector('[role=dialog], [role=alertdialog]') !== null
  )
}

import { loseSession } from './session.ts'

let leave: () => void = () => {}

/** The router says how to reach the sign-in screen. */
export function onSessionLoss(go: () => void): void {
  leave = go
}

/** A dead token: signed out without a toast, what was typed stays (docs/product/accounts.md#signing-in). */
export function sessionLost(): void {
  loseSession()
  leave()
}

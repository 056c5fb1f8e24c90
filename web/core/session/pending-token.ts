import { rewriteHashPath } from '../routing/address.ts'

/*
 * Runs before anything else of the program: a token in the query is taken into memory and leaves
 * the address bar, so that no later request can carry it along (docs/product/accounts.md#signing-in).
 */
function take(): string | undefined {
  rewriteHashPath()
  const address = new URL(window.location.href)
  const found = address.searchParams.get('token')
  if (found === null) return undefined
  address.searchParams.delete('token')
  window.history.replaceState(
    window.history.state,
    '',
    address.pathname + address.search + address.hash,
  )
  return found === '' ? undefined : found
}

let pending = take()

/** The token of the sign-in link that led here; each token is handed out once. */
export function takePendingToken(): string | undefined {
  const found = pending
  pending = undefined
  return found
}

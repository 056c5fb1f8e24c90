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

/*
 * Runs before the router reads the address: an old address with `/#/` becomes a normal path
 * (docs/product/app.md#routes). `https://host/#/results?area=7` is `https://host/results?area=7`.
 */
function withoutHashPath(address: string): string | undefined {
  const [before, after] = address.split('/#/', 2)
  if (before === undefined || after === undefined) return undefined
  const origin = new URL(address).origin
  return `${origin}/${after.replace(/^\/+/, '')}`
}

function rewriteHashPath(): void {
  const address = withoutHashPath(window.location.href)
  if (address) window.history.replaceState(window.history.state, '', address)
}

let pending = take()

/** The token of the sign-in link that led here; each token is handed out once. */
export function takePendingToken(): string | undefined {
  const found = pending
  pending = undefined
  return found
}

/*
 * Runs before the router reads the address: an old address with `/#/` becomes a normal path
 * (docs/product/app.md#routes). `https://host/#/results?area=7` is `https://host/results?area=7`.
 */
export function withoutHashPath(address: string): string | undefined {
  const [before, after] = address.split('/#/', 2)
  if (before === undefined || after === undefined) return undefined
  const origin = new URL(address).origin
  return `${origin}/${after.replace(/^\/+/, '')}`
}

export function rewriteHashPath(): void {
  const address = withoutHashPath(window.location.href)
  if (address) window.history.replaceState(window.history.state, '', address)
}

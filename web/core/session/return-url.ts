const controls = /\p{Cc}/u

/**
 * Only paths of this site may be returned to (docs/product/accounts.md#signing-in); anything else is the fallback: other
 * hosts, also those that appear when a path is normalized (`/.//host`), and what cannot be read.
 */
export function safeReturnUrl(returnUrl: string | undefined, fallback = '/'): string {
  if (!returnUrl?.startsWith('/') || returnUrl.includes('\\') || controls.test(returnUrl)) {
    return fallback
  }
  if (!URL.canParse(returnUrl, window.location.origin)) return fallback
  const address = new URL(returnUrl, window.location.origin)
  if (address.origin !== window.location.origin || address.pathname.startsWith('//')) {
    return fallback
  }
  return address.pathname + address.search + address.hash
}

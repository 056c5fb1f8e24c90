/** Only paths of this site may be returned to (PRODUCT.md 3); anything else is the fallback. */
export function safeReturnUrl(returnUrl: string | undefined, fallback = '/'): string {
  if (!returnUrl?.startsWith('/')) return fallback
  const address = new URL(returnUrl, window.location.origin)
  if (address.origin !== window.location.origin) return fallback
  return address.pathname + address.search + address.hash
}

import { safeReturnUrl } from '#web/core/session/return-url.ts'
import { routes } from '#web/core/routing/routes.ts'

/**
 * Where to go after signing in with a code. `answered` is the server's, for the mail that the code
 * came with; the person may have gone elsewhere since, and an address too long for a mail is known
 * here alone. A profile that is not complete comes first and leads on from there (docs/product/accounts.md#signing-in).
 */
export function goalAfter(answered: string, returnUrl: string | undefined): string {
  const goal = safeReturnUrl(answered)
  const own = safeReturnUrl(returnUrl, '')
  if (own === '') return goal
  const [path, query] = goal.split('?', 2)
  if (path !== routes.personal) return own
  const fields = new URLSearchParams(query)
  fields.set('returnUrl', own)
  return `${routes.personal}?${fields}`
}

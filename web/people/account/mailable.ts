import { userVerification } from '#protocol/people/account/user-verification.ts'
import type { InputOf } from '#protocol/core/operation.ts'

type Fields = Omit<InputOf<typeof userVerification>, 'email'>

/**
 * The fields of a booking and the way back, as far as the server takes them: a link that was cut or
 * mistyped must keep nobody from signing in.
 */
export function mailable(fields: Fields): Fields {
  const rules = userVerification.input.shape
  const taken = Object.entries(fields).filter(([name, value]) => {
    const rule = rules[name as keyof typeof rules]
    return Array.isArray(value) || rule.safeParse(value).success
  })
  return Object.fromEntries(taken)
}

import * as z from 'zod/mini'
import { CallError, errorMessages } from '#web/core/api/errors.ts'
import { language, t } from '#web/core/i18n.ts'
import { onServer, request } from '#web/core/api/transport.ts'
import type { CardEntry, CardGateway } from './gateway.ts'

/** A card as typed; it goes to the gateway alone and is never kept here. */
export type CardValues = { number: string; expiry: string; cvc: string }

const Body = z.object({
  status: z.optional(z.number()),
  state: z.optional(z.enum(['processing', 'needsConfirmation'])),
  confirmationToken: z.optional(z.string()),
  message: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.string())),
})

/** @throws CallError when the gateway cannot be reached, or says what nobody understands */
async function askGateway(path: string, fields: Record<string, string>) {
  const form = new URLSearchParams({ ...fields, lang: language() })
  const { status, body } = await request(onServer(`/gateway/test/${path}`), {
    method: 'POST',
    body: form,
  })
  const unexpected = () => new CallError('http', t(errorMessages).unexpected, status)
  try {
    const said = z.parse(Body, JSON.parse(body))
    const refused =
      said.message === undefined ? undefined : { refused: said.message, fields: said.errors ?? {} }
    return { said, refused, unexpected }
  } catch {
    throw unexpected()
  }
}

/** One card from another, in memory alone. */
const typedAs = ({ number, expiry, cvc }: CardValues): string => [number, expiry, cvc].join(' ')

/** A card as it is typed for the built-in gateway. */
export const typedCard = (card: CardValues): CardEntry => ({
  key: typedAs(card),
  async token() {
    const { said, refused, unexpected } = await askGateway('token', card)
    if (said.confirmationToken) return { token: said.confirmationToken }
    if (refused) return refused
    throw unexpected()
  },
})

/** The built-in gateway: cards are pretended (docs/product/booking-and-payment.md#gateway). */
export const testGateway: CardGateway = {
  name: 'test',
  async confirm({ clientSecret, token }, approved) {
    const which: Record<string, string> =
      token === undefined ? { remembered: '1' } : { confirmationToken: token }
    const { said, refused, unexpected } = await askGateway('confirm', {
      ...which,
      clientSecret,
      ...(approved && { approved: '1' }),
    })
    if (said.state) return { state: said.state }
    if (refused) return { ...refused, isDeclined: Object.keys(refused.fields).length === 0 }
    throw unexpected()
  },
}

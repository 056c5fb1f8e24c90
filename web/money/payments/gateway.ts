import * as z from 'zod/mini'
import { CallError, errorMessages } from '#web/core/api/errors.ts'
import { language, t } from '#web/core/i18n.ts'
import { onServer, request } from '#web/core/api/transport.ts'

/** A card as typed; it goes to the gateway alone and is never kept here. */
export type CardValues = { number: string; expiry: string; cvc: string }

export type Funding = 'credit' | 'debit'

export type GatewayAnswer =
  | { state: 'processing' | 'needsConfirmation' }
  /** The typed card is of the other kind, whose sum is another; it was not charged. */
  | { funding: Funding }
  | { refused: string; fields: Record<string, string> }

const Body = z.object({
  status: z.optional(z.number()),
  state: z.optional(z.string()),
  funding: z.optional(z.enum(['credit', 'debit'])),
  message: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.string())),
})

function unexpected(status: number): CallError {
  return new CallError('http', t(errorMessages).unexpected, status)
}

/**
 * Confirms a card payment at the built-in test gateway (docs/product/booking-and-payment.md#gateway), with what was typed or
 * with the card that the gateway keeps. `approved` is the second step of a card whose bank asks,
 * `expects` the kind of card that the sum was shown for.
 * @throws CallError when the gateway cannot be reached
 */
export async function confirmAtTestGateway(
  clientSecret: string,
  card: CardValues | 'saved',
  { approved, expects }: { approved: boolean; expects: Funding },
): Promise<GatewayAnswer> {
  const which = card === 'saved' ? { remembered: '1' } : card
  const form = new URLSearchParams({ ...which, clientSecret, expects, lang: language() })
  if (approved) form.set('approved', '1')
  const { status, body } = await request(onServer('/gateway/test/confirm'), {
    method: 'POST',
    body: form,
  })
  let parsed: z.infer<typeof Body>
  try {
    parsed = z.parse(Body, JSON.parse(body))
  } catch {
    throw unexpected(status)
  }
  if (parsed.state === 'processing' || parsed.state === 'needsConfirmation') {
    return { state: parsed.state }
  }
  if (parsed.funding) return { funding: parsed.funding }
  const { message, errors = {} } = parsed
  if (message === undefined) throw unexpected(status)
  return { refused: message, fields: errors }
}

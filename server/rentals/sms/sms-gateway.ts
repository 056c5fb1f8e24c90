import type { Config } from '../../config.ts'

/** One text message; `id` is the same for every try, so that a provider sends it once. */
export type Sms = { id: string; to: string; text: string }

/** Sent, refused for good with the provider's words, or to be tried again. */
export type Sent = { state: 'sent' } | { state: 'refused'; why: string } | { state: 'later' }

const mostMs = 10_000
const mostWords = 200
/** A refusal that passes. */
const passing = new Set([408, 425, 429])

/**
 * The provider of text messages, or what stands before one (docs/product/sms.md#the-provider); undefined while
 * `SMS_URL` is not set, and then nothing is offered.
 */
export function smsGatewayOf({
  smsUrl,
  smsToken,
}: Pick<Config, 'smsUrl' | 'smsToken'>): ((sms: Sms) => Promise<Sent>) | undefined {
  if (smsUrl === undefined) return undefined
  return async (sms) => {
    try {
      const answer = await fetch(smsUrl, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${smsToken ?? ''}`,
          'idempotency-key': sms.id,
        },
        body: JSON.stringify(sms),
        redirect: 'error',
        signal: AbortSignal.timeout(mostMs),
      })
      if (answer.ok) {
        await answer.body?.cancel()
        return { state: 'sent' }
      }
      if (answer.status < 400 || answer.status >= 500 || passing.has(answer.status)) {
        await answer.body?.cancel()
        return { state: 'later' }
      }
      return { state: 'refused', why: `${answer.status} ${await firstWords(answer)}`.trim() }
    } catch {
      return { state: 'later' }
    }
  }
}

/** As much of an answer as is kept, one line. */
async function firstWords({ body }: Response): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const part of body ?? []) {
    text += decoder.decode(part as Uint8Array, { stream: true })
    if (text.length > mostWords) break
  }
  return text
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, mostWords - 4)
}

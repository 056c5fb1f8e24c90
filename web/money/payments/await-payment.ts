import { paymentState } from '#protocol/money/names.ts'
import { read } from '#web/core/api/call.ts'

const quickMs = 1_000
const slowMs = 3_000
const quickTries = 20

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

export type PaymentEnd = { paid: true } | { paid: false; message: string | undefined }

/**
 * Asks until the gateway has told the server how a payment ended; only that makes it paid
 * (docs/product/booking-and-payment.md#gateway). A lost signal is waited out. Undefined when `signal` ends it.
 */
export async function awaitPayment(
  order: string,
  signal: AbortSignal,
): Promise<PaymentEnd | undefined> {
  for (let tries = 0; !signal.aborted; tries += 1) {
    try {
      const answer = await read(paymentState, { order }, signal)
      if (answer.status === 1 && answer.state === 'paid') return { paid: true }
      if (answer.status === 1 && answer.state === 'refused') {
        return { paid: false, message: answer.message }
      }
    } catch {
      // No answer says nothing about the payment: ask again.
    }
    await pause(tries < quickTries ? quickMs : slowMs, signal)
  }
  return undefined
}

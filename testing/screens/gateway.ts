import { onTestFinished, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { paymentMessages } from '#web/money/payments/messages.ts'
import type { Fields } from './answers.ts'

const words = paymentMessages.en

/**
 * The gateway, to which cards go alone; call it after `openScreen`.
 * @param says its word on a payment that is confirmed; `confirmationToken` is the number that was typed
 * @returns what it is asked to confirm, as it comes
 */
export function gatewayThatSays(says: (fields: Fields) => object): Fields[] {
  const asked: Fields[] = []
  const usual = window.fetch
  vi.stubGlobal('fetch', (async (to, init) => {
    const url = new URL(to instanceof Request ? to.url : to, window.location.href)
    if (!url.pathname.startsWith('/gateway/test/')) return usual(to, init)
    const fields: Fields = Object.fromEntries(
      init?.body instanceof URLSearchParams ? init.body : [],
    )
    // What stands for a card is its number here.
    if (url.pathname.endsWith('/token'))
      return Response.json({ status: 1, confirmationToken: fields.number?.replaceAll(' ', '') })
    asked.push(fields)
    return Response.json(says(fields))
  }) satisfies typeof fetch)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  return asked
}

/** A button that stands in the page on a desk and in the bar on a phone. */
export function shownButton(name: RegExp): Locator {
  const buttons = page.getByRole('button', { name })
  const shown = buttons.elements().find((each) => each.checkVisibility())
  return shown ? page.elementLocator(shown) : buttons.first()
}

export const pay = (): Promise<void> => shownButton(/^Pay /).click()

export async function typeCard(number: string): Promise<void> {
  await page.getByLabelText(words.number).fill(number)
  await page.getByLabelText(words.expiry).fill('12/30')
  await page.getByLabelText(words.cvc).fill('123')
}

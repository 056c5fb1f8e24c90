import type { Page } from '@playwright/test'
import type { RunningServer } from '#testing/built-server.ts'
import { fakeStripeScript } from '#testing/stripe/fake-script.ts'
import {
  type FakeStripe,
  fakeStripe,
  playedBy,
  signedMessage,
} from '#testing/stripe/fake-stripe.ts'
import type { StripeEvent } from '#testing/stripe/objects.ts'
import { test as base } from './fixtures.ts'

/** Lets the pages of a browser find Stripe: its script, and its API as the script calls it. */
export async function answerBrowser(page: Page, { url }: FakeStripe) {
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: fakeStripeScript }),
  )
  await page.route('https://api.stripe.com/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    const response = await route.fetch({ url: url + pathname })
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'access-control-allow-origin': '*' },
    })
  })
}

/** Stripe’s message, as it comes at the server. */
export async function tellServer(url: string, event: StripeEvent) {
  const { body, headers } = signedMessage(event, new Date())
  await fetch(`${url}/webhooks/payment`, { method: 'POST', headers, body }).catch(() => {})
}

/** `test` on a server that takes real cards, with somebody who plays Stripe for it and for the browser. */
export function withStripe() {
  const owner = {}
  let playing: { stripe: FakeStripe; server: Promise<RunningServer> } | undefined
  return base.extend<{ server: RunningServer; stripe: FakeStripe }>({
    server: async ({ servers }, use) => {
      if (!playing) {
        const stripe = await fakeStripe((event) => void told(event))
        const server = servers.of(owner, 'demo', playedBy(stripe))
        playing = { stripe, server }
      }
      await use(await playing.server)
    },
    stripe: async ({ server, page }, use) => {
      if (!playing || !server) throw new Error('nobody plays Stripe')
      await answerBrowser(page, playing.stripe)
      await use(playing.stripe)
    },
  })

  async function told(event: StripeEvent) {
    await tellServer((await playing?.server)?.url ?? '', event)
  }
}

import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '#protocol/core/screens.ts'
import { serverOn, type TestServer, testServer } from '#testing/server.ts'
import { stripeSettings } from '#testing/stripe/fake-stripe.ts'

let plain: TestServer
let taking: TestServer
beforeAll(async () => {
  plain = await testServer()
  taking = await serverOn(plain.services, stripeSettings)
})
afterAll(() => taking.app.close())

const cards: readonly string[] = [routes.payment, routes['payment-extend'], routes.refund]
const policies = ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy']

async function headersOf(server: TestServer, url: string) {
  const { headers, payload } = await server.app.inject({ url, headers: { accept: 'text/html' } })
  return { told: policies.map((name) => headers[name]), payload }
}

const others = Object.values(routes).filter(
  (path) => !path.includes('$') && !cards.includes(path) && path !== routes.notFound,
)

test.each(cards)('%s loads what Stripe needs, where its keys are set', async (path) => {
  expect((await headersOf(plain, path)).told.join(' ')).not.toContain('stripe')
  const [policy, permissions, opener] = (await headersOf(taking, path)).told
  expect(policy).toContain('frame-src https://js.stripe.com')
  expect(policy).toContain("connect-src 'self' https://api.stripe.com")
  expect(policy).not.toContain('trusted-types')
  expect(permissions).toContain('payment=(self "https://js.stripe.com")')
  expect(opener).toBe('same-origin-allow-popups')
})

test.each(others)('%s lets nobody in, whether cards are taken or not', async (path) => {
  const without = await headersOf(plain, path)
  expect(without.told.join(' ')).not.toContain('stripe')
  expect(without.payload).not.toContain('pk_test')
  expect((await headersOf(taking, path)).told).toEqual(without.told)
})

test('every page is told the publishable key, and none the others', async () => {
  const { payload } = await headersOf(taking, routes.home)
  expect(payload).toContain(
    `<meta name="stripe" content="${stripeSettings.STRIPE_PUBLISHABLE_KEY}"`,
  )
  expect(payload).not.toContain('sk_test')
  expect(payload).not.toContain('whsec')
})

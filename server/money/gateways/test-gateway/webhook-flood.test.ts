import { expect, it } from 'vitest'
import { countedQueries } from '#testing/counted-queries.ts'
import { testServer } from '#testing/server.ts'
import { signWebhook } from './webhook-signature.ts'

it('a webhook that the gateway did not sign costs the database nothing', async () => {
  const server = await testServer()
  const { counted, during } = await countedQueries(server)
  const body = JSON.stringify({ id: 'flood', type: 'payment.succeeded', reference: 'none' })
  const send = async (signature: string) => {
    const headers = { 'content-type': 'application/json', 'x-tramo-signature': signature }
    const url = '/webhooks/payment'
    return (await counted.app.inject({ method: 'POST', url, headers, payload: body })).statusCode
  }
  const now = counted.services.clock()
  const forged = signWebhook('guessed', body, now)
  const old = signWebhook('guessed', body, new Date(now.getTime() - 3_600_000))
  const flood = async () => {
    for (const signature of ['', 'none', old]) expect(await send(signature)).toBe(400)
  }
  expect(await during(flood)).toBe(0)
  // What looks like a signature needs the secret, which is read once in the life of the server.
  expect(await send(forged)).toBe(400)
  const forgeries = async () => {
    for (let count = 0; count < 50; count++) expect(await send(forged)).toBe(400)
  }
  expect(await during(forgeries)).toBe(0)
})

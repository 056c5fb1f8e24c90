import sharp from 'sharp'
import { expect, it } from 'vitest'
import { driverInsurance } from '#protocol/people/operations.ts'
import { buildUser } from '#testing/factories.ts'
import { testServer } from '#testing/server.ts'

async function card() {
  const blank = { width: 60, height: 40, channels: 3 as const, background: '#f3f1e8' }
  const bytes = await sharp({ create: blank }).png().toBuffer()
  return new File([new Uint8Array(bytes)], 'card.png', { type: 'image/png' })
}

it('an insurance needs neither company nor liability with a picture of its card, which may have come before', async () => {
  const server = await testServer()
  const ana = await buildUser(server)
  const send = (more: object) =>
    server.as(ana.token).send(driverInsurance, {
      policyNumber: 'POL-77/B',
      expirationDate: '2027-06-30',
      pictures: [],
      ...more,
    })
  const none = await send({})
  expect([none.http, none.body.errors]).toEqual([
    400,
    { company: 'Field is Required', liabilityLimits: 'Field is Required' },
  ])
  const { body } = await send({ pictures: [await card()] })
  expect(body.driver?.insurance).toMatchObject({ policyNumber: 'POL-77/B', coverage: {} })
  expect(body.driver?.insurance.company).toBeUndefined()
  const again = await send({ expirationDate: '2028-06-30' })
  expect(again.body.driver?.insurance).toMatchObject({
    expirationDate: '2028-06-30',
    verification: 'submitted',
  })
  const little = await send({ liabilityLimits: '4999.99' })
  expect(little.body.errors).toEqual({ liabilityLimits: 'Minimum amount is $5000' })
})

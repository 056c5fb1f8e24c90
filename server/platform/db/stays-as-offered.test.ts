import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { staffOpenClaim } from '#protocol/money/claims/claims.ts'
import { specialRequest } from '#protocol/rentals/special-requests/special-request.ts'
import {
  staffAnswerSpecialRequest,
  staffSpecialRequests,
} from '#protocol/rentals/special-requests/special-requests.ts'
import { pickedUp } from '#testing/rental-life.ts'
import { offered } from '#testing/rental-offers.ts'
import { testServer } from '#testing/server.ts'

test('what the company offers, claims or asks for a special request stays what it was made', async () => {
  const server = await testServer()
  const rented = await pickedUp(server)
  const { user, staff, order } = rented
  const { db } = server.services
  const offer = await offered(server, rented, 'discount', 20)
  const as = server.as(staff.token)
  const words = { code: 'cleaning', description: 'A stain on the seat' } as const
  const { body } = await as.send(staffOpenClaim, { order, ...words, estimate: 30 })
  await server.as(user.token).send(specialRequest, { kind: 'pet', text: 'A small dog', order })
  const { requests = [] } = (await as.read(staffSpecialRequests, {})).body
  const request = requests[0]?.id ?? ''
  const answer = { decision: 'offer', price: 25, answer: 'Gladly' } as const
  await as.send(staffAnswerSpecialRequest, { request, ...answer })
  const dearer = [
    ['rental_offer_as_made', sql`update rental_offer set amount_cents = 1 where id = ${offer}`],
    [
      'rental_offer_as_made',
      sql`update rental_offer set description_en = 'Less' where id = ${offer}`,
    ],
    [
      'claim_as_made',
      sql`update claim set estimate_cents = 900000 where id = ${body.claim?.id ?? ''}`,
    ],
    [
      'special_request_as_answered',
      sql`update special_request set price_cents = 900000 where id = ${request}`,
    ],
  ] as const
  for (const [constraint, change] of dearer)
    await expect(change.execute(db)).rejects.toMatchObject({ constraint })
})

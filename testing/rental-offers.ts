import type { OfferKind } from '#domain/money/orders/offer-kinds.ts'
import { answerOffer } from '#protocol/rentals/rental-offers/answer-offer.ts'
import { staffMakeOffer } from '#protocol/rentals/rental-offers/staff-offers.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import type { Rented } from './rental-life.ts'
import type { TestServer } from './server.ts'

/** Staff offer something; answers the offer's id. */
export async function offered(
  server: TestServer,
  { staff, order }: Rented,
  kind: OfferKind,
  amount?: number,
  hours = 48,
) {
  const reply = await server.as(staff.token).send(staffMakeOffer, { order, kind, amount, hours })
  if (!reply.body.offer) throw new Error(`no offer: ${reply.http} ${JSON.stringify(reply.body)}`)
  return reply.body.offer.id
}

export const accept = (server: TestServer, { user }: Rented, offer: string) =>
  server.as(user.token).send(answerOffer, { offer, answer: 'accept' })

export const offersOf = async (server: TestServer, { user, order }: Rented) =>
  (await server.as(user.token).read(dashboard, { order })).body.selectedRental?.offers.items

/** All accounts of a ledger together, in cents: zero. */
export const totalOf = (ledger: Record<string, number>) =>
  Object.values(ledger).reduce((sum, cents) => sum + cents, 0)

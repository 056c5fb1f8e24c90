import { acceptContract } from '#protocol/rentals/contract/accept-contract.ts'
import { cardConsent } from '#protocol/money/payments/card-consent.ts'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import { buildCar, buildUser, type TestUser, verifyPapers } from '../factories.ts'
import { confirmAtGateway, goodCard, holdCar, trip } from '../journey.ts'
import { confirm, keys, setWall } from '../rental-life.ts'
import type { TestServer } from '../server.ts'

/** What the return of `owing` comes to beyond its deposit: 20,000 miles at 9 cents, less $1,000. */
export const owedCents = 80_000

/** Pays an order by a card that is kept, with or without a yes to charges after a return. */
export async function payAndKeep(
  server: TestServer,
  user: TestUser,
  order: string,
  { consents = true, card = {} }: { consents?: boolean; card?: Record<string, string> } = {},
): Promise<void> {
  const { body } = await server.as(user.token).send(submitPaymentRefund, {
    order,
    paymentMethod: 'creditCard',
    rememberCard: true,
    cardConsent: consents ? cardConsent.version : undefined,
  })
  if (!body.payment) throw new Error(`no payment: ${JSON.stringify(body)}`)
  const typed = { ...goodCard, expiry: '12/30', ...card }
  await confirmAtGateway(server, body.payment.clientSecret, typed)
  await server.work()
}

/** A car that came back with more to pay than its deposit; `pay` pays its booking. */
export async function owing(
  server: TestServer,
  pay: (user: TestUser, order: string) => Promise<void> = (user, order) =>
    payAndKeep(server, user, order),
  miles = 20_000,
) {
  const user = await buildUser(server)
  const staff = await buildUser(server, { staff: true })
  const order = await holdCar(server, user, await buildCar(server))
  await pay(user, order)
  await verifyPapers(server, user)
  await confirm(server, staff, order)
  await server.as(user.token).send(acceptContract, { order, version: 1 })
  await setWall(server, trip.start)
  await keys(server, user, { order, odometer: 47_380 })
  await setWall(server, trip.end)
  await keys(server, user, { order, rentalStatus: 88, odometer: 47_380 + miles })
  const { id: balance } = await server.services.db
    .selectFrom('rental_order')
    .select('id')
    .where('previous_order_id', '=', order)
    .where('kind', '=', 'balance')
    .executeTakeFirstOrThrow()
  return { user, staff, order, balance }
}

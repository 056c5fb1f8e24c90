import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { driverInsurance } from '#protocol/people/drivers/driver-insurance.ts'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import { staffDecideDocument } from '#protocol/staff/staff/staff-documents.ts'
import { staffDecidePayment, staffPayments } from '#protocol/staff/staff/staff-payments.ts'
import { decideAsSeen } from '../decide.ts'
import { buildCar, buildUser, type TestUser } from '../factories.ts'
import { holdCar, payByCard } from '../journey.ts'
import { confirm, pickedUp } from '../rental-life.ts'
import { type TestServer, testServer } from '../server.ts'

/** What staff see of the money that is promised or owed for an order. */
export async function moneyOfOrder(server: TestServer, staffToken: string, order: string) {
  const { payments = [] } = (await server.as(staffToken).read(staffPayments, {})).body
  return payments.find(({ orderId }) => orderId === order)
}

/** Staff saw the money of an order on the account. */
export async function moneyArrives(server: TestServer, staffToken: string, order: string) {
  const seen = await moneyOfOrder(server, staffToken, order)
  const { paymentId: payment = '', version = '' } = seen ?? {}
  const decision = { payment, version, decision: 'confirm' } as const
  const reply = await server.as(staffToken).send(staffDecidePayment, decision)
  if (reply.http !== 200) throw new Error(`did not arrive: ${JSON.stringify(reply.body)}`)
}

const cover = {
  company: 'Bay Mutual',
  policyNumber: 'POL-2',
  expirationDate: '2031-01-01',
  liabilityLimits: 5000,
  collisionLimits: 50_000,
  collisionDeductible: 400,
}

/**
 * A booking paid by card and confirmed, of whose deposit $600 are owed: the cover of $400 that had lowered it
 * was not accepted, once the keys were out with `isOut`. `promise` announces a transfer for them,
 * `coverAnew` sends the cover again.
 */
export async function owedDeposit({ isOut = false } = {}) {
  const server = await testServer()
  const user = await buildUser(server, {
    driver: { insurance_collision_deductible_cents: 40_000 },
  })
  const { staff, order } = isOut ? await pickedUp(server, { user }) : await paid(server, user)
  const [me, team] = [server.as(user.token), server.as(staff.token)]
  const coverAnew = () => me.send(driverInsurance, cover)
  if (isOut) await coverAnew()
  const refused = { driverId: user.driverId, kind: 'insurance', decision: 'refuse' } as const
  await decideAsSeen(server, team, staffDecideDocument, { ...refused, reason: 'Over.' })
  if (!isOut) await confirm(server, staff, order)
  const rental = async () => (await me.read(dashboard, { order })).body.selectedRental
  const owed = (await rental())?.money.balance?.order ?? ''
  const promise = () =>
    me.send(submitPaymentRefund, {
      order: owed,
      paymentMethod: 'bankTransfer',
      confirmationNumber: 'A1',
    })
  return { server, staff, user, me, team, order, owed, rental, promise, coverAnew }
}

async function paid(server: TestServer, user: TestUser) {
  const staff = await buildUser(server, { staff: true })
  const order = await holdCar(server, user, await buildCar(server))
  await payByCard(server, user, order)
  return { staff, order }
}

import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelContract } from '#protocol/rentals/cancellation/cancel-contract.ts'
import { staffDecideClaim, staffOpenClaim } from '#protocol/money/claims/claims.ts'
import { extendHold } from '#protocol/rentals/holds/extend-hold.ts'
import { addWaitingList } from '#protocol/rentals/waiting-list/add-waiting-list.ts'
import { staffDecideDocument } from '#protocol/staff/staff/staff-documents.ts'
import { markOverdue } from '#server/rentals/overdue/mark-overdue.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { beginCardPayment, confirmAtGateway, holdCar, trip } from '#testing/journey.ts'
import { keys, pickedUp, setWall } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'
import { testDatabase } from '#testing/test-database.ts'
import { listenToTopics } from '#testing/work/told-topics.ts'
import { type Topic, wake } from './topics.ts'

let server: TestServer
let told: Awaited<ReturnType<typeof listenToTopics>>

beforeAll(async () => {
  server = await testServer()
  told = await listenToTopics(await testDatabase())
})
afterAll(() => told.close())

const inTransaction = (run: Parameters<ReturnType<typeof transaction>['execute']>[0]) =>
  transaction().execute(run)
const transaction = () => server.services.db.transaction()

test('a topic is told when the change is committed, and once', async () => {
  await inTransaction(async (tx) => {
    await wake(tx, 'mail')
    await wake(tx, 'refunds')
    await wake(tx, 'mail')
  })
  expect(await told.since()).toEqual(['mail', 'refunds'])
})

test('nothing is told before the change is committed, nor of what did not happen', async () => {
  const undone = inTransaction(async (tx) => {
    await wake(tx, 'mail')
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await told.since()).toEqual([])
})

/** What one change told, without what came before it. */
async function toldBy(change: () => Promise<unknown>): Promise<Topic[]> {
  await told.since()
  await change()
  return told.since()
}

test('a command tells what it concerns, and nothing else', async () => {
  const user = await buildUser(server, { driver: { license_verification: 'submitted' } })
  const order = await holdCar(server, user, await buildCar(server))
  const me = server.as(user.token)
  expect(await toldBy(() => me.send(extendHold, { order }))).toEqual([])
  const payment = await beginCardPayment(server, user, order)
  expect(await toldBy(() => confirmAtGateway(server, payment))).toEqual(['gateway'])
  const { payments } = server.services
  const paid = await toldBy(() => payments.work(server.services))
  expect(paid.toSorted()).toEqual(['documents', 'mail'])
  const team = server.as((await buildUser(server, { staff: true })).token)
  const document = { driverId: user.driverId, kind: 'license', decision: 'confirm' } as const
  const decided = await toldBy(() => decideAsSeen(server, team, staffDecideDocument, document))
  expect(decided).toContain('documents')
  const cancelled = await toldBy(() => me.send(cancelContract, { order }))
  expect(cancelled).toEqual(expect.arrayContaining(['refunds', 'waitingList', 'mail']))
  const entry = { area: '1', ...trip, highestMonthPrice: '$1.00' }
  expect(await toldBy(() => me.send(addWaitingList, entry))).toContain('waitingList')
})

test('a rental tells of readings, of a late car that is marked and of one that is back, and of claims', async () => {
  const rented = await pickedUp(server)
  const team = server.as(rented.staff.token)
  const facts = { code: 'cleaning', description: 'Sand everywhere', estimate: 60 } as const
  const opened = await team.send(staffOpenClaim, { order: rented.order, ...facts })
  await setWall(server, '2027-01-12T17:00')
  expect(await toldBy(() => markOverdue(server.services))).toContain('lateCars')
  const back = { order: rented.order, rentalStatus: 88, odometer: 47_500 } as const
  const returned = await toldBy(() => keys(server, rented.user, back))
  expect(returned).toEqual(expect.arrayContaining(['maintenance', 'lateCars', 'waitingList']))
  const claim = opened.body.claim?.id ?? ''
  const decision = { claim, decision: 'charge' } as const
  const decided = await toldBy(() => decideAsSeen(server, team, staffDecideClaim, decision))
  expect(decided).toContain('claims')
})

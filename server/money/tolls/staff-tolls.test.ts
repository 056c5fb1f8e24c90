import { beforeEach, expect, test } from 'vitest'
import { answerClaim } from '#protocol/money/claims/claims.ts'
import { staffTolls } from '#protocol/money/tolls/tolls.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { noticesOf } from '#testing/help.ts'
import { tollCsv, tollFile } from '#testing/money/tolls.ts'
import { keys, ledgerOf, pickedUp, setWall } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let rosa: TestUser
beforeEach(async () => {
  server = await testServer()
  rosa = await buildUser(server, { staff: true })
})

const me = () => server.as(rosa.token)
const look = async (file: File) => (await me().send(staffTolls, { file })).body
const charges = (order: string) =>
  server.services.db
    .selectFrom('charge')
    .selectAll()
    .where('order_id', '=', order)
    .where('code', 'in', ['toll', 'fine'])
    .orderBy('code')
    .execute()

let plates = 0
/** A car whose plate no other test has. */
async function plated(): Promise<{ car: string; plate: string }> {
  plates += 1
  const plate = `TOLL${String(plates).padStart(4, '0')}`
  return { car: await buildCar(server, { plate }), plate }
}

test('each line goes to who had the car then, with a paper, a notice and an appeal; once, in whichever file', async () => {
  const { car, plate } = await plated()
  const rented = await pickedUp(server, { car })
  await setWall(server, '2026-11-30T10:00')
  const idle = await plated()
  const file = tollCsv([
    `${plate},2026-11-25 07:42,Bay Bridge,8.00,toll`,
    `${plate.toLowerCase()},11/26/2026 5:58 PM,Dumbarton,7,toll`,
    `${plate},2026-11-27 09:00,Oak Street,62.50,fine`,
    `${plate},2026-11-25 07:42,Bay Bridge,8.00,toll`,
    `${plate.replaceAll('0', 'O')},2026-11-28 19:44,I-680 Express,3.10,toll`,
    `${idle.plate},2026-11-28 13:20,Bay Bridge,8.00,toll`,
    '8XKD410,2026-11-28 09:02,Carquinez,7.00,toll',
  ])
  const said = await look(file)
  expect(said).toMatchObject({ isDone: false, seenBefore: 1, renters: 1, now: 0, atReturn: 77.5 })
  expect(said.found?.map(({ line, holder }) => [line, holder.orderId])).toEqual([
    [2, rented.order],
    [3, rented.order],
    [4, rented.order],
  ])
  expect(said.unclear?.map(({ line, why, meant }) => [line, why, meant])).toEqual([
    [6, 'misread', plate],
    [7, 'nobody', undefined],
    [8, 'notOurs', undefined],
  ])
  expect(await charges(rented.order)).toEqual([])

  const { fingerprint } = said
  const stranger = { line: 7, to: rented.order }
  const wrong = await me().send(staffTolls, { file, fingerprint, chosen: [stranger] })
  expect(wrong).toMatchObject({ http: 400, body: { errors: { chosen: expect.any(String) } } })
  const chosen = [
    { line: 6, to: rented.order },
    { line: 7, to: 'company' },
  ]
  const done = await me().send(staffTolls, { file, fingerprint, chosen })
  expect(done.body).toMatchObject({ status: 1, isDone: true })
  const [fine, toll] = await charges(rented.order)
  expect([fine?.amount_cents, toll?.amount_cents]).toEqual([6250, 1810])
  expect(toll?.note).toBe('3 times, Wed 25 Nov 2026 – Sat 28 Nov 2026')
  expect(fine?.note).toBe('Oak Street, Fri 27 Nov 2026, 09:00')
  expect(await ledgerOf(server, rented.order)).toMatchObject({ passedOn: -8060, receivable: 8060 })

  const told = JSON.stringify(await noticesOf(server, rented.user))
  expect(told).toContain('$18.10: 3 times')
  const renter = server.as(rented.user.token)
  const { selectedRental: rental } = (await renter.read(dashboard, { order: rented.order })).body
  const money = rental?.money
  expect(money?.charges.map(({ papers }) => papers?.length)).toEqual([1, 1])
  const paper = await server.app.inject({
    method: 'GET',
    url: money?.charges[0]?.papers?.[0] ?? '',
    headers: { authorization: `Bearer ${rented.user.token}` },
  })
  expect([paper.statusCode, paper.headers['content-type']]).toEqual([200, 'application/pdf'])
  const claim = rental?.claims.find(({ code }) => code === 'toll')
  expect(claim).toMatchObject({ state: 'charged', charged: 18.1, answers: ['appeal'] })
  const appeal = { claim: claim?.id ?? '', answer: 'appeal', text: 'I was not there.' } as const
  expect((await renter.send(answerClaim, appeal)).body).toMatchObject({
    claim: { state: 'appealed' },
  })

  const again = await look(file)
  expect(again).toMatchObject({ seenBefore: 6, found: [], unclear: [{ line: 8 }] })
})

test('who just brought the car back is proposed; what is over is settled at once', async () => {
  const { car, plate } = await plated()
  const { user, order } = await pickedUp(server, { car })
  await setWall(server, '2027-01-12T09:30')
  await keys(server, user, { order, rentalStatus: 88, odometer: 47_400 })
  await setWall(server, '2027-01-13T09:30')
  const file = tollCsv([
    `${plate},2027-01-12 09:10,Bay Bridge,8.00,toll`,
    `${plate},2027-01-12 09:36,Bay Bridge,8.00,toll`,
    `${plate},2027-01-12 10:31,Bay Bridge,8.00,toll`,
  ])
  const said = await look(file)
  expect(said).toMatchObject({ now: 8, atReturn: 0, found: [{ line: 2 }] })
  expect(said.unclear).toMatchObject([
    { line: 3, why: 'justReturned', minutes: 6, holder: { orderId: order } },
    { line: 4, why: 'nobody' },
  ])
  const { deposit: before = 0 } = await ledgerOf(server, order)
  await me().send(staffTolls, { file, fingerprint: said.fingerprint })
  // Taken from the deposit, which is still held.
  expect(await ledgerOf(server, order)).toMatchObject({ passedOn: -800, deposit: before + 800 })
})

test('what changed since it was looked at is not passed on, and of two at once one is', async () => {
  const { car } = await plated()
  const { user, order } = await pickedUp(server, { car })
  await setWall(server, '2027-01-12T09:00')
  const file = await tollFile(server, car, 90)
  const { fingerprint } = await look(file)
  await keys(server, user, { order, rentalStatus: 88, odometer: 47_400 })
  expect((await me().send(staffTolls, { file, fingerprint })).http).toBe(409)
  const now = await look(file)
  const both = await Promise.all(
    [1, 2].map(() => me().send(staffTolls, { file, fingerprint: now.fingerprint })),
  )
  expect(both.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await charges(order)).toHaveLength(1)
})

test('nobody of the staff passes on to themself', async () => {
  const { car } = await plated()
  const { user, order } = await pickedUp(server, { car, user: rosa })
  expect(user.id).toBe(rosa.id)
  server.passMinutes(120)
  const file = await tollFile(server, car, 60)
  const said = await look(file)
  expect(said).toMatchObject({ found: [], unclear: [{ why: 'own' }] })
  expect(said.unclear?.[0]?.holder).toBeUndefined()
  const chosen = [{ line: 2, to: order }]
  const sent = await me().send(staffTolls, { file, fingerprint: said.fingerprint, chosen })
  expect(sent.http).toBe(400)
})

test('a file that cannot be read says why, line by line, and passes nothing on', async () => {
  const lines = Array.from({ length: 1500 }, (_, at) => `AB${at},2026-11-25 07:42,Bridge ${at},8,`)
  lines[1398] = 'AB1,25.11.2026 7:42,Bridge,8,'
  const said = await look(tollCsv(lines))
  expect(said.bad).toEqual([
    { line: 1400, reason: expect.stringMatching(/^time is not like 2026-11-14 13:20/) },
  ])
  expect(said.fingerprint).toBeUndefined()
  const reasons = async (line: string) =>
    (await look(tollCsv([line]))).bad?.map((one) => one.reason)
  expect(await reasons('AB1,11/26/2026 13:58 PM,Bridge,8,toll')).toHaveLength(1)
  expect(await reasons('AB1,2026-11-25 07:42,Bridge,0,toll')).toEqual([
    'amount_usd is out of range: 0 is not 0.01 to 10000',
  ])
  expect(await reasons('--,2026-11-25 07:42,Bridge,1,toll')).toEqual([
    'plate has no letters or digits: --',
  ])
  expect(await reasons('AB1,2026-11-25 07:42,Bridge,1,tax')).toEqual([
    'kind is not toll or fine: tax',
  ])
  expect(await reasons('AB1,2026-11-25 07:42,,1,toll')).toEqual(['place is missing'])
  const many = tollCsv(Array.from({ length: 2002 }, () => 'AB1,2026-11-25 07:42,Bridge,1,toll'))
  expect((await look(many)).bad?.[0]?.reason).toMatch(/more than 2000 lines/)
  const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'tolls.csv')
  const refused = await me().send(staffTolls, { file: large })
  expect(refused).toMatchObject({ http: 400, body: { errors: { file: expect.any(String) } } })
})

import { expect, test } from 'vitest'
import { answerClaim, staffDecideClaim, staffOpenClaim } from '#protocol/money/claims/claims.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { staffAudit } from '#protocol/staff/staff/staff-audit.ts'
import { staffMoney } from '#protocol/staff/staff/staff-money.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { buildUser } from '#testing/factories.ts'
import { keys, ledgerOf, pickedUp, setWall } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

/** A rental that came back with a claim of $300 on it. */
async function returnedWithClaim(server: TestServer) {
  const rented = await pickedUp(server)
  const { user, staff, order } = rented
  await setWall(server, '2027-01-12T10:00')
  await keys(server, user, { order, rentalStatus: 88, odometer: 47_380 })
  const fields = {
    order,
    code: 'damage',
    description: 'A dent in the door',
    estimate: 300,
  } as const
  const opened = await server.as(staff.token).send(staffOpenClaim, fields)
  const claim = opened.body.claim?.id ?? ''
  const money = async () =>
    (await server.as(user.token).read(dashboard, { order })).body.selectedRental?.money
  const appeal = () =>
    server.as(user.token).send(answerClaim, { claim, answer: 'appeal', text: 'It was there.' })
  return { ...rented, claim, money, appeal }
}

test('what was charged and is appealed can be charged anew with less: the difference goes back to the cent', async () => {
  const server = await testServer()
  const { staff, order, claim, money, appeal } = await returnedWithClaim(server)
  const decide = (amount?: number, message?: string) =>
    decideAsSeen(server, server.as(staff.token), staffDecideClaim, {
      claim,
      decision: 'charge',
      amount,
      message,
    })

  expect(await decide(300.01)).toMatchObject({
    http: 400,
    body: { errors: { amount: expect.stringContaining('300') } },
  })
  expect((await decide()).body.status).toBe(1)
  expect(await money()).toMatchObject({ charges: [{ amount: 300 }] })
  const appealed = await appeal()
  expect(appealed.body.claim).toMatchObject({ estimate: 300, charged: 300, answers: [] })
  // Whoever appealed reads why.
  expect(await decide(120.55)).toMatchObject({
    http: 400,
    body: { errors: { message: expect.any(String) } },
  })
  expect((await decide(120.55, 'The paint was old.')).body.status).toBe(1)
  expect(await money()).toMatchObject({ charges: [{ code: 'damage', amount: 120.55 }] })
  const ledger = await ledgerOf(server, order)
  expect(ledger.damage).toBe(-12_055)
  expect(Object.values(ledger).reduce((sum, cents) => sum + cents, 0)).toBe(0)
  await setWall(server, '2027-01-15T10:01')
  await server.work()
  const { refunds = [] } = (await money()) ?? {}
  // The whole deposit of $1000 less the claim, with the card's 3 % on each part.
  const back = refunds.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
  expect(back).toBe(Math.round((100_000 - 12_055) * 1.03))

  // Staff see the very lines that the renter sees.
  const seen = await server.as(staff.token).read(staffMoney, { order })
  expect(seen.body.money).toEqual(await money())

  const log = (await server.as(staff.token).read(staffAudit, { subject: order })).body.entries ?? []
  expect(
    log.slice(0, 3).map(({ title, details }) => [title, details.from, details.to, details.amount]),
  ).toEqual([
    ['Charged a claim', 'appealed', 'charged', '$120.55'],
    ['Charged a claim', 'open', 'charged', '$300.00'],
    ['Opened a claim', undefined, 'open', undefined],
  ])
})

test('when two staff members decide at once, one decision stands and the other is told', async () => {
  const server = await testServer()
  const { staff, order, claim, money } = await returnedWithClaim(server)
  const colleague = await buildUser(server, { staff: true })
  const replies = await Promise.all([
    decideAsSeen(server, server.as(staff.token), staffDecideClaim, { claim, decision: 'charge' }),
    decideAsSeen(server, server.as(colleague.token), staffDecideClaim, {
      claim,
      decision: 'charge',
      amount: 100,
    }),
    decideAsSeen(server, server.as(staff.token), staffDecideClaim, { claim, decision: 'drop' }),
  ])
  expect(replies.map(({ http }) => String(http)).toSorted()).toEqual(['200', '409', '409'])
  const refused = replies.find(({ http }) => http === 409)
  expect(refused?.body.message).toContain('decided')
  const { charges = [] } = (await money()) ?? {}
  const damage = charges.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
  expect(-((await ledgerOf(server, order)).damage ?? 0)).toBe(damage)
  const log = (await server.as(staff.token).read(staffAudit, { subject: claim })).body.entries
  expect(log).toHaveLength(2)
})

test('an appeal never makes a claim dearer: without an amount what was charged stays', async () => {
  const server = await testServer()
  const { staff, order, claim, appeal } = await returnedWithClaim(server)
  const decide = (amount?: number) =>
    decideAsSeen(server, server.as(staff.token), staffDecideClaim, {
      claim,
      decision: 'charge',
      amount,
      message: 'Seen.',
    })
  expect((await decide(200)).http).toBe(200)
  const charged = await ledgerOf(server, order)
  await appeal()
  expect((await decide(250)).http).toBe(400)
  expect((await decide()).http).toBe(200)
  expect(await ledgerOf(server, order)).toEqual(charged)
})

test('a charged claim that is dropped after an appeal goes back into the deposit, which another claim still holds', async () => {
  const server = await testServer()
  const { staff, order, claim, money, appeal } = await returnedWithClaim(server)
  const decide = (which: string, decision: 'charge' | 'drop', message?: string) =>
    decideAsSeen(server, server.as(staff.token), staffDecideClaim, {
      claim: which,
      decision,
      message,
    })
  const more = { order, code: 'damage', description: 'A broken mirror', estimate: 900 } as const
  const other = (await server.as(staff.token).send(staffOpenClaim, more)).body.claim?.id ?? ''
  await decide(claim, 'charge')
  await appeal()
  expect((await decide(claim, 'drop', 'The picture was of another car.')).http).toBe(200)
  expect((await money())?.refunds).toEqual([])
  expect(await ledgerOf(server, order)).toMatchObject({ deposit: -100_000 })

  // All of the deposit is there for the other one, and nothing is left to pay.
  expect((await decide(other, 'charge')).http).toBe(200)
  expect(await ledgerOf(server, order)).toMatchObject({ deposit: -10_000, damage: -90_000 })
  await setWall(server, '2027-01-15T10:01')
  await server.work()
  const { refunds = [] } = (await money()) ?? {}
  expect(refunds).toMatchObject([{ amount: 103 }])
})

test('a charged claim that is dropped after the deposit was released goes back as the deposit that it was', async () => {
  const server = await testServer()
  const { staff, order, claim, money, appeal } = await returnedWithClaim(server)
  const decide = (decision: 'charge' | 'drop', message?: string) =>
    decideAsSeen(server, server.as(staff.token), staffDecideClaim, { claim, decision, message })
  await decide('charge')
  await setWall(server, '2027-01-15T10:01')
  await server.work()
  await appeal()
  expect((await decide('drop', 'It was there before.')).http).toBe(200)
  await server.work()
  const { refunds = [] } = (await money()) ?? {}
  const back = refunds.map(({ amount, reason, sent }) => `$${amount} ${reason} ${sent}`)
  expect(back.toSorted()).toEqual(['$309 deposit true', '$721 deposit true'])
  expect((await ledgerOf(server, order)).deposit ?? 0).toBe(0)
})

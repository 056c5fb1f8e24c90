import { expect, test } from 'vitest'
import { booking } from '#protocol/rentals/bookings/booking.ts'
import { cancelContract } from '#protocol/rentals/cancellation/cancel-contract.ts'
import { acceptContract } from '#protocol/rentals/contract/accept-contract.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { driverInsurance } from '#protocol/people/drivers/driver-insurance.ts'
import { personalDetails } from '#protocol/people/drivers/personal-details.ts'
import { specialRequest } from '#protocol/rentals/special-requests/special-request.ts'
import {
  staffAnswerSpecialRequest,
  staffSpecialRequests,
} from '#protocol/rentals/special-requests/special-requests.ts'
import { staffBookings, staffDecideBooking } from '#protocol/staff/staff/staff-bookings.ts'
import { staffDecideDocument } from '#protocol/staff/staff/staff-documents.ts'
import { changeStatus } from '#server/money/orders/change-status.ts'
import { lockOrder } from '#server/money/orders/orders-store.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { buildCar, buildUser, verifyPapers } from '#testing/factories.ts'
import { holdCar, payByCard, trip } from '#testing/journey.ts'
import { bookedCar, keys, ledgerOf, setWall } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

/** A paid booking whose deposit a cover of $400 instead of $1,000 lowered, which staff then did not accept. */
async function rejected() {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true })
  const user = await buildUser(server, {
    driver: { insurance_collision_deductible_cents: 40_000 },
  })
  const car = await buildCar(server)
  const order = await holdCar(server, user, car)
  await payByCard(server, user, order)
  const [me, team] = [server.as(user.token), server.as(staff.token)]
  const document = { driverId: user.driverId, kind: 'insurance' } as const
  const decide = (decision: 'confirm' | 'refuse') =>
    decideAsSeen(server, team, staffDecideDocument, { ...document, decision, reason: 'Over.' })
  await decide('refuse')
  const shown = async () => (await me.read(dashboard, { order })).body
  const owed = async () => (await shown()).rentals?.find(({ kind }) => kind === 'balance')
  const past = () =>
    server.services.db.transaction().execute(async (tx) => {
      const row = await lockOrder(tx, order)
      if (!row) throw new Error('no order')
      const now = server.services.clock()
      await changeStatus(tx, row, { action: 'getKeys', by: { actor: 'system' }, now })
    })
  expect((await owed())?.state).toBe('held')
  return { server, staff, user, car, order, me, team, decide, shown, owed, past }
}

test('a cover that waits lowers the deposit, and what it had taken off is owed once staff reject it', async () => {
  const { server, user, car, order, me, team, shown, owed, past } = await rejected()
  const balance = await owed()
  expect(balance).toMatchObject({
    state: 'held',
    rentalTitle: 'Part of the deposit to pay',
    allowedActions: ['pay'],
  })
  expect((await shown()).selectedRental?.money.balance).toMatchObject({ amount: 600 })
  const quoted = await me.read(booking, { car, ...trip })
  expect(quoted.body.calculatorData?.deposit).toBe(1000)
  const [listed] = (await team.read(staffBookings, { find: order })).body.bookings ?? []
  expect(listed?.missing).toContainEqual({ code: 'deposit' })
  // Staff see it, and confirm all the same: the keys wait for the money.
  const yes = { order, decision: 'confirm' } as const
  expect((await decideAsSeen(server, team, staffDecideBooking, yes)).http).toBe(200)
  await verifyPapers(server, user)
  await setWall(server, trip.start)
  await me.send(acceptContract, { order, version: 1 })
  expect((await keys(server, user, { order })).body.message).toContain('Part of the deposit')
  await expect(past()).rejects.toMatchObject({ constraint: 'rental_order_deposit' })

  await payByCard(server, user, balance?.orderId ?? '')
  expect((await shown()).selectedRental?.money).toMatchObject({ deposit: { held: 1000 } })
  expect((await keys(server, user, { order })).body).toMatchObject({ rentalStatus: 86 })
  await setWall(server, trip.end)
  await keys(server, user, { order, rentalStatus: 88, odometer: 100 })
  await setWall(server, '2027-01-16T10:00')
  await server.work()
  expect(await ledgerOf(server, order)).not.toHaveProperty('deposit')
})

test('a cover that is sent anew takes back what is owed of the deposit', async () => {
  const { me, decide, owed, order, team } = await rejected()
  await me.send(driverInsurance, {
    company: 'Bay Mutual',
    policyNumber: 'POL-2',
    expirationDate: '2031-01-01',
    liabilityLimits: 5000,
    collisionLimits: 50_000,
    collisionDeductible: 400,
  })
  expect((await owed())?.state).not.toBe('held')
  await decide('confirm')
  const [listed] = (await team.read(staffBookings, { find: order })).body.bookings ?? []
  expect(listed?.missing).not.toContainEqual({ code: 'deposit' })
})

test.each([
  ['paid', true],
  ['owed', false],
])(
  'a booking that is given up leaves nothing of a deposit that was %s apart',
  async (_, isPaid) => {
    const { server, user, order, me, owed } = await rejected()
    if (isPaid) await payByCard(server, user, (await owed())?.orderId ?? '')
    expect((await me.send(cancelContract, { order })).http).toBe(200)
    expect((await owed())?.state).not.toBe('held')
    await server.work()
    expect(await ledgerOf(server, order)).not.toHaveProperty('deposit')
  },
)

/** Who turns out to be under 25, or one more driver who is. */
const young = {
  firstName: 'Ana',
  lastName: 'Núñez',
  phone: '+13055550123',
  birthDate: '2004-05-04',
}

test.each([
  ['the driver turns out to be', undefined],
  ['one more driver is', 'new'],
])(
  'a confirmed booking owes the rest of its deposit when %s under 25, and its keys wait',
  async (_, driverId) => {
    const server = await testServer()
    const { user, staff, order } = await bookedCar(server)
    const [me, team] = [server.as(user.token), server.as(staff.token)]
    await me.send(personalDetails, { ...young, driverId })
    if (driverId) {
      await me.send(specialRequest, { order, kind: 'extraDriver', text: 'My kid.' })
      const { requests } = (await team.read(staffSpecialRequests, {})).body
      const request = requests?.find(({ orderId }) => orderId === order)?.id ?? ''
      const offer = { request, decision: 'offer', answer: 'Fine.' } as const
      await team.send(staffAnswerSpecialRequest, offer)
      const papers = { license_expires: '2031-01-01', insurance_expires: '2031-01-01' }
      const mine = server.services.db.updateTable('driver').where('user_id', '=', user.id)
      await mine.set(papers).execute()
    }
    await verifyPapers(server, user)
    await setWall(server, trip.start)
    for (const version of [2, 3]) await me.send(acceptContract, { order, version })
    const { selectedRental, rentals } = (await me.read(dashboard, { order })).body
    const owed = rentals?.find(({ kind }) => kind === 'balance')
    expect(owed?.rentalDescription).toContain('A driver is under 25.')
    expect(selectedRental?.money.balance).toMatchObject({ amount: 200 })
    expect(selectedRental?.keyBox).not.toHaveProperty('code')
    const text = 'Part of the deposit is open. A driver is under 25.'
    expect(selectedRental?.awaited).toMatchObject([{ code: 'deposit', text }])
    expect((await keys(server, user, { order })).body.message).toContain('Part of the deposit')
    await payByCard(server, user, owed?.orderId ?? '')
    expect((await keys(server, user, { order })).body).toMatchObject({ rentalStatus: 86 })
    expect(await ledgerOf(server, order)).toMatchObject({ deposit: -120_000 })
  },
)

test('staff who may not confirm because a driver is under 25 read that', async () => {
  const server = await testServer()
  const [user, staff] = [await buildUser(server), await buildUser(server, { staff: true })]
  const order = await holdCar(server, user, await buildCar(server))
  await payByCard(server, user, order)
  await server.as(user.token).send(personalDetails, young)
  const yes = { order, decision: 'confirm' } as const
  const refused = await decideAsSeen(server, server.as(staff.token), staffDecideBooking, yes)
  expect([refused.http, refused.body.message]).toEqual([409, expect.stringContaining('under 25')])
  const told = await server.services.db
    .selectFrom('notification')
    .select('text_en')
    .where('user_id', '=', staff.id)
    .where('thread', '=', `low deposit ${order}`)
    .execute()
  expect(told).toEqual([{ text_en: expect.stringContaining('is under 25') }])
})

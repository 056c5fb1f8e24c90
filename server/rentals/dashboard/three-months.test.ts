import { expect, test } from 'vitest'
import { staffFees } from '#protocol/money/fees/fees.ts'
import { staffUpdateHelp } from '#protocol/help/help/staff-help.ts'
import { acceptContract } from '#protocol/rentals/contract/accept-contract.ts'
import { carChangeByCar } from '#protocol/rentals/swap/car-change.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { extendCar } from '#protocol/rentals/extension/extend-car.ts'
import { getOrReturnKeys } from '#protocol/rentals/handover/get-or-return-keys.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { buildCar } from '#testing/factories.ts'
import { inspect } from '#testing/inspection.ts'
import { payByCard } from '#testing/journey.ts'
import { planItem, statesOf, submit } from '#testing/maintenance.ts'
import { workAt } from '#testing/missed-week.ts'
import { fetchPaper } from '#testing/papers.ts'
import { readPdf } from '#testing/pdf-text.ts'
import {
  bookedCar,
  confirm,
  keys,
  ledgerOf,
  reportBreakdown,
  schedule,
  statusOf,
  verifiedEvidence,
} from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

// @9-rentals-whole
test('three months with a car, from the booking to the deposit, balance to the cent', async () => {
  const server = await testServer()
  const rented = await bookedCar(server, { start: '2026-11-24T10:00', end: '2026-12-24T10:00' })
  const { user, staff, car, order } = rented
  const me = server.as(user.token)
  const seen = async () => (await me.read(dashboard, {})).body.selectedRental
  const weekly = (of: string, odometer: number) =>
    inspect(server, user, of, 'weekly', { odometer, gas: 8 })

  // Pickup: the appointment, the arrival, the keys with eight pictures.
  const accepted = await schedule(server, user, order, 85, '2026-11-24T10:30')
  expect(accepted.body.status).toBe(1)
  await workAt(server, '2026-11-24T10:10')
  const here = { order, rentalStatus: 91, latitude: 37.8, longitude: -122.27 }
  expect((await me.send(getOrReturnKeys, here)).body.rentalStatus).toBe(91)
  const bare = { order, rentalStatus: 86, odometer: 47_000, gas: 8 }
  expect((await me.send(getOrReturnKeys, bare)).http).toBe(409)
  expect((await keys(server, user, { order, odometer: 47_000 })).body.rentalStatus).toBe(86)

  // The first week is inspected in time, the second one after a warning.
  await workAt(server, '2026-12-01T09:00')
  expect((await weekly(order, 47_300)).body.status).toBe(1)
  await workAt(server, '2026-12-09T10:30')
  const warned = (await seen())?.duties.find(({ code }) => code === 'weeklyInspection')
  expect(warned?.state).toBe('overdue')
  const { notifications } = (await me.read(dashboard, { showNotification: true })).body
  expect(
    notifications?.some(({ topic, severity }) => topic === 'inspection' && severity === 'warning'),
  ).toBe(true)
  expect((await weekly(order, 47_500)).body.status).toBe(1)

  // Maintenance: due, an appointment, the receipt, done.
  const oil = await planItem(server, car, { kind: 'oil', doneOn: '2026-06-10', doneAt: 43_000 })
  await workAt(server, '2026-12-10T10:00')
  expect((await schedule(server, user, order, 93, '2026-12-12T10:00')).body.rentalStatus).toBe(93)
  await workAt(server, '2026-12-12T10:30')
  const sent = await submit(server, { ...rented, oil }, { date: '2026-12-12', odometer: 47_600 })
  expect(sent.body.rentalStatus).toBe(86)
  expect((await statesOf(server, rented)).oil).toBe('ok')
  await workAt(server, '2026-12-15T10:00')
  await weekly(order, 47_700)

  // Two extensions of thirty days each, the miles so far settled with each.
  const extend = async (from: string, end: string, odometer: number) => {
    const held = await me.send(extendCar, { order: from, end, odometer })
    const next = held.body.orderId ?? ''
    await payByCard(server, user, next)
    expect([
      await statusOf(server, user.token, from),
      await statusOf(server, user.token, next),
    ]).toEqual([89, 86])
    return next
  }
  await workAt(server, '2026-12-18T10:00')
  const second = await extend(order, '2027-01-23T10:00', 48_000)
  for (const [day, odometer] of [
    ['2026-12-22', 48_100],
    ['2026-12-29', 48_300],
    ['2027-01-05', 48_500],
    ['2027-01-12', 48_700],
  ] as const) {
    await workAt(server, `${day}T10:00`)
    await weekly(second, odometer)
  }
  await workAt(server, '2027-01-17T10:00')
  const third = await extend(second, '2027-02-22T10:00', 49_000)
  for (const [day, odometer] of [
    ['2027-01-19', 49_050],
    ['2027-01-26', 49_200],
  ] as const) {
    await workAt(server, `${day}T10:00`)
    await weekly(third, odometer)
  }

  // A breakdown, another car of the same price, one visit. The days left of a paid month cost
  // more as weeks than as the rest of that month: the difference is paid, no fee is.
  await workAt(server, '2027-02-01T10:00')
  const broken = await reportBreakdown(server, user, third)
  const other = await buildCar(server)
  const asked = await me.send(carChangeByCar, { order: third, car: other, reason: 'breakdown' })
  const usedDays = 22_900 + 2 * 3_900
  const difference = 3 * 22_900 - (84_900 - usedDays)
  expect(asked.body.calculatorData?.total).toBe(difference / 100)
  const swap = asked.body.orderId ?? ''
  await payByCard(server, user, swap)
  await confirm(server, staff, swap)
  await me.send(acceptContract, { order: swap, version: 1 })
  const visit = { order: swap, odometer: 12_000, oldOdometer: 49_300, oldGas: 8 }
  expect((await keys(server, user, visit)).body.rentalStatus).toBe(86)
  expect(await statusOf(server, user.token, third)).toBe(90)
  const help = broken.body.request?.id ?? ''
  await decideAsSeen(server, server.as(staff.token), staffUpdateHelp, {
    request: help,
    status: 'resolved',
  })
  for (const [day, odometer] of [
    ['2027-02-08', 12_100],
    ['2027-02-15', 12_200],
  ] as const) {
    await workAt(server, `${day}T10:00`)
    await weekly(swap, odometer)
  }

  // Back a day and six hours late, with half a tank.
  await workAt(server, '2027-02-21T10:00')
  expect((await schedule(server, user, swap, 92, '2027-02-22T10:00')).body.rentalStatus).toBe(92)
  await workAt(server, '2027-02-23T16:01')
  const back = { order: swap, rentalStatus: 88, odometer: 12_400, gas: 4 }
  expect((await keys(server, user, back)).body.rentalStatus).toBe(88)
  const money = (await seen())?.money
  expect(money?.charges.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['miles', 'lateDays', 'gas']),
  )
  expect(money?.deposit.state).toBe('waiting')
  await workAt(server, '2027-02-26T16:01')

  // Nothing is held, owed or due; every entry adds up; no fee was ever proposed.
  const ledger = await ledgerOf(server, order)
  for (const account of ['deposit', 'receivable', 'refunds'])
    expect(ledger).not.toHaveProperty(account)
  expect(Object.values(ledger).reduce((sum, cents) => sum + cents, 0)).toBe(0)
  // 1,000 and 1,000 and 300 miles of the first car, 400 of the second, at 9 cents.
  expect(ledger.miles).toBe(-(2_300 + 400) * 9)
  // Two months, nine days, three weeks with the other car, and two late days.
  expect(ledger.rent).toBe(-(2 * 84_900 + usedDays + 3 * 22_900 + 2 * 3_900))
  const { fees } = (await server.as(staff.token).read(staffFees, { filter: 'all' })).body
  expect(fees?.filter((fee) => [order, second, third, swap].includes(fee.orderId))).toEqual([])

  const states = await Promise.all(
    [order, second, third, swap].map((one) => statusOf(server, user.token, one)),
  )
  expect(states).toEqual([89, 89, 90, 88])
  for (const one of [order, second, third, swap]) await verifiedEvidence(server, one)
  const paper = await fetchPaper(server, 'GET', `/api/receipt?start=${order}&end=${swap}`, user)
  const { text } = readPdf(paper.bytes)
  for (const one of [order, second, third, swap]) expect(text).toContain(one)
  const paid = /Paid, minus refunds\t(\S+)/.exec(text)?.[1]
  expect(text).toContain(`Cost of the rental\t${paid}`)
})

import { expect, test } from 'vitest'
import { staffDecidePerson } from '#protocol/staff/operations.ts'
import { acceptContract } from '#protocol/rentals/contract/accept-contract.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { answerOffer } from '#protocol/rentals/rental-offers/answer-offer.ts'
import { staffDecideSwap, staffSwaps } from '#protocol/staff/staff/staff-swaps.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { buildCar, buildUser, type TestUser, verifyPapers } from '#testing/factories.ts'
import { holdCar, payByCard } from '#testing/journey.ts'
import { confirm, keys, pickedUp, setWall } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

/** Whoever has paid for a late car from the day after its end on, and is not confirmed yet. */
async function nextRenter(server: TestServer, user: TestUser) {
  const late = await pickedUp(server)
  const dates = { start: '2027-01-13T10:00', end: '2027-01-30T10:00' }
  const order = await holdCar(server, user, late.car, dates)
  await payByCard(server, user, order)
  const me = server.as(user.token)
  const rentals = async () => (await me.read(dashboard, { order })).body.rentals ?? []
  const swap = async () => (await rentals()).find(({ kind }) => kind === 'swap')
  /** A similar car, which is offered once the booked one is late. */
  const takeSimilar = async () => {
    await setWall(server, '2027-01-12T17:00')
    await server.work()
    await buildCar(server)
    const { selectedRental } = (await me.read(dashboard, { order })).body
    const offer = selectedRental?.offers.items[0]?.id ?? ''
    expect((await me.send(answerOffer, { offer, answer: 'accept' })).http).toBe(200)
    return (await swap())?.orderId ?? ''
  }
  return { staff: late.staff, order, swap, takeSimilar }
}

test('who may be blocked in another account takes a similar car, and only staff confirm it', async () => {
  const server = await testServer()
  const phone = '+13055559999'
  const bob = { phone, first_name: 'Bob', last_name: 'Bad' }
  const bad = await buildUser(server, { user: bob, driver: bob })
  const user = await buildUser(server, { user: { phone }, driver: { phone } })
  const { staff, order, swap, takeSimilar } = await nextRenter(server, user)
  const team = server.as(staff.token)
  const block = { member: bad.id, decision: 'block', noEnd: true, message: 'Stole a car.' } as const
  expect((await decideAsSeen(server, team, staffDecidePerson, block)).http).toBe(200)
  await verifyPapers(server, user)
  const similar = await takeSimilar()
  expect(await swap()).toMatchObject({ rentalStatus: 85, confirmation: 'pending' })
  const [listed] = (await team.read(staffSwaps, { first: similar })).body.swaps ?? []
  expect(listed).toMatchObject({ orderId: similar, userId: user.id, possibleMatch: true })

  const decide = () =>
    decideAsSeen(server, team, staffDecideSwap, { order: similar, decision: 'confirm' })
  expect((await decide()).http).toBe(409)
  await confirm(server, staff, order)
  await server.work()
  expect((await swap())?.confirmation).toBe('pending')
  expect((await decide()).http).toBe(200)
  await setWall(server, '2027-01-13T10:00')
  await server.as(user.token).send(acceptContract, { order: similar, version: 1 })
  expect((await keys(server, user, { order: similar })).body.rentalStatus).toBe(86)
})

test('a similar car that was taken before the booking is confirmed is agreed with it', async () => {
  const server = await testServer()
  const user = await buildUser(server)
  const { swap, takeSimilar } = await nextRenter(server, user)
  await takeSimilar()
  await server.work()
  expect((await swap())?.confirmation).toBe('pending')
  await verifyPapers(server, user)
  await server.work()
  await server.work()
  expect((await swap())?.confirmation).toBe('confirmed')
})

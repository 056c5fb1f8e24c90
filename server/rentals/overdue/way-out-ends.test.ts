import { expect, test } from 'vitest'
import { cancelContract } from '#protocol/rentals/cancellation/cancel-contract.ts'
import { staffDecidePerson } from '#protocol/staff/operations.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { answerOffer } from '#protocol/rentals/rental-offers/answer-offer.ts'
import { carChangeByCar } from '#protocol/rentals/swap/car-change.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { buildCar, buildUser, verifyPapers } from '#testing/factories.ts'
import { holdCar, payByCard } from '#testing/journey.ts'
import { confirm, keys, pickedUp, setWall } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

/** Whoever has booked the car of somebody who is late, with the way out that they are offered. */
async function offered(server: TestServer) {
  const late = await pickedUp(server)
  const user = await buildUser(server)
  const dates = { start: '2027-01-13T10:00', end: '2027-01-30T10:00' }
  const order = await holdCar(server, user, late.car, dates)
  await payByCard(server, user, order)
  await verifyPapers(server, user)
  await confirm(server, late.staff, order)
  await buildCar(server)
  await setWall(server, '2027-01-12T17:00')
  await server.work()
  const me = server.as(user.token)
  const selected = async () => (await me.read(dashboard, { order })).body.selectedRental
  const offer = (await selected())?.offers.items[0]?.id ?? ''
  const comesBack = () =>
    keys(server, late.user, { order: late.order, rentalStatus: 88, odometer: 47_380 })
  return { staff: late.staff, user, order, me, offer, selected, comesBack }
}

test('once the car is back nobody takes the way out, and the notice says why it is over', async () => {
  const server = await testServer()
  const { user, me, offer, comesBack } = await offered(server)
  await comesBack()
  for (const answer of ['accept', 'refund'] as const)
    expect(await me.send(answerOffer, { offer, answer })).toMatchObject({
      http: 409,
      body: { message: 'The car you booked is back, so your booking stays the same.' },
    })
  await server.work()
  const told = await server.services.db
    .selectFrom('notification')
    .select(['text_en', 'text_es'])
    .where('user_id', '=', user.id)
    .where('title_en', '=', 'An offer has expired')
    .execute()
  expect(told).toEqual([
    {
      text_en: 'The car you booked is back, so your booking stays the same.',
      text_es: 'El auto que reservaste ya volvió, así que tu reserva sigue igual.',
    },
  ])
})

test('who is blocked takes no other car, and may have everything back', async () => {
  const server = await testServer()
  const { staff, user, me, offer } = await offered(server)
  const block = {
    member: user.id,
    decision: 'block',
    noEnd: true,
    message: 'Stole a car.',
  } as const
  await decideAsSeen(server, server.as(staff.token), staffDecidePerson, block)
  expect(await me.send(answerOffer, { offer, answer: 'accept' })).toMatchObject({
    http: 409,
    body: { message: expect.stringContaining('cannot take another car') },
  })
  expect((await me.send(answerOffer, { offer, answer: 'refund' })).http).toBe(200)
})

test('a way out that was taken and withdrawn makes no later change of car free, nor agreed at once', async () => {
  const server = await testServer()
  const { me, user, order, offer, selected, comesBack } = await offered(server)
  await me.send(answerOffer, { offer, answer: 'accept' })
  const similar = (await selected())?.swapOrder ?? ''
  expect((await me.send(cancelContract, { order: similar })).body.rentalStatus).toBe(87)
  await comesBack()
  await server.work()
  const dearer = await buildCar(server, { month_cents: 150_000 })
  const asked = await me.send(carChangeByCar, { order, car: dearer })
  expect(asked.body.calculatorData?.lines).toContainEqual(
    expect.objectContaining({ code: 'swapFee', amount: 50 }),
  )
  await payByCard(server, user, asked.body.orderId ?? '')
  await server.work()
  expect((await selected())?.swapOrder).toBe(asked.body.orderId)
  const swap = (await me.read(dashboard, { order })).body.rentals?.find(
    ({ orderId }) => orderId === asked.body.orderId,
  )
  expect(swap).toMatchObject({ rentalStatus: 85, confirmation: 'pending' })
})

import { expect, test } from 'vitest'
import { booking } from '#protocol/rentals/bookings/booking.ts'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { confirmAtGateway, holdCar } from '#testing/journey.ts'
import { pickedUp, setWall } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

test('three days, a week and a month more each say what their time costs, as far as the car is free', async () => {
  const server = await testServer()
  const car = await buildCar(server, { mile_cents: 20 })
  const { user, order } = await pickedUp(server, { car })
  const me = server.as(user.token)
  await setWall(server, '2027-01-06T10:00')
  const asked = { order, isCarExtend: true as const }
  const { steps } = (await me.read(booking, asked)).body.extension ?? {}
  expect(steps?.map(({ days, end }) => [days, end])).toEqual([
    [3, '2027-01-15T10:00'],
    [7, '2027-01-19T10:00'],
    [30, '2027-02-11T10:00'],
  ])
  // Each is what the quote of its end says before any miles.
  for (const { end, price } of steps ?? []) {
    const { body } = await me.read(booking, { ...asked, end })
    expect([end, body.calculatorData?.total]).toEqual([end, price])
  }
  // A day late: the time costs the same, the late days are settled beside it.
  await setWall(server, '2027-01-13T10:00')
  const late = (await me.read(booking, asked)).body
  expect(late.extension?.steps[0]).toMatchObject({ days: 3, price: steps?.[0]?.price })
  // Somebody has the car from then on.
  const rival = await buildUser(server)
  await holdCar(server, rival, car, { start: '2027-01-22T10:00', end: '2027-02-22T10:00' })
  const { extension } = (await me.read(booking, asked)).body
  expect(extension?.steps.map(({ days }) => days)).toEqual([3, 7])
})

test('a reading of the last 24 hours is offered and priced; an older one is not', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  const me = server.as(user.token)
  await setWall(server, '2027-01-06T10:00')
  const asked = { order, isCarExtend: true as const }
  expect((await me.read(booking, asked)).body.extension?.reading).toBeUndefined()
  await server.services.db
    .updateTable('car')
    .set({ odometer: 48_210, odometer_read_at: server.services.clock() })
    .execute()
  await setWall(server, '2027-01-07T10:00')
  const { body } = await me.read(booking, asked)
  expect(body.extension?.reading).toEqual({ miles: 48_210, at: '2027-01-06T10:00' })
  const miles = (from: typeof body) =>
    from.calculatorData?.lines.find(({ code }) => code === 'milesSoFar')?.quantity
  expect(miles(body)).toBe(830)
  // What is typed counts instead.
  expect(miles((await me.read(booking, { ...asked, odometer: 48_310 })).body)).toBe(930)
  await setWall(server, '2027-01-07T10:01')
  const older = (await me.read(booking, asked)).body
  expect([older.extension?.reading, miles(older)]).toEqual([undefined, undefined])
})

test('the card that the gateway keeps says its fee and total before anything is held', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  const me = server.as(user.token)
  await setWall(server, '2027-01-06T10:00')
  const asked = { order, isCarExtend: true as const }
  expect((await me.read(booking, asked)).body.extension?.cardMethod).toBeUndefined()
  const other = await holdCar(server, user, await buildCar(server), {
    start: '2027-02-10T10:00',
    end: '2027-03-10T10:00',
  })
  const card = { paymentMethod: 'creditCard', rememberCard: true } as const
  const { body } = await me.send(submitPaymentRefund, { order: other, ...card })
  await confirmAtGateway(server, body.payment?.clientSecret ?? '')
  await server.work()
  const { calculatorData, extension } = (await me.read(booking, asked)).body
  const due = calculatorData?.dueNow ?? 0
  const fee = Math.round(due * 3) / 100
  expect(extension?.cardMethod).toMatchObject({
    id: 'creditCard',
    fee,
    total: due + fee,
    savedCard: { last4: '4242' },
  })
})

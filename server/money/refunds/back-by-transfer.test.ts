import { expect, test } from 'vitest'
import { acceptContract } from '#protocol/rentals/contract/accept-contract.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import { buildCar, buildUser, verifyPapers } from '#testing/factories.ts'
import { holdCar, trip } from '#testing/journey.ts'
import { moneyArrives, moneyOfOrder } from '#testing/decisions/owed-deposit.ts'
import { confirm, keys, setWall } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

const asksAccount = 'We will ask you which account to send it to.'

test('a deposit that goes back by transfer says that an account is asked for, and is not on its way before', async () => {
  const server = await testServer()
  const [user, staff] = [await buildUser(server), await buildUser(server, { staff: true })]
  const me = server.as(user.token)
  const order = await holdCar(server, user, await buildCar(server))
  const transfer = { paymentMethod: 'bankTransfer', confirmationNumber: 'A1' } as const
  await me.send(submitPaymentRefund, { order, ...transfer })
  await moneyArrives(server, staff.token, order)
  await verifyPapers(server, user)
  await confirm(server, staff, order)
  for (const version of [1, 2]) await me.send(acceptContract, { order, version })
  await setWall(server, trip.start)
  expect((await keys(server, user, { order })).body.rentalStatus).toBe(86)
  await setWall(server, trip.end)
  await keys(server, user, { order, rentalStatus: 88, odometer: 0 })
  await setWall(server, '2027-01-16T10:00')
  await server.work()
  const [notice] = await server.services.db
    .selectFrom('notification')
    .select(['title_en', 'text_en'])
    .where('user_id', '=', user.id)
    .where('thread', 'like', 'deposit %')
    .execute()
  expect(notice?.title_en).toBe('We are refunding your deposit')
  expect(notice?.text_en).toContain(asksAccount)
  const { selectedRental } = (await me.read(dashboard, { order })).body
  expect(selectedRental?.rentalDescription).toContain(asksAccount)
  expect(selectedRental?.money.refunds).toMatchObject([{ sent: false, asksAccount: true }])
  expect((await moneyOfOrder(server, staff.token, order))?.destination).toEqual({ way: 'transfer' })
})

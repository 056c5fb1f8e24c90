import { expect, test } from 'vitest'
import { staffProposeChanges } from '#protocol/rentals/confirmation/booking-changes.ts'
import { acceptContract } from '#protocol/rentals/contract/accept-contract.ts'
import { orderHistory } from '#protocol/rentals/dashboard/order-history.ts'
import { getOrReturnKeys } from '#protocol/rentals/handover/get-or-return-keys.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { holdCar, payByCard, trip } from '#testing/journey.ts'
import { mailsTo } from '#testing/mail.ts'
import { confirm, ledgerOf, setWall } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

const why = 'We did not check your license and insurance in time'

test('who came and got no keys because staff had not looked at the papers loses nothing', async () => {
  const server = await testServer()
  const [user, staff] = [await buildUser(server), await buildUser(server, { staff: true })]
  const me = server.as(user.token)
  const order = await holdCar(server, user, await buildCar(server))
  await payByCard(server, user, order)
  await confirm(server, staff, order)
  await me.send(acceptContract, { order, version: 1 })
  await setWall(server, trip.start)
  await me.send(getOrReturnKeys, { order, rentalStatus: 91, latitude: 37.8, longitude: -122.3 })
  const refused = await me.send(getOrReturnKeys, {
    order,
    rentalStatus: 86,
    odometer: 47_380,
    gas: 8,
  })
  expect(refused.http).toBe(409)
  await setWall(server, '2026-11-25T10:00')
  await server.work()
  const { rental } = (await me.read(orderHistory, { order })).body
  expect(rental).toMatchObject({ rentalStatus: 87, adminMessage: expect.stringContaining(why) })
  expect(await ledgerOf(server, order)).toEqual({})
  const notices = await server.services.db
    .selectFrom('notification')
    .select(['text_en', 'text_es'])
    .where('user_id', '=', user.id)
    .execute()
  expect(notices).toContainEqual({
    text_en: expect.stringMatching(new RegExp(`${why}.*refund is on its way`)),
    text_es: expect.stringContaining('No revisamos tu licencia'),
  })
  expect(JSON.stringify(notices)).not.toContain('did not pick up')
  expect(
    mailsTo(server.dataDir, user.email)
      .map(({ text }) => text)
      .join(),
  ).toContain(why)
})

test.each([
  ['before the start', '2026-11-24T09:00', 'noShow'],
  ['after the start', '2026-11-24T11:00', 'refused'],
])('a booking for whose renter staff waited from %s on', async (_when, asked, ended) => {
  const server = await testServer()
  const [user, staff] = [await buildUser(server), await buildUser(server, { staff: true })]
  const order = await holdCar(server, user, await buildCar(server))
  await payByCard(server, user, order)
  await setWall(server, asked)
  const message = 'Please send a picture of the back of your license too.'
  await server.as(staff.token).send(staffProposeChanges, { order, message })
  // That they ask once more gives nobody more time.
  await setWall(server, '2026-11-24T20:00')
  await server.as(staff.token).send(staffProposeChanges, { order, message })
  await setWall(server, '2026-11-25T10:00')
  await server.work()
  const { code } = await server.services.db
    .selectFrom('order_event')
    .select('code')
    .where('order_id', '=', order)
    .where('status_to', '=', 87)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  expect(code).toBe(ended)
  const { rent } = await ledgerOf(server, order)
  expect(rent).toBe(ended === 'noShow' ? -3_900 : undefined)
})

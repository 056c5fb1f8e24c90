import { expect, test } from 'vitest'
import { staffCreateBooking, staffTakeCash } from '#protocol/staff/callers/staff-create-booking.ts'
import { staffGiveInsurance, staffGiveLicense } from '#protocol/staff/callers/staff-papers.ts'
import { bare, orderById, someone, wishOf } from '#testing/money/callers.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { buildUser } from '#testing/factories.ts'
import { pictureFile } from '#testing/help.ts'
import { testServer } from '#testing/server.ts'

const server = await testServer()
const { db } = server.services
const staff = await buildUser(server, { staff: true, user: { first_name: 'Rosa' } })
const desk = server.as(staff.token)

test('a walk-in hands papers over the desk, is verified at once, and pays in cash', async () => {
  const { body } = await desk.send(
    staffCreateBooking,
    await wishOf(server, desk, someone(), 'link'),
  )
  const order = body.orderId ?? ''
  const total = (await orderById(server, order)).total_cents / 100
  const early = await decideAsSeen(server, desk, staffTakeCash, { order, total })
  expect(early.body.message).toMatch(/License is missing/)
  const { id: driverId } = await db
    .selectFrom('driver')
    .select('id')
    .where('user_id', '=', (await orderById(server, order)).user_id)
    .executeTakeFirstOrThrow()
  const license = await desk.send(staffGiveLicense, {
    driverId,
    number: `W${crypto.randomUUID().slice(0, 8)}`,
    country: 'US',
    state: 'FL',
    expirationDate: '2031-05-05',
    pictures: [await pictureFile('license.png')],
    verify: 'true',
  })
  expect(license.body).toMatchObject({ status: 1 })
  await desk.send(staffGiveInsurance, {
    driverId,
    policyNumber: 'POL-9',
    expirationDate: '2031-05-05',
    pictures: [await pictureFile('card.png')],
    verify: 'true',
  })
  const driver = await db
    .selectFrom('driver')
    .selectAll()
    .where('id', '=', driverId)
    .executeTakeFirstOrThrow()
  expect(driver).toMatchObject({
    license_verification: 'verified',
    insurance_verification: 'verified',
  })
  const taken = await decideAsSeen(server, desk, staffTakeCash, { order, total })
  expect(taken.body).toMatchObject({ status: 1, amount: total })
})

test('a license without a picture, or one that is over, is refused at its field', async () => {
  const { driverId } = await buildUser(server, { driver: bare })
  const { body } = await desk.send(staffGiveLicense, {
    driverId,
    number: 'D1',
    country: 'US',
    state: 'CA',
    expirationDate: '2020-01-01',
    pictures: [],
  })
  expect(body.errors).toMatchObject({
    pictures: expect.any(String),
    expirationDate: expect.any(String),
  })
})

import { beforeEach, expect, test } from 'vitest'
import { staffProposeChanges } from '#protocol/rentals/confirmation/booking-changes.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import {
  noticeSettings,
  notificationPreferences,
} from '#protocol/rentals/dashboard/notifications.ts'
import { staffTopics } from '#protocol/core/notification.ts'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import { extendCar } from '#protocol/rentals/extension/extend-car.ts'
import { carChangeByCar } from '#protocol/rentals/swap/car-change.ts'
import { staffDecideBooking } from '#protocol/staff/staff/staff-bookings.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { holdCar, payByCard } from '#testing/journey.ts'
import { mailsTo } from '#testing/mail.ts'
import { pickedUp, setWall } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let ana: TestUser

beforeEach(async () => {
  server = await testServer()
  ana = await buildUser(server, { staff: true, user: { language: 'es' } })
})

/** Mails about an order, by the link that they carry. */
const mailsOf = (user: TestUser, subject: string) =>
  mailsTo(server.dataDir, user.email).filter(({ text }) =>
    [`subject=${subject}`, `open=${subject}`].some((place) => text.includes(place)),
  )

async function minutesLater(minutes: number) {
  server.passMinutes(minutes)
  await server.work()
  // What was told is written to be mailed, and then mailed.
  await server.work()
}

test('a booking that waits is mailed once to everybody of the staff, with the way to it', async () => {
  const ben = await buildUser(server, { staff: true })
  const renter = await buildUser(server, { staff: true })
  const off = await buildUser(server, { staff: true })
  const topic = { topic: 'waitingBookings', inApp: false, mail: false } as const
  expect((await server.as(off.token).send(notificationPreferences, topic)).http).toBe(200)
  const order = await holdCar(server, renter, await buildCar(server))
  await payByCard(server, renter, order)
  await minutesLater(1)
  await minutesLater(60)
  const [mail, ...more] = mailsOf(ana, order)
  expect(more).toEqual([])
  expect(mail?.headers.subject).toBe('Una reserva espera tu decisión')
  expect(mail?.text).toMatch(/confírmala o recházala antes del .*\. Si entonces no falta nada/)
  expect(mail?.text).toContain(`/staff?open=${order}&view=bookings`)
  const [english] = mailsOf(ben, order)
  expect(english?.headers.subject).toBe('A booking waits for you')
  expect(english?.text).toMatch(/confirm or refuse it by .*\. If nothing is missing then/)
  // Nobody decides on their own, nor is written to who wants no such mail.
  expect([mailsOf(renter, order), mailsOf(off, order)]).toEqual([[], []])
  const { body } = await server.as(ana.token).read(dashboard, {})
  expect(body.notifications?.filter((one) => one.query.open === order)).toMatchObject([
    { topic: 'waitingBookings', route: 'staff', severity: 'warning' },
  ])
})

test('what is decided before anybody is told is told to nobody', async () => {
  const renter = await buildUser(server)
  const order = await holdCar(server, renter, await buildCar(server))
  await payByCard(server, renter, order)
  const decision = { order, decision: 'confirm' } as const
  await minutesLater(1)
  const told = mailsOf(ana, order).length
  await decideAsSeen(server, server.as(ana.token), staffDecideBooking, decision)
  // As if nobody had been told of it yet.
  await server.services.db.deleteFrom('reminder').execute()
  await minutesLater(1)
  expect(mailsOf(ana, order)).toHaveLength(told)
})

test('papers are told of when the pickup is within 48 hours, and anew when they are sent anew', async () => {
  const renter = await buildUser(server)
  await holdCar(server, renter, await buildCar(server), {
    start: '2026-11-27T10:00',
    end: '2027-01-12T10:00',
  }).then((order) => payByCard(server, renter, order))
  const { db } = server.services
  const submit = () =>
    db
      .updateTable('driver')
      .set({
        license_verification: 'submitted',
        license_submitted_at: server.services.clock(),
      })
      .where('id', '=', renter.driverId)
      .execute()
  await submit()
  await minutesLater(1)
  expect(mailsOf(ana, renter.driverId)).toEqual([])
  await setWall(server, '2026-11-25T10:01')
  await minutesLater(1)
  expect(mailsOf(ana, renter.driverId)).toHaveLength(1)
  expect(mailsOf(ana, renter.driverId)[0]?.text).toContain('/staff?view=documents&subject=')
  expect(mailsOf(ana, renter.driverId)[0]?.text).toContain('conductores espera revisión')
  await submit()
  await minutesLater(1)
  expect(mailsOf(ana, renter.driverId)).toHaveLength(2)
})

test('a transfer is asked for when half of its day is over', async () => {
  const renter = await buildUser(server)
  const order = await holdCar(server, renter, await buildCar(server))
  const transfer = { paymentMethod: 'bankTransfer', confirmationNumber: 'AB12' }
  await server.as(renter.token).send(submitPaymentRefund, { order, ...transfer })
  await minutesLater(11 * 60)
  expect(mailsOf(ana, order)).toEqual([])
  await minutesLater(61)
  await minutesLater(60)
  expect(mailsOf(ana, order)).toHaveLength(1)
  expect(mailsOf(ana, order)[0]?.text).toMatch(/¿llegó la transferencia de \$2,502\.00\?/)
  expect(mailsOf(ana, order)[0]?.text).toContain('/staff?view=payments&subject=')
})

test('a transfer that an extension waits for ends no booking: the rental keeps its end', async () => {
  const { user, order } = await pickedUp(server)
  const me = server.as(user.token)
  await setWall(server, '2027-01-06T10:00')
  const longer = { order, end: '2027-01-19T10:00', odometer: 47_380 }
  const extension = (await me.send(extendCar, longer)).body.orderId ?? ''
  const transfer = { paymentMethod: 'bankTransfer', confirmationNumber: 'AB12' }
  await me.send(submitPaymentRefund, { order: extension, ...transfer })
  await minutesLater(12 * 60 + 1)
  const text = mailsOf(ana, extension)[0]?.text.replaceAll(/\s+/g, ' ')
  expect(text).toMatch(/Extensión \d+, .*: ¿llegó la transferencia/)
  expect(text).toContain('la extensión no se hace y la renta conserva su final.')
  expect(text).not.toContain('la reserva termina')
})

test('a change of car that approves itself is told of at once', async () => {
  const { user, order } = await pickedUp(server)
  const car = await buildCar(server, { month_cents: 200_000, week_cents: 60_000 })
  const asked = await server
    .as(user.token)
    .send(carChangeByCar, { order, car, reason: 'preference' })
  const swap = asked.body.orderId ?? ''
  await payByCard(server, user, swap)
  await minutesLater(1)
  expect(mailsOf(ana, swap)).toHaveLength(1)
  expect(mailsOf(ana, swap)[0]?.text).toContain(
    'Después se aprueba automáticamente si nada lo impide.',
  )
  expect(mailsOf(ana, swap)[0]?.text).toContain('/staff?view=swaps&subject=')
})

test('what waits for the renter is not said to confirm itself', async () => {
  const { user, staff, order } = await pickedUp(server)
  const asked = { order, message: 'Send the right policy.' }
  await server.as(staff.token).send(staffProposeChanges, asked)
  const change = { order, car: await buildCar(server) }
  const swap = (await server.as(user.token).send(carChangeByCar, change)).body.orderId ?? ''
  await payByCard(server, user, swap)
  await minutesLater(1)
  expect(mailsOf(ana, swap)[0]?.text.replaceAll(/\s+/g, ' ')).toContain(
    'No se aprueba automáticamente mientras el cliente no haga lo que le pedimos.',
  )

  const renter = await buildUser(server)
  const booking = await holdCar(server, renter, await buildCar(server))
  await payByCard(server, renter, booking)
  const request = { order: booking, message: 'Send the right policy.' }
  expect((await server.as(staff.token).send(staffProposeChanges, request)).http).toBe(200)
  // As if nobody had been told of it yet.
  await server.services.db.deleteFrom('reminder').execute()
  await minutesLater(1)
  expect(mailsOf(ana, booking).at(-1)?.text.replaceAll(/\s+/g, ' ')).toContain(
    'No se confirma sola mientras el cliente no haga lo que le pedimos.',
  )
})

test('these topics are for staff: nobody else sees or sets them', async () => {
  const renter = await buildUser(server)
  const topicsOf = async ({ token }: TestUser) =>
    (await server.as(token).read(noticeSettings, {})).body.preferences?.map(({ topic }) => topic)
  expect(await topicsOf(ana)).toEqual(expect.arrayContaining([...staffTopics]))
  for (const topic of staffTopics) {
    expect(await topicsOf(renter)).not.toContain(topic)
    const chosen = { topic, inApp: true, mail: false }
    expect((await server.as(renter.token).send(notificationPreferences, chosen)).http).toBe(403)
  }
})

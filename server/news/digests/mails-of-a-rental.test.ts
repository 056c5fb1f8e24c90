import { expect, test } from 'vitest'
import { mailsTo } from '#testing/mail.ts'
import { bookedCar, keys, schedule, setWall } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

const byName = (one: string, other: string) => one.localeCompare(other)

test('a rental from booking to deposit: every event is mailed once, with its next step', async () => {
  const server = await testServer()
  const { user, order } = await bookedCar(server, {
    start: '2026-11-24T10:00',
    end: '2026-12-01T10:00',
  })
  const at = async (wall: string) => {
    await setWall(server, wall)
    await server.work()
    await server.work()
  }
  await at('2026-11-20T15:00')
  await schedule(server, user, order, 85, '2026-11-24T11:00')
  await at('2026-11-20T19:00')
  await at('2026-11-23T11:00')
  await at('2026-11-24T09:30')
  await setWall(server, '2026-11-24T11:00')
  await keys(server, user, { order, rentalStatus: 91, odometer: 47_000 })
  await keys(server, user, { order, odometer: 47_380 })
  await at('2026-11-24T16:00')
  await schedule(server, user, order, 92, '2026-12-01T10:00')
  await at('2026-11-25T08:00')
  await at('2026-11-30T10:00')
  await at('2026-12-01T08:00')
  await setWall(server, '2026-12-01T10:00')
  await keys(server, user, { order, rentalStatus: 88, odometer: 47_500 })
  await at('2026-12-01T16:00')
  await at('2026-12-04T10:01')
  await at('2026-12-05T16:00')
  const mails = mailsTo(server.dataDir, user.email).filter(
    ({ headers }) => !headers.subject?.includes('nspection'),
  )
  const subjects = mails.map(({ headers }) => headers.subject ?? '')
  const told = subjects.filter((one) => !one.includes('updates about'))
  // Two mails of the same moment go out in either order.
  expect(told.toSorted(byName)).toEqual(
    [
      'Your booking is paid',
      'Your booking is confirmed',
      'Contract accepted',
      'Pickup time chosen',
      'Your appointment is tomorrow',
      'Your appointment is in two hours',
      'Picked up',
      'Return appointment scheduled',
      'Your appointment is tomorrow',
      'Your appointment is coming up',
      'You returned the car',
      'Your deposit is on its way',
      'Your refund has been sent',
      'How was it? Rate your rental',
    ].toSorted(byName),
  )
  for (const { text, html } of mails) {
    expect(text).toMatch(/https?:\/\/\S+\?order=/)
    expect(html).toMatch(/href="http/)
  }
  // Each says which car and which rental it is about.
  const { number } = await server.services.db
    .selectFrom('rental_order')
    .select('number')
    .where('id', '=', order)
    .executeTakeFirstOrThrow()
  const [tomorrow] = mails.filter(({ headers }) => headers.subject?.endsWith('is tomorrow'))
  expect(tomorrow?.text).toContain(`, order ${number}\n\n`)
  expect(tomorrow?.html).toContain(`, order ${number}</p>`)
})

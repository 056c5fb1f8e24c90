import { expect, test } from 'vitest'
import { booking } from '#protocol/rentals/bookings/booking.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { holdCar, payByCard } from '#testing/journey.ts'
import { testServer } from '#testing/server.ts'

const hourMs = 3_600_000

test('a moment is promised of what is complete, of a held car as if it were paid now, and none while a paper is missing', async () => {
  const server = await testServer()
  const user = await buildUser(server)
  const order = await holdCar(server, user, await buildCar(server))
  const now = server.services.clock()
  const later = (hours: number) => new Date(now.getTime() + hours * hourMs).toISOString()
  const held = async () => (await server.as(user.token).read(booking, { order })).body.rental
  expect(await held()).toMatchObject({ answerBy: later(8) })

  await payByCard(server, user, order)
  const shown = async () =>
    (await server.as(user.token).read(dashboard, { order })).body.selectedRental
  expect(await shown()).toMatchObject({ answerBy: later(8) })

  const papers = server.services.db.updateTable('driver').where('user_id', '=', user.id)
  await papers.set({ license_verification: 'rejected' }).execute()
  const lacking = await shown()
  expect(lacking).toMatchObject({ waitsForPapers: true })
  expect(lacking).not.toHaveProperty('answerBy')
  expect(lacking?.rentalDescription).toContain('Once your papers and deposit are complete')
  expect(lacking?.timeline[0]?.text).toContain('Once your papers and deposit are complete')

  // The hours are counted from the paper that came later.
  const sent = { license_verification: 'submitted', license_submitted_at: new Date(later(-1)) }
  await papers.set(sent).execute()
  expect(await shown()).toMatchObject({ answerBy: later(8) })
  await papers.set({ license_submitted_at: new Date(later(2)) }).execute()
  expect(await shown()).toMatchObject({ answerBy: later(10) })
})

import { expect, test } from 'vitest'
import { staffSubmitRating } from '#protocol/community/operations.ts'
import { staffAudit } from '#protocol/staff/staff/staff-audit.ts'
import { buildUser } from '#testing/factories.ts'
import { all, returnedRental } from '#testing/reviews/rentals.ts'
import { testServer } from '#testing/server.ts'

test.each([
  ['en', /^Vehicle care 10, Cleanliness 10, .*Honesty 10$/],
  ['es', /^Cuidado del vehículo 10, .*Puntualidad 10/],
])('what staff rated stands in the audit log by its names: %s', async (lang, ratings) => {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true })
  const { order } = await returnedRental(server)
  const said = { order, ...all(10), comments: 'A great renter.' }
  await server.as(staff.token).send(staffSubmitRating, said)
  const log = await server.as(staff.token).read(staffAudit, {}, { lang })
  const details = { ratings: expect.stringMatching(ratings), comments: 'A great renter.' }
  expect(log.body.entries?.[0]).toMatchObject({ details })
})

import { expect, test } from 'vitest'
import { staffOpenClaim } from '#protocol/money/claims/claims.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { sendMessage } from '#protocol/help/help/thread.ts'
import { sendPicture, openFile } from '#testing/help.ts'
import { pickedUp, verifiedEvidence } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

test('a claim shows pictures before and after, of its own rental only', async () => {
  const server = await testServer()
  const { user, staff, order } = await pickedUp(server)
  const before = await sendPicture(server, user)
  await server.as(user.token).send(sendMessage, { order, pictures: [before] })
  const after = await sendPicture(server, staff, 'claim')
  const claim = { order, code: 'damage' as const, description: 'A dent', estimate: 300 }
  const team = server.as(staff.token)

  const other = await pickedUp(server)
  const foreign = await sendPicture(server, other.user)
  await server.as(other.user.token).send(sendMessage, { order: other.order, pictures: [foreign] })
  const refused = await team.send(staffOpenClaim, { ...claim, before: [foreign], after: [] })
  expect([refused.http, refused.body.errors]).toEqual([400, { before: 'Invalid data' }])

  await team.send(staffOpenClaim, { ...claim, before: [before], after: [after] })
  const { claims } =
    (await server.as(user.token).read(dashboard, { order })).body.selectedRental ?? {}
  expect(claims).toMatchObject([
    { estimate: 300, before: [`/files/${before}`], after: [`/files/${after}`] },
  ])
  expect(await openFile(server, user, after)).toBe(200)
  expect(await openFile(server, other.user, after)).toBe(404)
  const kept = (await verifiedEvidence(server, order)).find((entry) => entry.kind === 'claim')
  expect(kept?.data).toMatchObject({
    pictures: [
      { file: before, side: 'before', sha256: expect.any(String) },
      { file: after, side: 'after', sha256: expect.any(String) },
    ],
  })
})

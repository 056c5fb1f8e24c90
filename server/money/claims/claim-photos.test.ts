import { beforeAll, expect, test } from 'vitest'
import type { Right } from '#protocol/core/rights.ts'
import { fieldMessages } from '#protocol/core/field-messages.ts'
import { staffDecideClaim, staffOpenClaim } from '#protocol/money/claims/claims.ts'
import { mostClaimPhotos } from '#protocol/money/claims/limits.ts'
import { uploadFile } from '#protocol/people/files/upload-file.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { pdf } from '#testing/files/hostile-files.ts'
import { openFile, sendPicture } from '#testing/help.ts'
import { pickedUp, verifiedEvidence } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

const dent = { code: 'damage', description: 'A dent in the left door', estimate: 180 } as const
async function member(...may: Right[]): Promise<TestUser> {
  const user = await buildUser(server)
  const row = { user_id: user.id, rights: may }
  await server.services.db.insertInto('staff_member').values(row).execute()
  return user
}
const many = (count: number, staff: TestUser) =>
  Promise.all(Array.from({ length: count }, () => sendPicture(server, staff, 'claim')))
const claimsOf = async ({ token }: TestUser, order: string) =>
  (await server.as(token).read(dashboard, { order })).body.selectedRental?.claims ?? []

test('a claim takes photos of the staff’s own, which the renter sees after those of the inspections', async () => {
  const { user, staff, order } = await pickedUp(server)
  const inspected = await server.services.db
    .selectFrom('stored_file')
    .select('id')
    .where('order_id', '=', order)
    .where('purpose', '=', 'inspection')
    .executeTakeFirstOrThrow()
  const photos = await many(mostClaimPhotos, staff)
  const opened = await server
    .as(staff.token)
    .send(staffOpenClaim, { order, ...dent, after: [inspected.id], photos })
  const after = [inspected.id, ...photos].map((id) => `/files/${id}`)
  expect(opened.body.claim).toMatchObject({ estimate: 180, before: [], after })
  expect(await claimsOf(user, order)).toMatchObject([{ after }])
  const kept = (await verifiedEvidence(server, order)).find((entry) => entry.kind === 'claim')
  const sha256: unknown = expect.stringMatching(/^[0-9a-f]{64}$/)
  expect(kept?.data).toMatchObject({
    pictures: [inspected.id, ...photos].map((file) => ({ file, side: 'after', sha256 })),
  })
})

test('photos of a claim open for its renter, the desk and money, and for nobody else', async () => {
  const { user, staff, order } = await pickedUp(server)
  const [photo = ''] = await many(1, staff)
  const opens = (who: TestUser | undefined) => openFile(server, who, photo)
  expect(await opens(user)).toBe(404)
  await server.as(staff.token).send(staffOpenClaim, { order, ...dent, photos: [photo] })
  const others = [await buildUser(server), await member('fleet', 'content')]
  const inside = [user, staff, await member('desk'), await member('money')]
  expect(await Promise.all(inside.map(opens))).toEqual([200, 200, 200, 200])
  expect(await Promise.all([undefined, ...others].map(opens))).toEqual([401, 404, 404])
})

test('too many photos, a PDF, and photos that are gone or in use are refused at their field, and open no claim', async () => {
  const { user, staff, order } = await pickedUp(server)
  const team = server.as(staff.token)
  const said = async (photos: string[]) => {
    const { http, body } = await team.send(staffOpenClaim, { order, ...dent, photos })
    return [http, body.errors]
  }
  const gone = [400, { photos: 'We could not find one of the photos. Please add it again.' }]
  expect(await said(await many(mostClaimPhotos + 1, staff))).toEqual([
    400,
    { photos: 'A claim takes up to 8 photos. Please remove some.' },
  ])
  const bill = new File([new Uint8Array(pdf())], 'bill.pdf', { type: 'application/pdf' })
  const paper = await team.send(uploadFile, { purpose: 'claim', file: bill })
  expect(paper.body.file).toBeTypeOf('string')
  expect(await said([paper.body.file ?? ''])).toEqual([
    400,
    { photos: fieldMessages.en.imageOnly() },
  ])
  expect(await said([await sendPicture(server, user, 'claim')])).toEqual(gone)
  expect(await said([await sendPicture(server, staff, 'help')])).toEqual(gone)
  expect(await said(['NOTHING'])).toEqual(gone)
  expect(await claimsOf(user, order)).toEqual([])
  const [used = '', another = ''] = await many(2, staff)
  expect(await said([used])).toEqual([200, undefined])
  expect(await said([another, used])).toEqual(gone)
  // What came with a refused claim is still there for the next one.
  expect(await said([another])).toEqual([200, undefined])
  expect(await claimsOf(user, order)).toHaveLength(2)
})

test('a claim for something else is charged under its reason', async () => {
  const { user, staff, order } = await pickedUp(server)
  const other = {
    order,
    code: 'other',
    description: 'The spare key is missing',
    estimate: 60,
  } as const
  const team = server.as(staff.token)
  const { body } = await team.send(staffOpenClaim, other)
  expect(body.claim).toMatchObject({ code: 'other', title: 'Other charge' })
  const claim = body.claim?.id ?? ''
  const decided = await decideAsSeen(server, team, staffDecideClaim, {
    claim,
    decision: 'charge',
  })
  expect(decided.http).toBe(200)
  const { selectedRental } = (await server.as(user.token).read(dashboard, { order })).body
  expect(selectedRental?.claims).toMatchObject([{ state: 'charged', charged: 60 }])
  expect(selectedRental?.money?.charges).toMatchObject([{ label: 'The spare key is missing' }])
})

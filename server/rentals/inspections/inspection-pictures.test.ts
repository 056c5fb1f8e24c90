import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { uploadFile } from '#protocol/people/files/upload-file.ts'
import { buildUser } from '#testing/factories.ts'
import { aPicture, inspect, picturesOf, uploaded } from '#testing/inspection.ts'
import { pickedUp, verifiedEvidence } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

const fetchFile = (server: TestServer, file: string, token: string) =>
  server.app.inject({ url: `/files/${file}`, headers: { authorization: `Bearer ${token}` } })

test('a picture is its sender’s and staff’s, nobody else can read it or use it', async () => {
  const server = await testServer()
  const { user, staff, order } = await pickedUp(server)
  const stranger = await buildUser(server)
  const file = await uploaded(server, user)
  expect((await fetchFile(server, file, user.token)).statusCode).toBe(200)
  expect((await fetchFile(server, file, staff.token)).statusCode).toBe(200)
  expect((await fetchFile(server, file, stranger.token)).statusCode).toBe(404)

  const foreign = await uploaded(server, stranger)
  const items = await picturesOf(server, user)
  const used = [{ checkpoint: 'front', file: foreign } as const, ...items.slice(1)]
  const reply = await inspect(server, user, order, 'return', { items: used })
  const nowhere = [{ checkpoint: 'front', file: 'NOSUCHFILE' } as const, ...items.slice(1)]
  const unknown = await inspect(server, user, order, 'return', { items: nowhere })
  expect(reply.http).toBe(404)
  // Somebody else’s picture is not found, as if it did not exist.
  expect(reply.body).toEqual(unknown.body)
})

test('a picture is used once: not twice in one inspection, and not in two', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  const items = await picturesOf(server, user)
  const [first] = items
  const twice = [...items, { checkpoint: 'damage', file: first?.file ?? '' } as const]
  const message = 'Each photo can only be used once. Please take a new one.'
  expect(await inspect(server, user, order, 'return', { items: twice })).toMatchObject({
    http: 409,
    body: { message },
  })
  expect((await inspect(server, user, order, 'return', { items })).http).toBe(200)
  server.passMinutes(24 * 60)
  expect(await inspect(server, user, order, 'return', { items })).toMatchObject({
    http: 409,
    body: { message },
  })
})

test('two pictures of one angle are too many', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  const items = await picturesOf(server, user)
  const more = [...items, ...(await picturesOf(server, user, ['front']))]
  expect(await inspect(server, user, order, 'return', { items: more })).toMatchObject({
    http: 409,
    body: { message: 'Too many photos of: Front.' },
  })
})

test.each([
  ['30 megabytes', 'big.jpg', 'image/jpeg', 30 * 1024 * 1024, 413, undefined],
  ['no picture at all', 'x.jpg', 'image/jpeg', 20, 400, 'Upload file type is not allowed'],
  ['a program', 'x.exe', 'image/jpeg', 20, 400, 'Upload file type is not allowed'],
] as const)('an upload of %s is refused', async (_, name, type, size, http, sentence) => {
  const server = await testServer()
  const user = await buildUser(server)
  const file = new File([new Uint8Array(size)], name, { type })
  const reply = await server.as(user.token).send(uploadFile, { purpose: 'inspection', file })
  expect(reply.http).toBe(http)
  expect(reply.body.message).toEqual(expect.any(String))
  expect(reply.body.errors?.file).toBe(sentence)
})

test('an inspection takes no PDF, and an upload without a file says so', async () => {
  const server = await testServer()
  const user = await buildUser(server)
  const pdf = new File(['%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF'], 'a.pdf', {
    type: 'application/pdf',
  })
  const purpose = 'inspection'
  const reply = await server.as(user.token).send(uploadFile, { purpose, file: pdf })
  expect(reply.body.errors?.file).toMatch(/Please choose an image file|not allowed/)
  const none = await server.as(user.token).send(uploadFile, { purpose, file: [] })
  expect(none.body.errors).toEqual({ file: 'Field is Required' })
})

test('evidence names each picture by the hash of the bytes that are kept, with when and where', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  const items = await picturesOf(server, user)
  const front = {
    ...items[0],
    checkpoint: 'front' as const,
    file: items[0]?.file ?? '',
    note: 'A new scratch',
    marks: [{ x: 0.25, y: 0.5, note: 'here' }],
    takenAt: '2026-11-24T17:58:00Z',
    latitude: 37.8,
    longitude: -122.3,
  }
  const made = await inspect(server, user, order, 'return', {
    items: [front, ...items.slice(1)],
    comments: 'All as it was',
  })
  expect(made.body.inspection?.items[0]).toMatchObject({
    title: 'Front',
    url: `/files/${front.file}`,
    note: 'A new scratch',
    marks: [{ x: 0.25, y: 0.5, note: 'here' }],
    takenAt: '2026-11-24T17:58:00.000Z',
    latitude: 37.8,
  })
  const entry = (await verifiedEvidence(server, order)).findLast(
    ({ kind }) => kind === 'inspection',
  )
  const data = entry?.data as { pictures: { file: string; sha256: string }[] } | undefined
  const pictures = data?.pictures ?? []
  expect(pictures).toHaveLength(8)
  const { rawPayload } = await fetchFile(server, front.file, user.token)
  const sha256 = createHash('sha256').update(rawPayload).digest('hex')
  expect(pictures[0]).toMatchObject({ file: front.file, sha256, note: 'A new scratch' })
})

test('at the return each angle stands in the evidence with both hashes: of now and of the pickup', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  await inspect(server, user, order, 'return', { items: await picturesOf(server, user) })
  type Pictures = { pictures: { checkpoint: string; file: string; sha256: string }[] }
  const [pickup, back] = (await verifiedEvidence(server, order))
    .filter(({ kind }) => kind === 'inspection')
    .map(({ data }) => (data as Pictures).pictures)
  const ofPickup = pickup?.map(({ file, sha256 }) => ({ file, sha256 }))
  expect(ofPickup?.[0]).toEqual({
    file: expect.any(String),
    sha256: expect.stringMatching(/^.{64}$/),
  })
  expect(back).toMatchObject(ofPickup?.map((each) => ({ pickup: each })) ?? [])
  expect(back?.[0]?.sha256).toMatch(/^.{64}$/)
  expect(pickup?.[0]).not.toHaveProperty('pickup')
})

test('an unused picture is deleted after 3 days, one of an inspection never', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  const idle = await uploaded(server, user)
  const items = await picturesOf(server, user)
  await inspect(server, user, order, 'return', { items })
  const isThere = async (file: string) => (await server.services.files.read(file)) !== undefined
  server.passMinutes(71 * 60)
  await server.work()
  expect(await isThere(idle)).toBe(true)
  server.passMinutes(2 * 60)
  await server.work()
  expect(await isThere(idle)).toBe(false)
  expect(await isThere(items[0]?.file ?? '')).toBe(true)
})

test('a picture keeps nothing of what the camera wrote into it', async () => {
  const server = await testServer()
  const user = await buildUser(server)
  const { default: sharp } = await import('sharp')
  const bytes = await sharp(new Uint8Array(await (await aPicture()).arrayBuffer()))
    .withExif({ IFD0: { Artist: 'Guadalupe' } })
    .jpeg()
    .toBuffer()
  expect(bytes.includes('Guadalupe')).toBe(true)
  const file = new File([new Uint8Array(bytes)], 'a.jpg', { type: 'image/jpeg' })
  const sent = await server.as(user.token).send(uploadFile, { purpose: 'inspection', file })
  const kept = await server.services.files.read(sent.body.file ?? '')
  expect(kept?.includes('Guadalupe')).toBe(false)
})

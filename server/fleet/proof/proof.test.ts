import sharp from 'sharp'
import { expect, test } from 'vitest'
import { booking } from '#protocol/rentals/bookings/booking.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { cars } from '#protocol/fleet/cars/cars.ts'
import {
  staffNoteMark,
  staffReleasePhotos,
  staffRemoveMark,
  staffTakeBackPhotos,
} from '#protocol/fleet/proof/staff-car-proof.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { requiredAngles } from '#testing/inspection.ts'
import { trip } from '#testing/journey.ts'
import { inspected, open, photos, proofOf, staffOf } from '#testing/proof/inspected-car.ts'
import { bookedCar } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

test('a set that staff release is everybody’s with its day, and nothing else of the inspection', async () => {
  const server = await testServer()
  const rental = await inspected(server)
  const staff = staffOf(server, rental)
  expect(await proofOf(server, rental.car)).toMatchObject({ photos: [] })
  expect((await proofOf(server, rental.car))?.photographedOn).toBeUndefined()

  expect((await staff.release()).body).toEqual({ status: 1 })
  const answer = await server.as().read(cars, { car: rental.car, ...trip })
  const proof = answer.body.proof
  expect(proof?.photographedOn).toBe(trip.start.slice(0, 10))
  expect(proof?.photos.map(({ checkpoint }) => checkpoint)).toEqual(requiredAngles)
  expect(proof?.photos[0]).toMatchObject({ title: 'Front' })
  expect((await proofOf(server, rental.car, 'es'))?.photos[0]).toMatchObject({ title: 'Frente' })

  // What was sent has names, degrees and the renter’s files; what a visitor gets has none of them.
  const text = JSON.stringify(answer.body)
  for (const secret of ['Guadalupe', '37.12', '122.65', rental.user.id, rental.order])
    expect(text).not.toContain(secret)
  for (const secret of [rental.inspection, ...rental.files]) expect(text).not.toContain(secret)
  for (const { url, medium, small } of proof?.photos ?? []) {
    for (const [address, width] of [
      [small, 320],
      [medium, 800],
      [url, 1280],
    ] as const) {
      const file = await open(server, address)
      expect(file.statusCode).toBe(200)
      expect(file.headers['content-type']).toBe('image/webp')
      const meta = await sharp(file.rawPayload).metadata()
      expect([meta.width, meta.exif, meta.xmp, meta.iptc]).toEqual([
        width,
        undefined,
        undefined,
        undefined,
      ])
      expect(file.rawPayload.includes('Guadalupe')).toBe(false)
      expect(JSON.stringify(file.headers)).not.toContain('uadalupe')
    }
  }
  // The originals stay the renter’s.
  for (const file of rental.files)
    expect((await open(server, `/files/${file}`)).statusCode).toBe(401)
})

test('what staff leave out or take back is 404 at once, for everybody who had its address', async () => {
  const server = await testServer()
  const rental = await inspected(server)
  const staff = staffOf(server, rental)
  await staff.release()
  const [front, frontRight] = (await proofOf(server, rental.car))?.photos ?? []
  const first = await open(server, front?.small ?? '')
  const tag = { 'if-none-match': String(first.headers.etag) }
  expect(first.headers['cache-control']).toBe('private, no-cache')
  expect((await open(server, front?.small ?? '', tag)).statusCode).toBe(304)

  expect((await staff.release('front,nothing')).body).toEqual({ status: 1 })
  expect(await staff.release('front')).toMatchObject({ http: 409 })
  expect((await proofOf(server, rental.car))?.photos).toHaveLength(7)
  expect((await open(server, front?.small ?? '', tag)).statusCode).toBe(404)
  // What stays shown keeps its address.
  expect((await proofOf(server, rental.car))?.photos[0]?.url).toBe(frontRight?.url)
  expect((await staff.read())?.photos.map(({ isShown }) => isShown)).toEqual([
    false,
    ...Array<boolean>(7).fill(true),
  ])

  expect((await staff.takeBack()).body).toEqual({ status: 1 })
  expect((await proofOf(server, rental.car))?.photos).toEqual([])
  for (const address of [frontRight?.small, frontRight?.url]) {
    expect((await open(server, address ?? '')).statusCode).toBe(404)
    const asStaff = { authorization: `Bearer ${rental.staff.token}` }
    expect((await open(server, address ?? '', asStaff)).statusCode).toBe(404)
  }
  expect(await staff.takeBack()).toMatchObject({ http: 409 })
  expect(await staff.release(requiredAngles.join(','))).toMatchObject({
    http: 409,
    body: { message: 'There is no photo to show. Leave at least one in.' },
  })
  expect((await staff.release()).body).toEqual({ status: 1 })
  expect((await proofOf(server, rental.car))?.photos[0]?.url).not.toBe(front?.url)
})

test('nothing that was drawn of a photo stays behind once it was taken back', async () => {
  const server = await testServer()
  const rental = await inspected(server)
  const staff = staffOf(server, rental)
  await staff.release()
  const [front] = (await proofOf(server, rental.car))?.photos ?? []
  await open(server, front?.small ?? '')
  const name = /([A-Z0-9]+)-/.exec(front?.small ?? '')?.[1] ?? ''
  expect(await server.services.files.read(`${name}W320`)).toBeDefined()
  await staff.takeBack()
  await server.work()
  expect(await server.services.files.read(`${name}W320`)).toBeUndefined()
  const rows = await server.services.db.selectFrom('car_photo').select('id').execute()
  expect(rows.map(({ id }) => id)).not.toContain(name)
  // What the renter sent is evidence, and stays.
  expect(await server.services.files.read(rental.files[0] ?? '')).toBeDefined()
})

test('a newer set takes the place of the older one, and never the other way round', async () => {
  const server = await testServer()
  const rental = await inspected(server)
  const before = staffOf(server, rental)
  await before.release()
  const old = (await proofOf(server, rental.car))?.photos[0]
  const { db } = server.services
  const again = 'NEWERINSPECTION2'
  const newer = await db
    .selectFrom('inspection')
    .selectAll()
    .where('id', '=', rental.inspection)
    .executeTakeFirstOrThrow()
  const submitted_at = new Date(newer.submitted_at.getTime() + 3 * 86_400_000)
  const row = { ...newer, id: again, kind: 'weekly', week: 1, submitted_at }
  await db.insertInto('inspection').values(row).execute()
  const items = await photos(server, rental.user)
  await db
    .insertInto('inspection_item')
    .values(
      items.map(({ checkpoint, file }, position) => ({
        inspection_id: again,
        position,
        checkpoint,
        file_id: file,
      })),
    )
    .execute()
  const after = staffOf(server, { ...rental, inspection: again })
  expect((await after.release()).body).toEqual({ status: 1 })
  const shown = await proofOf(server, rental.car)
  expect(shown?.photos).toHaveLength(8)
  expect(shown?.photographedOn).toBe('2026-11-27')
  expect((await open(server, old?.small ?? '')).statusCode).toBe(404)
  expect((await before.read())?.isOlder).toBe(true)
  expect(await before.release()).toMatchObject({
    http: 409,
    body: { message: 'The car’s page already shows newer photos.' },
  })
})

test('a decision on what has changed since is refused, and changes nothing', async () => {
  const server = await testServer()
  const rental = await inspected(server)
  const staff = staffOf(server, rental)
  const { version = '' } = (await staff.read()) ?? {}
  const fields = { inspection: rental.inspection, version }
  await staff.release()
  for (const reply of [
    await staff.me.send(staffReleasePhotos, fields),
    await staff.me.send(staffTakeBackPhotos, fields),
    await staff.me.send(staffNoteMark, { ...fields, kind: 'dent', place: 'hood' }),
  ])
    expect(reply.http).toBe(409)
  expect(await proofOf(server, rental.car)).toMatchObject({ marks: [] })
})

test('known marks are words of a list: what, where and how long, until they are mended', async () => {
  const server = await testServer()
  const rental = await inspected(server)
  const staff = staffOf(server, rental)
  const { inspection } = rental
  const note = (more: { kind: 'scratch' | 'dent'; inches?: number }) =>
    decideAsSeen(server, staff.me, staffNoteMark, { inspection, place: 'rearBumper', ...more })
  // What the renter wrote is read by staff alone.
  expect((await staff.read())?.noted).toEqual(['Guadalupe saw it'])
  expect((await note({ kind: 'scratch', inches: 2 })).body).toEqual({ status: 1 })
  server.passMinutes(1)
  await note({ kind: 'dent' })
  const { marks } = (await proofOf(server, rental.car)) ?? {}
  expect(marks).toEqual([
    { kind: 'scratch', place: 'rearBumper', inches: 2 },
    { kind: 'dent', place: 'rearBumper' },
  ])
  expect((await note({ kind: 'scratch', inches: 61 })).http).toBe(400)
  const [first] = (await staff.read())?.marks ?? []
  const removed = { inspection, mark: first?.id ?? '' }
  expect((await decideAsSeen(server, staff.me, staffRemoveMark, removed)).body.status).toBe(1)
  expect((await decideAsSeen(server, staff.me, staffRemoveMark, removed)).http).toBe(409)
  expect((await proofOf(server, rental.car))?.marks).toEqual([
    { kind: 'dent', place: 'rearBumper' },
  ])
})

test.each([
  '/files/cars/x-320.webp',
  '/files/cars/AAAAAAAAAAAAAAAA-320.webp',
  '/files/cars/AAAAAAAAAAAAAAAA-321.webp',
])('%s is no photo', async (address) => {
  expect((await open(await testServer(), address)).statusCode).toBe(404)
})

test('the database refuses a photo that nobody released, and one of another car', async () => {
  const server = await testServer()
  const { inspection, car } = await inspected(server)
  const { car: other } = await bookedCar(server)
  const { db } = server.services
  const photo = { id: 'NOTRELEASED23456', inspection_id: inspection, position: 0 }
  await expect(
    db
      .insertInto('car_photo')
      .values({ ...photo, car_id: car })
      .execute(),
  ).rejects.toMatchObject({ constraint: 'car_photo_is_released' })
  const set = { car_id: other, inspection_id: inspection, released_at: new Date() }
  await expect(db.insertInto('released_photos').values(set).execute()).rejects.toMatchObject({
    constraint: 'released_photos_of_the_car',
  })
})

test('a car without photos of its own is booked and rented under the first of its walk, as its page begins', async () => {
  const server = await testServer()
  const rental = await inspected(server)
  await staffOf(server, rental).release()
  const page = await proofOf(server, rental.car)
  const corner = page?.photos.find(({ checkpoint }) => checkpoint === 'frontRight')
  const asked = { car: rental.car, start: '2027-06-01T10:00', end: '2027-07-01T10:00' }
  const { car } = (await server.as().read(booking, asked)).body
  expect(car?.walkPhoto).toEqual({ url: corner?.medium })
  const { rentals } = (await server.as(rental.user.token).read(dashboard, {})).body
  expect(rentals?.[0]?.car.walkPhoto).toEqual({ url: corner?.medium })
})

import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { cars } from '#protocol/fleet/operations.ts'
import {
  staffAddPhoto,
  staffArrangePhotos,
  staffCar,
  staffCars,
  staffDescribePhoto,
} from '#protocol/staff/operations.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { carPicture } from '#testing/proof/car-picture.ts'
import { inspected, open, proofOf, staffOf } from '#testing/proof/inspected-car.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let rosa: TestUser
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  rosa = await buildUser(server, { staff: true })
})

const me = () => server.as(rosa.token)
const file = (bytes: Uint8Array | string, name: string, type: string) =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type })
const add = async (car: string, picture?: File) =>
  me().send(staffAddPhoto, { car, picture: picture ?? (await carPicture()) })
const read = async (car: string) => {
  const found = (await me().read(staffCar, { car })).body.car
  if (!found) throw new Error(`no car ${car}`)
  return found
}
const idsOf = async (car: string) => (await read(car)).photos.map(({ id }) => id)
const arrange = async (car: string, photos: readonly string[], version?: string) =>
  me().send(staffArrangePhotos, {
    car,
    photos: photos.join(','),
    version: version ?? (await read(car)).photosVersion,
  })
/** What renters are told of the car: its picture in a list, and on its page. */
const shown = async (car: string, lang: 'en' | 'es' = 'en') => {
  const { body } = await server.as().read(cars, { car }, { lang })
  return { photos: body.car?.photos, own: body.proof?.ownPhotos ?? [] }
}

test('photos are kept large, without what stood in the file, and everybody sees them in their order', async () => {
  const car = await buildCar(server)
  await add(car, await carPicture({ width: 4000, height: 3000 }))
  await add(car, await carPicture({ width: 1000, height: 700, color: 'red' }))
  const [first, second] = await idsOf(car)
  const { photos, own } = await shown(car)
  expect(photos).toEqual([`/files/cars/${first}-800.webp`, `/files/cars/${second}-800.webp`])
  expect(own.map(({ alt }) => alt)).toEqual(['Toyota Camry 2022', 'Toyota Camry 2022'])
  for (const [address, width] of [
    [own[0]?.url, 2048],
    [own[0]?.medium, 800],
    [own[0]?.small, 320],
    // Nothing is made larger than it was.
    [own[1]?.url, 1000],
  ] as const) {
    const answer = await open(server, address ?? '')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
    const { width: got, exif, xmp, iptc } = await sharp(answer.rawPayload).metadata()
    expect([got, exif, xmp, iptc]).toEqual([width, undefined, undefined, undefined])
    expect(answer.rawPayload.includes('Guadalupe')).toBe(false)
  }
  const listed = (await me().read(staffCars, { find: car, limit: 24 })).body.cars ?? []
  expect(listed.find(({ id }) => id === car)?.photo).toBe(`/files/cars/${first}-320.webp`)
})

test('the first in the order is the car’s picture; what is left out is 404 at once and then gone', async () => {
  const car = await buildCar(server)
  for (const color of ['teal', 'red', 'blue']) await add(car, await carPicture({ color }))
  const [a = '', b = '', c = ''] = await idsOf(car)
  await open(server, `/files/cars/${a}-320.webp`)
  const { photosVersion } = await read(car)
  expect((await arrange(car, [c, a, b])).body).toEqual({ status: 1 })
  expect((await shown(car)).photos?.[0]).toBe(`/files/cars/${c}-800.webp`)
  // A colleague who still sees the old order.
  expect((await arrange(car, [a, b], photosVersion)).http).toBe(409)
  expect((await arrange(car, [c, c])).http).toBe(400)
  expect((await arrange(car, [c, 'NOTOFTHISCAR2345'])).http).toBe(400)
  expect(await idsOf(car)).toEqual([c, a, b])

  expect((await arrange(car, [c, b])).body.status).toBe(1)
  expect((await open(server, `/files/cars/${a}-320.webp`)).statusCode).toBe(404)
  expect(await idsOf(car)).toEqual([c, b])
  server.passMinutes(61)
  await server.work()
  expect(await server.services.files.read(a)).toBeUndefined()
  expect(await server.services.files.read(`${a}W320`)).toBeUndefined()
  expect(await server.services.files.read(c)).toBeDefined()
})

test('what a photo shows is said in each language, and a colleague’s words are not written over', async () => {
  const car = await buildCar(server)
  await add(car)
  const [photo] = (await read(car)).photos
  const said = { photo: photo?.id ?? '', version: photo?.version ?? '' }
  const say = (more: { altEn?: string; altEs?: string }) =>
    me().send(staffDescribePhoto, { ...said, ...more })
  expect((await say({ altEn: 'From the front' })).body.status).toBe(1)
  expect((await shown(car)).own[0]?.alt).toBe('From the front')
  expect((await shown(car, 'es')).own[0]?.alt).toBe('Toyota Camry 2022')
  expect((await say({ altEn: 'Front' })).http).toBe(409)
  expect((await say({ altEn: 'x'.repeat(151) })).body.errors).toHaveProperty('altEn')
})

test.each<[string, () => File | Promise<File>, RegExp]>([
  [
    'an SVG',
    () => file('<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.svg', 'image/svg+xml'),
    /image file/,
  ],
  ['a PDF', () => file('%PDF-1.4\n%%EOF', 'a.pdf', 'application/pdf'), /image file/],
  ['a program called a JPEG', () => file('MZ\u0090\u0000', 'a.jpg', 'image/jpeg'), /image file/],
  [
    'a photo that is cut off',
    async () =>
      file(
        new Uint8Array(await (await carPicture()).arrayBuffer()).subarray(0, 400),
        'a.jpg',
        'image/jpeg',
      ),
    /cut off or damaged/,
  ],
  [
    'what is named otherwise',
    async () =>
      file(new Uint8Array(await (await carPicture()).arrayBuffer()), 'a.exe', 'image/jpeg'),
    /image file/,
  ],
])('%s is refused with a sentence and leaves nothing', async (_, made, sentence) => {
  const car = await buildCar(server)
  const answer = await add(car, await made())
  expect([answer.http, answer.body.errors?.['picture']]).toEqual([
    400,
    expect.stringMatching(sentence),
  ])
  expect(await idsOf(car)).toEqual([])
})

test('a car has 24 photos and no more, also for the database', async () => {
  const car = await buildCar(server)
  const { db } = server.services
  const row = (position: number) => ({
    id: `${car.slice(0, 12)}AA${String(position + 22)}`,
    car_id: car,
    position,
    byte_size: 1,
    created_at: new Date(),
  })
  await db
    .insertInto('own_photo')
    .values(Array.from({ length: 24 }, (_, at) => row(at)))
    .execute()
  expect(await add(car)).toMatchObject({
    http: 409,
    body: { message: 'A car has 24 photos at most. Remove one first.' },
  })
  await expect(db.insertInto('own_photo').values(row(24)).execute()).rejects.toThrow(/position/)
  expect((await add('NOSUCHCAR2345678')).http).toBe(404)
})

test('own photos come before those of an inspection, which stay with their day', async () => {
  const sample = await testServer()
  const rental = await inspected(sample)
  await staffOf(sample, rental).release()
  const listed = async () =>
    (await sample.as(rental.staff.token).read(staffCars, { find: rental.car })).body.cars?.[0]
  const before = (await listed())?.photo
  const picture = await carPicture()
  const { body } = await sample.as(rental.staff.token).send(staffAddPhoto, {
    car: rental.car,
    picture,
  })
  expect((await listed())?.photo).toBe(`/files/cars/${body.photo}-320.webp`)
  expect(before).not.toBe((await listed())?.photo)
  expect(await proofOf(sample, rental.car)).toMatchObject({
    ownPhotos: [{ small: `/files/cars/${body.photo}-320.webp` }],
    photos: { length: 8 },
    photographedOn: expect.any(String),
  })
})

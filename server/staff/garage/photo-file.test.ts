import { zipSync } from 'fflate'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import {
  staffAddPhoto,
  staffCar,
  staffPhotoFile,
  staffSendPhotoFile,
  staffTakePhotoFile,
} from '#protocol/staff/operations.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { carPicture, photoZip } from '#testing/proof/car-picture.ts'
import { type TestServer, testServer } from '#testing/server.ts'
import { pieceName } from './photo-file-store.ts'

let server: TestServer
let rosa: TestUser
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  rosa = await buildUser(server, { staff: true })
})

const me = () => server.as(rosa.token)
const small = (color: string) => carPicture({ width: 200, height: 150, color })
const fileOf = (bytes: Uint8Array) => new File([new Uint8Array(bytes)], 'photos.zip')
const send = async (piece: File, number = 0, file?: string) =>
  me().send(staffSendPhotoFile, { piece, number: String(number), file })
/** Sends a small ZIP and says what it would do. */
async function look(zip: File, replaces = false, lang = 'en') {
  const file = (await send(zip)).body.file ?? ''
  const said = (await me().read(staffPhotoFile, { file, replaces }, { lang })).body
  return { file, said }
}
const idsOf = async (car: string) =>
  ((await me().read(staffCar, { car })).body.car?.photos ?? []).map(({ id }) => id)
let made = 0
/** A car under an id of the company's own, which another car does not have. */
async function namedCar() {
  made += 1
  const ref = `lot ${made}`
  return { ref, car: await buildCar(server, { external_ref: ref }) }
}

test('a ZIP says what it would do, and then gives each car its photos in the order of their numbers', async () => {
  const [camry, fit] = [await namedCar(), await namedCar()]
  const before = (await me().send(staffAddPhoto, { car: camry.car, picture: await small('white') }))
    .body.photo
  const zip = await photoZip({
    [`cars/${camry.ref}-10.jpg`]: await small('blue'),
    [`cars/${camry.ref}-2.JPEG`]: await small('red'),
    [`${fit.ref}-1.jpg`]: await small('green'),
    [`__MACOSX/._${fit.ref}-1.jpg`]: new Blob(['x']),
    'cars/.DS_Store': new Blob(['x']),
  })
  const { file, said } = await look(zip)
  expect(said).toMatchObject({ photos: 3, cars: 2, replaced: 0, bad: [], badInAll: 0 })
  const fingerprint = said.fingerprint ?? ''
  expect(await idsOf(camry.car)).toEqual([before])

  expect((await me().send(staffTakePhotoFile, { file, fingerprint })).body.status).toBe(1)
  expect((await me().send(staffTakePhotoFile, { file, fingerprint })).http).toBe(409)
  await server.work()
  expect((await me().read(staffPhotoFile, { file })).body).toMatchObject({
    photos: 3,
    cars: 2,
    bad: [],
    progress: { cars: 2, taken: 3, isDone: true },
  })
  const [first, second, third] = await idsOf(camry.car)
  expect(first).toBe(before)
  const colorOf = async (id = '') => {
    const { default: sharp } = await import('sharp')
    const bytes = await server.services.files.read(id)
    const { dominant } = await sharp(bytes).stats()
    return dominant.r > 200 ? 'red' : dominant.b > 200 ? 'blue' : 'other'
  }
  expect([await colorOf(second), await colorOf(third)]).toEqual(['red', 'blue'])
  expect(await idsOf(fit.car)).toHaveLength(1)
  // What was sent lies there no more.
  expect(await server.services.files.read(pieceName(file, 0))).toBeUndefined()
})

test('photos that a car has give way only when that is said, and only once the new ones are good', async () => {
  const [camry, fit] = [await namedCar(), await namedCar()]
  for (const { car } of [camry, fit])
    await me().send(staffAddPhoto, { car, picture: await small('white') })
  const kept = await idsOf(fit.car)
  const zip = await photoZip({
    [`${camry.ref}-1.jpg`]: await small('red'),
    [`${camry.ref}-2.png`]: new Blob(['no picture at all']),
    [`${fit.ref}-1.webp`]: new Blob(['nor this']),
  })
  const { file, said } = await look(zip, true)
  expect(said).toMatchObject({ photos: 3, replaced: 2 })
  const fingerprint = said.fingerprint ?? ''
  // What was looked at is what is done.
  expect((await me().send(staffTakePhotoFile, { file, fingerprint })).http).toBe(409)
  await me().send(staffTakePhotoFile, { file, fingerprint, replaces: 'true' })
  await server.work()
  const { bad, progress } = (await me().read(staffPhotoFile, { file }, { lang: 'es' })).body
  expect(progress).toEqual({ cars: 2, taken: 1, isDone: true })
  expect(bad).toEqual([
    { entry: `${camry.ref}-2.png`, reason: 'Elige un archivo de imagen' },
    { entry: `${fit.ref}-1.webp`, reason: 'Elige un archivo de imagen' },
  ])
  expect(await idsOf(camry.car)).toHaveLength(1)
  expect(await idsOf(fit.car)).toEqual(kept)
})

/** Where each entry stands in the list at the end of a ZIP. */
function listed(zip: Uint8Array): number[] {
  const view = Buffer.from(zip)
  const found: number[] = []
  for (let at = 0; (at = view.indexOf('PK\u0001\u0002', at, 'latin1')) >= 0; at += 4) found.push(at)
  return found
}

test('an entry that must not be taken is named with its reason, and nothing of the file is taken', async () => {
  const { ref, car } = await namedCar()
  const ok = new Uint8Array(await (await small('red')).arrayBuffer())
  const zip = zipSync(
    {
      [`../../${ref}-1.jpg`]: ok,
      [`/etc/${ref}-2.jpg`]: ok,
      [`C:\\cars\\${ref}-3.jpg`]: ok,
      [`${ref}-4.jpg`]: ok,
      [`${ref}-5.jpg`]: new Uint8Array(11 * 1024 * 1024),
      'atlantis-1.jpg': ok,
      '-1.jpg': ok,
      [`${ref}.jpg`]: ok,
      'virus.exe': ok,
      [`${ref}-6.jpg`]: ok,
      [`other/${ref}-06.png`]: ok,
      [`${ref}-7.jpg`]: ok,
    },
    { level: 6 },
  )
  const bytes = Buffer.from(zip)
  // The fourth says that it is encrypted, the last is packed as nobody packs.
  bytes.writeUInt16LE(1, (listed(zip)[3] ?? 0) + 8)
  bytes.writeUInt16LE(99, (listed(zip)[11] ?? 0) + 10)
  const { said } = await look(fileOf(bytes))
  const outside = 'Its path leads out of the file.'
  expect(Object.fromEntries((said.bad ?? []).map(({ entry, reason }) => [entry, reason]))).toEqual({
    [`../../${ref}-1.jpg`]: outside,
    [`/etc/${ref}-2.jpg`]: outside,
    [`C:/cars/${ref}-3.jpg`]: outside,
    [`${ref}-4.jpg`]: 'It is encrypted. Pack it without a password.',
    [`${ref}-5.jpg`]: 'It has more than 10 MB.',
    'atlantis-1.jpg': 'No car has the ID “atlantis”.',
    '-1.jpg': expect.stringMatching(/^Its name needs the car’s own ID/),
    [`${ref}.jpg`]: expect.stringMatching(/^Its name needs the car’s own ID/),
    'virus.exe': 'Its name does not end in .jpg, .jpeg, .png or .webp.',
    [`other/${ref}-06.png`]: 'Another entry is the same photo of the same car.',
    [`${ref}-7.jpg`]: 'It is packed in a way that is not read here.',
  })
  expect([said.badInAll, said.fingerprint]).toEqual([11, undefined])
  expect(await idsOf(car)).toEqual([])
})

test('an entry that unpacks to more than it says is left out, and the server stays small', async () => {
  const { ref, car } = await namedCar()
  const bomb = new Uint8Array(64 * 1024 * 1024)
  const zip = zipSync(
    {
      [`${ref}-1.jpg`]: bomb,
      [`${ref}-2.jpg`]: new Uint8Array(await (await small('red')).arrayBuffer()),
    },
    { level: 1 },
  )
  const bytes = Buffer.from(zip)
  bytes.writeUInt32LE(5000, (listed(zip)[0] ?? 0) + 24)
  const { file, said } = await look(fileOf(bytes))
  const before = process.memoryUsage().rss
  await me().send(staffTakePhotoFile, { file, fingerprint: said.fingerprint ?? '' })
  await server.work()
  expect(process.memoryUsage().rss - before).toBeLessThan(48 * 1024 * 1024)
  expect((await me().read(staffPhotoFile, { file })).body).toMatchObject({
    bad: [{ entry: `${ref}-1.jpg`, reason: 'It is cut off or damaged, or no picture.' }],
    progress: { taken: 1, isDone: true },
  })
  expect(await idsOf(car)).toHaveLength(1)
})

test('a file that is none, is cut off, or has too much in it is refused with a sentence', async () => {
  const { ref } = await namedCar()
  const good = zipSync({ [`${ref}-1.jpg`]: new Uint8Array(4000) }, { level: 0 })
  const large = Object.fromEntries(
    Array.from({ length: 52 }, (_, at) => [`${ref}-${at}.jpg`, new Uint8Array(10)]),
  )
  const boasting = Buffer.from(zipSync(large))
  for (const at of listed(boasting)) boasting.writeUInt32LE(10 * 1024 * 1024, at + 24)
  const many = Object.fromEntries(
    Array.from({ length: 5001 }, (_, at) => [`${at}`, new Uint8Array()]),
  )
  const notZip = 'This is no ZIP file, or it is cut off or damaged.'
  for (const [bytes, sentence] of [
    [Buffer.from('Hello'), notZip],
    [good.subarray(0, good.length - 30), notZip],
    [Buffer.concat([good.subarray(0, 20), good.subarray(4020)]), notZip],
    [boasting, 'The file has more than 500 MB, packed or unpacked.'],
    [zipSync(many), 'The file has more than 5000 entries.'],
  ] as const) {
    const { said } = await look(fileOf(bytes))
    expect(said).toMatchObject({ status: 0, message: sentence })
  }
})

test('a car gets 24 photos at most, and what changed since the look is not done', async () => {
  const { ref, car } = await namedCar()
  const picture = await small('red')
  const entries = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`${ref}-${at}.jpg`, picture]))
  const { said: tooMany } = await look(await photoZip(entries(25)))
  expect(tooMany.bad).toEqual([
    { entry: `${ref}-24.jpg`, reason: 'With it, its car would have more than 24 photos.' },
  ])
  const { file, said } = await look(await photoZip(entries(2)))
  await me().send(staffAddPhoto, { car, picture })
  const late = { file, fingerprint: said.fingerprint ?? '' }
  expect(await me().send(staffTakePhotoFile, late)).toMatchObject({
    http: 409,
    body: { message: expect.stringMatching(/^Cars or photos changed since you looked/) },
  })
})

test('pieces come one after the other from who began; a ZIP that nobody wants is gone a day later', async () => {
  const { ref } = await namedCar()
  const whole = await photoZip({
    'Thumbs.db': new Blob([new Uint8Array(8 * 1024 * 1024 - 500)]),
    [`${ref}-1.jpg`]: await small('red'),
  })
  const large = new File([whole.slice(0, 8 * 1024 * 1024)], 'a')
  const zip = new File([whole.slice(8 * 1024 * 1024)], 'b')
  const { file } = (await send(large)).body
  expect((await send(zip, 2, file)).http).toBe(409)
  const other = await buildUser(server, { staff: true })
  const theirs = { piece: zip, number: '1', file }
  expect((await server.as(other.token).send(staffSendPhotoFile, theirs)).http).toBe(404)
  expect((await send(zip, 1, file)).body.status).toBe(1)
  // Nobody knows whether it arrived: it is sent again.
  expect((await send(zip, 1, file)).body.status).toBe(1)
  // A piece that is not whole was the last.
  expect((await send(zip, 2, file)).http).toBe(409)
  const said = (await me().read(staffPhotoFile, { file: file ?? '' })).body
  expect(said).toMatchObject({ photos: 1, cars: 1 })
  server.passMinutes(24 * 60 + 1)
  await server.work()
  expect(await server.services.files.read(pieceName(file ?? '', 1))).toBeUndefined()
  expect((await me().read(staffPhotoFile, { file: file ?? '' })).http).toBe(404)
})

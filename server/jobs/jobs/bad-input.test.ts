import { beforeAll, expect, it } from 'vitest'
import type { InputOf } from '#protocol/core/operation.ts'
import { jobAccept, jobs, updateJob } from '#protocol/jobs/operations.ts'
import type { TestUser } from '#testing/factories.ts'
import { driver, oakland, postJob, rideRequest, sanJose } from '#testing/jobs/jobs.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let ana: TestUser
let id: string
beforeAll(async () => {
  server = await testServer()
  ana = await driver(server, 'Ana')
  id = await postJob(server, ana, { title: 'As it was' })
})

/** A town that no area serves: Oakland, Florida. */
const farTown = '4166628'
const rideOffer = { ...rideRequest, type: 'rideOffer', seats: 3, price: 8 } as const

type Bad = Partial<Record<keyof InputOf<typeof updateJob>, unknown>>

// @5-we-do @5-mark-map @7-updateJob
it.each<[string, Bad, string, string, string]>([
  [
    'an end before its start',
    { end: '2026-11-22T07:00' },
    'end',
    'Choose 2026-11-22T08:00 or later',
    'Elige el 2026-11-22T08:00 o más tarde',
  ],
  [
    'a start that has passed',
    { start: '2026-11-19T08:00' },
    'start',
    'This date is too long ago',
    'Esa fecha es demasiado antigua',
  ],
  [
    'a start in a year',
    { start: '2027-11-22T08:00', end: '2027-11-22T09:00' },
    'start',
    'This date is too far ahead',
    'Esa fecha está demasiado lejos',
  ],
  [
    'a window of two months',
    { end: '2027-01-22T08:00' },
    'end',
    'This date is too far ahead',
    'Esa fecha está demasiado lejos',
  ],
  [
    'a place outside all areas',
    { from: { place: farTown } },
    'from',
    'We do not serve this place yet. Choose a town in one of our areas.',
    'Aún no damos servicio en ese lugar. Elige una ciudad de nuestras zonas.',
  ],
  [
    'a place that is none',
    { from: { place: 'nowhere' } },
    'from',
    'We do not serve this place yet. Choose a town in one of our areas.',
    'Aún no damos servicio en ese lugar. Elige una ciudad de nuestras zonas.',
  ],
  [
    'a destination that is none',
    { to: { place: 'nowhere' } },
    'to',
    'Invalid data',
    'Dato no válido',
  ],
  [
    'no destination for a ride',
    { to: undefined },
    'to',
    'Field is Required',
    'Este campo es obligatorio',
  ],
  [
    'a price below 0',
    { price: -1 },
    'price',
    'The value must be 0 or more',
    'El valor debe ser 0 o más',
  ],
  [
    'a price of a car',
    { price: 5001 },
    'price',
    'The value must be 5000 or less',
    'El valor debe ser 5000 o menos',
  ],
  [
    '10,000 characters',
    { description: 'x'.repeat(10_000) },
    'description',
    'Max 4000 characters',
    'Máximo 4000 caracteres',
  ],
  ['no title', { title: '  ' }, 'title', 'Field is Required', 'Este campo es obligatorio'],
  [
    'nine seats',
    { seats: 9 },
    'seats',
    'The value must be 8 or less',
    'El valor debe ser 8 o menos',
  ],
  [
    'a size of a ride',
    { size: 'large' },
    'size',
    'This field is not used here',
    'Este campo no se usa aquí',
  ],
  [
    'a detour of a ride asked for',
    { maxDetour: 3 },
    'maxDetour',
    'This field is not used here',
    'Este campo no se usa aquí',
  ],
  [
    'six towns on the way',
    { via: Array.from({ length: 6 }, () => oakland) },
    'via',
    'Invalid data',
    'Dato no válido',
  ],
  ['a town on the way that is none', { via: ['nowhere'] }, 'via', 'Invalid data', 'Dato no válido'],
  [
    'a position beyond the pole',
    { from: { place: oakland, latitude: 91, longitude: 0 } },
    'from',
    'Invalid data',
    'Dato no válido',
  ],
  [
    'a mark that lies in another part of the country',
    { to: { place: oakland, latitude: 40.7, longitude: -74 } },
    'to',
    'The mark on the map must be within 30 miles of the town',
    'La marca en el mapa debe estar a 30 millas de la ciudad o menos',
  ],
  [
    'seats that earn more than the trip',
    { ...rideOffer, price: 30 },
    'price',
    'The value must be 6.60 or less',
    'El valor debe ser 6.60 o menos',
  ],
  [
    'a relocation of one’s own',
    { type: 'relocation', seats: undefined },
    'type',
    'Invalid data',
    'Dato no válido',
  ],
])('%s is refused at its field, in both languages', async (_what, bad, field, en, es) => {
  const fields = { ...rideRequest, ...bad } as InputOf<typeof updateJob>
  const before = await count()
  for (const [lang, sentence] of [
    ['en', en],
    ['es', es],
  ] as const) {
    const { http, body } = await server.as(ana.token).send(updateJob, fields, { lang })
    expect({ http, sentence: body.errors?.[field] }).toEqual({ http: 400, sentence })
  }
  expect(await count()).toBe(before)
})

async function count() {
  const rows = await server.services.db.selectFrom('job').select('id').execute()
  return rows.length
}

it('markup is kept as it was written, for the screen to show as text', async () => {
  const title = '<img src=x onerror=alert(1)>'
  const posted = await server.as(ana.token).send(updateJob, { ...rideRequest, title })
  expect(posted.body.job?.title).toBe(title)
})

it('a change of a job that changed meanwhile is refused; so is another type', async () => {
  const me = server.as(ana.token)
  const read = { ...rideRequest, id, version: 1 }
  expect((await me.send(updateJob, { ...read, title: 'First' })).body.job?.version).toBe(2)
  expect(await me.send(updateJob, { ...read, title: 'Second' })).toMatchObject({
    http: 409,
    body: { message: 'This job was changed meanwhile on another device.' },
  })
  expect((await me.send(updateJob, { ...rideOffer, price: 3, id })).body).toMatchObject({
    result: false,
    message: 'A job stays what it was posted as. Post a new one for something else.',
  })
})

// @7-updateJob
it('an offer for a seat keeps to what the trip costs; one without an amount needs a price', async () => {
  const ben = await driver(server, 'Ben')
  const ride = await postJob(server, ana, { ...rideOffer, price: 5 })
  const { body } = await server.as(ben.token).send(jobAccept, { id: ride, offer: 7 })
  expect(body.errors).toEqual({ offer: 'The value must be 6.60 or less' })
  const open = await postJob(server, ana, { price: undefined })
  const without = await server.as(ben.token).send(jobAccept, { id: open })
  expect(without.body.errors).toEqual({ offer: 'Field is Required' })
})

// @2.2-jobs-accepts
it('nobody looks through another person’s jobs, or pages with a made-up cursor', async () => {
  const ben = await driver(server, 'Ben')
  const me = server.as(ben.token)
  expect((await me.read(jobs, { jobOwnerId: ana.id })).body.errors).toEqual({
    jobOwnerId: 'Invalid data',
  })
  expect((await me.read(jobs, { cursor: 'x' })).body.errors).toEqual({ cursor: 'Invalid data' })
  expect((await me.read(jobs, { bounds: ['1', '2'] })).body.errors).toEqual({
    bounds: 'Invalid data',
  })
})

// @7-jobs
it('pages of a list hold each job once, in order', async () => {
  const me = server.as((await driver(server, 'Cleo')).token)
  const all = (await me.read(jobs, { limit: 500 })).body.jobs?.map((one) => one.id)
  const paged: string[] = []
  let cursor: string | undefined
  do {
    const { body } = await me.read(jobs, { limit: 2, cursor })
    paged.push(...(body.jobs ?? []).map((one) => one.id))
    cursor = body.nextCursor
  } while (cursor)
  expect(paged).toEqual(all)
  expect(new Set([...paged, sanJose]).size).toBe(paged.length + 1)
})

import { beforeAll, expect, it } from 'vitest'
import type { InputOf } from '#protocol/core/operation.ts'
import { submitBooking } from '#protocol/rentals/operations.ts'
import { postRelocation, relocationFinish, relocationStart } from '#protocol/jobs/operations.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { driver } from '#testing/jobs/jobs.ts'
import {
  accepted,
  carTaken,
  indoors,
  photographed,
  posted,
  toLosAngeles,
  windowOpens,
} from '#testing/jobs/relocation.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let staff: TestUser
beforeAll(async () => {
  server = await testServer()
  staff = await buildUser(server, { staff: true })
})

type Bad = Partial<Record<keyof InputOf<typeof postRelocation>, unknown>>
const post = async (car: string, more: Bad, lang = 'en') => {
  const fields = { ...toLosAngeles, car, ...more } as InputOf<typeof postRelocation>
  return server.as(staff.token).send(postRelocation, fields, { lang })
}

it.each<[string, Bad, string, string, string]>([
  ['no reward', { reward: undefined }, 'reward', 'Field is Required', 'Este campo es obligatorio'],
  [
    'an end before its start',
    { end: '2026-11-21T07:00' },
    'end',
    'Choose 2026-11-21T08:00 or later',
    'Elige el 2026-11-21T08:00 o más tarde',
  ],
  [
    'a start that has passed',
    { start: '2026-11-18T08:00' },
    'start',
    'This date is too long ago',
    'Esa fecha es demasiado antigua',
  ],
  [
    'a start in a year',
    { start: '2027-11-21T08:00', end: '2027-11-22T08:00' },
    'start',
    'This date is too far ahead',
    'Esa fecha está demasiado lejos',
  ],
  [
    'a window of two months',
    { end: '2027-01-21T08:00' },
    'end',
    'This date is too far ahead',
    'Esa fecha está demasiado lejos',
  ],
  [
    'a town outside all areas',
    { to: '4166628' },
    'to',
    'We do not serve this place yet. Choose a town in one of our areas.',
    'Aún no damos servicio en ese lugar. Elige una ciudad de nuestras zonas.',
  ],
  [
    'a reward below nothing',
    { reward: -1 },
    'reward',
    'The value must be 0 or more',
    'El valor debe ser 0 o más',
  ],
  [
    '10,000 characters',
    { description: 'x'.repeat(10_000) },
    'description',
    'Max 4000 characters',
    'Máximo 4000 caracteres',
  ],
])('%s is refused at its field, in both languages', async (_what, bad, field, en, es) => {
  const car = await buildCar(server)
  for (const [lang, text] of [
    ['en', en],
    ['es', es],
  ] as const) {
    const { http, body } = await post(car, bad, lang)
    expect(http).toBe(400)
    expect(body.errors).toEqual({ [field]: text })
  }
})

it('a car that cannot go there then is refused with a sentence, and nothing is kept', async () => {
  const renter = await buildUser(server)
  const taken = await buildCar(server)
  const trip = { start: '2026-11-22T10:00', end: '2026-12-22T10:00' }
  await server.as(renter.token).send(submitBooking, { car: taken, ...trip })
  const later = await buildCar(server)
  const inJanuary = { start: '2027-01-05T10:00', end: '2027-02-05T10:00' }
  await server.as(renter.token).send(submitBooking, { car: later, ...inJanuary })
  const { car: onOffer } = await posted(server, staff)
  const oakland = '5378538'
  const cases: [string, Bad, string, string][] = [
    [
      taken,
      {},
      'This car is taken in that time. Choose another time, or another car.',
      'Este auto está ocupado en ese tiempo. Elige otro horario u otro auto.',
    ],
    [
      later,
      {},
      'Somebody has booked this car later where it stands, so it cannot go to another area.',
      'Alguien reservó este auto para después donde está, así que no puede ir a otra zona.',
    ],
    [
      onOffer,
      {},
      'There is already a relocation of this car. Cancel it before you post another.',
      'Ya hay un traslado de este auto. Cancélalo antes de publicar otro.',
    ],
    [
      await buildCar(server),
      { to: oakland },
      'The car stands in that town already.',
      'El auto ya está en esa ciudad.',
    ],
    [
      await buildCar(server, { status: 'maintenance' }),
      {},
      'This car is not in service right now, so it cannot be moved.',
      'Este auto no está en servicio ahora, así que no se puede trasladar.',
    ],
    [
      await buildCar(server),
      { to: '4164138' },
      'That is more than 800 miles by road, too far for one person.',
      'Son más de 800 millas por carretera, demasiado lejos para una persona.',
    ],
  ]
  for (const [car, bad, en, es] of cases) {
    expect((await post(car, bad)).body).toMatchObject({ status: 0, message: en })
    expect((await post(car, bad, 'es')).body).toMatchObject({ status: 0, message: es })
  }
  expect((await post('none', {})).http).toBe(404)
  // What is booked later in the same area stays: the car does not leave it.
  expect((await post(later, { to: '5392171' })).body.status).toBe(1)
})

it('a reading that cannot be is refused at the keys, and so is another place', async () => {
  const { id, who } = await carTaken(server, staff)
  const me = server.as(who.token)
  await photographed(server, who, id, 'end')
  const finish = (more: object) =>
    me.send(relocationFinish, { id, odometer: 480, ...indoors, ...more })
  expect((await finish({ odometer: 99 })).http).toBe(409)
  expect((await finish({ odometer: 900_000 })).http).toBe(409)
  expect((await finish({ charge: 80 })).body.errors).toEqual({ charge: 'Invalid data' })
  expect((await finish({ positionReason: undefined })).body.errors).toEqual({
    positionReason: 'Field is Required',
  })
  const atHome = { latitude: 37.8044, longitude: -122.2712, positionReason: undefined }
  expect((await finish(atHome)).body.message).toBe(
    'You are more than 10 miles from where the car is to be brought.',
  )
  expect((await finish({})).body).toMatchObject({ job: { status: 'done' } })
  expect((await finish({})).body.message).toBe('This car was brought already.')
})

it('who lost the verification of their license gets no keys', async () => {
  server.setNow(new Date('2026-11-20T18:00:00Z'))
  const ben = await driver(server, 'Ben')
  const { id } = await posted(server, staff)
  await accepted(server, staff, id, ben)
  server.setNow(windowOpens)
  await photographed(server, ben, id, 'start')
  await server.services.db
    .updateTable('driver')
    .set({ license_verification: 'submitted' })
    .where('user_id', '=', ben.id)
    .execute()
  const sent = await server.as(ben.token).send(relocationStart, { id, odometer: 100, ...indoors })
  expect(sent.body).toMatchObject({ status: 0, result: false })
})

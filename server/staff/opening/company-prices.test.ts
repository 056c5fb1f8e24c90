import { beforeEach, expect, test } from 'vitest'
import { booking, extendCar, submitBooking } from '#protocol/rentals/operations.ts'
import { cars, home } from '#protocol/fleet/operations.ts'
import {
  companyPrices,
  staffAudit,
  staffSaveCover,
  staffSaveExtra,
  staffSavePlan,
} from '#protocol/staff/operations.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { holdCar, payByCard, trip } from '#testing/journey.ts'
import { pickedUp, setWall } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

const server = await testServer()
let rosa: TestUser
beforeEach(async () => {
  rosa = await buildUser(server, { staff: true })
})

const staff = () => server.as(rosa.token)
const read = async () => (await staff().read(companyPrices, {})).body
const words = {
  nameEn: 'Beach chairs',
  nameEs: 'Sillas de playa',
  descriptionEn: 'Two chairs and a sunshade.',
  descriptionEs: 'Dos sillas y una sombrilla.',
  offered: true,
}
const extraOf = async (name: string) => (await read()).extras?.find(({ nameEn }) => nameEn === name)
const planOf = async (name: string) => (await read()).plans?.find(({ nameEn }) => nameEn === name)

test('an extra is made, booked, made dearer and switched off; what is booked keeps it', async () => {
  expect((await staff().send(staffSaveExtra, { ...words, price: 18.5 })).body).toEqual({
    status: 1,
  })
  const made = await extraOf('Beach chairs')
  const id = made?.id ?? ''
  expect(made).toMatchObject({ ...words, price: 18.5 })
  const [ana, ben] = [await buildUser(server), await buildUser(server)]
  const [car, other] = [await buildCar(server), await buildCar(server)]
  const order = await holdCar(server, ana, car, { options: [id] })
  await payByCard(server, ana, order)
  const dearer = { extra: id, version: made?.version, ...words, price: 20 }
  expect((await staff().send(staffSaveExtra, dearer)).body).toEqual({ status: 1 })
  expect((await staff().send(staffSaveExtra, dearer)).http).toBe(409)
  const off = { ...dearer, version: (await extraOf('Beach chairs'))?.version, offered: false }
  expect((await staff().send(staffSaveExtra, off)).body).toEqual({ status: 1 })
  const seen = (await server.as().read(home, {})).body.extras ?? []
  expect(seen.some((extra) => extra.id === id)).toBe(false)
  const late = await server
    .as(ben.token)
    .send(submitBooking, { car: other, ...trip, options: [id] })
  expect(late).toMatchObject({
    http: 409,
    body: { message: expect.stringContaining('no longer offered') },
  })
  const kept = (await server.as(ana.token).read(booking, { order })).body.calculatorData
  expect(kept?.lines.find(({ code }) => code === 'extra')).toMatchObject({
    label: 'Beach chairs',
    amount: 18.5,
  })
  const log = (await staff().read(staffAudit, { subject: id })).body.entries ?? []
  expect(log.map(({ title }) => title)).toEqual([
    'Changed an extra',
    'Changed an extra',
    'Changed an extra',
  ])
})

test('a price plan is made and changed; the Normal price stays 1 and offered', async () => {
  const plan = { ...words, nameEn: 'Many miles', nameEs: 'Muchas millas', times: 1.35 }
  expect((await staff().send(staffSavePlan, plan)).body).toEqual({ status: 1 })
  const made = await planOf('Many miles')
  const plans = (await server.as().read(home, {})).body.priceModifiers ?? []
  expect(plans.find(({ id }) => id === made?.id)).toMatchObject({
    coefficient: 1.35,
    name: 'Many miles',
  })
  const normal = (await read()).plans?.find(({ id }) => id === 'normal')
  const wrong = { plan: 'normal', version: normal?.version, ...words, offered: false, times: 1.1 }
  expect(await staff().send(staffSavePlan, wrong)).toMatchObject({
    http: 400,
    body: { errors: { times: 'Invalid data', offered: 'Invalid data' } },
  })
  const off = { plan: made?.id, version: made?.version, ...plan, offered: false }
  expect((await staff().send(staffSavePlan, off)).body).toEqual({ status: 1 })
  const car = await buildCar(server)
  const offer = (await server.as().read(booking, { car, ...trip })).body
  expect(offer.plans?.some(({ id }) => id === made?.id)).toBe(false)
})

test('the cover has both prices or none, and is offered with them', async () => {
  const { cover } = await read()
  expect(cover).toMatchObject({ low: 50, high: 100 })
  const version = cover?.version ?? ''
  expect(await staff().send(staffSaveCover, { version, low: 60 })).toMatchObject({
    http: 400,
    body: { errors: { high: 'Field is Required' } },
  })
  expect((await staff().send(staffSaveCover, { version, low: 60, high: 130 })).body).toEqual({
    status: 1,
  })
  expect((await staff().send(staffSaveCover, { version, low: 70, high: 140 })).http).toBe(409)
  const none = { version: (await read()).cover?.version ?? '' }
  expect((await staff().send(staffSaveCover, none)).body).toEqual({ status: 1 })
  const offer = (await server.as().read(booking, { car: await buildCar(server), ...trip })).body
  expect(offer.insurancePlans?.map(({ id }) => id)).toEqual(['own'])
})

test.each([
  [{ price: -1 }, 'price'],
  [{ price: 5001 }, 'price'],
  [{ nameEs: 'x' }, 'nameEs'],
  [{ nameEn: 'x'.repeat(61) }, 'nameEn'],
])('an extra with %j is refused at its field', async (wrong, field) => {
  const reply = await staff().send(staffSaveExtra, { ...words, price: 10, ...wrong })
  expect(reply.http).toBe(400)
  expect(Object.keys(reply.body.errors ?? {})).toEqual([field])
})

test.each([0.49, 2.01, 1.0005])('a plan of %d times the rent is refused', async (times) => {
  expect((await staff().send(staffSavePlan, { ...words, times })).body.errors).toHaveProperty(
    'times',
  )
})

test('the database holds that the Normal price is one', async () => {
  const { db } = server.services
  await expect(
    db
      .updateTable('price_modifier')
      .set({ coefficient: '1.1' })
      .where('id', '=', 'normal')
      .execute(),
  ).rejects.toMatchObject({ code: '23514' })
})

test('a rental whose plan is offered no more goes on with it', async () => {
  const plan = { ...words, nameEn: 'Old plan', times: 0.8 }
  await staff().send(staffSavePlan, plan)
  const made = await planOf('Old plan')
  const { user, order } = await pickedUp(server)
  await server.services.db
    .updateTable('rental_order')
    .set({ price_modifier_id: made?.id ?? '' })
    .where('id', '=', order)
    .execute()
  await staff().send(staffSavePlan, {
    plan: made?.id,
    version: made?.version,
    ...plan,
    offered: false,
  })
  await setWall(server, '2027-01-06T10:00')
  const extension = { order, isCarExtend: true, end: '2027-01-19T10:00', odometer: 48_210 }
  const { calculatorData, plans } = (await server.as(user.token).read(booking, extension)).body
  expect(plans?.map(({ id }) => id)).toContain(made?.id)
  const change = {
    area: '1',
    start: '2027-02-01T10:00',
    end: '2027-03-01T10:00',
    pm: made?.id,
  }
  expect((await server.as().read(cars, change)).http).toBe(200)
  expect(calculatorData?.lines.find(({ code }) => code === 'priceModifier')?.label).toBe('Old plan')
  // Another one that is offered no more is no choice.
  await staff().send(staffSavePlan, { ...plan, nameEn: 'Other plan', offered: false })
  const other = (await planOf('Other plan'))?.id ?? ''
  const asked = { order, end: '2027-01-19T10:00', odometer: 48_210, pm: other }
  const refused = await server.as(user.token).send(extendCar, asked)
  expect(refused.body.message).toContain('no longer offered')
})

test('a plan for some days is for rentals that begin on them, first and last among them', async () => {
  await testServer()
  const plan = { ...words, nameEn: 'Winter', nameEs: 'Invierno', times: 0.9 }
  const days = { from: '2026-11-24', until: '2026-11-25' }
  const wrong = await staff().send(staffSavePlan, {
    ...plan,
    from: '2026-12-01',
    until: '2026-11-30',
  })
  expect(wrong.body.errors).toEqual({ until: 'Choose 01/12/2026 or later' })
  expect((await staff().send(staffSavePlan, { ...plan, ...days })).body).toEqual({ status: 1 })
  const made = await planOf('Winter')
  expect(made).toMatchObject(days)
  const car = await buildCar(server)
  const offeredAt = async (start: string) => {
    const found = (await server.as().read(booking, { car, start, end: trip.end })).body.plans ?? []
    return found.some(({ id }) => id === made?.id)
  }
  expect(await offeredAt('2026-11-23T10:00')).toBe(false)
  expect(await offeredAt('2026-11-24T08:00')).toBe(true)
  expect(await offeredAt('2026-11-25T19:00')).toBe(true)
  expect(await offeredAt('2026-11-26T08:00')).toBe(false)
  const me = server.as((await buildUser(server)).token)
  const asked = { car, end: trip.end, pm: made?.id }
  const late = await me.send(submitBooking, { ...asked, start: '2026-11-26T10:00' })
  expect(late).toMatchObject({
    http: 409,
    body: {
      message:
        'The plan “Winter” is for rentals that begin from Tuesday, November 24, 2026 until Wednesday, November 25, 2026. Please choose another plan or start.',
    },
  })
  const listed = async () => (await server.as().read(home, {})).body.priceModifiers ?? []
  expect((await listed()).some(({ id }) => id === made?.id)).toBe(true)
  await setWall(server, '2026-11-26T12:00')
  expect((await listed()).some(({ id }) => id === made?.id)).toBe(false)
  const normal = (await read()).plans?.find(({ id }) => id === 'normal')
  const always = {
    plan: 'normal',
    version: normal?.version,
    ...words,
    times: 1,
    until: '2027-01-01',
  }
  expect((await staff().send(staffSavePlan, always)).body.errors).toHaveProperty('until')
})

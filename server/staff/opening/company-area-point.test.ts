import { beforeAll, expect, test } from 'vitest'
import { home } from '#protocol/fleet/operations.ts'
import { companyAreas, staffAudit, staffSaveArea } from '#protocol/staff/operations.ts'
import { buildUser } from '#testing/factories.ts'
import { testServer } from '#testing/server.ts'

/* The place of an area on the map (docs/product/company.md#areas). */

const server = await testServer()
const { db } = server.services
const rosa = await buildUser(server, { staff: true })
const staff = server.as(rosa.token)
const towns = new Map<string, { id: string; latitude: number; longitude: number }>()
let area = ''

const yard = {
  nameEn: 'Tampa Bay',
  nameEs: 'Bahía de Tampa',
  address: '12 Water Street, Tampa, FL 33602',
  opens: '07:30',
  closes: '19:00',
  slots: 2,
  gasPrice: 3.19,
  kwhPrice: 0.39,
}
const townOf = (name: string) => {
  const found = towns.get(name)
  if (!found) throw new Error(`no town ${name}`)
  return found
}
const listed = async () => {
  const { areas = [] } = (await staff.read(companyAreas, {})).body
  const found = areas.find(({ id }) => id === area)
  if (!found) throw new Error('not listed')
  return found
}
const save = async (more: { point?: string; town?: string }) =>
  staff.send(staffSaveArea, {
    ...yard,
    area,
    version: (await listed()).version,
    ...(more as object),
  })
const centre = async () => {
  const { areas = [] } = (await server.as().read(home, {})).body
  return areas.find(({ id }) => id === area)?.centre
}
const rowOf = () =>
  db.selectFrom('area').selectAll().where('id', '=', area).executeTakeFirstOrThrow()

beforeAll(async () => {
  const rows = await db
    .selectFrom('place')
    .select(['id', 'name', 'latitude', 'longitude'])
    .where('state', '=', 'FL')
    .where('name', 'in', ['Tampa', 'Sarasota', 'Orlando'])
    .execute()
  for (const { name, ...town } of rows) towns.set(name, town)
  const { body } = await staff.send(staffSaveArea, { ...yard, town: townOf('Tampa').id })
  area = body.area ?? ''
})

test('without a point of its own it is where its town is', async () => {
  const { latitude, longitude } = townOf('Tampa')
  expect(await centre()).toEqual({ latitude, longitude })
  expect((await listed()).point).toBeUndefined()
})

test('its point is where renters are told it is, and each change of it is kept', async () => {
  const before = await listed()
  expect((await save({ point: '27,9101; -82,5122' })).body).toEqual({ status: 1, area })
  expect(await centre()).toEqual({ latitude: 27.9101, longitude: -82.5122 })
  const after = await listed()
  expect(after.point).toBe('27.9101, -82.5122')
  expect(after.version).not.toBe(before.version)
  const [line] = (await staff.read(staffAudit, { subject: area })).body.entries ?? []
  expect(line?.details).toMatchObject({
    from: expect.stringContaining('point: \n'),
    to: expect.stringContaining('point: 27.9101, -82.5122'),
  })
  const late = await staff.send(staffSaveArea, { ...yard, area, version: before.version })
  expect(late.http).toBe(409)
})

test('towns belong to the area whose point is nearest', async () => {
  const areaOfSarasota = async () =>
    (
      await db
        .selectFrom('place')
        .select('area_id')
        .where('id', '=', townOf('Sarasota').id)
        .executeTakeFirstOrThrow()
    ).area_id
  const { latitude, longitude } = townOf('Sarasota')
  const beside = await staff.send(staffSaveArea, {
    ...yard,
    nameEn: 'Gulf',
    town: townOf('Tampa').id,
    point: `${latitude + 0.1}, ${longitude}`,
  })
  expect(await areaOfSarasota()).toBe(beside.body.area)
  await save({ point: `${latitude + 0.02}, ${longitude}` })
  expect(await areaOfSarasota()).toBe(area)
})

test.each([
  ['12 Water Street', 'Latitude and longitude, such as 27.9506, -82.4572'],
  ['27.9506', 'Latitude and longitude, such as 27.9506, -82.4572'],
  ['91, -82', 'Latitude and longitude, such as 27.9506, -82.4572'],
  ['x'.repeat(61), 'Max 60 characters'],
  ['-82.4572, 27.9506', 'The mark on the map must be within 50 miles of the town'],
  ['28.5384, -81.3789', 'The mark on the map must be within 50 miles of the town'],
])('%s is refused at its field, and nothing is changed', async (point, sentence) => {
  const before = await rowOf()
  const reply = await save({ point })
  expect([reply.http, reply.body.errors]).toEqual([400, { point: sentence }])
  expect(await rowOf()).toEqual(before)
})

// @5-point
test('the sentence is Spanish too', async () => {
  const fields = { ...yard, area, version: (await listed()).version, point: 'aquí' }
  const { body } = await staff.send(staffSaveArea, fields, { lang: 'es' })
  expect(body.errors).toEqual({ point: 'Latitud y longitud, como 27.9506, -82.4572' })
})

test('a point that is far from another town does not go along with it', async () => {
  await save({ point: '27.9101, -82.5122' })
  const away = await save({ point: '27.9101, -82.5122', town: townOf('Orlando').id })
  expect([away.http, Object.keys(away.body.errors ?? {})]).toEqual([400, ['point']])
  const moved = await save({ point: '28.55, -81.4', town: townOf('Orlando').id })
  expect(moved.http).toBe(200)
  expect(await rowOf()).toMatchObject({ town_latitude: townOf('Orlando').latitude })
})

test('without its point it is where its town is again', async () => {
  await save({ point: '28.6, -81.4' })
  await save({})
  const { latitude, longitude } = townOf('Orlando')
  expect(await centre()).toEqual({ latitude, longitude })
  expect(await rowOf()).toMatchObject({ town_latitude: null, town_longitude: null })
})

test.each([
  ['area_near_its_town', { centre_latitude: 29, town_latitude: 28.2, town_longitude: -81.4 }],
  ['area_town_is_whole', { town_longitude: -81.4 }],
  ['area_is_on_earth', { centre_latitude: 91 }],
  ['area_is_on_earth', { centre_longitude: Number.NaN }],
])('the database holds %s for %j', async (constraint, set) => {
  const changed = db.updateTable('area').set(set).where('id', '=', area).execute()
  await expect(changed).rejects.toMatchObject({ constraint })
})

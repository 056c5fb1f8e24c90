import { expect, test } from 'vitest'
import { cars } from '#protocol/fleet/cars/cars.ts'
import { randomId } from '#server/platform/random.ts'
import { occupy, testFleet } from '#testing/fleet.ts'
import { testServer } from '#testing/server.ts'

/* Two weeks; each car's week is half of what it costs. */
const asked = { area: '1', start: '2026-12-01T10:00', end: '2026-12-15T10:00' }

/** Eight cars of one company, one of them taken and one elsewhere; the features are the company's own. */
async function mixedFleet() {
  const server = await testServer()
  const fleet = testFleet(server)
  const [awd, roof] = [`awd-${randomId()}`, `roof-${randomId()}`]
  await server.services.db
    .insertInto('feature')
    .values([awd, roof].map((id, at) => ({ id, name_en: id, name_es: id, position: 900 + at })))
    .execute()
  const add = (dollars: number, more: Parameters<typeof fleet.add>[0] = {}) =>
    fleet.add({ week_cents: dollars * 50, city: 'Oakland', ...more })
  await add(400, { features: [awd] })
  await add(404.98, { features: [awd, roof] })
  await add(455, { city: 'San Jose' })
  await add(700, { subtype_id: 'suv', features: [roof] })
  await add(720.2, { subtype_id: 'suv', city: 'San Jose', features: [awd] })
  await add(900, { type_id: 'van', subtype_id: 'minivan', city: 'Concord' })
  await occupy(server, await add(100), { start: asked.start, end: asked.end })
  await add(50, { area_id: '5', city: 'Miami' })
  const choices = async (input: object = {}) => {
    const { body } = await fleet.search({ ...asked, choices: true, ...input })
    const { prices, subtypes, features, towns } = body.choices ?? {}
    return {
      prices: prices && [prices.lowest, prices.highest, prices.from, prices.width, prices.counts],
      subtypes: Object.fromEntries(subtypes?.map(({ id, count }) => [id, count]) ?? []),
      features: [awd, roof].map((id) => features?.find((one) => one.id === id)?.count ?? 0),
      towns: Object.fromEntries(towns?.map(({ name, count }) => [name, count]) ?? []),
      free: body.totalAvailable,
    }
  }
  return { server, fleet, awd, roof, choices }
}

const zeros = (many: number) => Array.from({ length: many }, () => 0)

test('free cars are counted by price, kind, features and town', async () => {
  const { choices } = await mixedFleet()
  expect(await choices()).toEqual({
    prices: [400, 900, 400, 50, [2, 1, 0, 0, 0, 0, 2, 0, 0, 0, 1]],
    subtypes: { sedan: 3, suv: 2, minivan: 1 },
    features: [3, 2],
    towns: { Oakland: 3, 'San Jose': 2, Concord: 1 },
    free: 6,
  })
})

test('each group counts beside the filters of the others, and none beside the prices', async () => {
  const { choices, awd, roof } = await mixedFleet()
  expect(await choices({ highestPrice: '450', lowestPrice: '401' })).toMatchObject({
    prices: [400, 900, 400, 50, [2, 1, 0, 0, 0, 0, 2, 0, 0, 0, 1]],
    subtypes: { sedan: 3, suv: 2, minivan: 1 },
    free: 1,
  })
  expect(await choices({ subtypes: ['suv'] })).toEqual({
    prices: [700, 720.2, 700, 5, [1, ...zeros(3), 1]],
    subtypes: { sedan: 3, suv: 2, minivan: 1 },
    features: [1, 1],
    towns: { Oakland: 1, 'San Jose': 1 },
    free: 2,
  })
  expect(await choices({ features: [awd] })).toMatchObject({
    subtypes: { sedan: 2, suv: 1 },
    features: [3, 1],
    towns: { Oakland: 2, 'San Jose': 1 },
  })
  expect(await choices({ features: [awd, roof], town: 'Oakland' })).toMatchObject({
    prices: [404.98, 404.98, 400, 5, [1]],
    subtypes: { sedan: 1 },
    towns: { Oakland: 1 },
    free: 1,
  })
  expect(await choices({ town: 'San Jose' })).toMatchObject({
    subtypes: { sedan: 1, suv: 1 },
    towns: { Oakland: 3, 'San Jose': 2, Concord: 1 },
    free: 2,
  })
})

test('where no car is left there are no prices, and what is chosen elsewhere still counts', async () => {
  const { choices } = await mixedFleet()
  expect(await choices({ town: 'Nowhere' })).toEqual({
    prices: undefined,
    subtypes: {},
    features: [0, 0],
    towns: { Oakland: 3, 'San Jose': 2, Concord: 1 },
    free: 0,
  })
})

test('a lowest price keeps dearer cars, a town those that stand in it, and both say when none is left', async () => {
  const { fleet } = await mixedFleet()
  const count = async (input: object) => {
    const { body } = await fleet.search({ ...asked, ...input })
    return [body.totalAvailable, body.message]
  }
  const none = 'No cars match these filters. Try fewer filters.'
  expect(await count({ lowestPrice: '720.2' })).toEqual([2, undefined])
  expect(await count({ lowestPrice: '720.21' })).toEqual([1, undefined])
  expect(await count({ lowestPrice: '0', town: 'Concord' })).toEqual([1, undefined])
  expect(await count({ lowestPrice: '901' })).toEqual([0, none])
  expect(await count({ town: 'Nowhere' })).toEqual([0, none])
})

test('choices are counted only when they are asked for, and on the first page only', async () => {
  const { server, fleet } = await mixedFleet()
  expect((await fleet.search(asked)).body.choices).toBeUndefined()
  const first = (await fleet.search({ ...asked, choices: true, limit: '2' })).body
  expect(first.choices?.prices?.counts.reduce((sum, count) => sum + count, 0)).toBe(6)
  const next = { ...asked, choices: true, limit: '2', cursor: first.nextCursor ?? '' }
  expect((await fleet.search(next)).body.choices).toBeUndefined()
  // Nothing is free anywhere in this area: nothing to choose from, and no fault.
  const nowhere = { ...asked, area: '3', cars: ['NOBODY'], choices: true }
  expect((await server.as().read(cars, nowhere)).body.choices).toEqual({
    subtypes: [],
    features: [],
    towns: [],
  })
})

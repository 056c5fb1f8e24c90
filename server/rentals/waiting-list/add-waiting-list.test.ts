import { afterEach, expect, test } from 'vitest'
import { addWaitingList } from '#protocol/rentals/waiting-list/add-waiting-list.ts'
import { deleteWaitingList } from '#protocol/rentals/waiting-list/delete-waiting-list.ts'
import { listWaitingLists } from '#protocol/rentals/waiting-list/list-waiting-lists.ts'
import { buildUser } from '#testing/factories.ts'
import { holdCar, trip } from '#testing/journey.ts'
import { testServer } from '#testing/server.ts'
import { cheapCar, joinList, retireCheapCars, statusOf } from '#testing/waiting-list.ts'

afterEach(async () => retireCheapCars(await testServer()))

// @3-waiting-list @7-listWaitingLists
test('an entry is answered as it was asked for', async () => {
  const server = await testServer()
  const me = server.as((await buildUser(server)).token)
  const entry = {
    area: '1',
    ...trip,
    features: ['bluetooth', 'backup-camera'],
    types: ['van', 'suv'],
    highestMonthPrice: '$100.00',
  }
  const added = await me.send(addWaitingList, entry)
  const item = {
    area: '1',
    ...trip,
    features: ['backup-camera', 'bluetooth'],
    types: ['suv', 'van'],
    highestMonthPrice: 100,
    status: 'waiting',
    position: 1,
  }
  expect(added.body).toMatchObject({ status: 1, item })
  expect(added.body.item).not.toHaveProperty('car')
  expect((await me.read(listWaitingLists, {})).body.items).toEqual([added.body.item])
})

// @7-addWaitingList
test('only people who could take the car count as ahead in line', async () => {
  const server = await testServer()
  const entries = [
    { types: ['sedan'] },
    { types: ['van'] },
    { types: ['car'], start: '2027-03-01T10:00', end: '2027-04-01T10:00' },
    { types: ['car'] },
    {},
  ]
  const positions = []
  for (const entry of entries) {
    const user = await buildUser(server)
    await joinList(server, user, entry)
    const { body } = await server.as(user.token).read(listWaitingLists, {})
    positions.push(body.items?.[0]?.position)
  }
  expect(positions).toEqual([1, 1, 1, 2, 4])
})

test('what is free is booked and not waited for', async () => {
  const server = await testServer()
  const car = await cheapCar(server)
  const user = await buildUser(server)
  const entry = { area: '1', ...trip, highestMonthPrice: 100 }
  const refused = await server.as(user.token).send(addWaitingList, entry)
  expect(refused).toMatchObject({
    http: 200,
    // And which car it is, so that the sentence leads there.
    body: { status: 0, message: expect.stringContaining('You can book it now'), car },
  })
  expect(await statusOf(server, user)).toEqual([])
  await holdCar(server, await buildUser(server), car)
  expect((await server.as(user.token).send(addWaitingList, entry)).body.status).toBe(1)
})

test('nobody waits twice for the same, or for more than five', async () => {
  const server = await testServer()
  const user = await buildUser(server)
  const me = server.as(user.token)
  const entry = { area: '1', ...trip, highestMonthPrice: 100 }
  await joinList(server, user)
  expect((await me.send(addWaitingList, entry)).body.message).toContain('exactly this')
  for (const price of [91, 92, 93, 94]) await joinList(server, user, { highestMonthPrice: price })
  const sixth = await me.send(addWaitingList, { ...entry, highestMonthPrice: 95 }, { lang: 'es' })
  expect(sixth.body).toEqual({ status: 0, message: expect.stringContaining('cinco autos') })
  const [first] = (await me.read(listWaitingLists, {})).body.items ?? []
  await me.send(deleteWaitingList, { id: first?.id ?? '' })
  expect((await me.send(addWaitingList, { ...entry, highestMonthPrice: 95 })).body.status).toBe(1)
})

test('two presses of the button at once add one item', async () => {
  const server = await testServer()
  const user = await buildUser(server)
  const entry = { area: '1', ...trip, highestMonthPrice: 100 }
  const replies = await Promise.all(
    [1, 2, 3].map(() => server.as(user.token).send(addWaitingList, entry)),
  )
  expect(replies.map(({ body }) => body.status).toSorted((a, b) => a - b)).toEqual([0, 0, 1])
  const requestId = crypto.randomUUID()
  const other = { ...entry, highestMonthPrice: 90 }
  const first = await server.as(user.token).send(addWaitingList, other, { requestId })
  const again = await server.as(user.token).send(addWaitingList, other, { requestId })
  expect(again.body).toEqual(first.body)
  expect(await statusOf(server, user)).toEqual(['waiting', 'waiting'])
})

test('an offer by mail needs an e-mail that is confirmed', async () => {
  const server = await testServer()
  const user = await buildUser(server, { user: { email_verified_at: null } })
  const reply = await server.as(user.token).send(addWaitingList, { area: '1', ...trip })
  expect(reply.body).toMatchObject({ status: 0, message: expect.stringContaining('Confirm') })
})

test.each([
  ['area', 'required', { area: '' }],
  ['area', 'invalidData', { area: 'nowhere' }],
  ['area', 'invalidData', { area: '1; drop table area' }],
  ['start', 'required', { start: '' }],
  ['start', 'invalidData', { start: 'tomorrow' }],
  ['start', 'invalidData', { start: '2026-02-30T10:00' }],
  ['start', 'invalidData', { start: '2026-11-20T09:59' }],
  ['start', 'lastStart', { start: '2030-01-01T10:00', end: '' }],
  ['end', 'invalidData', { end: '2026-11-25T09:59' }],
  ['end', 'lastEnd', { end: '2036-11-25T10:00' }],
  ['end', 'invalidData', { end: 'later' }],
  ['types', 'invalidData', { types: ['car', 'boat'] }],
  ['features', 'invalidData', { features: ['wings'] }],
  ['highestMonthPrice', 'invalidData', { highestMonthPrice: 0 }],
  ['highestMonthPrice', 'invalidData', { highestMonthPrice: -5 }],
  ['highestMonthPrice', 'numbers', { highestMonthPrice: 'cheap' }],
  ['highestMonthPrice', 'numbers', { highestMonthPrice: '1e3' }],
  ['highestMonthPrice', 'max', { highestMonthPrice: '999999999' }],
] as const)('a bad %s is refused with its sentence (%s): %o', async (field, key, bad) => {
  const server = await testServer()
  const user = await buildUser(server)
  const entry = { area: '1', ...trip, ...(bad as object) }
  const reply = await server.as(user.token).send(addWaitingList, entry)
  const sentences = {
    required: 'Field is Required',
    invalidData: 'Invalid data',
    numbers: 'This field only accepts numbers',
    max: 'The value must be 10000000 or less',
    lastStart: 'Choose 19/11/2028 or an earlier day',
    lastEnd: 'Choose 23/11/2028 or an earlier day',
  }
  expect(reply).toMatchObject({ http: 400, body: { errors: { [field]: sentences[key] } } })
  expect(await statusOf(server, user)).toEqual([])
})

test('the list of somebody else is not found: 404 and no trace', async () => {
  const server = await testServer()
  const [owner, stranger] = [await buildUser(server), await buildUser(server)]
  const id = await joinList(server, owner)
  const theirs = server.as(stranger.token)
  const unknown = await theirs.send(deleteWaitingList, { id: 'NOSUCHITEM' })
  expect(unknown.http).toBe(404)
  expect((await theirs.send(deleteWaitingList, { id })).body).toEqual(unknown.body)
  expect((await theirs.read(listWaitingLists, {})).body).toEqual({ status: 1, items: [] })
  for (const visitor of [server.as(), server.as('dead-token')]) {
    expect((await visitor.send(deleteWaitingList, { id })).http).toBe(401)
    expect((await visitor.read(listWaitingLists, {})).http).toBe(401)
    expect((await visitor.send(addWaitingList, { area: '1', ...trip })).http).toBe(401)
  }
  expect(await statusOf(server, owner)).toEqual(['waiting'])
})

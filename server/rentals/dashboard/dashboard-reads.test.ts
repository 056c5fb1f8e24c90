import { expect, test } from 'vitest'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { countedQueries } from '#testing/counted-queries.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { bookedCar, pickedUp } from '#testing/rental-life.ts'
import { testServer, type TestServer } from '#testing/server.ts'

async function counting(server: TestServer) {
  const { counted, during } = await countedQueries(server)
  return async (user: TestUser) => {
    const read = () => counted.as(user.token).read(dashboard, {})
    // The first call of a day renews the session; it is not what is measured.
    await read()
    const queries = await during(read)
    return { queries, rentals: (await read()).body.rentals ?? [] }
  }
}

// @7-dashboard
test('a dashboard of twelve orders asks the database no more than one of a single order', async () => {
  const server = await testServer()
  const { user } = await pickedUp(server)
  const ask = await counting(server)
  const one = await ask(user)
  expect(one.rentals).toHaveLength(1)
  // Something is counted at all.
  expect(one.queries).toBeGreaterThan(1)

  for (let month = 2; month <= 12; month += 1) {
    const of = (day: string) => `2027-${String(month).padStart(2, '0')}-${day}T10:00`
    await bookedCar(server, { user, start: of('02'), end: of('20') })
  }
  const twelve = await ask(user)
  expect(twelve.rentals).toHaveLength(12)
  expect(twelve.queries).toBe(one.queries)
  expect(new Set(twelve.rentals.map((rental) => rental.car.id)).size).toBe(12)
})

test('a dashboard without orders asks for even less', async () => {
  const server = await testServer()
  const none = await (await counting(server))(await buildUser(server))
  expect(none.rentals).toEqual([])
})

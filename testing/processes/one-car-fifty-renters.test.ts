// @thorough
import { expect, test } from 'vitest'
import { startServer } from '../built-server.ts'
import { datesAhead, freshPlace, people, post, preparedPlace } from './prepare.ts'

// @7-submitBooking
test('fifty renters want one car from two servers: one gets it, the others are told', async () => {
  const place = await preparedPlace()
  const { users, cars } = await people(place, { renters: 50, cars: 1 })
  const servers = await Promise.all([startServer(place), startServer(place)])
  try {
    const dates = datesAhead(5)
    const replies = await Promise.all(
      users.map((user, index) =>
        post(servers[index % 2]?.url ?? '', user.token, {
          objectType: 'submitBooking',
          requestId: crypto.randomUUID(),
          car: cars[0] ?? '',
          ...dates,
        }),
      ),
    )
    const outcomes = replies.map((reply) => reply.http).toSorted((a, b) => a - b)
    expect(outcomes).toEqual([200, ...Array.from({ length: 49 }, () => 409)])
    const losers = replies.filter((reply) => reply.http === 409)
    expect(new Set(losers.map((reply) => reply.body.message))).toEqual(
      new Set(['Somebody just took this car for these dates. Choose other dates or another car.']),
    )
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
})

test('two servers that start at once on an empty database migrate it once', async () => {
  const place = await freshPlace()
  const servers = await Promise.all([startServer(place), startServer(place)])
  const ready = await Promise.all(servers.map((server) => fetch(`${server.url}/readyz`)))
  expect(ready.map((response) => response.status)).toEqual([200, 200])
  await Promise.all(servers.map((server) => server.stop()))
})

import { expect, test } from 'vitest'
import { randomId } from '#server/platform/random.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { holdCar, payByCard, trip } from '#testing/journey.ts'
import { type TestServer, testServer } from '#testing/server.ts'

/** A license picture on file, as an upload leaves it. */
async function keepPicture({ services }: TestServer, user: TestUser): Promise<string> {
  const id = randomId()
  await services.files.write(id, new Uint8Array([1, 2, 3]))
  await services.db
    .insertInto('stored_file')
    .values({
      id,
      owner_id: user.id,
      driver_id: user.driverId,
      purpose: 'license',
      content_type: 'image/webp',
      byte_size: 3,
      created_at: services.clock(),
    })
    .execute()
  return id
}

const days = (count: number) => count * 24 * 60

test('a license picture is deleted 90 days after the last rental, not a day earlier', async () => {
  const server = await testServer()
  const user = await buildUser(server)
  const picture = await keepPicture(server, user)
  await payByCard(server, user, await holdCar(server, user, await buildCar(server)))
  server.setNow(new Date(new Date(`${trip.end}Z`).getTime() + days(89) * 60_000))
  await server.work()
  expect(await server.services.files.read(picture)).toBeDefined()
  server.passMinutes(days(2))
  await server.work()
  expect(await server.services.files.read(picture)).toBeUndefined()
  const row = await server.services.db
    .selectFrom('stored_file')
    .select('id')
    .where('id', '=', picture)
    .executeTakeFirst()
  expect(row).toBeUndefined()
})

test('without any rental it is deleted 90 days after it was sent', async () => {
  const server = await testServer()
  const user = await buildUser(server)
  const picture = await keepPicture(server, user)
  server.passMinutes(days(90) - 1)
  await server.work()
  expect(await server.services.files.read(picture)).toBeDefined()
  server.passMinutes(2)
  await server.work()
  expect(await server.services.files.read(picture)).toBeUndefined()
})

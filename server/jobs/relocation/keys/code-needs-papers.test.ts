import { expect, it } from 'vitest'
import { relocation, relocationStart } from '#protocol/jobs/operations.ts'
import { takeOff } from '#testing/decisions/broken-car.ts'
import { buildUser } from '#testing/factories.ts'
import { blockFor } from '#testing/conduct/people.ts'
import { driver } from '#testing/jobs/jobs.ts'
import { accepted, indoors, photographed, posted, windowOpens } from '#testing/jobs/relocation.ts'
import { type TestServer, testServer } from '#testing/server.ts'

/** Somebody who was accepted stands before the car, its pictures taken. */
async function atTheCar(server: TestServer) {
  const staff = await buildUser(server, { staff: true })
  const ben = await driver(server, 'Ben')
  const { id, car } = await posted(server, staff)
  await accepted(server, staff, id, ben)
  server.setNow(windowOpens)
  await photographed(server, ben, id, 'start')
  const read = async () => (await server.as(ben.token).read(relocation, { id })).body.relocation
  expect(await read()).toMatchObject({ next: 'start', keyBoxCode: expect.any(String) })
  return { staff, ben, id, car, read }
}

it.each([
  ['a block', 'Your account is blocked'],
  [
    'a license that is refused',
    'Your license is not verified any more, so you cannot take this car. Look at it in “My Profile”.',
  ],
  [
    'an insurance that is refused',
    'We have not verified your license and insurance for the whole time of this relocation, so you cannot take the car yet.',
  ],
])('after %s who was accepted reads no code, and why', async (what, said) => {
  const server = await testServer()
  const { staff, ben, id, read } = await atTheCar(server)
  const papers = server.services.db.updateTable('driver').where('user_id', '=', ben.id)
  if (what === 'a block') await blockFor(server, staff, ben)
  else if (what === 'a license that is refused')
    await papers.set({ license_verification: 'rejected', license_verified_version: null }).execute()
  else
    await papers
      .set({ insurance_verification: 'rejected', insurance_verified_version: null })
      .execute()
  const seen = await read()
  expect(seen).not.toHaveProperty('keyBoxCode')
  expect(seen).not.toHaveProperty('next')
  expect(seen?.notYet).toContain(said)
  const start = await server.as(ben.token).send(relocationStart, { id, odometer: 100, ...indoors })
  expect(start.body.message).toContain(said)
})

it('the database lets nobody take a car while they are blocked', async () => {
  const server = await testServer()
  const { staff, ben, id } = await atTheCar(server)
  await blockFor(server, staff, ben)
  const taking = server.services.db
    .updateTable('relocation')
    .set({ started_at: server.services.clock(), start_odometer: 100, start_gas: 8 })
    .where('job_id', '=', id)
    .execute()
  await expect(taking).rejects.toMatchObject({ constraint: 'relocation_blocked' })
})

it('nobody takes a car that broke down before it is back on the road', async () => {
  const server = await testServer()
  const { staff, ben, id, car, read } = await atTheCar(server)
  await takeOff(server, staff, car)
  expect(await read()).toMatchObject({ notYet: expect.stringContaining('off the road') })
  expect(await read()).not.toHaveProperty('keyBoxCode')
  const start = await server.as(ben.token).send(relocationStart, { id, odometer: 100, ...indoors })
  expect(start.body.message).toContain('off the road')
  const taking = server.services.db
    .updateTable('relocation')
    .set({ started_at: server.services.clock(), start_odometer: 100, start_gas: 8 })
    .where('job_id', '=', id)
    .execute()
  await expect(taking).rejects.toMatchObject({ constraint: 'relocation_car_is_sound' })
})

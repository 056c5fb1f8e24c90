import { beforeEach, expect, test } from 'vitest'
import { personalDetails } from '#protocol/people/drivers/personal-details.ts'
import {
  answerSpecialRequest,
  staffAnswerSpecialRequest,
} from '#protocol/rentals/special-requests/special-requests.ts'
import { specialRequest } from '#protocol/rentals/special-requests/special-request.ts'
import { acceptContract } from '#protocol/rentals/contract/accept-contract.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { orderHistory } from '#protocol/rentals/dashboard/order-history.ts'
import { sha256 } from '#server/platform/random.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { holdCar, payByCard } from '#testing/journey.ts'
import { schedule, verifiedEvidence } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
beforeEach(async () => {
  server = await testServer()
})

async function paid() {
  const user = await buildUser(server)
  const order = await holdCar(server, user, await buildCar(server))
  await payByCard(server, user, order)
  return { user, order }
}

const person = {
  firstName: 'Ana',
  lastName: 'Núñez',
  phone: '+14155550100',
  birthDate: '1990-05-05',
}

const versions = ({ services }: TestServer, order: string) =>
  services.db
    .selectFrom('contract')
    .selectAll()
    .where('order_id', '=', order)
    .orderBy('version')
    .execute()

const contractOf = async (user: TestUser, order: string) =>
  (await server.as(user.token).read(orderHistory, { order })).body.contract

test('a driver who changes before the contract is accepted makes a new version, with a hash of its own in the evidence', async () => {
  const { user, order } = await paid()
  await server.as(user.token).send(personalDetails, { ...person, lastName: 'Núñez Ruiz' })
  const kept = await versions(server, order)
  expect(kept.map((one) => one.version)).toEqual([1, 2])
  expect(kept[0]?.text_en).toContain('Ana Núñez,')
  expect(kept[1]?.text_en).toContain('Ana Núñez Ruiz')
  for (const one of kept) expect(sha256(`${one.text_en}\n${one.text_es}`)).toBe(one.hash)
  const made = (await verifiedEvidence(server, order)).filter(({ kind }) => kind === 'contract')
  expect(made.map(({ data }) => data)).toMatchObject(
    kept.map(({ version, hash }) => ({ version, hash })),
  )
  const { body } = await server.as(user.token).read(dashboard, { showNotification: true })
  expect(body.notifications?.map((one) => one.title)).toContain('Your contract has a new version')

  const late = await server.as(user.token).send(acceptContract, { order, version: 1 })
  expect(late).toMatchObject({ http: 409 })
  const right = await server.as(user.token).send(acceptContract, { order, version: 2 })
  expect(right.body).toMatchObject({ status: 1 })
  const after = await server.as(user.token).read(dashboard, { showNotification: true })
  expect(
    after.body.notifications?.find((one) => one.title.includes('new version'))?.readAt,
  ).toBeDefined()
})

test('saying the same again makes no new version', async () => {
  const { user, order } = await paid()
  await server.as(user.token).send(personalDetails, { ...person, lastName: 'Ruiz' })
  await server.as(user.token).send(personalDetails, { ...person, lastName: 'Ruiz' })
  expect(await versions(server, order)).toHaveLength(2)
})

test('an accepted contract stays as it is, whatever its driver changes', async () => {
  const { user, order } = await paid()
  await server.as(user.token).send(acceptContract, { order, version: 1 })
  const before = await contractOf(user, order)
  await server.as(user.token).send(personalDetails, { ...person, lastName: 'Otra' })
  expect(await contractOf(user, order)).toEqual(before)
})

test('the database itself keeps the words of a contract and takes no version after the accepted one', async () => {
  const { user, order } = await paid()
  const { db } = server.services
  const change = db.updateTable('contract').set({ text_en: 'Everything is free.' })
  await expect(change.where('order_id', '=', order).execute()).rejects.toThrow('never changed')
  await server.as(user.token).send(acceptContract, { order, version: 1 })
  const back = db.updateTable('contract').set({ accepted_at: null })
  await expect(back.where('order_id', '=', order).execute()).rejects.toThrow('never changed')
  const [first] = await versions(server, order)
  if (!first) throw new Error('no contract')
  const second = db.insertInto('contract').values({ ...first, version: 2, accepted_at: null })
  await expect(second.execute()).rejects.toThrow('no later version')
})

test('another pickup time is in the new version', async () => {
  const { user, order } = await paid()
  await schedule(server, user, order, 85, '2026-11-24T11:00')
  const contract = await contractOf(user, order)
  expect(contract?.version).toBe(2)
  expect(contract?.text).toContain('Pickup appointment\tTue 24 Nov 2026 (24/11/2026), 11:00')
})

test('what changed without anybody telling is found when the contract is accepted: the new version is read first', async () => {
  const { user, order } = await paid()
  await server.services.db
    .updateTable('car')
    .set({ plate: 'NEW 123' })
    .where('id', '=', (sub) =>
      sub.selectFrom('rental_order').select('car_id').where('id', '=', order),
    )
    .execute()
  const accepting = await server.as(user.token).send(acceptContract, { order, version: 1 })
  expect(accepting.body).toMatchObject({
    status: 0,
    message: 'The contract has changed. Please read the new version.',
  })
  const renewed = await contractOf(user, order)
  expect(renewed).toMatchObject({
    version: 2,
    text: expect.stringContaining('NEW 123') as string,
    // And nothing but what changed: not its number, and not when it was made.
    changes: [{ name: 'Plate', before: expect.any(String) as string, after: 'NEW 123' }],
  })
  const again = await server.as(user.token).send(acceptContract, { order, version: 2 })
  expect(again.body.contractAcceptedAt).toBeDefined()
  expect((await contractOf(user, order))?.changes).toBeUndefined()
})

test('another driver who is agreed joins the contract', async () => {
  const { user, order } = await paid()
  const staff = await buildUser(server, { staff: true })
  await server
    .as(user.token)
    .send(personalDetails, { ...person, driverId: 'new', firstName: 'Luis' })
  expect((await contractOf(user, order))?.text).not.toContain('Luis')
  const asked = await server
    .as(user.token)
    .send(specialRequest, { order, kind: 'extraDriver', text: 'Luis drives too.' })
  expect(asked.body.status).toBe(1)
  const { id } = await server.services.db
    .selectFrom('special_request')
    .select('id')
    .where('order_id', '=', order)
    .executeTakeFirstOrThrow()
  await server
    .as(staff.token)
    .send(staffAnswerSpecialRequest, { request: id, decision: 'offer', price: 40, answer: 'Yes.' })
  await server.as(user.token).send(answerSpecialRequest, { request: id, accept: true, price: 40 })
  const contract = await contractOf(user, order)
  expect(contract?.version).toBe(2)
  expect(contract?.text).toContain('Driver\tLuis Núñez')
})

import { expect, test } from 'vitest'
import { staffPutTextLive, staffSaveText, staffText } from '#protocol/fleet/operations.ts'
import { acceptContract } from '#protocol/rentals/contract/accept-contract.ts'
import { orderHistory } from '#protocol/rentals/dashboard/order-history.ts'
import { extendCar } from '#protocol/rentals/extension/extend-car.ts'
import { carChangeByCar } from '#protocol/rentals/swap/car-change.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { holdCar, payByCard } from '#testing/journey.ts'
import { pickedUp, setWall } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

const textOf = async (server: TestServer, user: TestUser, order: string) =>
  (await server.as(user.token).read(orderHistory, { order })).body.contract?.text ?? ''

test('a contract promises what is so: when the deposit goes back, whose insurance it is, what a withdrawal costs', async () => {
  const server = await testServer()
  // Their policy has no collision cover.
  const { user, order } = await pickedUp(server)
  const me = server.as(user.token)
  const first = await textOf(server, user, order)
  expect(first).toContain('refunded 72 hours after the return')
  expect(first).toContain('Plan\tThe renter brings their own insurance for this rental.')
  expect(first).not.toContain('covers the car')
  expect(first).toContain('Later, everything but one day’s rent is refunded.')

  await setWall(server, '2027-01-06T10:00')
  const longer = { order, end: '2027-01-19T10:00', odometer: 47_380 }
  const extension = (await me.send(extendCar, longer)).body.orderId ?? ''
  await payByCard(server, user, extension)
  const second = await textOf(server, user, extension)
  expect(second).not.toContain('If the booking is canceled')
  expect(second).toContain('If the renter returns the car early')
})

test('the contract of a change of car gives all back until its keys are given', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  const asked = { order, car: await buildCar(server) }
  const swap = (await server.as(user.token).send(carChangeByCar, asked)).body.orderId ?? ''
  await payByCard(server, user, swap)
  const text = await textOf(server, user, swap)
  expect(text).toContain('everything paid for it is refunded')
  expect(text).not.toContain('one day’s rent is refunded')
})

/** Puts other words of the contract live in both languages. */
async function putWordingLive(server: TestServer, en: string, es: string) {
  const staff = server.as((await buildUser(server, { staff: true })).token)
  const read = async () => (await staff.read(staffText, { text: 'contract' })).body
  for (const [language, body] of [
    ['en', en],
    ['es', es],
  ] as const) {
    const wording = (await read()).languages?.find(({ lang }) => lang === language)
    const { version = '', title = '' } = wording ?? {}
    const saved = await staff.send(staffSaveText, {
      text: 'contract',
      language,
      version,
      title,
      body,
    })
    expect(saved.body).toEqual({ status: 1 })
  }
  return staff.send(staffPutTextLive, { text: 'contract', version: (await read()).version ?? '' })
}

const theirs = {
  en: '## House rules {#rules}\n\nBring **{company}** the car washed, see [the rules](/terms).\n\n1. {fuel}\n2. # No smoking.\n\n{cancellation}',
  es: '## Reglas {#rules}\n\nTrae el auto lavado a {company}.\n\n1. {combustible}\n2. No fumes.\n\n{cancelacion}',
}

test('a company writes the words of its contracts: those that are made from then on have them', async () => {
  const server = await testServer()
  const user = await buildUser(server)
  const me = server.as(user.token)
  const before = await holdCar(server, user, await buildCar(server))
  await payByCard(server, user, before)
  const first = await textOf(server, user, before)
  expect(first).toContain('## Duties')

  await setWall(server, '2026-11-20T12:00')
  expect((await putWordingLive(server, theirs.en, theirs.es)).body).toEqual({ status: 1 })
  const after = await holdCar(server, user, await buildCar(server))
  await payByCard(server, user, after)
  const second = await textOf(server, user, after)
  expect(second.slice(second.indexOf('## House'), second.indexOf('## Donation')).trim()).toBe(
    [
      '## House rules',
      'Bring Tramo the car washed, see the rules (/terms).',
      '1. The car is returned with the same gas level. Missing eighths are charged at the area’s gas price. Extra gas is not refunded.',
      '2. No smoking.',
      'If the booking is canceled more than 24 hours before the start, or within 1 hour of booking, everything is refunded. Later, everything but one day’s rent is refunded.',
    ].join('\n'),
  )
  const spanish = (await me.read(orderHistory, { order: after }, { lang: 'es' })).body.contract
  expect(spanish?.text).toContain('## Reglas\nTrae el auto lavado a Tramo.')

  // What was made keeps its words while nothing else in it changes.
  expect((await me.send(acceptContract, { order: before, version: 1 })).body).toEqual(
    expect.objectContaining({ status: 1 }),
  )
  expect(await textOf(server, user, before)).toBe(first)
})

test('a contract is one in both languages, and no version leaves out what the program does with a booking', async () => {
  const server = await testServer()
  const staff = server.as((await buildUser(server, { staff: true })).token)
  const { languages = [] } = (await staff.read(staffText, { text: 'contract' })).body
  const { version = '', title = '' } = languages.find(({ lang }) => lang === 'en') ?? {}
  const english = {
    text: 'contract',
    language: 'en',
    version,
    title,
    body: `${theirs.en}\n\nAsk us.`,
  } as const
  expect((await staff.send(staffSaveText, english)).body).toEqual({ status: 1 })
  const { version: seen = '' } = (await staff.read(staffText, { text: 'contract' })).body
  expect(await staff.send(staffPutTextLive, { text: 'contract', version: seen })).toMatchObject({
    http: 409,
    body: { message: expect.stringContaining('one in both languages') },
  })
  const { db } = server.services
  const without = { slug: 'contract', lang: 'es', version: 9, title: 'Contrato', body: 'Nada.' }
  await expect(
    db
      .insertInto('content_page')
      .values({ ...without, written_at: new Date() })
      .execute(),
  ).rejects.toThrow('content_page_contract_says_all')
})

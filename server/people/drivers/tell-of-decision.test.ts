import { expect, test } from 'vitest'
import { staffProposeChanges } from '#protocol/rentals/confirmation/booking-changes.ts'
import { acceptContract } from '#protocol/rentals/contract/accept-contract.ts'
import { staffDecideDocument } from '#protocol/staff/staff/staff-documents.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { randomId } from '#server/platform/random.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { holdCar, payByCard } from '#testing/journey.ts'
import { owedDeposit } from '#testing/decisions/owed-deposit.ts'
import { type TestServer, testServer } from '#testing/server.ts'

/** The newest notice of a paper. */
async function newest(server: TestServer, userId: string, kind: 'license' | 'insurance') {
  const [notice] = await server.services.db
    .selectFrom('notification')
    .select(['text_en', 'text_es'])
    .where('user_id', '=', userId)
    .where('thread', 'like', `${kind} %`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return notice
}

type Paper = 'missing' | 'submitted' | 'rejected' | 'verified'

const licenseOf = (server: TestServer, driverId: string, license: Paper) =>
  server.services.db
    .updateTable('driver')
    .set((row) => ({
      license_verification: license,
      license_verified_version: license === 'verified' ? row.ref('license_version') : null,
    }))
    .where('id', '=', driverId)
    .execute()

/** A booking with its contract accepted, unless it is none or not agreed to; its renter's insurance waits for staff. */
async function waiting({ isBooked = true, isAgreed = true } = {}) {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true })
  const user = await buildUser(server)
  const me = server.as(user.token)
  const order = isBooked ? await holdCar(server, user, await buildCar(server)) : ''
  if (isBooked) {
    await payByCard(server, user, order)
    if (isAgreed) await me.send(acceptContract, { order, version: 1 })
  }
  const decision = { driverId: user.driverId, kind: 'insurance', decision: 'confirm' } as const
  /** Staff accept the insurance; what the renter reads of it. */
  const accept = async () => {
    await decideAsSeen(server, server.as(staff.token), staffDecideDocument, decision)
    return newest(server, user.id, 'insurance')
  }
  return { server, staff, user, order, accept }
}

test.each([
  ['missing', 'We accepted this document. The license is still missing.'],
  ['submitted', 'We accepted this document. We are still checking the license.'],
  ['rejected', 'We accepted this document. The license was not accepted. Please send it again.'],
  ['verified', 'everything is in order. You do not have to do anything.'],
] as const)(
  'an accepted insurance beside a license that is %s says what is left',
  async (license, said) => {
    const { server, user, accept } = await waiting()
    await licenseOf(server, user.driverId, license)
    expect((await accept())?.text_en).toBe(`Ana Núñez: ${said}`)
  },
)

test('without a booking an accepted paper says nothing of what else there is', async () => {
  const { server, user, accept } = await waiting({ isBooked: false })
  await licenseOf(server, user.driverId, 'verified')
  expect(await accept()).toEqual({
    text_en: 'Ana Núñez: We accepted this document.',
    text_es: 'Ana Núñez: Aceptamos este documento.',
  })
})

test('an accepted insurance that ends before the trip + 1 day is not enough, nor is it without the papers of who drives too', async () => {
  const { server, user, order, accept } = await waiting()
  const { db } = server.services
  await licenseOf(server, user.driverId, 'verified')
  const other = await db
    .insertInto('driver')
    .values({
      id: randomId(),
      user_id: user.id,
      is_primary: false,
      first_name: 'Luis',
      last_name: 'Núñez',
      phone: '+13055550124',
      birth_date: '1990-01-01',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('order_driver').values({ order_id: order, driver_id: other.id }).execute()
  await db
    .updateTable('driver')
    .set({ insurance_expires: '2027-01-12' })
    .where('id', '=', user.driverId)
    .execute()
  const notice = await accept()
  expect(notice?.text_en).toBe(
    'Ana Núñez: We accepted this document. The insurance expires too soon. It must be valid until a day after the trip.' +
      ' Luis Núñez: The license is still missing. Luis Núñez: The insurance is still missing.',
  )
  expect(notice?.text_es).toContain('Luis Núñez: Todavía falta la licencia.')
})

test('nor is everything in order before the contract is accepted and what staff asked is done', async () => {
  const { server, staff, user, order, accept } = await waiting({ isAgreed: false })
  await licenseOf(server, user.driverId, 'verified')
  const message = 'Send the right policy.'
  await server.as(staff.token).send(staffProposeChanges, { order, message })
  const text = (await accept())?.text_en
  expect(text).toContain('The contract is not accepted yet.')
  expect(text).toContain(`We have asked you for something: “${message}”`)
  expect(text).not.toContain('in order')
})

test('an accepted paper does not say that everything is in order while part of the deposit is open', async () => {
  const { server, user, team } = await owedDeposit({ isOut: true })
  const decision = { driverId: user.driverId, kind: 'license', decision: 'confirm' } as const
  await server.services.db
    .updateTable('driver')
    .set({ license_verification: 'submitted', license_verified_version: null })
    .where('id', '=', user.driverId)
    .execute()
  await decideAsSeen(server, team, staffDecideDocument, decision)
  const notice = await newest(server, user.id, 'license')
  expect(notice?.text_en).not.toContain('everything is in order')
  expect(notice?.text_en).toContain('Part of the deposit is still open.')
  expect(notice?.text_es).toContain('Todavía falta pagar una parte del depósito.')
})

import { beforeEach, expect, test } from 'vitest'
import { paymentGateways } from '#protocol/money/operations.ts'
import { companySettings, staffAudit, staffSaveCompany } from '#protocol/staff/operations.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { holdCar } from '#testing/journey.ts'
import { testServer } from '#testing/server.ts'

const server = await testServer()
let rosa: TestUser
beforeEach(async () => {
  rosa = await buildUser(server, { staff: true, user: { first_name: 'Rosa', last_name: 'Díaz' } })
})

const set = {
  name: 'Acme Cars',
  legalName: 'Acme Cars LLC',
  bankHolder: 'Acme Cars LLC',
  bankRouting: '121 000 358',
  bankAccount: '1234-5678-9012',
  takesCash: true,
  cardFee: 2.5,
  donation: 0,
  helpsUkraine: false,
  answerHours: 8,
  callerHoldHours: 24,
  jobs: 'always' as const,
  hasCommunity: true,
  phoneCountry: 'US' as const,
  showsMaker: true,
}
const read = async () => (await server.as(rosa.token).read(companySettings, {})).body
const save = async (more: Partial<typeof set> & { version?: string } = {}) =>
  server
    .as(rosa.token)
    .send(staffSaveCompany, { version: (await read()).version ?? '', ...set, ...more })

test('what is saved is what renters are told from then on, and who did it stands beside it', async () => {
  expect((await save()).body).toEqual({ status: 1 })
  expect(await read()).toMatchObject({
    settings: { ...set, bankRouting: '121000358', bankAccount: '123456789012' },
    isSample: true,
    changed: { by: 'Rosa Díaz', at: server.services.clock().toISOString() },
  })
  const renter = await buildUser(server)
  const order = await holdCar(server, renter, await buildCar(server))
  const { paymentMethods } = (await server.as(renter.token).read(paymentGateways, { order })).body
  expect(paymentMethods?.find(({ kind }) => kind === 'transfer')?.instructions).toContain(
    'Acme Cars LLC, routing number 121 000 358',
  )
  expect(paymentMethods?.[0]?.transactionFee).toBe(0.025)

  const none = { bankHolder: undefined, bankRouting: undefined, bankAccount: undefined } as never
  await save({ ...(none as object), takesCash: false })
  expect((await read()).settings).toEqual({
    name: 'Acme Cars',
    legalName: 'Acme Cars LLC',
    takesCash: false,
    cardFee: 2.5,
    donation: 0,
    helpsUkraine: false,
    answerHours: 8,
    callerHoldHours: 24,
    jobs: 'always' as const,
    hasCommunity: true,
    phoneCountry: 'US' as const,
    showsMaker: true,
  })
  const entries = (await server.as(rosa.token).read(staffAudit, { subject: 'company' })).body
    .entries
  expect(entries?.[0]).toMatchObject({
    title: 'Changed the company’s settings',
    details: {
      from: expect.stringContaining('bankHolder: Acme Cars LLC'),
      to: expect.stringContaining('takesCash: false'),
    },
  })
})

// @5-routing-number @5-account-number
test.each([
  [{ bankRouting: '000111222' }, 'bankRouting', 'Check the 9 digits of this number'],
  [{ bankRouting: '12100035' }, 'bankRouting', 'Check the 9 digits of this number'],
  [{ bankAccount: '123' }, 'bankAccount', '4 to 17 digits'],
  [{ bankAccount: 'x'.repeat(41) }, 'bankAccount', 'Max 40 characters'],
  [{ bankHolder: 'x'.repeat(121) }, 'bankHolder', 'Max 120 characters'],
  [{ bankHolder: undefined }, 'bankHolder', 'Field is Required'],
  [{ bankAccount: undefined }, 'bankAccount', 'Field is Required'],
  [{ cardFee: -1 }, 'cardFee', 'The value must be 0 or more'],
  [{ cardFee: 10 }, 'cardFee', 'The value must be 9.9 or less'],
  [{ cardFee: 'three' }, 'cardFee', 'This field only accepts numbers'],
  [{ cardFee: 2.55 }, 'cardFee', 'Invalid data'],
  [{ donation: 900 }, 'donation', 'The value must be 50 or less'],
])('%j is refused at its field, and nothing is saved', async (wrong, field, sentence) => {
  await save()
  const before = await read()
  const reply = await save(wrong as never)
  expect([reply.http, reply.body.errors]).toEqual([400, { [field]: sentence }])
  expect(await read()).toEqual(before)
})

test('of two who save at once one is told, and what the other saved stands', async () => {
  await save({ donation: 1 })
  const { version = '' } = await read()
  const replies = await Promise.all([
    save({ version, donation: 2 }),
    save({ version, donation: 3 }),
  ])
  expect(replies.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await read()).settings?.donation).toBe(replies[0]?.http === 200 ? 2 : 3)
})

test('what is saved as it was leaves no line', async () => {
  await save()
  const lines = async () =>
    (await server.as(rosa.token).read(staffAudit, { subject: 'company' })).body.entries?.length
  const before = await lines()
  await save()
  expect(await lines()).toBe(before)
})

test('nobody but staff reads or saves it', async () => {
  const renter = server.as((await buildUser(server)).token)
  expect((await renter.read(companySettings, {})).http).toBe(403)
  expect((await renter.send(staffSaveCompany, { version: 'x', ...set })).http).toBe(403)
  expect((await server.as().read(companySettings, {})).http).toBe(401)
})

import { beforeAll, expect, test } from 'vitest'
import { findPeople, privacySettings } from '#protocol/community/operations.ts'
import { contactForm } from '#protocol/fleet/operations.ts'
import { personalDetails, userInfo } from '#protocol/people/operations.ts'
import { companySettings, staffAudit, staffSaveCompany } from '#protocol/staff/operations.ts'
import { buildUser } from '#testing/factories.ts'
import { mailsTo } from '#testing/mail.ts'
import { testServer } from '#testing/server.ts'
import { pageCompany } from '../../people/company/company-pages.ts'
import { sendWaitingMail } from '../../platform/mail/outgoing-mail.ts'

/* A company of Mexico (docs/product/app.md#phone-numbers). */

const server = await testServer()
const rosa = await buildUser(server, { staff: true })
const staff = server.as(rosa.token)
const set = {
  name: 'Autos del Valle',
  legalName: 'Autos del Valle SA de CV',
  supportMail: 'hola@delvalle.example',
  showsMaker: true,
  takesCash: true,
  cardFee: 0,
  donation: 0,
  helpsUkraine: false,
  answerHours: 8,
  callerHoldHours: 24,
  jobs: 'always' as const,
  hasCommunity: true,
  phoneCountry: 'MX' as const,
}
type Said = typeof set & { phone: string; nightPhone: string }
const read = async () => (await staff.read(companySettings, {})).body
const save = async (more: Partial<Said> = {}) =>
  staff.send(staffSaveCompany, { version: (await read()).version ?? '', ...set, ...more })
const details = { firstName: 'Ana', lastName: 'Núñez', birthDate: '1990-05-04' }

/** The country of a company that has chosen none. */
let before: string | undefined
beforeAll(async () => {
  before = (await read()).settings?.phoneCountry
  await save({ phone: '55 1234 5678', nightPhone: '+1 (305) 555-0123' })
})

test('numbers of the same call are of the country that it chooses, and both stand in the log', async () => {
  expect(before).toBe('US')
  expect((await read()).settings).toMatchObject({
    phoneCountry: 'MX',
    phone: '+525512345678',
    nightPhone: '+13055550123',
  })
  const [line] = (await staff.read(staffAudit, { subject: 'company' })).body.entries ?? []
  expect(line?.details).toMatchObject({
    from: expect.stringContaining('phoneCountry: US'),
    to: expect.stringContaining('phoneCountry: MX'),
  })
  expect((await pageCompany(server.services)).facts.phoneCountry).toBe('MX')
})

test.each([
  ['55 8765 4321', '+525587654321'],
  ['01 664 123 4567', '+526641234567'],
  ['+1 305 555 0123', '+13055550123'],
  ['0034 612 34 56 78', '+34612345678'],
])('a renter’s %s is kept as %s', async (phone, kept) => {
  const { token } = await buildUser(server)
  const renter = server.as(token)
  expect((await renter.send(personalDetails, { ...details, phone })).http).toBe(200)
  expect((await renter.read(userInfo, {})).body.userInfo?.phone).toBe(kept)
})

test.each(['612 34 56 78', '1 305 555 0123', '+44 12'])('%s is refused', async (phone) => {
  const { token } = await buildUser(server)
  const { http, body } = await server.as(token).send(personalDetails, { ...details, phone })
  expect([http, body.errors]).toEqual([400, { phone: 'Invalid Phone Number' }])
})

test('a number of another country and an unknown country are refused at their fields', async () => {
  const now = await read()
  const wrong = await save({ phone: '612 34 56 78' })
  expect([wrong.http, wrong.body.errors]).toEqual([400, { phone: 'Invalid Phone Number' }])
  const unknown = await save({ phoneCountry: 'FR' as never })
  expect([unknown.http, unknown.body.errors]).toEqual([400, { phoneCountry: 'Invalid data' }])
  expect(await read()).toEqual(now)
})

test('mails have its own numbers without the country, and others with theirs', async () => {
  const write = (phone: string) =>
    server.as().send(contactForm, {
      name: 'Ana',
      email: 'ana@example.com',
      phone,
      message: 'Hola, ¿tienen autos?',
    })
  await write('55 8765 4321')
  await write('+1 305 555 0123')
  await sendWaitingMail(server.services)
  const said = mailsTo(server.dataDir, set.supportMail).map(({ text }) => text)
  expect(said.join('\n')).toMatch(/Phone:? +55 8765 4321\n/)
  expect(said.join('\n')).toMatch(/Phone:? +\+1 305 555 0123\n/)
})

test('people are found by a whole number as it is written there', async () => {
  const ana = await buildUser(server, { user: { phone: '+525599998888' } })
  const choices = { foundByEmail: false, nameless: false, publicProfile: true }
  await server.as(ana.token).send(privacySettings, { ...choices, foundByPhone: true })
  const me = await buildUser(server)
  const { body } = await server.as(me.token).send(findPeople, { text: '55 9999 8888' })
  expect(body.people?.map(({ id }) => id)).toEqual([ana.id])
})

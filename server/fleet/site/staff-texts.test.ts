import { beforeEach, expect, test } from 'vitest'
import {
  about,
  insurance,
  staffPutTextLive,
  staffSaveText,
  staffText,
  staffTexts,
  staffTextVersion,
  terms,
} from '#protocol/fleet/operations.ts'
import { job } from '#protocol/jobs/operations.ts'
import { staffAudit } from '#protocol/staff/operations.ts'
import type { TextId } from '#protocol/fleet/site/text-ids.ts'
import { changeCompany } from '#server/people/company/company-store.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { driver, postJob } from '#testing/jobs/jobs.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let kim: TestUser
beforeEach(async () => {
  server = await testServer()
  kim = await buildUser(server, { staff: true, user: { first_name: 'Kim' } })
})

type Lang = 'en' | 'es'
const staff = () => server.as(kim.token)
const textOf = async (text: TextId) => (await staff().read(staffText, { text })).body
const wording = async (text: TextId, lang: Lang) => {
  const found = (await textOf(text)).languages?.find((one) => one.lang === lang)
  if (!found) throw new Error(`no ${text}`)
  return found
}
const save = async (text: TextId, lang: Lang, body: string, more: { version?: string } = {}) => {
  const { version, title } = await wording(text, lang)
  return staff().send(staffSaveText, { text, language: lang, version, title, body, ...more })
}
const putLive = async (text: TextId) =>
  staff().send(staffPutTextLive, { text, version: (await textOf(text)).version ?? '' })
const readAbout = async (lang: Lang = 'en') =>
  (await server.as().read(about, {}, { lang })).body.content

test('a draft is saved again and again, and what is live stays until it is put live', async () => {
  const before = await readAbout()
  expect((await save('about', 'en', '## We {#we}\nFirst words.')).body).toEqual({ status: 1 })
  expect((await save('about', 'en', '## We {#we}\nWe are {company}.')).body).toEqual({ status: 1 })
  expect(await readAbout()).toEqual(before)
  expect(await wording('about', 'en')).toMatchObject({
    isDraft: true,
    number: 2,
    writtenBy: expect.stringContaining('Kim'),
    live: { number: 1 },
    isOlder: false,
  })
  expect(await wording('about', 'es')).toMatchObject({ isDraft: false, number: 1, isOlder: true })
  expect((await putLive('about')).body).toEqual({ status: 1 })
  const after = await readAbout()
  expect(after).toMatchObject({ version: 2, updatedAt: '2026-11-20' })
  expect(JSON.stringify(after?.sections)).toContain('We are Tramo.')
  expect((await readAbout('es'))?.version).toBe(1)
  // The translation follows with the number of what it follows.
  await save('about', 'es', '## Nosotros {#we}\nSomos {company}.')
  expect(await wording('about', 'es')).toMatchObject({ isDraft: true, number: 2, isOlder: false })
  await putLive('about')
  const listed = (await staff().read(staffTexts, {})).body.texts?.find(({ id }) => id === 'about')
  expect(listed?.languages.map((one) => [one.number, one.isDraft, one.isOlder])).toEqual([
    [2, false, false],
    [2, false, false],
  ])
  const log = (await staff().read(staffAudit, { subject: 'about' })).body.entries ?? []
  expect(log.map(({ title }) => title).slice(0, 2)).toEqual(['Put a text live', 'Changed a text'])
})

test('what was live is kept: it is read, brought back, and changed by nobody', async () => {
  const first = await wording('faq', 'en')
  await save('faq', 'en', '## Other {#other}\nOther words.')
  await putLive('faq')
  const kept = await staff().read(staffTextVersion, { text: 'faq', language: 'en', number: 1 })
  expect(kept.body).toMatchObject({ title: first.title, body: first.body })
  const { db } = server.services
  const old = db.updateTable('content_page').set({ body: 'x' }).where('slug', '=', 'faq')
  await expect(old.where('version', '=', 1).execute()).rejects.toThrow('never changed')
  await expect(db.deleteFrom('content_page').where('slug', '=', 'faq').execute()).rejects.toThrow(
    'never changed',
  )
  await save('faq', 'en', first.body)
  await putLive('faq')
  expect(await wording('faq', 'en')).toMatchObject({ number: 3, body: first.body, isDraft: false })
})

test('saving what is live again drops the draft; a language that is behind follows without a change', async () => {
  const live = await wording('accessibility', 'es')
  await save('accessibility', 'es', '## Otro {#otro}\nOtras palabras.')
  await save('accessibility', 'es', live.body)
  expect(await wording('accessibility', 'es')).toEqual(live)
  await save('accessibility', 'es', `${live.body}.`)
  expect((await wording('accessibility', 'en')).isOlder).toBe(true)
  await save('accessibility', 'en', (await wording('accessibility', 'en')).body)
  expect(await wording('accessibility', 'en')).toMatchObject({ number: 2, isOlder: false })
})

test('of two who save one draft the second is refused and reads whose it is', async () => {
  const { version } = await wording('rules', 'en')
  const replies = await Promise.all(
    ['## A {#a}\nOne text of two.', '## A {#a}\nThe other of two.'].map((body) =>
      save('rules', 'en', body, { version }),
    ),
  )
  expect(replies.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await wording('rules', 'en')).toMatchObject({
    writtenBy: expect.stringContaining('Kim'),
    body: replies[0]?.http === 200 ? '## A {#a}\nOne text of two.' : '## A {#a}\nThe other of two.',
  })
  const stale = (await textOf('rules')).version ?? ''
  await save('rules', 'es', '## A {#a}\nUn texto nuevo.')
  const put = await staff().send(staffPutTextLive, { text: 'rules', version: stale })
  expect(put.http).toBe(409)
})

// @5-placeholder @5-must-name
test.each([
  ['about', { body: 'Write to {mial}, please.' }, { body: 'There is no {mial}.' }],
  ['about', { title: 'About {us}' }, { title: 'There is no {us}.' }],
  ['about', { title: 'x'.repeat(121) }, { title: 'Max 120 characters' }],
  ['about', { body: 'short' }, { body: 'Min 10 characters' }],
  ['about', { body: 'x'.repeat(60_001) }, { body: 'Max 60000 characters' }],
  ['contract', { body: 'Bring it back.\n\n{cancellation}' }, { body: 'has to say {fuel}' }],
  ['contract', { body: 'Fee: {cardFee}' }, { body: 'There is no {cardFee}.' }],
  ['job-rides', { body: 'x'.repeat(1001) }, { body: 'Max 1000 characters' }],
] as const)('%s with %o is refused at its field', async (text, wrong, errors) => {
  const { version, title, body } = await wording(text, 'en')
  const fields = { text, language: 'en', version, title, body, ...wrong } as const
  const reply = await staff().send(staffSaveText, fields)
  expect(reply.http).toBe(400)
  for (const [field, sentence] of Object.entries(errors))
    expect(reply.body.errors?.[field]).toContain(sentence)
})

test('what nobody has set is not put live, and what is off takes its sentence along', async () => {
  await save(
    'insurance',
    'en',
    '## Phone {#phone}\nCall {nightPhone}.\n\n## Own {#own}\n{coverLow}',
  )
  const refused = await putLive('insurance')
  expect(refused).toMatchObject({
    http: 409,
    body: { message: expect.stringContaining('names {nightPhone}, which is not set') },
  })
  const by = { id: kim.id, at: new Date() }
  await server.services.db
    .transaction()
    .execute((tx) => changeCompany(tx, { night_phone: '+13055550123' }, by))
  expect((await putLive('insurance')).body).toEqual({ status: 1 })
  const read = async () => (await server.as().read(insurance, {})).body.content
  expect(await read()).toEqual([
    { title: 'Phone', text: expect.stringContaining('305') },
    { title: 'Own', text: '$50' },
  ])
  await server.services.db.deleteFrom('cover_price').execute()
  expect((await read())?.map(({ title }) => title)).toEqual(['Phone'])
})

test('what staff write is read on the page of a job before one applies, in the reader’s language', async () => {
  const owner = await driver(server, 'Olga')
  const ben = await driver(server, 'Ben')
  const ride = await postJob(server, owner)
  const errand = await postJob(server, owner, { type: 'errand', to: undefined, seats: undefined })
  const wash = await postJob(server, owner, { type: 'carWash', to: undefined, seats: undefined })
  const rulesOf = async (id: string, lang: Lang) =>
    (await server.as(ben.token).read(job, { id }, { lang })).body.job?.rules
  expect(await rulesOf(ride, 'en')).toMatch(/^Passengers share the cost of the trip/)
  await save('job-rides', 'en', 'Wear a seat belt.\nRide with {company}.\nPay {coverLow}.')
  await save('job-rides', 'es', 'Usa el cinturón.')
  await putLive('job-rides')
  expect(await rulesOf(ride, 'en')).toMatch(/^Wear a seat belt.\nRide with Tramo.(\nPay \$50.)?$/)
  expect(await rulesOf(ride, 'es')).toBe('Usa el cinturón.')
  expect(await rulesOf(errand, 'en')).toMatch(/^Only people named on the contract/)
  expect(await rulesOf(wash, 'en')).toBeUndefined()
})

test('a text of sixty thousand characters comes in and is shown', async () => {
  const body = `## Long {#long}\n${'Añadimos más. '.repeat(4_200)}`.trim()
  expect((await save('terms', 'es', body)).body).toEqual({ status: 1 })
  expect((await putLive('terms')).body).toEqual({ status: 1 })
  const shown = (await server.as().read(terms, {}, { lang: 'es' })).body.content
  expect(JSON.stringify(shown).length).toBeGreaterThan(58_000)
})

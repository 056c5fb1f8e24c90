import { beforeEach, expect, test } from 'vitest'
import type { CompanyFacts } from '#protocol/core/company-facts.ts'
import { connections, privacySettings, trust } from '#protocol/community/operations.ts'
import { credits, jobs, staffRelocations, updateJob } from '#protocol/jobs/operations.ts'
import { dashboard } from '#protocol/rentals/operations.ts'
import { companySettings, staffSaveCompany } from '#protocol/staff/operations.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { assignedJob, driver, rideRequest } from '#testing/jobs/jobs.ts'
import { holdCar, payByCard } from '#testing/journey.ts'
import { mailsTo } from '#testing/mail.ts'
import { testServer } from '#testing/server.ts'
import { runWhileOn } from '../../people/company/company-parts.ts'
import { sendWaitingMail } from '../../platform/mail/outgoing-mail.ts'
import { confirmComplete } from '../../rentals/confirmation/confirm-complete.ts'

const server = await testServer()
const { db } = server.services
let rosa: TestUser
beforeEach(async () => {
  rosa = await buildUser(server, { staff: true })
  await db
    .updateTable('company')
    .set({
      jobs: 'always',
      has_community: true,
      answer_hours: 8,
      promise_en: null,
      promise_es: null,
    })
    .execute()
})

const usual = {
  name: 'Acme Cars',
  legalName: 'Acme Cars LLC',
  showsMaker: false,
  takesCash: true,
  cardFee: 3,
  donation: 10,
  helpsUkraine: true,
  answerHours: 8,
  callerHoldHours: 24,
  jobs: 'always' as const,
  hasCommunity: true,
  phoneCountry: 'US' as const,
}
type Settings = Parameters<ReturnType<typeof server.as>['send']>[1]
const save = async (more: object): Promise<{ http: number; body: Record<string, unknown> }> => {
  const staff = server.as(rosa.token)
  const { version } = (await staff.read(companySettings, {})).body
  const fields = { version: version ?? '', ...usual, ...more } as Settings
  return staff.send(staffSaveCompany, fields as never)
}
async function factsOfPage(): Promise<CompanyFacts> {
  const { body } = await server.app.inject({ url: '/', headers: { accept: 'text/html' } })
  const said = /<meta name="company" content="([^"]*)"/.exec(body)?.[1] ?? ''
  return JSON.parse(said.replaceAll('&#34;', '"').replaceAll('&#38;', '&')) as CompanyFacts
}
const statusOf = async (url: string) =>
  (await server.app.inject({ url, headers: { accept: 'text/html' } })).statusCode

test('without jobs there is no screen, no call and no work of them, and what was earned stays', async () => {
  const ana = await driver(server, 'Ana')
  expect(await statusOf('/jobs')).toBe(200)
  await save({ jobs: 'off' })
  expect((await factsOfPage()).absent).toEqual(['/jobs'])
  for (const path of ['/jobs', '/jobs/create', '/jobs/abc', '/jobs/routes'])
    expect(await statusOf(path)).toBe(404)
  expect(await statusOf('/my-network')).toBe(200)
  const me = server.as(ana.token)
  expect((await me.read(jobs, {})).http).toBe(404)
  expect(await me.send(updateJob, rideRequest)).toMatchObject({
    http: 404,
    body: { message: 'There are no rides and jobs at this company.' },
  })
  expect((await server.as(rosa.token).read(staffRelocations, {})).http).toBe(404)
  expect((await me.read(credits, {})).http).toBe(200)
  const work = runWhileOn('jobs', async () => 7)
  expect(await work(server.services)).toBe(0)
  await save({ jobs: 'byFive' })
  expect(await work(server.services)).toBe(7)
})

test('jobs stay while people have agreed on one', async () => {
  const [ana, luis] = [await driver(server, 'Ana'), await driver(server, 'Luis')]
  await assignedJob(server, ana, luis)
  const refused = await save({ jobs: 'off' })
  expect(refused).toMatchObject({ http: 409 })
  expect(refused.body.message).toMatch(/agreed and not over yet/)
  expect((await factsOfPage()).absent).toEqual([])
})

test('without a network there is no screen and no call of it, and everybody keeps their privacy', async () => {
  const ana = await buildUser(server)
  await save({ hasCommunity: false })
  expect((await factsOfPage()).absent).toEqual(['/my-network', '/referral-tree', '/trust-card'])
  for (const path of ['/my-network', '/referral-tree', '/trust-card', `/trust/${ana.id}`])
    expect(await statusOf(path)).toBe(404)
  const me = server.as(ana.token)
  expect((await me.read(connections, {})).http).toBe(404)
  expect((await me.read(trust, { userId: rosa.id })).http).toBe(404)
  const kept = { foundByEmail: true, foundByPhone: true, nameless: false, publicProfile: true }
  expect((await me.send(privacySettings, kept)).http).toBe(200)
})

test('the hours until an answer are said everywhere and kept by the clock', async () => {
  await save({ answerHours: 2 })
  expect((await factsOfPage()).promise).toEqual({ en: 'within 2 hours', es: 'en 2 horas' })
  const renter = await buildUser(server, {
    driver: { license_verification: 'verified', insurance_verification: 'verified' },
  })
  const order = await holdCar(server, renter, await buildCar(server))
  await payByCard(server, renter, order)
  const rental = async () =>
    (await server.as(renter.token).read(dashboard, { order })).body.selectedRental
  const said = await rental()
  expect(said?.rentalDescription).toMatch(
    /^We confirm your booking by \w{3} \d+ \w{3} \d{4}, \d\d:\d\d\./,
  )
  const booked = server.services.clock()
  expect(said?.answerBy).toBe(new Date(booked.getTime() + 2 * 3_600_000).toISOString())
  await sendWaitingMail(server.services)
  expect(mailsTo(server.dataDir, renter.email).map(({ text }) => text)).toContainEqual(
    expect.stringContaining('We confirm your booking by '),
  )
  const at = (hours: number) => ({
    ...server.services,
    clock: () => new Date(booked.getTime() + hours * 3_600_000),
  })
  await confirmComplete(at(1.9))
  expect((await rental())?.confirmation).toBe('pending')
  await confirmComplete(at(2))
  expect((await rental())?.confirmation).toBe('confirmed')
})

test('its own words stand in both languages or in none', async () => {
  const words = { promiseEn: 'within one business day', promiseEs: 'en un día hábil' }
  expect((await save({ promiseEn: words.promiseEn })).body).toMatchObject({
    errors: { promiseEs: expect.any(String) },
  })
  expect((await save({ ...words, answerHours: 24 })).http).toBe(200)
  expect((await factsOfPage()).promise).toEqual({ en: words.promiseEn, es: words.promiseEs })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { newUserRegistration } from '#protocol/people/operations.ts'
import type { Command } from '#protocol/core/operation.ts'
import { sendMessage } from '#protocol/help/help/thread.ts'
import { jobAccept, updateJob } from '#protocol/jobs/operations.ts'
import {
  referralInvite,
  userConnection,
  userRecommendation,
} from '#protocol/community/operations.ts'
import { nameFirst } from '#server/people/people/name-first.ts'
import { completedRental, connect, named } from '#testing/community/network.ts'
import type { TestUser } from '#testing/factories.ts'
import { assignedJob, driver, postJob, rideRequest } from '#testing/jobs/jobs.ts'
import { pickedUp } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let ana: TestUser
let eva: TestUser
let leo: TestUser
let ids: Record<string, string>

beforeAll(async () => {
  server = await testServer()
  ana = await driver(server, 'Ana')
  eva = await named(server, 'Eva')
  leo = await named(server, 'Leo')
  await completedRental(server, ana)
  await server.as(leo.token).send(userConnection, { userId: ana.id })
  const asked = await postJob(server, leo)
  ids = { asked, ours: await assignedJob(server, eva, ana) }
})

const say = (columns: { first_name: string | null; last_name: string | null }) =>
  server.services.db.updateTable('app_user').set(columns).where('id', '=', ana.id).execute()

const deeds: [string, Command, () => object][] = [
  ['asks for a connection', userConnection, () => ({ userId: eva.id })],
  ['confirms one', userConnection, () => ({ userId: leo.id, action: 'confirm' })],
  ['invites', referralInvite, () => ({ firstName: 'Rosa', reputation: 9 })],
  [
    'vouches',
    userRecommendation,
    () => ({ userId: eva.id, comment: 'Careful', rating: 9, confidence: 1 }),
  ],
  ['applies to a job', jobAccept, () => ({ id: ids.asked, offer: 30 })],
  ['posts a job', updateJob, () => ({ ...rideRequest })],
  ['writes about a job', sendMessage, () => ({ job: ids.ours, text: 'On my way' })],
]

describe.each(deeds)('whoever %s', (_what, operation, fields) => {
  const attempt = (lang: 'en' | 'es') => server.as(ana.token).send(operation, fields(), { lang })

  it.each([
    { first_name: null, last_name: null },
    { first_name: 'Ana', last_name: null },
  ])('has said their name before, not %j', async (columns) => {
    await say(columns)
    for (const lang of ['en', 'es'] as const)
      expect(await attempt(lang)).toMatchObject({
        http: 200,
        body: { status: 0, message: nameFirst[lang] },
      })
  })

  it('does it once that is done', async () => {
    await say({ first_name: 'Ana', last_name: 'Prado' })
    expect((await attempt('en')).body).toMatchObject({ status: 1 })
  })
})

it('nobody needs a name to keep somebody away, nor to write to the company', async () => {
  const { user, order } = await pickedUp(server)
  const nameless = { first_name: null, last_name: null }
  const { db } = server.services
  await db.updateTable('app_user').set(nameless).where('id', '=', user.id).execute()
  await connect(server, eva, leo)
  const as = server.as(user.token)
  for (const action of ['block', 'unblock'] as const)
    expect((await as.send(userConnection, { userId: eva.id, action })).body.status).toBe(1)
  expect((await as.send(sendMessage, { order, text: 'Help' })).body.status).toBe(1)
})

it('a name is given where the account is completed', async () => {
  await say({ first_name: null, last_name: null })
  const person = { firstName: 'Ana', lastName: 'Prado', phone: '(305) 555-0123' }
  const rest = { birthDate: '1990-05-04', acceptedTerms: true, email: ana.email }
  await server.as(ana.token).send(newUserRegistration, { ...person, ...rest })
  const { body } = await server
    .as(ana.token)
    .send(referralInvite, { firstName: 'Luz', reputation: 9 })
  expect(body.status).toBe(1)
})

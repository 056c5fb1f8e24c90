import { beforeEach, expect, it } from 'vitest'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { markMessagesRead, messages, sendMessage } from '#protocol/help/help/thread.ts'
import {
  job,
  jobAccept,
  jobApplicationRemove,
  jobCancel,
  jobCompletion,
} from '#protocol/jobs/operations.ts'
import { staffAudit } from '#protocol/staff/staff/staff-audit.ts'
import { forgetThreads } from '#server/help/messages/forget-threads.ts'
import { act } from '#testing/community/network.ts'
import { blockFor } from '#testing/conduct/people.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { noticesOf } from '#testing/help.ts'
import { driver, jobRating, postJob } from '#testing/jobs/jobs.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let owner: TestUser
let ben: TestUser
let cleo: TestUser
let staff: TestUser
let id: string
beforeEach(async () => {
  server = await testServer()
  owner = await driver(server, 'Olga')
  ben = await driver(server, 'Ben')
  cleo = await driver(server, 'Cleo')
  staff = await buildUser(server, { staff: true })
  id = await postJob(server, owner)
})

const as = (who: TestUser) => server.as(who.token)
const read = async (who: TestUser) => as(who).read(messages, { job: id })
const write = (who: TestUser, text: string) => as(who).send(sendMessage, { job: id, text })
const linesOf = async (who: TestUser) =>
  (await read(who)).body.messages?.map(({ author, mine, text }) => [author, mine, text])

async function assign(who: TestUser) {
  await as(who).send(jobAccept, { id, offer: 38 })
  const offers = (await as(owner).read(job, { id })).body.job?.applications ?? []
  const application = offers.find(({ person, status }) => {
    return person.id === who.id && status === 'pending'
  })
  const accepted = await as(owner).send(jobAccept, {
    id,
    application: application?.id ?? '',
    version: 1,
  })
  expect(accepted.body.status).toBe(1)
}

const lost = {
  http: 404,
  body: { message: 'This job does not exist, or it is not shown to you.' },
}

it('the owner and who does the job write to each other, and are told', async () => {
  await assign(ben)
  const sent = await write(owner, 'Which car is it?')
  expect(sent.body.sent).toMatchObject({ author: 'owner', mine: true, name: 'Olga', pictures: [] })
  const notice = (await noticesOf(server, ben)).find(({ topic }) => topic === 'messages')
  expect(notice).toMatchObject({
    title: 'Olga: Ride to San Jose',
    text: 'Which car is it?',
    route: 'job',
    query: { id },
  })
  const { unread = '' } = (await read(ben)).body
  expect(unread).toBe(sent.body.sent?.id)
  await as(ben).send(markMessagesRead, { job: id, line: unread })
  expect((await read(ben)).body.unread).toBeUndefined()
  expect((await noticesOf(server, ben)).find((one) => one.id === notice?.id)?.readAt).toBeDefined()
  expect((await read(owner)).body.messages).toMatchObject([
    { text: 'Which car is it?', read: true },
  ])
  await write(ben, 'A white van.')
  expect(await linesOf(owner)).toEqual([
    ['owner', true, 'Which car is it?'],
    ['assignee', false, 'A white van.'],
  ])
})

// @7-damageReport
it('nobody else reads or writes there, as if there were no such job', async () => {
  await as(cleo).send(jobAccept, { id, offer: 30 })
  await assign(ben)
  await write(owner, 'The gate code is 4711.')
  for (const other of [cleo, staff]) {
    expect(await read(other)).toMatchObject(lost)
    expect(await write(other, 'Me too')).toMatchObject(lost)
  }
  expect((await server.as().read(messages, { job: id })).http).toBe(401)
  expect(await linesOf(ben)).toHaveLength(1)
})

it('whoever comes after somebody who left reads nothing of what was written before', async () => {
  await assign(ben)
  await write(owner, 'The gate code is 4711.')
  await as(ben).send(jobApplicationRemove, { id })
  expect(await read(ben)).toMatchObject(lost)
  server.passMinutes(1)
  await assign(cleo)
  expect(await linesOf(cleo)).toEqual([])
  await write(cleo, 'Hello')
  expect(await linesOf(owner)).toEqual([['assignee', false, 'Hello']])
})

it('while nobody is assigned there is nobody to write to', async () => {
  const sorry = async (lang: 'en' | 'es') =>
    as(owner).send(sendMessage, { job: id, text: 'Sorry' }, { lang })
  expect(await sorry('es')).toMatchObject({
    http: 409,
    body: { message: 'Aquí se puede escribir mientras alguien tiene asignado este trabajo.' },
  })
  await assign(ben)
  await write(ben, 'I am on my way.')
  await as(owner).send(jobCancel, { id })
  expect((await sorry('en')).http).toBe(409)
  for (const one of [owner, ben]) expect(await linesOf(one)).toEqual([])
})

it('about a relocation it is the staff who write, in the name of the company', async () => {
  await assign(ben)
  const { db } = server.services
  const row = await db.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const { owner_id: _owner, from_cell: _from, to_cell: _to, ...company } = row
  const values = { ...company, id: 'RELOCATION', type: 'relocation', seats: null, owner_id: null }
  const open = { ...values, status: 'open', assignee_id: null, via: '[]' }
  await db.insertInto('job').values(open).execute()
  id = 'RELOCATION'
  await as(cleo).send(jobAccept, { id, offer: 40 })
  const offers = (await as(staff).read(job, { id })).body.job?.applications ?? []
  await as(staff).send(jobAccept, { id, application: offers[0]?.id ?? '', version: 1 })
  await write(cleo, 'Where are the keys?')
  await write(staff, 'In the lockbox.')
  expect(await linesOf(cleo)).toEqual([
    ['assignee', true, 'Where are the keys?'],
    ['staff', false, 'In the lockbox.'],
  ])
  await blockFor(server, staff, cleo)
  expect((await write(cleo, 'They are not there.')).http).toBe(200)
  const told = (await as(staff).read(dashboard, {})).body.notifications ?? []
  expect(told.map(({ text }) => text)).toContain('Where are the keys?')
  expect(await read(owner)).toMatchObject(lost)
  const logged = async (lang: 'en' | 'es') =>
    (await as(staff).read(staffAudit, { subject: id }, { lang })).body.entries?.slice(0, 1)
  const line = { subject: id, renter: 'Cleo Prado', details: { line: expect.any(String) } }
  expect(await logged('en')).toMatchObject([{ ...line, title: 'Wrote to who does a job' }])
  expect(await logged('es')).toMatchObject([{ ...line, title: 'Escribió a quien hace un trabajo' }])
})

it('two of whom one blocked the other write until the job is over, and read it afterwards', async () => {
  await assign(ben)
  await act(server, ben, owner, 'block')
  expect((await write(owner, 'I am at the gate.')).http).toBe(200)
  expect((await write(ben, 'Coming.')).http).toBe(200)
  expect(await linesOf(ben)).toHaveLength(2)
  server.setNow(new Date('2026-11-22T17:00:00Z'))
  const rated = { id, ...jobRating('rideRequest', 'assignee') }
  await as(owner).send(jobCompletion, rated)
  for (const one of [owner, ben]) {
    expect((await write(one, 'Hello?')).http).toBe(409)
    // What was written before stays with whoever wrote it; the person who blocked has no name.
    const { messages: lines } = (await read(one)).body
    expect(lines?.map(({ mine, name, text }) => [mine, name, text])).toEqual([
      [one === owner, 'Olga', 'I am at the gate.'],
      [one === ben, one === ben ? 'Ben' : 'A member', 'Coming.'],
    ])
    const { allowedActions } = (await as(one).read(job, { id })).body.job ?? {}
    expect(allowedActions).not.toContain('message')
  }
})

it('whose account is blocked writes to the company, and to no other member', async () => {
  await assign(ben)
  await blockFor(server, staff, ben)
  expect(await write(ben, 'You will regret it.')).toMatchObject({
    http: 409,
    body: { message: expect.stringMatching(/^Your account is blocked/) },
  })
  expect((await write(owner, 'Are you coming?')).http).toBe(200)
  expect(await linesOf(ben)).toHaveLength(1)
})

it('who leaves for good takes their words along; that something was said stays', async () => {
  await assign(ben)
  await write(owner, 'Where are you?')
  await write(ben, 'Nearly there.')
  await server.services.db.transaction().execute((tx) => forgetThreads(tx, ben.id))
  expect(await linesOf(owner)).toEqual([
    ['owner', true, ''],
    ['assignee', false, ''],
  ])
})

it.each([
  [{}, { order: 'Field is Required' }],
  [{ job: 'J', order: 'O' }, { job: 'This field is not used here' }],
])('a thread is of a rental or of a job: %j', async (about, errors) => {
  expect(await as(owner).read(messages, about)).toMatchObject({ http: 400, body: { errors } })
  expect(await as(owner).send(sendMessage, { ...about, text: 'Hi' })).toMatchObject({
    http: 400,
    body: { errors },
  })
})

it('a message has words or photos, at most four, and is no answer to a help request', async () => {
  await assign(ben)
  const refused = async (fields: { pictures?: string[]; request?: string; text?: string }) =>
    (await as(owner).send(sendMessage, { job: id, ...fields })).body.errors
  expect(await refused({})).toEqual({ text: 'Field is Required' })
  const five = ['1', '2', '3', '4', '5']
  expect(await refused({ pictures: five })).toEqual({ pictures: 'The value must be 4 or less' })
  const unused = { request: 'This field is not used here' }
  expect(await refused({ text: 'Hi', request: 'H' })).toEqual(unused)
})

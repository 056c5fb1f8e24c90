import { beforeEach, expect, it } from 'vitest'
import { staffReadJobThread } from '#protocol/staff/conduct/staff-read-job-thread.ts'
import { messages, sendMessage } from '#protocol/help/help/thread.ts'
import { jobApplicationRemove } from '#protocol/jobs/operations.ts'
import { forgetThreads } from '#server/help/messages/forget-threads.ts'
import { sweepUploads } from '#server/platform/uploads/uploads.ts'
import { act } from '#testing/community/network.ts'
import { decideOn, report } from '#testing/conduct/people.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { noticesOf, openFile, sendPicture } from '#testing/help.ts'
import { assignedJob, driver, giveJob } from '#testing/jobs/jobs.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let owner: TestUser
let ben: TestUser
let cleo: TestUser
let staff: TestUser
let job: string
let photo: string
beforeEach(async () => {
  server = await testServer()
  owner = await driver(server, 'Olga')
  ben = await driver(server, 'Ben')
  cleo = await driver(server, 'Cleo')
  staff = await buildUser(server, { staff: true })
  job = await assignedJob(server, owner, ben)
  photo = await sendPicture(server, ben)
})

const as = (who: TestUser) => server.as(who.token)
const show = (who: TestUser, pictures: string[], text?: string) =>
  as(who).send(sendMessage, { job, pictures, text })
const opens = (who: TestUser | undefined) => openFile(server, who, photo)
const picturesOf = async (who: TestUser) =>
  (await as(who).read(messages, { job })).body.messages?.map(({ pictures }) => pictures)

it('a photo is a message, read by the two of the job and by nobody else', async () => {
  expect(await opens(owner)).toBe(404)
  expect((await show(ben, [photo])).body.sent).toMatchObject({
    text: '',
    pictures: [`/files/${photo}`],
  })
  expect(await picturesOf(owner)).toEqual([[`/files/${photo}`]])
  expect((await noticesOf(server, owner)).map(({ text }) => text)).toContain('A photo')
  for (const one of [owner, ben]) expect(await opens(one)).toBe(200)
  for (const other of [cleo, staff]) expect(await opens(other)).toBe(404)
  expect(await opens(undefined)).toBe(401)
})

it('nobody shows what is not theirs, or was shown before', async () => {
  expect((await show(owner, [photo])).http).toBe(404)
  expect((await show(ben, [photo], 'Look')).http).toBe(200)
  expect((await show(ben, [photo])).http).toBe(409)
  const ofRental = await sendPicture(server, ben, 'claim')
  expect((await show(ben, [ofRental])).http).toBe(404)
})

it('whoever left sees nothing of the other any more, nor does who comes after', async () => {
  photo = await sendPicture(server, owner)
  await show(owner, [photo])
  expect(await opens(ben)).toBe(200)
  await as(ben).send(jobApplicationRemove, { id: job })
  server.passMinutes(1)
  await giveJob(server, owner, cleo, job)
  for (const one of [ben, cleo]) expect(await opens(one)).toBe(404)
  expect(await picturesOf(cleo)).toEqual([])
})

it('two of whom one blocked the other still see what they showed each other', async () => {
  await show(ben, [photo])
  await act(server, owner, ben, 'block')
  expect(await opens(owner)).toBe(200)
})

it('staff open it in the open report on one of the two, and this is written down', async () => {
  await show(ben, [photo])
  await report(server, owner, ben)
  const { id } = await server.services.db
    .selectFrom('person_report')
    .select('id')
    .executeTakeFirstOrThrow()
  const thread = await as(staff).send(staffReadJobThread, { report: id, job })
  expect(thread.body.messages).toMatchObject([{ pictures: [`/files/${photo}`] }])
  expect(await opens(staff)).toBe(200)
  const entries = server.services.db.selectFrom('audit_entry').select('details')
  const [opened] = await entries.where('action', '=', 'file opened').execute()
  expect(opened?.details).toMatchObject({ owner: ben.id })
  await server.services.db
    .insertInto('staff_member')
    .values({ user_id: cleo.id, rights: ['fleet'] })
    .execute()
  expect(await opens(cleo)).toBe(404)
  await decideOn(server, staff, ben, { decision: 'dismiss' })
  expect(await opens(staff)).toBe(404)
})

it.each(['owner', 'ben'] as const)('goes when %s leaves for good, the file too', async (leaver) => {
  await show(ben, [photo])
  const { id } = { owner, ben }[leaver]
  await server.services.db.transaction().execute((tx) => forgetThreads(tx, id))
  expect(await picturesOf(owner)).toEqual([[]])
  await sweepUploads(server.services)
  expect(await opens(ben)).toBe(404)
})

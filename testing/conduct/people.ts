import type { InputOf } from '#protocol/core/operation.ts'
import { reportUser } from '#protocol/staff/conduct/report-user.ts'
import { staffDecidePerson } from '#protocol/staff/conduct/staff-people.ts'
import { sendMessage } from '#protocol/help/help/thread.ts'
import { assignedJob, driver } from '../jobs/jobs.ts'
import { decideAsSeen } from '../decide.ts'
import { buildUser, type TestUser } from '../factories.ts'
import type { TestServer } from '../server.ts'

/** A warning as staff send one, of somebody whom nobody reported. */
export const personToWarn = async (server: TestServer) => ({
  member: (await buildUser(server)).id,
  decision: 'warn',
  message: 'Be kind.',
})

type Said = Partial<InputOf<typeof reportUser>>

export const report = (
  server: TestServer,
  by: TestUser,
  { id: userId }: TestUser,
  said: Said = {},
) =>
  server
    .as(by.token)
    .send(reportUser, { userId, reason: 'harassment', text: 'Rude messages', ...said })

/** What somebody wrote about a job whom the other then reported; as staff read it. */
export async function reportedThread(server: TestServer) {
  const [owner, doer] = [await driver(server, 'Olga'), await driver(server, 'Ben')]
  const job = await assignedJob(server, owner, doer)
  await server.as(doer.token).send(sendMessage, { job, text: 'You will regret it.' })
  await report(server, owner, doer)
  const { id } = await server.services.db
    .selectFrom('person_report')
    .select('id')
    .where('user_id', '=', doer.id)
    .executeTakeFirstOrThrow()
  return { owner, doer, fields: { report: id, job } }
}

type Decided = Omit<InputOf<typeof staffDecidePerson>, 'member' | 'version'>

/** What staff decide about a person as they stand now. */
export const decideOn = (
  server: TestServer,
  staff: TestUser,
  { id: member }: TestUser,
  decided: Decided,
) => decideAsSeen(server, server.as(staff.token), staffDecidePerson, { member, ...decided })

/** The tests' clock stands on 2026-11-20; this block ends with the 30th. */
export const blockFor = (server: TestServer, staff: TestUser, person: TestUser) =>
  decideOn(server, staff, person, {
    decision: 'block',
    message: 'Rude to three members.',
    until: '2026-11-30',
  })

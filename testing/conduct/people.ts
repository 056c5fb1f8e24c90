import type { InputOf } from '#protocol/core/operation.ts'
import { reportUser } from '#protocol/conduct/report-user.ts'
import { staffDecidePerson } from '#protocol/conduct/staff-people.ts'
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

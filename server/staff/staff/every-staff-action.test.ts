import { afterEach, expect, test } from 'vitest'
import type { Command } from '#protocol/core/operation.ts'
import { operations } from '#protocol/operations.ts'
import { staffAudit } from '#protocol/staff/staff/staff-audit.ts'
import { createSession } from '#server/platform/auth/sessions.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { ownerOf } from '#testing/decisions/owner-of.ts'
import { buildUser } from '#testing/factories.ts'
import { type Caller, type TestServer, testServer } from '#testing/server.ts'
import { ofNobody } from '#testing/decisions/company.ts'
import { type StaffCommand, staffStories } from '#testing/decisions/staff-actions.ts'

const commands = Object.values(operations).filter(
  ({ kind, access }) => kind === 'command' && access === 'staff',
) as Command[]

/** Whoever reads changes nothing. */
const readings: readonly string[] = ['staffReadJobThread']

/** What begins with it was nothing before. */
const begins: readonly string[] = [
  'staffAddCarCost',
  'staffAddRecall',
  'staffCreateBooking',
  'staffSendQuote',
  'staffInvite',
  'staffMakeApiKey',
  'staffOpenClaim',
  'staffMakeOffer',
  'staffAddFine',
  'staffNote',
  'staffProposeChanges',
  'staffSubmitRating',
  'postRelocation',
]

/** What a colleague is answered whose own it is. */
const ownRefused = {
  http: 403,
  body: { message: 'This is your own. A colleague has to decide it.' },
}

/** Whoever the thing is of, and is of the staff by now; nobody when it is the company's own. */
async function owners(
  server: TestServer,
  name: StaffCommand,
  fields: Record<string, unknown>,
): Promise<Caller[]> {
  if (ofNobody.includes(name)) return []
  const { db, clock } = server.services
  const owner = await ownerOf(server, fields)
  await db
    .insertInto('staff_member')
    .values({ user_id: owner, rights: ['owner'] })
    .execute()
  return [server.as(await db.transaction().execute((tx) => createSession(tx, owner, clock())))]
}

/** What one of them closed is open for the next. */
afterEach(async () => {
  const { db, clock } = (await testServer()).services
  const at = clock()
  await db.updateTable('company').set({ texts_read_at: at, opened_at: at }).execute()
})

test.each(commands)(
  '$name is in the audit log: who, when, what; and refused to whose own it is',
  async (operation) => {
    const name = operation.name as StaffCommand
    const server = await testServer()
    const staff = await buildUser(server, { staff: true, user: { first_name: name } })
    const fields = await staffStories[name](server, staff)
    const own = await owners(server, name, fields)
    const refused = own.map((owner) => decideAsSeen(server, owner, operation, fields))
    expect(await Promise.all(refused)).toMatchObject(own.map(() => ownRefused))

    // A new moment, so that what was written before is told apart from this.
    server.passMinutes(1)
    const at = server.services.clock().toISOString()
    const done = await decideAsSeen(server, server.as(staff.token), operation, fields)
    expect(done.body).toMatchObject({ status: 1 })

    const log = await server.as(staff.token).read(staffAudit, {})
    const lines = log.body.entries?.filter(
      (entry) => entry.at === at && entry.staff === `${name} Núñez`,
    )
    expect(lines).toMatchObject([{ title: expect.any(String), subject: expect.any(String) }])
    const [line] = lines ?? []
    const named = [line?.subject, line?.details.order, line?.details.car]
    // What is the company's as a whole has no id.
    const said = JSON.stringify(['company', ...Object.values(fields)])
    expect(named.some((id) => id !== undefined && said.includes(`"${id}"`))).toBe(true)
    // … and what it was before and after; what begins here was nothing before.
    const { from, to } = line?.details ?? {}
    const isReading = readings.includes(name)
    expect(typeof to).toBe(isReading ? 'undefined' : 'string')
    const isNew = isReading || begins.includes(name)
    expect(typeof from).toBe(isNew ? 'undefined' : 'string')
    expect(from === to).toBe(isReading)
  },
)

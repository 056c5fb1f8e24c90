// @thorough
import { expect, test } from 'vitest'
import type { Command } from '#protocol/core/operation.ts'
import { operations } from '#protocol/operations.ts'
import { staffAudit } from '#protocol/staff/staff/staff-audit.ts'
import { createSession } from '#server/platform/auth/sessions.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { ownerOf } from '#testing/decisions/owner-of.ts'
import { buildUser } from '#testing/factories.ts'
import { testServer } from '#testing/server.ts'
import { ofNobody, type StaffCommand, staffStories } from '#testing/decisions/staff-actions.ts'

const commands = Object.values(operations).filter(
  ({ kind, access }) => kind === 'command' && access === 'staff',
) as Command[]

/** Whoever reads changes nothing. */
const readings: readonly string[] = ['staffReadJobThread']

test.each(commands)('$name is in the audit log: who, when, what', async (operation) => {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true, user: { first_name: operation.name } })
  const fields = await staffStories[operation.name as StaffCommand](server, staff)
  // A new moment, so that what was written before is told apart from this.
  server.passMinutes(1)
  const at = server.services.clock().toISOString()
  const done = await decideAsSeen(server, server.as(staff.token), operation, fields)
  expect(done.body).toMatchObject({ status: 1 })

  const log = await server.as(staff.token).read(staffAudit, {})
  const lines = log.body.entries?.filter(
    (entry) => entry.at === at && entry.staff === `${operation.name} Núñez`,
  )
  expect(lines).toMatchObject([{ title: expect.any(String), subject: expect.any(String) }])
  const named = Object.values(fields).some(
    (value) =>
      value === lines?.[0]?.subject ||
      value === lines?.[0]?.details.order ||
      value === lines?.[0]?.details.car,
  )
  expect(named).toBe(true)
  // … and what it was before and after; what begins here was nothing before.
  const { from, to } = lines?.[0]?.details ?? {}
  const isReading = readings.includes(operation.name)
  expect(typeof to).toBe(isReading ? 'undefined' : 'string')
  const begins = [
    'staffOpenClaim',
    'staffMakeOffer',
    'staffAddFine',
    'staffProposeChanges',
    'staffSubmitRating',
    'postRelocation',
  ]
  expect(typeof from).toBe(isReading || begins.includes(operation.name) ? 'undefined' : 'string')
  expect(from === to).toBe(isReading)
})

const ofSomebody = commands.filter(({ name }) => !ofNobody.includes(name as StaffCommand))

test.each(ofSomebody)('$name is refused to a colleague whose own it is', async (operation) => {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true })
  const fields = await staffStories[operation.name as StaffCommand](server, staff)
  const { db } = server.services
  const owner = await ownerOf(server, fields)
  await db.insertInto('staff_member').values({ user_id: owner }).execute()
  const token = await db
    .transaction()
    .execute((tx) => createSession(tx, owner, server.services.clock()))
  const reply = await decideAsSeen(server, server.as(token), operation, fields)
  expect(reply).toMatchObject({
    http: 403,
    body: { message: 'This is your own. A colleague has to decide it.' },
  })
  expect((await decideAsSeen(server, server.as(staff.token), operation, fields)).http).toBe(200)
})

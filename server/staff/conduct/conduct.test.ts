import { sql } from 'kysely'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { newUserRegistration } from '#protocol/people/account/new-user-registration.ts'
import { userInfo } from '#protocol/people/account/user-info.ts'
import { submitBooking } from '#protocol/rentals/bookings/submit-booking.ts'
import { staffDecidePerson, staffPeople } from '#protocol/staff/conduct/staff-people.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { sendMessage } from '#protocol/help/operations.ts'
import { operations } from '#protocol/operations.ts'
import { staffAudit } from '#protocol/staff/staff/staff-audit.ts'
import { staffToday } from '#protocol/staff/staff/staff-today.ts'
import { act, invite, named } from '#testing/community/network.ts'
import { blockFor, decideOn, report } from '#testing/conduct/people.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { trip } from '#testing/journey.ts'
import { mailsTo } from '#testing/mail.ts'
import { keys, pickedUp, setWall } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'
import { askToSignIn, browserProof } from '#testing/sign-in-mail.ts'

let server: TestServer
let ana: TestUser
let ben: TestUser
let staff: TestUser
beforeEach(async () => {
  server = await testServer()
  ana = await named(server, 'Ana')
  ben = await named(server, 'Ben')
  staff = await buildUser(server, { staff: true })
})

const listed = async (find?: string) =>
  (await server.as(staff.token).read(staffPeople, { find, limit: 500 })).body.people ?? []
const personOf = async ({ id }: TestUser) => (await listed(id)).at(0)

describe('a report', () => {
  it('is read by staff alone, with who wrote it and why', async () => {
    expect((await report(server, ana, ben)).body).toEqual({ status: 1 })
    expect(await personOf(ben)).toMatchObject({
      name: 'Ben Prado',
      reports: [{ by: 'Ana Prado', reason: 'harassment', text: 'Rude messages' }],
      completedRentals: 0,
      own: false,
    })
    expect((await listed()).map(({ id }) => id)).toContain(ben.id)
    const waits = await server.as(staff.token).read(staffToday, {})
    expect(waits.body.waiting?.people).toBeGreaterThan(0)
    expect((await server.as(ben.token).read(staffPeople, {})).http).toBe(403)
    expect((await server.as(ben.token).read(dashboard, {})).body.notifications).toEqual([])
  })

  it('is not told to whom it is about, also when that is one of the staff', async () => {
    const colleague = await buildUser(server, { staff: true })
    await report(server, ana, colleague, { text: 'Took my deposit' })
    expect((await personOf(colleague))?.reports).toMatchObject([{ text: 'Took my deposit' }])
    const them = server.as(colleague.token)
    const { people } = (await them.read(staffPeople, { limit: 500 })).body
    expect(people?.map(({ id }) => id)).not.toContain(colleague.id)
    const found = (await them.read(staffPeople, { find: colleague.id })).body.people
    expect(found).toMatchObject([{ id: colleague.id, own: true, reports: [] }])
  })

  it('is one of each two people while it is open, also for two at once', async () => {
    const both = await Promise.all([report(server, ana, ben), report(server, ana, ben)])
    expect(both.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409])
    const again = await report(server, ana, ben)
    expect(again.body.message).toBe('You have reported this person already. We are looking at it.')
    await decideOn(server, staff, ben, { decision: 'dismiss' })
    expect((await report(server, ana, ben)).body.status).toBe(1)
  })

  it('of oneself, of nobody, of whoever blocked one, or without a confirmed address is refused', async () => {
    expect((await report(server, ana, ana)).body.message).toMatch(/^This is you/)
    expect((await report(server, ana, { ...ben, id: 'NOBODY' })).http).toBe(404)
    await act(server, ben, ana, 'block')
    expect((await report(server, ana, ben)).http).toBe(404)
    const fresh = await buildUser(server, { user: { email_verified_at: null } })
    expect((await report(server, fresh, ben)).body.message).toMatch(/^Confirm your e-mail first/)
    expect(await personOf(ben)).toMatchObject({ reports: [] })
  })

  it('with 10,000 characters, none, or a reason of its own is refused at its field', async () => {
    for (const said of [{ text: 'a'.repeat(10_000) }, { text: ' ' }])
      expect(Object.keys((await report(server, ana, ben, said)).body.errors ?? {})).toEqual([
        'text',
      ])
    const odd = await report(server, ana, ben, { reason: 'dislike' as 'spam' })
    expect(Object.keys(odd.body.errors ?? {})).toEqual(['reason'])
  })
})

describe('a decision', () => {
  it('warns by notice and mail, closes what was reported, and stands in the audit log', async () => {
    await report(server, ana, ben)
    const done = await decideOn(server, staff, ben, { decision: 'warn', message: 'Be kind.' })
    expect(done.body.person?.reports).toMatchObject([{ decision: 'warned' }])
    await server.work()
    const mail = mailsTo(server.dataDir, ben.email).at(-1)
    expect(mail?.headers.subject).toBe('You have a warning from us')
    expect(mail?.text).toContain('Be kind.')
    const news = await server.as(ben.token).read(dashboard, {})
    expect(news.body.notifications).toMatchObject([{ title: 'You have a warning from us' }])
    const audit = await server.as(staff.token).read(staffAudit, { subject: ben.id })
    expect(audit.body.entries).toMatchObject([{ title: 'Warned a member', renter: 'Ben Prado' }])
  })

  it('is on what was seen: a report that came since, or a colleague’s decision, refuses it', async () => {
    await report(server, ana, ben)
    const seen = await personOf(ben)
    const version = seen?.version ?? ''
    await report(server, await named(server, 'Caro'), ben)
    const fields = { member: ben.id, version, decision: 'dismiss' } as const
    expect((await server.as(staff.token).send(staffDecidePerson, fields)).http).toBe(409)
    expect((await personOf(ben))?.reports.map(({ decision }) => decision)).toEqual([
      undefined,
      undefined,
    ])
  })

  it('is nobody’s on themself, nor on whom they reported', async () => {
    const colleague = await buildUser(server, { staff: true })
    expect((await decideOn(server, staff, staff, { decision: 'warn', message: 'x' })).http).toBe(
      403,
    )
    await report(server, staff, ben)
    expect((await blockFor(server, staff, ben)).http).toBe(403)
    expect((await blockFor(server, colleague, ben)).body.status).toBe(1)
  })

  it('needs words for a warning, words and a day within a year for a block', async () => {
    const tried = async (more: object) =>
      Object.keys(
        (await decideOn(server, staff, ben, { decision: 'block', ...more })).body.errors ?? {},
      )
    const message = 'Rude'
    expect(await tried({ decision: 'warn' })).toEqual(['message'])
    expect(await tried({ until: '2026-11-30' })).toEqual(['message'])
    for (const until of [undefined, '2026-11-20', '2026-11-01', '2027-11-21'])
      expect(await tried({ message, until })).toEqual(['until'])
    expect(await tried({ decision: 'warn', message, until: '2026-11-30' })).toEqual(['until'])
    const ours = await decideOn(server, await buildUser(server, { staff: true }), staff, {
      decision: 'block',
      message,
      until: '2026-11-30',
    })
    expect(ours.body.message).toMatch(/^This person is on the staff list/)
  })
})

describe('a blocked person', () => {
  const sentence = /^Your account is blocked through .*30.*2026.*: Rude to three members\.$/

  it('is told by mail, and signs in to read why and until when', async () => {
    await blockFor(server, staff, ben)
    await server.work()
    const mail = mailsTo(server.dataDir, ben.email).at(-1)
    expect(mail?.headers.subject).toBe('Your account is blocked')
    expect(mail?.text).toContain('Rude to three members.')
    server.passMinutes(1)
    const { mail: link } = await askToSignIn(server, ben.email)
    const fields = { linkToken: link.linkToken, browserProof }
    const { body } = await server.as().send(operations.signIn, fields)
    const info = await server.as(body.token).read(userInfo, {})
    expect((await personOf(ben))?.blocks).toMatchObject([{ lastDay: '2026-11-30' }])
    expect(info.body.userInfo?.block).toEqual({
      reason: 'Rude to three members.',
      until: '2026-11-30',
    })
  })

  it('does not book, connect, invite, vouch or report', async () => {
    const car = await buildCar(server)
    await blockFor(server, staff, ben)
    const me = server.as(ben.token)
    expect((await me.send(submitBooking, { car, ...trip })).body.message).toMatch(sentence)
    expect(await act(server, ben, ana)).toMatch(sentence)
    await expect(invite(server, ben)).rejects.toThrow('blocked')
    expect((await report(server, ben, ana)).body.message).toMatch(sentence)
    const spanish = await me.send(submitBooking, { car, ...trip }, { lang: 'es' })
    expect(spanish.body.message).toMatch(/^Tu cuenta está bloqueada hasta el /)
  })

  it('does not become somebody else by registering again', async () => {
    await blockFor(server, staff, ben)
    const details = { firstName: 'Otto', lastName: 'Neu', phone: '(305) 555-0123' }
    const again = { ...details, birthDate: '1988-02-29', email: ben.email, acceptedTerms: true }
    const reply = await server.as(ben.token).send(newUserRegistration, again)
    expect([reply.http, reply.body.message]).toEqual([409, expect.stringMatching(sentence)])
    const { body } = await server.as(ben.token).read(userInfo, {})
    expect(body.userInfo?.firstName).toBe('Ben')
  })

  it('brings back the car of a running rental and writes to the company', async () => {
    const { user, order } = await pickedUp(server)
    await decideOn(server, staff, user, {
      decision: 'block',
      message: 'Rude to three members.',
      until: '2027-01-31',
    })
    const wrote = await server.as(user.token).send(sendMessage, { order, text: 'I bring it back' })
    expect(wrote.body.status).toBe(1)
    await setWall(server, trip.end)
    const back = await keys(server, user, { order, rentalStatus: 88, odometer: 49_000 })
    expect(back.body.rentalStatus).toBe(88)
  })

  it('is free again with the end of the last day, without anything that runs, or earlier by staff', async () => {
    await blockFor(server, staff, ben)
    server.setNow(new Date('2026-12-01T07:59:59Z'))
    expect(await act(server, ben, ana)).toMatch(sentence)
    server.setNow(new Date('2026-12-01T08:00:00Z'))
    expect(await act(server, ben, ana)).toBe('asked')
    expect((await server.as(ben.token).read(userInfo, {})).body.userInfo?.block).toBeUndefined()

    await decideOn(server, staff, ben, { decision: 'block', message: 'Again', until: '2026-12-20' })
    expect(await act(server, ben, ana, 'cancel')).toMatch(/^Your account is blocked/)
    await decideOn(server, staff, ben, { decision: 'unblock' })
    expect(await act(server, ben, ana, 'cancel')).toBe('none')
    expect((await personOf(ben))?.blocks.map(({ running }) => running)).toEqual([false, false])
  })
})

test('what a blocked person may still change are changes of a signed-in person', () => {
  const open = Object.values(operations).filter((one) => 'openWhileBlocked' in one)
  expect(open.map(({ name }) => name)).toContain('sendMessage')
  expect(open.filter(({ kind, access }) => kind !== 'command' || access !== 'user')).toEqual([])
})

test('the database holds one block at a time, a year of it at most, and none of staff', async () => {
  const block = (id: string, user: string, from: string, to: string) =>
    sql`insert into account_block (id, user_id, reason, starts_at, ends_at, made_by)
      values (${id + user}, ${user}, 'x', ${from}::timestamptz, ${to}::timestamptz, ${staff.id})`.execute(
      server.services.db,
    )
  await block('A', ben.id, '2026-11-20', '2026-12-20')
  await expect(block('B', ben.id, '2026-12-19', '2026-12-30')).rejects.toMatchObject({
    constraint: 'account_block_one_at_a_time',
  })
  await block('C', ben.id, '2026-12-20', '2026-12-30')
  await expect(block('D', ana.id, '2026-11-20', '2028-11-20')).rejects.toMatchObject({
    code: '23514',
  })
  await expect(block('E', staff.id, '2026-11-20', '2026-12-20')).rejects.toMatchObject({
    constraint: 'block_spares_staff',
  })
})

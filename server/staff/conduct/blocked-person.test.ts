import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { userInfo } from '#protocol/people/account/user-info.ts'
import { staffPeople } from '#protocol/staff/conduct/staff-people.ts'
import { driverLicense } from '#protocol/people/operations.ts'
import { staffDocuments } from '#protocol/staff/staff/staff-documents.ts'
import { randomId } from '#server/platform/random.ts'
import { card, notAccepted, someone, staffAndPeople } from '#testing/conduct/do-not-rent.ts'
import { blockFor, decideOn } from '#testing/conduct/people.ts'
import { buildUser } from '#testing/factories.ts'
import { leave } from '#testing/leaving/leave.ts'
import { mailsTo } from '#testing/mail.ts'

let world: Awaited<ReturnType<typeof staffAndPeople>>
beforeEach(async () => {
  world = await staffAndPeople()
})

describe('who left while blocked', () => {
  it('is known for the term of the block, and then nothing is left of it', async () => {
    const who = someone()
    const blocked = await world.account(who)
    await blockFor(world.server, world.of.staff, blocked)
    world.server.passMinutes(61)
    expect((await leave(world.server, blocked)).body.state).toBe('deleted')
    const again = await world.account(someone({ phone: who.phone }))
    expect((await world.handIn(again, who.license_number)).body.message).toBe(notAccepted)
    expect((await world.personOf(again))?.matches).toMatchObject([
      { account: { name: 'Former member' }, kinds: ['license', 'phone'] },
    ])
    world.server.setNow(new Date('2026-12-01T08:00:00Z'))
    expect((await world.handIn(again, who.license_number)).body.status).toBe(1)
    await world.server.work()
    const left = await world.server.services.db
      .selectFrom('account_block')
      .select('id')
      .where('user_id', '=', blocked.id)
      .execute()
    expect(left).toEqual([])
  })

  it('is set free by staff all the same', async () => {
    const who = someone()
    const blocked = await world.account(who)
    await blockFor(world.server, world.of.staff, blocked)
    world.server.passMinutes(61)
    await leave(world.server, blocked)
    const waiting = await world.server.as(world.of.staff.token).read(staffPeople, { limit: 500 })
    expect(waiting.body.people?.map(({ id }) => id)).toContain(blocked.id)
    expect(
      (await decideOn(world.server, world.of.staff, blocked, { decision: 'warn', message: 'x' }))
        .http,
    ).toBe(404)
    expect(
      (await decideOn(world.server, world.of.staff, blocked, { decision: 'unblock' })).body.status,
    ).toBe(1)
    const again = await world.account(someone())
    expect((await world.handIn(again, who.license_number)).body.status).toBe(1)
  })
})

describe('a block without end', () => {
  it('holds after years, says so, and ends by staff alone', async () => {
    const blocked = await world.account(someone())
    const noEnd = { decision: 'block', message: 'Sold a car of ours', noEnd: true } as const
    const both = await decideOn(world.server, world.of.staff, blocked, {
      ...noEnd,
      until: '2026-11-30',
    })
    expect(both.body.errors).toEqual({ until: 'Invalid data' })
    const done = await decideOn(world.server, world.of.staff, blocked, noEnd)
    expect(done.body.person?.blocks).toMatchObject([{ running: true }])
    expect(done.body.person?.blocks[0]).not.toHaveProperty('lastDay')
    await world.server.work()
    const mail = mailsTo(world.server.dataDir, blocked.email).at(-1)
    expect(mail?.text).toContain('Your account is blocked: Sold a car of ours')
    expect(mail?.text).not.toContain('Until then')
    const { body } = await world.server.as(blocked.token).read(userInfo, {})
    expect(body.userInfo?.block).toEqual({ reason: 'Sold a car of ours' })
    world.server.setNow(new Date('2026-12-15T08:00:00Z'))
    expect((await world.book(blocked)).body.message).toBe(
      'Your account is blocked: Sold a car of ours',
    )
    world.server.setNow(new Date('2036-12-15T08:00:00Z'))
    world.of.staff = await buildUser(world.server, { staff: true })
    expect(await world.personOf(blocked)).toMatchObject({ blocks: [{ running: true }] })
    await decideOn(world.server, world.of.staff, blocked, { decision: 'unblock' })
    expect(await world.personOf(blocked)).toMatchObject({ blocks: [{ running: false }] })
  })
})

describe('a registration that nobody confirmed', () => {
  it('is shown as that, after the account of its address, and a block on it reaches the account', async () => {
    const real = await world.account(someone({ first_name: 'Zoe' }))
    const ghost = await world.register(real.email, 'Aaron')
    const found = await world.server
      .as(world.of.staff.token)
      .read(staffPeople, { find: real.email })
    expect(found.body.people).toMatchObject([
      { id: real.id, confirmed: true },
      { id: ghost.id, confirmed: false, addressOf: { id: real.id } },
    ])
    expect(found.body.people?.[0]).not.toHaveProperty('addressOf')
    const done = await blockFor(world.server, world.of.staff, ghost)
    expect(done.body.person).toMatchObject({ id: real.id, blocks: [{ running: true }] })
    expect((await world.book(real)).body.message).toMatch(/^Your account is blocked/)
    // Whoever registered with the address reads nothing of it.
    expect((await world.book(ghost)).http).toBe(401)
  })

  it('is blocked itself, with all others of its address, while the address is nobody’s', async () => {
    const email = `${randomId().toLowerCase()}@example.com`
    const [one, two] = [await world.register(email, 'One'), await world.register(email, 'Two')]
    expect(await world.personOf(one)).not.toHaveProperty('addressOf')
    await blockFor(world.server, world.of.staff, one)
    for (const each of [one, two])
      expect((await world.book(each)).body.message).toMatch(/^Your account is blocked/)
    await decideOn(world.server, world.of.staff, one, { decision: 'unblock' })
    for (const each of [one, two])
      expect((await world.personOf(each))?.blocks[0]?.running).toBe(false)
  })

  it('and its account are blocked once by two of the staff at once', async () => {
    const real = await world.account(someone())
    const ghost = await world.register(real.email, 'Aaron')
    const colleague = await buildUser(world.server, { staff: true })
    const both = await Promise.all([
      blockFor(world.server, world.of.staff, ghost),
      blockFor(world.server, colleague, real),
    ])
    expect(both.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await world.personOf(real))?.blocks).toHaveLength(1)
  })
})

it('one license with two accounts is told to staff, and never refused by itself', async () => {
  const who = someone()
  const first = await world.account(who)
  const second = await world.account(someone())
  const reply = await world.handIn(second, who.license_number.toLowerCase().replaceAll('-', ' '))
  expect(reply.body.driver?.license.verification).toBe('submitted')
  expect((await world.book(second)).body.status).toBe(1)
  expect((await world.personOf(first))?.sameLicense.map(({ id }) => id)).toEqual([second.id])
  expect((await world.personOf(second))?.sameLicense.map(({ id }) => id)).toEqual([first.id])
  const { body } = await world.server.as(world.of.staff.token).read(staffDocuments, { limit: 500 })
  const document = body.documents?.find(({ driver }) => driver.driverId === second.driverId)
  expect(document?.sameLicense.map(({ id }) => id)).toEqual([first.id])
})

/** How many connections to this database wait for a lock. */
async function untilWaiting(many: number): Promise<void> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(
    world.server.services.db,
  )
  if ((rows[0]?.waiting ?? 0) < many) await untilWaiting(many)
}

it('a license that its owner hands in while staff block them is known', async () => {
  const blocked = await world.account(someone())
  const number = `RACE-${randomId()}`
  await world.handIn(blocked, 'BEFORE-1')
  const send = () =>
    world.server.as(blocked.token).send(driverLicense, { ...card, number, pictures: [] })
  const both = await world.server.services.db.transaction().execute(async (tx) => {
    // Where both come by after what they say of the person, and wait.
    await sql`lock table notification in exclusive mode`.execute(tx)
    const handedIn = send()
    await untilWaiting(1)
    const done = blockFor(world.server, world.of.staff, blocked)
    await untilWaiting(2)
    return [handedIn, done] as const
  })
  expect((await Promise.all(both)).map(({ body }) => body.status)).toEqual([1, 1])
  expect((await world.handIn(await world.account(someone()), number)).body.message).toBe(
    notAccepted,
  )
})

it('a block from before it knew anybody knows its person after the next round of work', async () => {
  const who = someone()
  const blocked = await world.account(who)
  await blockFor(world.server, world.of.staff, blocked)
  const ofPerson = world.server.services.db
    .selectFrom('account_block')
    .select('id')
    .where('user_id', '=', blocked.id)
  await world.server.services.db
    .deleteFrom('block_mark')
    .where('block_id', 'in', ofPerson)
    .execute()
  const other = await world.account(someone({ phone: who.phone }))
  expect((await world.personOf(other))?.matches).toEqual([])
  await world.server.work()
  expect((await world.personOf(other))?.matches).toMatchObject([{ kinds: ['phone'] }])
})

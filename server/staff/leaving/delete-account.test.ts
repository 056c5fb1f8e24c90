import { sql } from 'kysely'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { cars } from '#protocol/fleet/cars/cars.ts'
import { connections, referralTree } from '#protocol/community/operations.ts'
import { userInfo } from '#protocol/people/operations.ts'
import { userDetails } from '#protocol/community/profile/user-details.ts'
import { deleteAccount } from '#protocol/staff/operations.ts'
import { staffBookings } from '#protocol/staff/staff/staff-bookings.ts'
import { trust } from '#protocol/community/trust/trust.ts'
import { randomId } from '#server/platform/random.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { holdCar } from '#testing/journey.ts'
import { deletionCode, leave } from '#testing/leaving/leave.ts'
import { fullLife, marks } from '#testing/leaving/full-life.ts'
import { tracesOf } from '#testing/leaving/traces.ts'
import { mailsTo } from '#testing/mail.ts'
import { ledgerOf, pickedUp } from '#testing/rental-life.ts'
import { returnedRental } from '#testing/reviews/rentals.ts'
import { askToSignIn, browserProof } from '#testing/sign-in-mail.ts'
import { signIn } from '#protocol/people/account/sign-in.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
beforeEach(async () => {
  server = await testServer()
})

test('whoever leaves after a full life is nowhere in the database or on disk, and the books stay', async () => {
  const { user, order, car, files, avatar, friend, parent, child, staff, review } =
    await fullLife(server)
  const { services } = server
  const before = {
    ledger: await ledgerOf(server, order),
    lines: await services.db.selectFrom('ledger_line').selectAll().execute(),
    evidence: await services.db.selectFrom('evidence_entry').selectAll().execute(),
  }
  // What is looked for stands there now, so that a search that finds nothing is no proof of itself.
  for (const mark of Object.values(marks)) expect(await tracesOf(server, mark)).not.toEqual([])
  const cards = async () => {
    const payments = services.db.selectFrom('payment').where('order_id', '=', order)
    const rows = await payments.select(['card_brand', 'card_last4']).execute()
    return rows.map(({ card_brand, card_last4 }) => [card_brand, card_last4])
  }
  expect(await cards()).toEqual([['visa', '4242']])
  const reviewsAbout = () =>
    services.db.selectFrom('review').select('id').where('subject_id', '=', user.id).execute()
  expect(await reviewsAbout()).toHaveLength(1)

  expect((await leave(server, user)).body).toMatchObject({ status: 1, state: 'deleted' })
  await server.work()

  for (const mark of Object.values(marks)) expect(await tracesOf(server, mark)).toEqual([])
  expect(await cards()).toEqual([[null, null]])
  for (const id of files) expect(await services.files.read(id)).toBeUndefined()
  expect((await server.app.inject({ method: 'GET', url: avatar })).statusCode).toBe(404)
  expect(await ledgerOf(server, order)).toEqual(before.ledger)
  expect(await services.db.selectFrom('ledger_line').selectAll().execute()).toEqual(before.lines)
  expect(await services.db.selectFrom('evidence_entry').selectAll().execute()).toEqual(
    before.evidence,
  )
  expect(await reviewsAbout()).toEqual([])
  // The last mail is the only thing that knew the address, and went with it.
  expect(mailsTo(server.dataDir, marks.email).at(-1)?.headers.subject).toBe(
    'Your Tramo account is deleted',
  )
  expect((await server.as(user.token).read(userInfo, {})).http).toBe(401)

  // Shown where they stand, under no name, in the reader's language.
  const tree = await server.as(parent.token).read(referralTree, {}, { lang: 'es' })
  expect(tree.body.people?.map(({ id, name, parentId }) => ({ id, name, parentId }))).toEqual([
    { id: parent.id, name: 'Inés', parentId: undefined },
    { id: user.id, name: 'Antiguo miembro', parentId: parent.id },
    { id: child.id, name: 'Rosa', parentId: user.id },
  ])
  const shown = await server.as().read(cars, { car })
  expect(shown.body.reviews).toMatchObject([{ id: review, firstName: 'Former member' }])
  const booked = await server.as(staff.token).read(staffBookings, { find: order })
  expect(booked.body.bookings).toMatchObject([{ renter: 'Former member', email: '' }])
  expect((await server.as(friend.token).read(userDetails, { userId: user.id })).body).toEqual({
    status: 1,
  })

  // What was between people is over, and carries no trust.
  const lists = await server.as(friend.token).read(connections, {})
  expect(lists.body.connections?.items).toEqual([])
  expect(lists.body.recommendationsGiven?.items).toEqual([])
  const trusted = await server.as(friend.token).read(trust, { userId: parent.id })
  expect(trusted.body.trust?.value).toBe(0)
})

test('the address registers again, as a new person without the old ones’ rentals', async () => {
  const user = await buildUser(server, { user: { email: 'again@example.com' } })
  await leave(server, user)
  server.passMinutes(1)
  const { mail } = await askToSignIn(server, user.email)
  const back = await server.as().send(signIn, { linkToken: mail.linkToken, browserProof })
  expect(back.body.userInfo).toMatchObject({ email: user.email, profileComplete: false })
  expect(back.body.userInfo?.id).not.toBe(user.id)
})

describe('the code', () => {
  it('is asked for by mail, and a wrong one deletes nothing', async () => {
    const user = await buildUser(server)
    const asked = await server.as(user.token).send(deleteAccount, {})
    expect(asked.body).toMatchObject({ state: 'codeSent', sentTo: `${user.email[0]}…@example.com` })
    await server.work()
    const code = await deletionCode(server, user)
    const wrong = code === '123456' ? '654321' : '123456'
    const refused = await server.as(user.token).send(deleteAccount, { code: wrong })
    expect(refused.body).toMatchObject({
      status: 0,
      message: 'This code is wrong or older than 20 minutes.',
    })
    expect((await server.as(user.token).read(userInfo, {})).http).toBe(200)
    expect((await server.as(user.token).send(deleteAccount, { code })).body.state).toBe('deleted')
  })

  it('is old after 20 minutes, and an earlier one is worth nothing', async () => {
    const user = await buildUser(server)
    const first = await deletionCode(server, user)
    let second = await deletionCode(server, user)
    while (second === first) second = await deletionCode(server, user)
    expect((await server.as(user.token).send(deleteAccount, { code: first })).body.status).toBe(0)
    server.passMinutes(20)
    expect((await server.as(user.token).send(deleteAccount, { code: second })).body.status).toBe(0)
  })

  it('is not guessed: ten wrong ones a day, whatever new ones are asked for', async () => {
    const user = await buildUser(server)
    const code = await deletionCode(server, user)
    const wrong = code === '123456' ? '654321' : '123456'
    for (let tries = 0; tries < 10; tries++)
      await server.as(user.token).send(deleteAccount, { code: wrong })
    const fresh = await deletionCode(server, user)
    const refused = await server.as(user.token).send(deleteAccount, { code: fresh })
    expect(refused.body.message).toBe('Too many wrong codes. Try again tomorrow.')
    server.passMinutes(24 * 60)
    const tomorrow = await deletionCode(server, user)
    expect((await server.as(user.token).send(deleteAccount, { code: tomorrow })).body.state).toBe(
      'deleted',
    )
  })

  it('is forgotten with the account', async () => {
    const user = await buildUser(server)
    expect((await leave(server, user)).body.state).toBe('deleted')
    const left = await server.services.db
      .selectFrom('deletion_code')
      .select('user_id')
      .where('user_id', '=', user.id)
      .execute()
    expect(left).toEqual([])
  })

  it('of somebody else deletes nobody', async () => {
    const [user, other] = [await buildUser(server), await buildUser(server)]
    const code = await deletionCode(server, other)
    expect((await server.as(user.token).send(deleteAccount, { code })).body.status).toBe(0)
  })
})

describe('what is open keeps the account, and a sentence says what', () => {
  const refusedWith = async (token: string) =>
    (await server.as(token).send(deleteAccount, {})).body.message

  it('a booking that is held', async () => {
    const user = await buildUser(server)
    await holdCar(server, user, await buildCar(server))
    expect(await refusedWith(user.token)).toMatch(/^You have a booking or a rental\./)
  })

  it('a car that is out, also when it came after the code', async () => {
    const user = await buildUser(server)
    const code = await deletionCode(server, user)
    await pickedUp(server, { user })
    const late = await server.as(user.token).send(deleteAccount, { code })
    expect(late.body.message).toMatch(/^You have a booking or a rental\./)
  })

  it('a deposit that is not back, until it is', async () => {
    const { user } = await returnedRental(server)
    expect(await refusedWith(user.token)).toMatch(/^Money of yours is still on its way/)
    server.passMinutes(73 * 60)
    await server.work()
    expect((await server.as(user.token).send(deleteAccount, {})).body.state).toBe('codeSent')
  })

  it('a balance to pay, and a claim', async () => {
    const { user, order } = await returnedRental(server)
    const { db } = server.services
    const { rows } = await sql<{ id: string }>`
      select transaction_id as id from rental_order where id = ${order}`.execute(db)
    await sql`insert into claim (id, transaction_id, order_id, code, description, estimate_cents, created_at)
      values (${randomId()}, ${rows[0]?.id}, ${order}, 'damage', 'A scratch', 100, now())`.execute(
      db,
    )
    expect(await refusedWith(user.token)).toMatch(/^A claim on one of your rentals is open/)
    await sql`insert into rental_order select (jsonb_populate_record(o, jsonb_build_object('id', ${randomId()}::text,
      'kind', 'balance', 'state', 'held', 'rental_status', null, 'previous_order_id', o.id, 'number', 20001))).* from rental_order o
      where id = ${order}`.execute(db)
    expect(await refusedWith(user.token)).toMatch(/^You have a balance to pay/)
  })

  it('a place on the staff list, and an address that nobody has confirmed', async () => {
    const staff = await buildUser(server, { staff: true })
    expect(await refusedWith(staff.token)).toMatch(/^You are on the staff list/)
    const fresh = await buildUser(server, { user: { email_verified_at: null } })
    expect(await refusedWith(fresh.token)).toMatch(/^Confirm your e-mail first/)
  })
})

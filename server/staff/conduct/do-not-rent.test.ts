import { beforeEach, describe, expect, it } from 'vitest'
import { userInfo } from '#protocol/people/account/user-info.ts'
import { orderHistory } from '#protocol/rentals/dashboard/order-history.ts'
import { personalDetails } from '#protocol/people/operations.ts'
import { staffAudit } from '#protocol/staff/staff/staff-audit.ts'
import { staffBookings } from '#protocol/staff/staff/staff-bookings.ts'
import {
  newName,
  newPhone,
  notAccepted,
  someone,
  staffAndPeople,
  type Who,
} from '#testing/conduct/do-not-rent.ts'
import { blockFor, decideOn } from '#testing/conduct/people.ts'
import { buildCar, type TestUser } from '#testing/factories.ts'
import { holdCar, payByCard } from '#testing/journey.ts'

let world: Awaited<ReturnType<typeof staffAndPeople>>
beforeEach(async () => {
  world = await staffAndPeople()
})

async function paidBooking(who: TestUser): Promise<string> {
  const order = await holdCar(world.server, who, await buildCar(world.server))
  await payByCard(world.server, who, order)
  return order
}
const confirmationOf = async (who: TestUser, order: string) =>
  (await world.server.as(who.token).read(orderHistory, { order })).body.rental?.confirmation
async function afterSixHours() {
  world.server.passMinutes(6 * 60 + 1)
  await world.server.work()
}
const inBookings = async (order: string) =>
  (
    await world.server.as(world.of.staff.token).read(staffBookings, { find: order })
  ).body.bookings?.at(0)

describe('a license of somebody who is blocked', () => {
  it('is refused in another account as any other, whatever its writing, and kept as refused', async () => {
    const who = someone({ license_number: 'D123-4567 x' })
    await blockFor(world.server, world.of.staff, await world.account(who))
    const again = await world.account(someone())
    const reply = await world.handIn(again, ' d 1234567-X')
    expect([reply.http, reply.body.status, reply.body.message]).toEqual([200, 0, notAccepted])
    const { body } = await world.server.as(again.token).read(userInfo, {})
    expect(body.drivers).toMatchObject([{ license: { verification: 'rejected' } }])
    expect(JSON.stringify(body).toLowerCase()).not.toContain('block')
    expect((await world.book(again)).body.message).toBe(notAccepted)
    expect((await world.handIn(again, 'D1234568X')).body.status).toBe(1)
    expect((await world.book(again)).body.status).toBe(1)
  })

  it('is another one in another state', async () => {
    const who = someone()
    await blockFor(world.server, world.of.staff, await world.account(who))
    const other = await world.account(someone())
    const reply = await world.handIn(other, who.license_number, 'FL')
    expect(reply.body.status).toBe(1)
  })

  it('stops the bookings of an account that had it before, also of a further driver', async () => {
    const who = someone()
    const second = await world.account(someone({ license_number: who.license_number }))
    const friend = await world.account(someone())
    const { body } = await world.server.as(friend.token).send(personalDetails, {
      driverId: 'new',
      firstName: newName(),
      lastName: newName(),
      phone: newPhone(),
      birthDate: '1980-01-01',
    })
    await world.server.services.db
      .updateTable('driver')
      .set({ license_number: who.license_number, license_country: 'US', license_state: 'CA' })
      .where('id', '=', body.driver?.driverId ?? '')
      .execute()
    const order = await paidBooking(second)
    expect((await world.book(friend)).body.status).toBe(1)
    const first = await world.account(who)
    await blockFor(world.server, world.of.staff, first)
    for (const one of [second, friend])
      expect((await world.book(one)).body.message).toBe(notAccepted)
    await afterSixHours()
    expect(await confirmationOf(second, order)).toBe('pending')
    expect(await world.personOf(second)).toMatchObject({
      matches: [
        { account: { id: first.id }, kinds: ['license'], reason: 'Rude to three members.' },
      ],
    })
  })

  it('is taken again once staff have said that it is somebody else, or the block has ended', async () => {
    const who = someone()
    const first = await world.account(who)
    await blockFor(world.server, world.of.staff, first)
    const victim = await world.account(someone())
    const number = who.license_number
    expect((await world.handIn(victim, number)).body.message).toBe(notAccepted)
    await decideOn(world.server, world.of.staff, victim, {
      decision: 'notSame',
      message: 'Saw the card',
    })
    expect((await world.handIn(victim, number)).body.status).toBe(1)
    const third = await world.account(someone())
    expect((await world.handIn(third, number)).body.message).toBe(notAccepted)
    await decideOn(world.server, world.of.staff, first, { decision: 'unblock' })
    expect((await world.handIn(third, number)).body.status).toBe(1)
  })

  it('that the blocked person hands in later is known too', async () => {
    const first = await world.account(someone())
    await blockFor(world.server, world.of.staff, first)
    expect((await world.handIn(first, 'NEW-77001')).body.status).toBe(1)
    expect((await world.handIn(await world.account(someone()), 'new77001')).body.message).toBe(
      notAccepted,
    )
  })
})

describe('who may be somebody who is blocked', () => {
  it.each<[string, (who: Who) => Partial<Who>, string]>([
    ['the same phone', ({ phone }) => ({ phone: phone.replace('+1510', '(510) ') }), 'phone'],
    [
      'the same name and birth date',
      ({ first_name, last_name }) => ({ first_name: `${first_name} María`, last_name }),
      'name',
    ],
  ])(
    'by %s books and pays, but waits for staff until they tell them apart',
    async (_, same, kind) => {
      const who = someone()
      const blocked = await world.account(who)
      await blockFor(world.server, world.of.staff, blocked)
      const other = await world.account(someone(same(who)))
      const order = await paidBooking(other)
      await afterSixHours()
      expect(await confirmationOf(other, order)).toBe('pending')
      expect(await inBookings(order)).toMatchObject({ possibleMatch: true, userId: other.id })
      expect(await world.personOf(other)).toMatchObject({
        matches: [{ account: { id: blocked.id }, kinds: [kind], lastDay: '2026-11-30' }],
      })
      const { body } = await world.server.as(other.token).read(userInfo, {})
      expect(JSON.stringify(body)).not.toContain('match')

      const told = await decideOn(world.server, world.of.staff, other, {
        decision: 'notSame',
        message: 'Brothers',
      })
      expect(told.body.person?.matches).toEqual([])
      const audit = await world.server
        .as(world.of.staff.token)
        .read(staffAudit, { subject: other.id })
      expect(audit.body.entries).toMatchObject([
        { title: 'Told a member apart from a blocked person' },
      ])
      await world.server.work()
      expect(await confirmationOf(other, order)).toBe('confirmed')
      expect(await inBookings(order)).toMatchObject({ possibleMatch: false })
      const nothing = await decideOn(world.server, world.of.staff, other, { decision: 'notSame' })
      expect(nothing.body.message).toBe('This account matches no blocked person any more.')
    },
  )

  it('is found again by something else than what staff have looked at', async () => {
    const who = someone()
    const blocked = await world.account(who)
    await blockFor(world.server, world.of.staff, blocked)
    const other = await world.account(someone({ phone: who.phone }))
    await decideOn(world.server, world.of.staff, other, { decision: 'notSame' })
    const { first_name: firstName, last_name: lastName, birth_date: birthDate } = who
    const phone = newPhone()
    await world.server
      .as(other.token)
      .send(personalDetails, { driverId: 'new', firstName, lastName, birthDate, phone })
    expect((await world.personOf(other))?.matches).toMatchObject([{ kinds: ['name'] }])
  })

  it('is nobody once the block has ended, and nobody is their own match', async () => {
    const who = someone()
    const blocked = await world.account(who)
    await blockFor(world.server, world.of.staff, blocked)
    const other = await world.account(someone({ phone: who.phone }))
    expect((await world.personOf(blocked))?.matches).toEqual([])
    world.server.setNow(new Date('2026-12-01T08:00:00Z'))
    expect((await world.personOf(other))?.matches).toEqual([])
  })
})

import { addDays, addMinutes, dayOf } from '#domain/core/time/wall-time.ts'
import { submitBooking } from '#protocol/rentals/bookings/submit-booking.ts'
import { cancelContract } from '#protocol/rentals/cancellation/cancel-contract.ts'
import { reportReasons } from '#protocol/staff/conduct/choices.ts'
import { reportUser } from '#protocol/staff/conduct/report-user.ts'
import { staffDecidePerson } from '#protocol/staff/conduct/staff-people.ts'
import { getOrReturnKeys } from '#protocol/rentals/handover/get-or-return-keys.ts'
import { userConnection } from '#protocol/community/network/user-connection.ts'
import { deleteAccount } from '#protocol/staff/operations.ts'
import { staffDecideTrustSeed } from '#protocol/community/trust/staff-trust-seeds.ts'
import { decideAsSeen } from '../../decide.ts'
import { inspectForKeys } from '../../inspection.ts'
import { payByCard } from '../../journey.ts'
import { leave } from '../../leaving/leave.ts'
import { confirm, setWall } from '../../rental-life.ts'
import { bookings } from '../bookings.ts'
import { clockSteps } from '../clock.ts'
import { anOrder, reading, wallNow } from '../world.ts'
import { attempt, isBlocked, pair, step, type Step, type Walker, type World } from './people.ts'
import { sidesRate } from './ratings.ts'

const fewestPeople = 4
const message = 'As it was told.'
const decisions = ['block', 'unblock', 'warn', 'dismiss', 'unblock'] as const

export const conductSteps: Walker[] = [
  step('report a person', async (world, at) => {
    const { me, them } = pair(world, at)
    const reason = reportReasons[at.amount % reportReasons.length] ?? 'other'
    await attempt(world, me, reportUser, { userId: them.id, reason, text: 'Rude.' })
  }),
  step('decide on a person', async (world, at) => {
    const { me, them } = pair(world, at)
    const decision = decisions[at.amount % decisions.length] ?? 'warn'
    const until = dayOf(addDays(wallNow(world), 1 + (at.amount % 20)))
    const was = await isBlocked(world, me)
    const reply = await decideAsSeen(
      world.server,
      world.server.as(world.colleague.token),
      staffDecidePerson,
      { member: me.id, decision, message, ...(decision === 'block' && { until }) },
    )
    if (reply.http >= 500) throw new Error(`no decision: ${JSON.stringify(reply.body)}`)
    const isNow = await isBlocked(world, me)
    const expected = decision === 'block' || (was && decision !== 'unblock')
    if (isNow !== expected)
      throw new Error(`${decision} left a block ${isNow}: ${JSON.stringify(reply.body)}`)
    // Refused while the block runs; the attempt asks for that.
    if (isNow) await attempt(world, me, userConnection, { userId: them.id })
  }),
  step('delete the account', async (world, at) => {
    if (world.users.length <= fewestPeople) return
    const { me } = pair(world, at)
    const asked = await attempt(world, me, deleteAccount, {})
    if (asked.body.state !== 'codeSent') return
    const wrong = await attempt(world, me, deleteAccount, { code: 'none' })
    if (wrong.body.state) throw new Error('left without the code')
    const gone = await leave(world.server, me)
    if (gone.body.state !== 'deleted') throw new Error(`not gone: ${JSON.stringify(gone.body)}`)
    world.users = world.users.filter(({ id }) => id !== me.id)
    world.former.push(me)
  }),
  step('name a seed person', async (world, at) => {
    const person = (at.amount % 4 === 0 ? world.former.at(-1) : undefined) ?? pair(world, at).me
    const decision = at.amount % 2 === 0 ? 'name' : 'withdraw'
    const by = world.server.as(world.staff.token)
    const reply = await decideAsSeen(world.server, by, staffDecideTrustSeed, {
      person: person.id,
      decision,
    })
    if (reply.http >= 500) throw new Error(`no seed: ${JSON.stringify(reply.body)}`)
  }),
]

const someSteps = (names: string[]): Walker[] =>
  [...bookings, ...clockSteps].filter(({ name }) => names.includes(name))

async function bringBack(world: World, at: Step): Promise<void> {
  const { me } = pair(world, at)
  const order = await anOrder(world, { ...at, amount: 1 }, [86])
  if (order?.rental_status !== 86) return
  await inspectForKeys(world.server, me, order.id, 88)
  const odometer = (await reading(world, order.car_id)) + 10
  const back = { order: order.id, rentalStatus: 88, odometer, gas: 8 } as const
  await attempt(world, me, getOrReturnKeys, back)
}

/** The few rentals that a community lives on. */
export const rentalSteps: Walker[] = [
  ...someSteps(['book and pick up']),
  step('bring the car back', bringBack),
  step('rent for eight days', async (world, at) => {
    for (const walker of someSteps(['book and pick up'])) await walker.run(world, at)
    await setWall(world.server, addDays(wallNow(world), 8))
    await bringBack(world, at)
    await sidesRate(world, at)
  }),
  step('book and give up late', async (world, at) => {
    const { me } = pair(world, at)
    const { server } = world
    const start = addMinutes(wallNow(world), 300)
    const booking = { car: world.cars[at.car] ?? '', start, end: addDays(start, 7) }
    const { body } = await attempt(world, me, submitBooking, booking)
    const order = body.orderId
    if (!order) return
    await payByCard(server, me, order)
    await confirm(server, world.staff, order)
    await setWall(server, addMinutes(wallNow(world), 90))
    await attempt(world, me, cancelContract, { order })
    await sidesRate(world, at)
  }),
]

export const timeSteps: Walker[] = someSteps(['hours', 'days', 'a week', 'near the end'])

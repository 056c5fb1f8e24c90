import { addDays, addMinutes } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { specialRequest } from '#protocol/rentals/special-requests/special-request.ts'
import { breakdownReport } from '#protocol/help/help/help-request.ts'
import {
  answerSpecialRequest,
  specialRequests,
} from '#protocol/rentals/special-requests/special-requests.ts'
import { answerOffer } from '#protocol/rentals/rental-offers/answer-offer.ts'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import { acceptContract } from '#protocol/rentals/contract/accept-contract.ts'
import { answerClaim } from '#protocol/money/claims/claims.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { getOrReturnKeys } from '#protocol/rentals/handover/get-or-return-keys.ts'
import { addWaitingList } from '#protocol/rentals/waiting-list/add-waiting-list.ts'
import { deleteWaitingList } from '#protocol/rentals/waiting-list/delete-waiting-list.ts'
import { listWaitingLists } from '#protocol/rentals/waiting-list/list-waiting-lists.ts'
import { submitBooking } from '#protocol/rentals/bookings/submit-booking.ts'
import { bayZone } from '../fleet.ts'
import { inspect, inspectForKeys } from '../inspection.ts'
import { payByCard } from '../journey.ts'
import { confirm, setWall } from '../rental-life.ts'
import { acts } from './acts.ts'
import { me, onOrder, reading, wallNow, type Walker, type World } from './world.ts'

/** What a renter does besides the actions that the server names, and what they do wrong. */
export const renterSteps: Walker[] = [
  onOrder('weekly inspection', [86, 92, 93], async (_caller, order, world, step) => {
    const odometer = (await reading(world, order.car_id)) + (step.amount % 50)
    return inspect(world.server, me(world, step).user, order.id, 'weekly', { odometer })
  }),
  onOrder('keys with a reading that is too low', [85, 86, 91, 92], async (caller, order, world) => {
    const odometer = Math.max(0, (await reading(world, order.car_id)) - 1)
    const rentalStatus = order.rental_status === 85 ? 86 : 88
    return caller.send(getOrReturnKeys, { order: order.id, rentalStatus, odometer, gas: 8 })
  }),
  onOrder('give back through the refund screen', [85, 86], async (caller, order, world, step) => {
    const wall = addDays(wallNow(world), 1 + (step.amount % 3)).slice(0, 10)
    const appt = `return-${wall.replaceAll('-', '')}T1000-1`
    const how = { order: order.id, paymentRefundMethod: 'original' } as const
    const isOut = order.rental_status === 86
    return caller.send(submitPaymentRefund, isOut ? { ...how, appt } : how)
  }),
  onOrder('extend and pay', [86, 93], async (_caller, order, world, step) => {
    const reply = await acts.extendCar?.(world, step, order)
    const extension = await held(world, order.id, 'extension')
    if (extension) await payByCard(world.server, me(world, step).user, extension)
    return reply
  }),
  onOrder('swap up to the visit, or the keys', [86, 85], async (caller, order, world, step) => {
    const asked = await acts.carChange?.(world, step, order)
    const unpaid = await held(world, order.id, 'swap')
    if (unpaid) await payByCard(world.server, me(world, step).user, unpaid)
    const swap = await waiting(world, order.id)
    if (!swap) return asked
    await confirm(world.server, world.staff, swap.id)
    const accepted = await caller.send(acceptContract, { order: swap.id, version: 1 })
    if (step.amount % 2 === 0) return accepted
    const visit = toWall(swap.starts_at, bayZone)
    if (visit > wallNow(world)) await setWall(world.server, visit)
    await inspectForKeys(world.server, me(world, step).user, swap.id, 86)
    return acts.getKeys?.(world, step, swap)
  }),
  onOrder('break down', [86, 92], (caller, order) =>
    caller.send(breakdownReport, { order: order.id, symptom: 'no-start', place: 'Oakland' }),
  ),
  onOrder('ask for something special', [85, 86], (caller, order) =>
    caller.send(specialRequest, { kind: 'pet', text: 'A small dog', order: order.id }),
  ),
  onOrder('answer a special request', [85, 86], async (caller, order, _world, { amount }) => {
    const { body } = await caller.read(specialRequests, { order: order.id })
    const request = body.requests?.find(({ state }) => state === 'answered')?.id
    const accept = amount % 3 !== 0
    return request ? caller.send(answerSpecialRequest, { request, accept }) : undefined
  }),
  onOrder('answer a claim', [86, 88], async (caller, order, _world, { amount }) => {
    const { body } = await caller.read(dashboard, { order: order.id })
    const claim = body.selectedRental?.claims[0]?.id
    const answer = amount % 2 === 0 ? 'agree' : 'appeal'
    return claim ? caller.send(answerClaim, { claim, answer, text: 'So it was' }) : undefined
  }),
  onOrder('answer an offer', [85, 86, 92], async (caller, order, _world, { amount }) => {
    const { body } = await caller.read(dashboard, { order: order.id })
    const open = body.selectedRental?.offers.items.filter(({ status }) => status === 'open')
    const offer = open?.[amount % open.length]?.id
    const answer = amount % 4 === 0 ? 'decline' : amount % 4 === 1 ? 'refund' : 'accept'
    return offer ? caller.send(answerOffer, { offer, answer }) : undefined
  }),
  {
    name: 'wait for a car',
    async run(world, step) {
      const start = addMinutes(wallNow(world), 60 * (24 + (step.amount % 200)))
      const entry = { area: '1', start, end: addDays(start, 7), features: world.tag }
      const reply = await me(world, step).caller.send(addWaitingList, entry)
      if (reply.http >= 500) throw new Error('waiting failed')
    },
  },
  {
    name: 'take or leave what was offered from the list',
    async run(world, step) {
      const { caller } = me(world, step)
      const { body } = await caller.read(listWaitingLists, {})
      const [first] = body.items ?? []
      if (!first) return
      const reply =
        first.bookingQuery && step.amount % 3 > 0
          ? await caller.send(submitBooking, first.bookingQuery)
          : await caller.send(deleteWaitingList, { id: first.id })
      if (reply.http >= 500) throw new Error('the list failed')
    },
  },
]

async function follower(world: World, order: string) {
  return world.server.services.db
    .selectFrom('rental_order')
    .selectAll()
    .where('previous_order_id', '=', order)
    .orderBy('created_at', 'desc')
    .execute()
}

const held = async (world: World, order: string, kind: string) =>
  (await follower(world, order)).find((one) => one.kind === kind && one.state === 'held')?.id

const waiting = async (world: World, order: string) =>
  (await follower(world, order)).find((one) => one.kind === 'swap' && one.rental_status === 85)

/** Somebody tries to act on what is not theirs: it is as lost as if it never was. */
export const stranger: Walker = {
  name: 'a stranger tries',
  async run(world, step) {
    const other = { ...step, who: step.who + 1 }
    const order = await world.server.services.db
      .selectFrom('rental_order')
      .selectAll()
      .where('user_id', '=', me(world, other).user.id)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .executeTakeFirst()
    const names = Object.keys(acts).filter((name) => !name.startsWith('schedule'))
    if (!order) return
    const name = names[step.amount % names.length] ?? ''
    const reply = await acts[name]?.(world, step, order)
    if (reply && reply.http !== 404) throw new Error(`${name} answered ${reply.http} to a stranger`)
  },
}

import { staffUpdateHelp } from '#protocol/help/help/staff-help.ts'
import { staffAddFine } from '#protocol/help/help/staff-add-fine.ts'
import { staffAnswerSpecialRequest } from '#protocol/rentals/special-requests/special-requests.ts'
import { staffDecideFee, staffFees } from '#protocol/money/fees/fees.ts'
import { staffCloseMaintenance } from '#protocol/rentals/workshop/staff-maintenance.ts'
import { staffMakeOffer } from '#protocol/rentals/rental-offers/staff-offers.ts'
import { staffProposeChanges } from '#protocol/rentals/confirmation/booking-changes.ts'
import { staffDecideClaim, staffOpenClaim } from '#protocol/money/claims/claims.ts'
import { offerKinds } from '#domain/money/orders/offer-kinds.ts'
import {
  staffCancelBooking,
  staffCancelQuote,
} from '#protocol/rentals/cancellation/staff-cancel.ts'
import { staffDecideBooking } from '#protocol/staff/staff/staff-bookings.ts'
import { staffDecidePayment, staffPayments } from '#protocol/staff/staff/staff-payments.ts'
import { staffDecideSwap } from '#protocol/staff/staff/staff-swaps.ts'
import { decideAsSeen } from '../decide.ts'
import { aPicture } from '../inspection.ts'
import { byStaff, type Order, type Walker, type World } from './world.ts'

const message = 'As agreed.'
const yesOrNo = (amount: number) => (amount % 4 === 0 ? 'refuse' : 'confirm')

/** The newest thing of a kind that an order has. */
async function newest(
  { server }: World,
  order: Order,
  table: 'help_request' | 'special_request' | 'claim',
) {
  const row = await server.services.db
    .selectFrom(table)
    .select('id')
    .where('order_id', '=', order.id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .executeTakeFirst()
  return row?.id
}

/** What the company's people do, on all that they can decide about (docs/product/staff.md#decisions). */
export const staffSteps: Walker[] = [
  byStaff('staff confirm or refuse', [85], (staff, order, { amount }, world) =>
    order.kind === 'swap'
      ? decideAsSeen(world.server, staff, staffDecideSwap, {
          order: order.id,
          decision: yesOrNo(amount),
          message,
        })
      : decideAsSeen(world.server, staff, staffDecideBooking, {
          order: order.id,
          decision: yesOrNo(amount),
          message,
        }),
  ),
  byStaff('staff cancel', [85, 91], async (staff, order, { amount }, world) => {
    // Not too often: a walk that is cancelled at once goes nowhere.
    if (amount % 2 !== 0) return undefined
    const { body } = await staff.read(staffCancelQuote, { order: order.id })
    if (body.message !== undefined) return undefined
    const refund = amount % 4 === 0 ? 'full' : 'rule'
    const total = body[refund]?.refund
    if (total === undefined) return undefined
    const fields = { order: order.id, reason: 'The car broke down.', refund, total } as const
    return decideAsSeen(world.server, staff, staffCancelBooking, fields)
  }),
  byStaff('staff ask for changes', [85, 86], (staff, order) =>
    staff.send(staffProposeChanges, { order: order.id, message: 'Please look again.' }),
  ),
  byStaff('staff open a claim', [86, 88], (staff, order, { amount }) =>
    staff.send(staffOpenClaim, {
      order: order.id,
      code: 'damage',
      description: 'A dent',
      estimate: 1 + amount,
    }),
  ),
  byStaff('staff decide a claim', [86, 88], async (staff, order, { amount }, world) => {
    const claim = await newest(world, order, 'claim')
    const decision = amount % 2 === 0 ? 'drop' : 'charge'
    return claim
      ? decideAsSeen(world.server, staff, staffDecideClaim, { claim, decision, message })
      : undefined
  }),
  byStaff('staff decide a fee', [86, 88], async (staff, order, { amount }, world) => {
    const { body } = await staff.read(staffFees, {})
    const fee = body.fees?.find((one) => one.orderId === order.id)?.id
    const decision = amount % 2 === 0 ? 'drop' : 'charge'
    return fee
      ? decideAsSeen(world.server, staff, staffDecideFee, { fee, decision, message })
      : undefined
  }),
  byStaff('staff see money', [85, 88], async (staff, order, { amount }, world) => {
    const { body } = await staff.read(staffPayments, {})
    const listed = body.payments?.find((one) => one.orderId === order.id)
    if (!listed) return undefined
    const how = listed.destination
      ? ({ decision: 'confirm', paidBy: 'check', paidTo: 'Check 4477' } as const)
      : ({ decision: yesOrNo(amount) } as const)
    const fields = { payment: listed.paymentId, message, ...how } as const
    return decideAsSeen(world.server, staff, staffDecidePayment, fields)
  }),
  byStaff('staff make an offer', [86, 85, 92], (staff, order, { amount }) =>
    staff.send(staffMakeOffer, {
      order: order.id,
      kind: offerKinds[amount % offerKinds.length] ?? 'discount',
      amount: 1 + (amount % 300),
      hours: 1 + (amount % 72),
    }),
  ),
  byStaff('staff pass a toll on', [86, 88], async (staff, order, { amount }) =>
    staff.send(staffAddFine, {
      order: order.id,
      code: 'toll',
      amount: 1 + (amount % 40),
      description: 'Bay Bridge',
      paper: [await aPicture('toll.jpg')],
    }),
  ),
  byStaff('staff answer help', [86, 92, 93], async (staff, order, { amount }, world) => {
    const request = await newest(world, order, 'help_request')
    const status = amount % 2 === 0 ? 'inProgress' : 'resolved'
    return request
      ? decideAsSeen(world.server, staff, staffUpdateHelp, { request, status, pictures: '' })
      : undefined
  }),
  byStaff('staff answer a special request', [85, 86], async (staff, order, { amount }, world) => {
    const request = await newest(world, order, 'special_request')
    const decision = amount % 3 === 0 ? 'decline' : 'offer'
    const answered = { request: request ?? '', decision, price: amount % 90, answer: 'So' } as const
    return request ? staff.send(staffAnswerSpecialRequest, answered) : undefined
  }),
  byStaff('staff close maintenance', [93, 86], async (staff, order, { amount }, world) => {
    const item = await world.server.services.db
      .selectFrom('maintenance_item')
      .select('id')
      .where('car_id', '=', order.car_id)
      .executeTakeFirstOrThrow()
    const decision = amount % 2 === 0 ? 'done' : 'cancel'
    return decideAsSeen(world.server, staff, staffCloseMaintenance, {
      item: item.id,
      decision,
      note: message,
    })
  }),
]

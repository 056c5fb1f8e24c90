import { sql } from 'kysely'
import { appealFee, staffDecideFee, staffFees } from '#protocol/money/fees/fees.ts'
import { staffHelp, staffUpdateHelp } from '#protocol/help/help/staff-help.ts'
import { sendMessage } from '#protocol/help/help/thread.ts'
import {
  staffCloseMaintenance,
  staffMaintenance,
} from '#protocol/rentals/workshop/staff-maintenance.ts'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import { cancelContract } from '#protocol/rentals/cancellation/cancel-contract.ts'
import { carChangeByCar } from '#protocol/rentals/swap/car-change.ts'
import {
  answerClaim,
  staffClaims,
  staffDecideClaim,
  staffOpenClaim,
} from '#protocol/money/claims/claims.ts'
import { staffBookings, staffDecideBooking } from '#protocol/staff/staff/staff-bookings.ts'
import { staffDecidePayment, staffPayments } from '#protocol/staff/staff/staff-payments.ts'
import { staffDecideSwap, staffSwaps } from '#protocol/staff/staff/staff-swaps.ts'
import { remindOfMaintenance } from '#server/rentals/maintenance/remind-of-maintenance.ts'
import { buildCar, buildUser } from '../factories.ts'
import { holdCar, payByCard } from '../journey.ts'
import { bookVisit, rentedWithPlan } from '../maintenance.ts'
import { missedWeek } from '../missed-week.ts'
import { pickedUp, reportBreakdown, schedule, setWall } from '../rental-life.ts'
import type { TestServer } from '../server.ts'
import type { Stories } from './story.ts'

async function waitingTransfer(server: TestServer) {
  const user = await buildUser(server)
  const order = await holdCar(server, user, await buildCar(server))
  await server
    .as(user.token)
    .send(submitPaymentRefund, { order, paymentMethod: 'bankTransfer', confirmationNumber: 'B-1' })
  return { user, order }
}

async function paidBooking(server: TestServer) {
  const user = await buildUser(server)
  const order = await holdCar(server, user, await buildCar(server))
  await payByCard(server, user, order)
  return { user, order }
}

/** Money, claims, bookings … that renters or colleagues change after staff listed them. */
export const rentalStories: Stories = {
  'a refund to another account': async (server, staff) => {
    const { user, order } = await waitingTransfer(server)
    const found = async () => {
      const { body } = await server.as(staff.token).read(staffPayments, { limit: 500 })
      return body.payments?.find((one) => one.orderId === order)
    }
    const paid = await found()
    await server.as(staff.token).send(staffDecidePayment, {
      payment: paid?.paymentId ?? '',
      version: paid?.version ?? '',
      decision: 'confirm',
    })
    await server.as(user.token).send(cancelContract, { order })
    const refund = await found()
    return {
      user,
      listed: found,
      change: () =>
        sql`update rental_transaction set refund_destination = 'Another bank, 2'
          where user_id = ${user.id}`.execute(server.services.db),
      operation: staffDecidePayment,
      decision: { payment: refund?.paymentId, decision: 'confirm', paidBy: 'cash' },
    }
  },
  'a claim that is appealed': async (server, staff) => {
    const { user, order } = await pickedUp(server)
    const opened = await server
      .as(staff.token)
      .send(staffOpenClaim, { order, code: 'damage', description: 'A dent', estimate: 80 })
    const claim = opened.body.claim?.id ?? ''
    return {
      user,
      listed: async () => {
        const { body } = await server.as(staff.token).read(staffClaims, { limit: 500 })
        return body.claims?.find(({ id }) => id === claim)
      },
      change: () =>
        server.as(user.token).send(answerClaim, { claim, answer: 'appeal', text: 'It was there.' }),
      operation: staffDecideClaim,
      decision: { claim, decision: 'charge', message: 'Seen.' },
    }
  },
  'a fee that is appealed': async (server, staff) => {
    const { user, fee } = await missedWeek(server)
    return {
      user,
      listed: async () => {
        const { body } = await server.as(staff.token).read(staffFees, { limit: 500 })
        return body.fees?.find(({ id }) => id === fee)
      },
      change: async () => {
        const open = await server.as(staff.token).read(staffFees, { limit: 500 })
        const { version = '' } = open.body.fees?.find(({ id }) => id === fee) ?? {}
        await server.as(staff.token).send(staffDecideFee, { fee, version, decision: 'charge' })
        return server.as(user.token).send(appealFee, { fee, text: 'I was in hospital.' })
      },
      operation: staffDecideFee,
      decision: { fee, decision: 'charge', message: 'It was due.' },
    }
  },
  'a booking with another appointment': async (server, staff) => {
    const { user, order } = await paidBooking(server)
    return {
      user,
      listed: async () => {
        const { body } = await server.as(staff.token).read(staffBookings, { find: order })
        return body.bookings?.[0]
      },
      change: () => schedule(server, user, order, 85, '2026-11-24T11:00'),
      operation: staffDecideBooking,
      decision: { order, decision: 'confirm' },
    }
  },
  'a change of car with other choices': async (server, staff) => {
    const { user, order } = await pickedUp(server)
    const car = await buildCar(server, { month_cents: 70_000, week_cents: 20_000 })
    await reportBreakdown(server, user, order)
    const asked = await server
      .as(user.token)
      .send(carChangeByCar, { order, car, reason: 'breakdown' })
    const swap = asked.body.orderId ?? ''
    return {
      user,
      listed: async () => {
        const { body } = await server.as(staff.token).read(staffSwaps, { limit: 500 })
        return body.swaps?.find(({ orderId }) => orderId === swap)
      },
      change: () =>
        sql`update rental_order set special_requests = 'Another car, please' where id = ${swap}`.execute(
          server.services.db,
        ),
      operation: staffDecideSwap,
      decision: { order: swap, decision: 'confirm' },
    }
  },
  'a service that got an appointment': async (server, staff) => {
    const rented = await rentedWithPlan(server)
    await setWall(server, '2026-12-06T09:00')
    await remindOfMaintenance(server.services)
    return {
      user: rented.user,
      listed: async () => {
        const { body } = await server.as(staff.token).read(staffMaintenance, { limit: 500 })
        return body.items?.find(({ id }) => id === rented.oil)
      },
      change: () => bookVisit(server, rented, '2026-12-07T09:00'),
      operation: staffCloseMaintenance,
      decision: { item: rented.oil, decision: 'cancel' },
    }
  },
  'a help request with new words': async (server, staff) => {
    const { user, order } = await pickedUp(server)
    const sent = await reportBreakdown(server, user, order)
    const request = sent.body.request?.id ?? ''
    return {
      user,
      listed: async () => {
        const { body } = await server.as(staff.token).read(staffHelp, { order })
        return body.requests?.find(({ id }) => id === request)
      },
      change: () =>
        server.as(user.token).send(sendMessage, { order, request, text: 'It smokes now!' }),
      operation: staffUpdateHelp,
      decision: { request, status: 'resolved' },
    }
  },
}

import type { EventKind, EventOf } from '#domain/core/events.ts'
import type { Telling } from '../platform/api/context.ts'
import { wake } from '../platform/work/topics.ts'
import { forgetNotices } from '../platform/mail/forget-person.ts'
import { forgetFiles } from '../platform/uploads/forget-files.ts'
import type { Tx } from '../platform/db/database.ts'
import { forgetPerson } from '../people/account/forget-person.ts'
import { forgetPasskeys } from '../people/passkeys/forget-passkeys.ts'
import { forgetSavedCard } from '../money/payments/saved-card.ts'
import { awaitNoMore } from '../money/payments/waiting-money.ts'
import { endFollowers } from '../rentals/cancellation/end-booking.ts'
import { endLowDeposit, tellOfLowDeposits } from '../rentals/confirmation/tell-of-low-deposit.ts'
import { takePayment } from '../rentals/confirmation/take-payment.ts'
import { forgetConduct } from '../staff/conduct/forget-conduct.ts'
import { forgetContracts } from '../rentals/contract/forget-contracts.ts'
import { renewContractsOf } from '../rentals/contract/renew-contracts.ts'
import { forgetDrivers } from '../people/drivers/forget-drivers.ts'
import { tellOfDecision } from '../people/drivers/tell-of-decision.ts'
import { readOdometer } from '../fleet/fleet/odometer.ts'
import { chargeSegment } from '../rentals/handover/charge-segment.ts'
import { freeCar } from '../rentals/handover/free-car.ts'
import { tellOfJump } from '../rentals/handover/tell-of-jump.ts'
import { confirmHolds } from '../rentals/holds/unconfirmed-holds.ts'
import { forgetHelp } from '../help/help/forget-help.ts'
import { forgetRoutes } from '../jobs/job-search/tell-of-matches.ts'
import { forgetJobs } from '../jobs/jobs/forget-jobs.ts'
import { depositsOf, depositsOfDriver, endDeposit } from '../money/ledger/deposit-owed.ts'
import { enterPayment } from '../money/ledger/enter-payment.ts'
import { queuePaymentMail } from '../money/ledger/payment-mail.ts'
import type { PaymentRow } from '../money/ledger/payments-store.ts'
import { settleRental } from '../money/ledger/settle-rental.ts'
import { tellOfMoney } from '../money/ledger/tell-of-money.ts'
import { forgetExports } from '../staff/leaving/export/make-exports.ts'
import { forgetThreads } from '../help/messages/forget-threads.ts'
import { forgetTies } from '../community/network/forget-ties.ts'
import { leftForDriver } from '../rentals/rentals/left-for-driver.ts'
import { forgetWords } from '../money/orders/forget-words.ts'
import { lockOrder, type OrderRow } from '../money/orders/orders-store.ts'
import { takeWayOut } from '../rentals/overdue/take-way-out.ts'
import { creditUnusedDays } from '../money/refunds/credit-unused-days.ts'
import { refundEndedOrder } from '../money/refunds/refund-ended-order.ts'
import { endRelocation } from '../jobs/relocation/end-relocation.ts'
import { endOffersOf } from '../rentals/rental-offers/end-offers.ts'
import { settleOffers } from '../rentals/rental-offers/settle-offers.ts'
import { askToRate } from '../community/reviews/ask-to-rate.ts'
import { forgetReviews } from '../community/reviews/forget-reviews.ts'
import { dropSpecialRequests } from '../rentals/special-requests/drop-special-requests.ts'
import { forgetSpecialRequests } from '../rentals/special-requests/forget-special-requests.ts'
import { forgetEntries } from '../rentals/waiting-list/forget-entries.ts'

/** Follows from an event of one kind, in the event's own transaction; what it throws undoes both. */
type Reaction<Kind extends EventKind> = (
  tx: Tx,
  event: EventOf<Kind>,
  services: Telling,
) => Promise<void>

/** What follows from each event. */
export type Reactions = { [Kind in EventKind]: readonly Reaction<Kind>[] }

/** What follows for the order that an event is about, as it stands after the event. */
const forOrder =
  <Event extends { orderId: string; at: Date }>(
    react: (tx: Tx, order: OrderRow, event: Event, services: Telling) => Promise<void>,
  ) =>
  async (tx: Tx, event: Event, services: Telling): Promise<void> => {
    const order = await lockOrder(tx, event.orderId)
    if (!order) throw new Error(`an event is about the order ${event.orderId}, which is not there`)
    await react(tx, order, event, services)
  }

/** What follows for an order and the payment that was settled for it. */
const forPayment = <Event extends { orderId: string; paymentId: string; at: Date }>(
  react: (
    tx: Tx,
    order: OrderRow,
    payment: PaymentRow,
    event: Event,
    services: Telling,
  ) => Promise<void>,
) =>
  forOrder<Event>(async (tx, order, event, services) => {
    const payment = await tx
      .selectFrom('payment')
      .selectAll()
      .where('id', '=', event.paymentId)
      .executeTakeFirstOrThrow()
    await react(tx, order, payment, event, services)
  })

/** What follows from each event, in this order. An event without its line does not compile. */
const reactions: Reactions = {
  // The account first: what hangs on it may be emptied once its owner has left.
  accountDeleted: [
    (tx, { userId }) => forgetNotices(tx, userId),
    (tx, { userId, at }) => forgetPerson(tx, userId, at),
    (tx, { userId }) => forgetPasskeys(tx, userId),
    (tx, { userId }) => forgetSavedCard(tx, userId),
    (tx, { userId }) => forgetTies(tx, userId),
    (tx, { userId }) => forgetEntries(tx, userId),
    (tx, { userId }) => forgetDrivers(tx, userId),
    (tx, { userId }) => forgetFiles(tx, userId),
    (tx, { userId }) => forgetExports(tx, userId),
    (tx, { userId }) => forgetContracts(tx, userId),
    (tx, { userId }) => forgetWords(tx, userId),
    (tx, { userId }) => forgetThreads(tx, userId),
    (tx, { userId }) => forgetHelp(tx, userId),
    (tx, { userId }) => forgetSpecialRequests(tx, userId),
    (tx, { userId }) => forgetRoutes(tx, userId),
    (tx, { userId, at }, services) => forgetJobs(tx, userId, services, at),
    (tx, { userId }) => forgetReviews(tx, userId),
    (tx, { userId, at }) => forgetConduct(tx, userId, at),
  ],
  addressConfirmed: [(tx, { email, at }) => confirmHolds(tx, email, at)],
  driverChanged: [
    (tx, { userId, at }) => renewContractsOf(tx, userId, at),
    (tx, { userId, at }) => tellOfLowDeposits(tx, userId, at),
    (tx, { userId, at }) => depositsOf(tx, userId, at),
    (tx) => wake(tx, 'documents'),
  ],
  documentDecided: [
    (tx) => wake(tx, 'documents'),
    // What is owed of a deposit by it is known before the renter is told.
    async (tx, { driverId, document, at: now }) => {
      if (document === 'insurance') await depositsOfDriver(tx, driverId, { mayOpen: true, now })
    },
    async (tx, event) => tellOfDecision(tx, event, await leftForDriver(tx, event.driverId)),
  ],
  jobEnded: [(tx, event) => endRelocation(tx, event)],
  keysHandedOver: [
    forOrder((tx, order, { at }) => tellOfJump(tx, order, at)),
    forOrder((tx, order, { at }) => readOdometer(tx, order.car_id, order.start_odometer ?? 0, at)),
  ],
  orderEnded: [
    forOrder((tx, order, event) => refundEndedOrder(tx, order, event)),
    forOrder((tx, order, { at }) => endDeposit(tx, order, at)),
    forOrder((tx, order, { at }) => dropSpecialRequests(tx, order, at)),
    forOrder((tx, order, { at }) => endLowDeposit(tx, order, at)),
    forOrder((tx, order, { at }, services) => endFollowers(tx, order, { services, now: at })),
    forOrder((tx, order, { at }) => endOffersOf(tx, order, at)),
    forOrder(async (tx, order, { why, missing, message, money, at }, { config }) => {
      // Whoever of the staff cancels writes with what goes back.
      if (why !== 'staffCancelled')
        await queuePaymentMail(tx, order, undefined, why, config, at, { message, money, missing })
    }),
    forOrder((tx, order, { at }) => askToRate(tx, order, at)),
  ],
  paymentSettled: [
    forPayment((tx, order, payment, { at }) => enterPayment(tx, order, payment, at)),
    forPayment(async (tx, order, { id, due_cents, fee_cents }, { seenBy, at }) => {
      const money = { news: 'arrived', cents: due_cents + fee_cents, id } as const
      if (seenBy !== undefined) await tellOfMoney(tx, order, money, at)
    }),
    forOrder((tx, order) => awaitNoMore(tx, order)),
    forOrder((tx, order, event) => takePayment(tx, order, event)),
    forPayment(async (tx, order, payment, { seenBy, at }, { config }) => {
      const news = order.kind === 'extension' ? 'extended' : 'paid'
      if (seenBy === undefined) await queuePaymentMail(tx, order, payment, news, config, at)
    }),
  ],
  rentalReturned: [
    forOrder((tx, order, { at }) => chargeSegment(tx, order, at)),
    forOrder((tx, order, { at }) => creditUnusedDays(tx, order, at)),
    forOrder((tx, order, { at }, services) => endFollowers(tx, order, { services, now: at })),
    forOrder((tx, order, { at }) => freeCar(tx, order, at)),
    forOrder((tx, order, { at }) => endLowDeposit(tx, order, at)),
    forOrder((tx, order, { at }) => endDeposit(tx, order, at)),
    forOrder((tx, order, { at }) => settleOffers(tx, order, at)),
    forOrder((tx, order, { at }) => settleRental(tx, order, at)),
    forOrder((tx, order, { at }, { config }) =>
      queuePaymentMail(tx, order, undefined, 'returned', config, at),
    ),
    forOrder((tx, order, { at }) => askToRate(tx, order, at)),
  ],
  wayOutChosen: [(tx, event, services) => takeWayOut(tx, event, services)],
}

/** Tells an event to all that follows from it, one after the other. */
export async function tell<Kind extends EventKind>(
  services: Telling,
  tx: Tx,
  event: EventOf<Kind>,
): Promise<void> {
  for (const reaction of reactions[event.kind]) await reaction(tx, event, services)
}

import type { Wing } from '../platform/wing.ts'
import { readOdometer } from '../fleet/fleet/odometer.ts'
import { forOrder, forPayment } from '../money/for-order.ts'
import { settleDeposits, depositsOfDriver, endDeposit } from '../money/ledger/deposit-owed.ts'
import { enterPayment } from '../money/ledger/enter-payment.ts'
import { queuePaymentMail } from '../money/ledger/payment-mail.ts'
import { settleRental } from '../money/ledger/settle-rental.ts'
import { tellOfMoney } from '../money/ledger/tell-of-money.ts'
import { awaitNoMore } from '../money/payments/waiting-money.ts'
import { creditUnusedDays } from '../money/refunds/credit-unused-days.ts'
import { refundEndedOrder } from '../money/refunds/refund-ended-order.ts'
import { tellOfDecision } from '../people/drivers/tell-of-decision.ts'
import { wake } from '../platform/work/topics.ts'
import { endFollowers } from './cancellation/end-booking.ts'
import { endNoShows, noShows } from './cancellation/end-no-shows.ts'
import { endUnpaidTransfers, unpaidTransfers } from './cancellation/end-unpaid-transfers.ts'
import { bookingsToConfirm, confirmComplete } from './confirmation/confirm-complete.ts'
import { takePayment } from './confirmation/take-payment.ts'
import { endLowDeposit, tellOfLowDeposits } from './confirmation/tell-of-low-deposit.ts'
import { forgetContracts } from './contract/forget-contracts.ts'
import { registerContractPaper } from './contract/contract-route.ts'
import { renewContractsOf } from './contract/renew-contracts.ts'
import { chargeSegment } from './handover/charge-segment.ts'
import { freeCar } from './handover/free-car.ts'
import { tellOfJump } from './handover/tell-of-jump.ts'
import { holdsOver, lapseHolds } from './holds/lapse-holds.ts'
import { slotsNear } from './holds/slots-store.ts'
import { confirmHolds, forgetNetworks, networksToForget } from './holds/unconfirmed-holds.ts'
import { inspectionsToPursue, pursueInspections } from './inspections/pursue-inspections.ts'
import { proposeMaintenanceFees } from './maintenance/propose-maintenance-fees.ts'
import { itemsToProposeFor } from './maintenance/maintenance-rows.ts'
import { maintenanceDue, remindOfMaintenance } from './maintenance/remind-of-maintenance.ts'
import { lateRentals, markOverdue } from './overdue/mark-overdue.ts'
import { takeWayOut } from './overdue/take-way-out.ts'
import { nextRentersToTell, warnNextRenters } from './overdue/warn-next-renters.ts'
import { endOffersOf } from './rental-offers/end-offers.ts'
import { expireOffers, offersOver } from './rental-offers/expire-offers.ts'
import { settleOffers } from './rental-offers/settle-offers.ts'
import { leftForDriver } from './rentals/left-for-driver.ts'
import { dropSpecialRequests } from './special-requests/drop-special-requests.ts'
import { forgetSpecialRequests } from './special-requests/forget-special-requests.ts'
import { confirmSwaps, swapsToConfirm } from './swap/confirm-swaps.ts'
import { forgetEntries } from './waiting-list/forget-entries.ts'
import { countChecks, offerFreedCars, waitingListDue } from './waiting-list/offer-freed-cars.ts'
import { appointmentHandlers } from './appointments/handlers.ts'
import { bookingHandlers } from './bookings/handlers.ts'
import { cancellationHandlers } from './cancellation/handlers.ts'
import { confirmationHandlers } from './confirmation/handlers.ts'
import { contractHandlers } from './contract/handlers.ts'
import { dashboardHandlers } from './dashboard/handlers.ts'
import { extensionHandlers } from './extension/handlers.ts'
import { handoverHandlers } from './handover/handlers.ts'
import { holdHandlers } from './holds/handlers.ts'
import { homeHandlers } from './home/handlers.ts'
import { inspectionHandlers } from './inspections/handlers.ts'
import { maintenanceHandlers } from './maintenance/handlers.ts'
import { rentalOfferHandlers } from './rental-offers/handlers.ts'
import { specialRequestHandlers } from './special-requests/handlers.ts'
import { swapHandlers } from './swap/handlers.ts'
import { registerSms } from './sms/confirm-route.ts'
import { smsHandlers } from './sms/own-number.ts'
import { smsWork } from './sms/sms-work.ts'
import { forgetNumber } from './sms/sms-store.ts'
import { waitingListHandlers } from './waiting-list/handlers.ts'
import { workshopHandlers } from './workshop/handlers.ts'
import { rentalsExports } from './exports.ts'

/** What `rentals` brings to the server. */
export const rentals = {
  handlers: {
    ...appointmentHandlers,
    ...bookingHandlers,
    ...cancellationHandlers,
    ...confirmationHandlers,
    ...contractHandlers,
    ...dashboardHandlers,
    ...extensionHandlers,
    ...handoverHandlers,
    ...holdHandlers,
    ...homeHandlers,
    ...inspectionHandlers,
    ...maintenanceHandlers,
    ...rentalOfferHandlers,
    ...specialRequestHandlers,
    ...smsHandlers,
    ...swapHandlers,
    ...waitingListHandlers,
    ...workshopHandlers,
  },
  reactions: {
    addressConfirmed: [(tx, { email, at }) => confirmHolds(tx, email, at)],
    driverChanged: [
      (tx, { userId, at }) => renewContractsOf(tx, userId, at),
      (tx, { userId, at }) => tellOfLowDeposits(tx, userId, at),
      (tx, { userId, at }) => settleDeposits(tx, userId, at),
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
    keysHandedOver: [
      forOrder((tx, order, { at }) => tellOfJump(tx, order, at)),
      forOrder((tx, order, { at }) =>
        readOdometer(tx, order.car_id, order.start_odometer ?? 0, at),
      ),
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
    ],
    paymentSettled: [
      forPayment((tx, order, payment, { at }) => enterPayment(tx, order, payment, at)),
      forPayment(async (tx, order, { id, due_cents, fee_cents }, { seenBy, at }) => {
        const money = { news: 'arrived', cents: due_cents + fee_cents, id } as const
        if (seenBy !== undefined) await tellOfMoney(tx, order, money, at)
      }),
      forOrder((tx, order) => awaitNoMore(tx, order)),
      forOrder((tx, order, event, services) => takePayment(tx, order, event, services)),
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
    ],
    wayOutChosen: [(tx, event, services) => takeWayOut(tx, event, services)],
  },
  answers: { pickupSlots: slotsNear },
  forgets: [
    (tx, { userId }) => forgetNumber(tx, userId),
    (tx, { userId }) => forgetEntries(tx, userId),
    (tx, { userId }) => forgetContracts(tx, userId),
    (tx, { userId }) => forgetSpecialRequests(tx, userId),
  ],
  work: [
    ...smsWork,
    { name: 'lapse holds', everySeconds: 5, scans: true, due: holdsOver, run: lapseHolds },
    {
      name: 'confirm bookings',
      everySeconds: 30,
      topics: ['documents'],
      scans: true,
      due: bookingsToConfirm,
      run: confirmComplete,
    },
    {
      name: 'waiting list',
      everySeconds: 15,
      topics: ['waitingList'],
      due: waitingListDue,
      run: offerFreedCars,
      waiting: countChecks,
    },
    {
      name: 'unpaid transfers',
      everySeconds: 60,
      scans: true,
      due: unpaidTransfers,
      run: endUnpaidTransfers,
    },
    {
      name: 'confirm swaps',
      everySeconds: 60,
      scans: true,
      due: swapsToConfirm,
      run: confirmSwaps,
    },
    { name: 'rental offers', everySeconds: 30, scans: true, due: offersOver, run: expireOffers },
    { name: 'overdue rentals', everySeconds: 60, scans: true, due: lateRentals, run: markOverdue },
    {
      name: 'next renters',
      everySeconds: 60,
      topics: ['lateCars'],
      scans: true,
      due: nextRentersToTell,
      run: warnNextRenters,
    },
    { name: 'no-shows', everySeconds: 60, scans: true, due: noShows, run: endNoShows },
    {
      name: 'weekly inspections',
      everySeconds: 60,
      lane: 'reminders',
      scans: true,
      due: inspectionsToPursue,
      run: pursueInspections,
    },
    {
      name: 'maintenance fees',
      everySeconds: 600,
      lane: 'reminders',
      scans: true,
      due: itemsToProposeFor,
      run: proposeMaintenanceFees,
    },
    {
      name: 'maintenance',
      everySeconds: 60,
      lane: 'reminders',
      topics: ['maintenance'],
      scans: true,
      due: maintenanceDue,
      run: remindOfMaintenance,
    },
    {
      name: 'networks of holds',
      everySeconds: 600,
      scans: true,
      due: networksToForget,
      run: forgetNetworks,
    },
  ],
  exports: rentalsExports,
  routes: [registerContractPaper, registerSms],
} satisfies Wing

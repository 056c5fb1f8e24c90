import type { Work } from '../platform/work/work.ts'
import { countWaitingMail, sendWaitingMail, mailToSend } from '../platform/mail/outgoing-mail.ts'
import { countDueNotices, sendNotices, readersToTell } from '../platform/mail/send-notices.ts'
import { lapseHolds, holdsOver } from '../rentals/holds/lapse-holds.ts'
import { markOverdue, lateRentals } from '../rentals/overdue/mark-overdue.ts'
import { warnNextRenters, nextRentersToTell } from '../rentals/overdue/warn-next-renters.ts'
import { confirmComplete, bookingsToConfirm } from '../rentals/confirmation/confirm-complete.ts'
import { confirmSwaps, swapsToConfirm } from '../rentals/swap/confirm-swaps.ts'
import { endNoShows, noShows } from '../rentals/cancellation/end-no-shows.ts'
import {
  endUnpaidTransfers,
  unpaidTransfers,
} from '../rentals/cancellation/end-unpaid-transfers.ts'
import { releaseDeposits, depositsToRelease } from '../money/refunds/release-deposits.ts'
import {
  countOwedRefunds,
  giveBackRefunds,
  owedRefunds,
} from '../money/refunds/give-back-refunds.ts'
import { expireOffers, offersOver } from '../rentals/rental-offers/expire-offers.ts'
import { endSharing, sharingOver } from '../jobs/job-safety/end-sharing.ts'
import { passTimeOfJobs, jobsDue } from '../jobs/jobs/expire-jobs.ts'
import { showDueReviews, reviewsToShow } from '../community/reviews/show-reviews.ts'
import { warnHolds, holdsToWarnOf } from '../news/reminders/holds.ts'
import {
  countChecks,
  offerFreedCars,
  waitingListDue,
} from '../rentals/waiting-list/offer-freed-cars.ts'
import { remindingWork } from './reminding-work.ts'
import { sweepingWork } from './sweeping-work.ts'

/** Everything that runs on time alone, each piece safe with several server processes. */
export const backgroundWork: Work[] = [
  { name: 'lapse holds', everySeconds: 5, scans: true, due: holdsOver, run: lapseHolds },
  { name: 'warn of holds', everySeconds: 5, scans: true, due: holdsToWarnOf, run: warnHolds },
  {
    name: 'payment gateway',
    everySeconds: 2,
    topics: ['gateway'],
    lane: 'gateway',
    due: (now, { payments }) => payments.due(now),
    run: (services) => services.payments.work(services),
    waiting: (services) => services.payments.waiting(services),
  },
  {
    name: 'refunds',
    everySeconds: 10,
    topics: ['refunds'],
    lane: 'gateway',
    due: owedRefunds,
    run: giveBackRefunds,
    waiting: countOwedRefunds,
  },
  {
    name: 'notices by mail',
    everySeconds: 5,
    topics: ['notices'],
    due: readersToTell,
    run: sendNotices,
    waiting: countDueNotices,
  },
  {
    name: 'send mail',
    everySeconds: 2,
    topics: ['mail'],
    lane: 'mail',
    due: mailToSend,
    run: sendWaitingMail,
    waiting: countWaitingMail,
  },
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
  { name: 'confirm swaps', everySeconds: 60, scans: true, due: swapsToConfirm, run: confirmSwaps },
  { name: 'rental offers', everySeconds: 30, scans: true, due: offersOver, run: expireOffers },
  {
    name: 'deposits',
    everySeconds: 60,
    topics: ['claims'],
    scans: true,
    due: depositsToRelease,
    run: releaseDeposits,
  },
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
    name: 'reveal reviews',
    everySeconds: 30,
    scans: true,
    due: reviewsToShow,
    run: showDueReviews,
  },
  { name: 'jobs', everySeconds: 60, scans: true, due: jobsDue, run: passTimeOfJobs },
  { name: 'locations of jobs', everySeconds: 15, scans: true, due: sharingOver, run: endSharing },
  ...remindingWork,
  ...sweepingWork,
]

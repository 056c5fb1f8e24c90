import type { Work } from '../core/jobs/work.ts'
import { countWaitingMail, sendWaitingMail } from '../core/mail/outgoing-mail.ts'
import { countDueNotices, sendNotices } from '../core/mail/send-notices.ts'
import { sweepUploads } from '../core/uploads/uploads.ts'
import { forgetOldChallenges } from '../features/account/challenge-store.ts'
import { forgetOldChanges } from '../features/email-change/email-change-store.ts'
import { forgetLicensePictures } from '../features/drivers/forget-license-pictures.ts'
import { forgetMailFiles } from '../core/mail/forget-mail-files.ts'
import { forgetOldRequests } from '../core/api/forget-old-requests.ts'
import { forgetOldDays } from '../core/uploads/stored-bytes.ts'
import { forgetOldPasskeyChallenges } from '../features/passkeys/passkeys-store.ts'
import { proposeMaintenanceFees } from '../features/fees/propose-maintenance-fees.ts'
import { pursueInspections } from '../features/fees/pursue-inspections.ts'
import { lapseHolds } from '../features/holds/lapse-holds.ts'
import { makeExports, sweepExports } from '../features/leaving/export/make-exports.ts'
import { remindOfMaintenance } from '../features/maintenance/remind-of-maintenance.ts'
import { markOverdue } from '../features/overdue/mark-overdue.ts'
import { warnNextRenters } from '../features/overdue/warn-next-renters.ts'
import { confirmComplete } from '../features/confirmation/confirm-complete.ts'
import { confirmSwaps } from '../features/swap/confirm-swaps.ts'
import { endNoShows } from '../features/cancellation/end-no-shows.ts'
import { endUnpaidTransfers } from '../features/cancellation/end-unpaid-transfers.ts'
import { releaseDeposits } from '../features/refunds/release-deposits.ts'
import { countOwedRefunds, giveBackRefunds } from '../features/refunds/give-back-refunds.ts'
import { expireOffers } from '../features/rental-offers/expire-offers.ts'
import { remindAppointments } from '../features/reminders/appointments.ts'
import { remindDocuments } from '../features/reminders/documents.ts'
import { remindEndings } from '../features/reminders/endings.ts'
import { remindToRateJobs } from '../features/job-reminders/ratings.ts'
import { remindOfJobs } from '../features/job-reminders/windows.ts'
import { tellOfMatches } from '../features/job-search/tell-of-matches.ts'
import { endSharing } from '../features/job-safety/end-sharing.ts'
import { passTimeOfJobs } from '../features/jobs/expire-jobs.ts'
import { remindToRate } from '../features/reviews/ask-to-rate.ts'
import { showDueReviews } from '../features/reviews/show-reviews.ts'
import { warnHolds } from '../features/reminders/holds.ts'
import { countChecks, offerFreedCars } from '../features/waiting-list/offer-freed-cars.ts'

/** Everything that runs on time alone, each piece safe with several server processes. */
export const backgroundWork: Work[] = [
  { name: 'lapse holds', everySeconds: 5, scans: true, run: lapseHolds },
  { name: 'warn of holds', everySeconds: 5, scans: true, run: warnHolds },
  {
    name: 'payment gateway',
    everySeconds: 2,
    topics: ['gateway'],
    lane: 'gateway',
    run: (services) => services.payments.work(services),
    waiting: (services) => services.payments.waiting(services),
  },
  {
    name: 'refunds',
    everySeconds: 10,
    topics: ['refunds'],
    lane: 'gateway',
    run: giveBackRefunds,
    waiting: countOwedRefunds,
  },
  { name: 'remind of appointments', everySeconds: 60, scans: true, run: remindAppointments },
  { name: 'remind of ends', everySeconds: 300, scans: true, run: remindEndings },
  {
    name: 'remind of documents',
    everySeconds: 900,
    topics: ['documents'],
    scans: true,
    run: remindDocuments,
  },
  {
    name: 'notices by mail',
    everySeconds: 5,
    topics: ['notices'],
    run: sendNotices,
    waiting: countDueNotices,
  },
  {
    name: 'send mail',
    everySeconds: 2,
    topics: ['mail'],
    lane: 'mail',
    run: sendWaitingMail,
    waiting: countWaitingMail,
  },
  {
    name: 'confirm bookings',
    everySeconds: 30,
    topics: ['documents'],
    scans: true,
    run: confirmComplete,
  },
  {
    name: 'waiting list',
    everySeconds: 15,
    topics: ['waitingList'],
    run: offerFreedCars,
    waiting: countChecks,
  },
  { name: 'unpaid transfers', everySeconds: 60, scans: true, run: endUnpaidTransfers },
  { name: 'confirm swaps', everySeconds: 60, scans: true, run: confirmSwaps },
  { name: 'rental offers', everySeconds: 30, scans: true, run: expireOffers },
  { name: 'deposits', everySeconds: 60, topics: ['claims'], scans: true, run: releaseDeposits },
  { name: 'weekly inspections', everySeconds: 60, scans: true, run: pursueInspections },
  { name: 'maintenance fees', everySeconds: 600, scans: true, run: proposeMaintenanceFees },
  { name: 'overdue rentals', everySeconds: 60, scans: true, run: markOverdue },
  {
    name: 'next renters',
    everySeconds: 60,
    topics: ['lateCars'],
    scans: true,
    run: warnNextRenters,
  },
  { name: 'no-shows', everySeconds: 60, scans: true, run: endNoShows },
  {
    name: 'maintenance',
    everySeconds: 60,
    topics: ['maintenance'],
    scans: true,
    run: remindOfMaintenance,
  },
  { name: 'reveal reviews', everySeconds: 30, scans: true, run: showDueReviews },
  { name: 'remind of ratings', everySeconds: 900, scans: true, run: remindToRate },
  { name: 'jobs', everySeconds: 60, scans: true, run: passTimeOfJobs },
  { name: 'locations of jobs', everySeconds: 15, scans: true, run: endSharing },
  { name: 'remind of jobs', everySeconds: 60, scans: true, run: remindOfJobs },
  { name: 'remind of job ratings', everySeconds: 900, scans: true, run: remindToRateJobs },
  { name: 'job matches', everySeconds: 600, scans: true, run: tellOfMatches },
  { name: 'license pictures', everySeconds: 3600, scans: true, run: forgetLicensePictures },
  {
    name: 'unused uploads',
    everySeconds: 600,
    topics: ['uploads'],
    scans: true,
    run: sweepUploads,
  },
  {
    name: 'account exports',
    everySeconds: 60,
    topics: ['exports'],
    lane: 'exports',
    run: makeExports,
  },
  { name: 'old exports', everySeconds: 600, topics: ['uploads'], scans: true, run: sweepExports },
  { name: 'old sign-ins', everySeconds: 3600, scans: true, run: forgetOldChallenges },
  {
    name: 'old passkey challenges',
    everySeconds: 3600,
    scans: true,
    run: forgetOldPasskeyChallenges,
  },
  { name: 'old e-mail changes', everySeconds: 3600, scans: true, run: forgetOldChanges },
  // Each server's own folder.
  { name: 'old mail files', everySeconds: 3600, run: forgetMailFiles },
  { name: 'old requests', everySeconds: 3600, scans: true, run: forgetOldRequests },
  { name: 'days of uploads', everySeconds: 3600, scans: true, run: forgetOldDays },
]

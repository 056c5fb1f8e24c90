import type { Work } from './core/work.ts'
import { sendWaitingMail } from './core/outgoing-mail.ts'
import { sendNotices } from './core/send-notices.ts'
import { sweepUploads } from './core/uploads.ts'
import { forgetOldChallenges } from './features/account/challenge-store.ts'
import { forgetLicencePictures } from './features/drivers/forget-licence-pictures.ts'
import { forgetOldRequests } from './core/forget-old-requests.ts'
import { proposeMaintenanceFees } from './features/care/propose-maintenance-fees.ts'
import { pursueInspections } from './features/care/pursue-inspections.ts'
import { lapseHolds } from './features/bookings/lapse-holds.ts'
import { remindOfMaintenance } from './features/maintenance/remind-of-maintenance.ts'
import { markOverdue } from './features/overdue/mark-overdue.ts'
import { warnNextRenters } from './features/overdue/warn-next-renters.ts'
import { confirmComplete } from './features/rentals/confirm-complete.ts'
import { confirmSwaps } from './features/rentals/confirm-swaps.ts'
import { endNoShows } from './features/rentals/end-no-shows.ts'
import { endUnpaidTransfers } from './features/rentals/end-unpaid-transfers.ts'
import { releaseDeposits } from './features/payments/release-deposits.ts'
import { giveBackRefunds } from './features/payments/give-back-refunds.ts'
import { expireOffers } from './features/rental-offers/expire-offers.ts'
import { remindAppointments } from './features/reminders/appointments.ts'
import { remindDocuments } from './features/reminders/documents.ts'
import { remindEndings } from './features/reminders/endings.ts'
import { warnHolds } from './features/reminders/holds.ts'
import { offerFreedCars } from './features/waiting-list/offer-freed-cars.ts'

/** All that time does by itself, each safe with several server processes. */
export const backgroundWork: Work[] = [
  { name: 'lapse holds', everySeconds: 5, run: lapseHolds },
  { name: 'warn of holds', everySeconds: 5, run: warnHolds },
  { name: 'payment gateway', everySeconds: 2, run: (services) => services.payments.work(services) },
  { name: 'refunds', everySeconds: 10, run: giveBackRefunds },
  { name: 'remind of appointments', everySeconds: 60, run: remindAppointments },
  { name: 'remind of ends', everySeconds: 300, run: remindEndings },
  { name: 'remind of documents', everySeconds: 900, run: remindDocuments },
  { name: 'notices by mail', everySeconds: 5, run: sendNotices },
  { name: 'send mail', everySeconds: 2, run: sendWaitingMail },
  { name: 'confirm bookings', everySeconds: 30, run: confirmComplete },
  { name: 'waiting list', everySeconds: 15, run: offerFreedCars },
  { name: 'unpaid transfers', everySeconds: 60, run: endUnpaidTransfers },
  { name: 'confirm swaps', everySeconds: 60, run: confirmSwaps },
  { name: 'rental offers', everySeconds: 30, run: expireOffers },
  { name: 'deposits', everySeconds: 60, run: releaseDeposits },
  { name: 'weekly inspections', everySeconds: 60, run: pursueInspections },
  { name: 'maintenance fees', everySeconds: 600, run: proposeMaintenanceFees },
  { name: 'overdue rentals', everySeconds: 60, run: markOverdue },
  { name: 'next renters', everySeconds: 60, run: warnNextRenters },
  { name: 'no-shows', everySeconds: 60, run: endNoShows },
  { name: 'maintenance', everySeconds: 60, run: remindOfMaintenance },
  { name: 'licence pictures', everySeconds: 3600, run: forgetLicencePictures },
  { name: 'unused uploads', everySeconds: 600, run: sweepUploads },
  { name: 'old sign-ins', everySeconds: 3600, run: forgetOldChallenges },
  { name: 'old requests', everySeconds: 3600, run: forgetOldRequests },
]

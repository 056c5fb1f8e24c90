import type { Handlers } from '../platform/api/handler.ts'
import type { Operations } from '#protocol/operations.ts'
import { accountHandlers } from '../people/account/handlers.ts'
import { appointmentHandlers } from '../rentals/appointments/handlers.ts'
import { bookingHandlers } from '../rentals/bookings/handlers.ts'
import { cancellationHandlers } from '../rentals/cancellation/handlers.ts'
import { carHandlers } from '../fleet/cars/handlers.ts'
import { claimHandlers } from '../money/claims/handlers.ts'
import { conductHandlers } from '../staff/conduct/handlers.ts'
import { confirmationHandlers } from '../rentals/confirmation/handlers.ts'
import { contractHandlers } from '../rentals/contract/handlers.ts'
import { dashboardHandlers } from '../rentals/dashboard/handlers.ts'
import { driverHandlers } from '../people/drivers/handlers.ts'
import { emailChangeHandlers } from '../people/email-change/handlers.ts'
import { extensionHandlers } from '../rentals/extension/handlers.ts'
import { feeHandlers } from '../money/fees/handlers.ts'
import { fileHandlers } from '../people/files/handlers.ts'
import { handoverHandlers } from '../rentals/handover/handlers.ts'
import { helpHandlers } from '../help/help/handlers.ts'
import { holdHandlers } from '../rentals/holds/handlers.ts'
import { homeHandlers } from '../rentals/home/handlers.ts'
import { inspectionHandlers } from '../rentals/inspections/handlers.ts'
import { jobSearchHandlers } from '../jobs/job-search/handlers.ts'
import { jobSafetyHandlers } from '../jobs/job-safety/handlers.ts'
import { jobHandlers } from '../jobs/jobs/handlers.ts'
import { leavingHandlers } from '../staff/leaving/handlers.ts'
import { maintenanceHandlers } from '../rentals/maintenance/handlers.ts'
import { networkHandlers } from '../community/network/handlers.ts'
import { passkeyHandlers } from '../people/passkeys/handlers.ts'
import { passportHandlers } from '../community/passport/handlers.ts'
import { paymentHandlers } from '../money/payments/handlers.ts'
import { placeHandlers } from '../fleet/places/handlers.ts'
import { profileHandlers } from '../community/profile/handlers.ts'
import { proofHandlers } from '../fleet/proof/handlers.ts'
import { relocationHandlers } from '../jobs/relocation/handlers.ts'
import { rentalOfferHandlers } from '../rentals/rental-offers/handlers.ts'
import { reviewHandlers } from '../community/reviews/handlers.ts'
import { siteHandlers } from '../fleet/site/handlers.ts'
import { specialRequestHandlers } from '../rentals/special-requests/handlers.ts'
import { staffHandlers } from '../staff/staff/handlers.ts'
import { swapHandlers } from '../rentals/swap/handlers.ts'
import { trustHandlers } from '../community/trust/handlers.ts'
import { waitingListHandlers } from '../rentals/waiting-list/handlers.ts'

/** Every objectType has its handler, or this does not compile. */
export const handlers: Handlers<Operations> = {
  ...accountHandlers,
  ...appointmentHandlers,
  ...bookingHandlers,
  ...cancellationHandlers,
  ...carHandlers,
  ...claimHandlers,
  ...conductHandlers,
  ...confirmationHandlers,
  ...contractHandlers,
  ...dashboardHandlers,
  ...driverHandlers,
  ...emailChangeHandlers,
  ...extensionHandlers,
  ...feeHandlers,
  ...fileHandlers,
  ...handoverHandlers,
  ...helpHandlers,
  ...holdHandlers,
  ...homeHandlers,
  ...inspectionHandlers,
  ...jobSafetyHandlers,
  ...jobHandlers,
  ...jobSearchHandlers,
  ...leavingHandlers,
  ...maintenanceHandlers,
  ...networkHandlers,
  ...passkeyHandlers,
  ...passportHandlers,
  ...paymentHandlers,
  ...placeHandlers,
  ...profileHandlers,
  ...proofHandlers,
  ...relocationHandlers,
  ...rentalOfferHandlers,
  ...reviewHandlers,
  ...siteHandlers,
  ...specialRequestHandlers,
  ...staffHandlers,
  ...swapHandlers,
  ...trustHandlers,
  ...waitingListHandlers,
}

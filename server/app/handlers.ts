import type { Handlers } from '../core/api/handler.ts'
import type { Operations } from '#protocol/operations.ts'
import { accountHandlers } from '../features/account/handlers.ts'
import { appointmentHandlers } from '../features/appointments/handlers.ts'
import { bookingHandlers } from '../features/bookings/handlers.ts'
import { cancellationHandlers } from '../features/cancellation/handlers.ts'
import { carHandlers } from '../features/cars/handlers.ts'
import { claimHandlers } from '../features/claims/handlers.ts'
import { conductHandlers } from '../features/conduct/handlers.ts'
import { confirmationHandlers } from '../features/confirmation/handlers.ts'
import { contractHandlers } from '../features/contract/handlers.ts'
import { dashboardHandlers } from '../features/dashboard/handlers.ts'
import { driverHandlers } from '../features/drivers/handlers.ts'
import { emailChangeHandlers } from '../features/email-change/handlers.ts'
import { extensionHandlers } from '../features/extension/handlers.ts'
import { feeHandlers } from '../features/fees/handlers.ts'
import { fileHandlers } from '../features/files/handlers.ts'
import { handoverHandlers } from '../features/handover/handlers.ts'
import { helpHandlers } from '../features/help/handlers.ts'
import { holdHandlers } from '../features/holds/handlers.ts'
import { homeHandlers } from '../features/home/handlers.ts'
import { inspectionHandlers } from '../features/inspections/handlers.ts'
import { jobSearchHandlers } from '../features/job-search/handlers.ts'
import { jobSafetyHandlers } from '../features/job-safety/handlers.ts'
import { jobHandlers } from '../features/jobs/handlers.ts'
import { leavingHandlers } from '../features/leaving/handlers.ts'
import { maintenanceHandlers } from '../features/maintenance/handlers.ts'
import { networkHandlers } from '../features/network/handlers.ts'
import { passkeyHandlers } from '../features/passkeys/handlers.ts'
import { passportHandlers } from '../features/passport/handlers.ts'
import { paymentHandlers } from '../features/payments/handlers.ts'
import { placeHandlers } from '../features/places/handlers.ts'
import { profileHandlers } from '../features/profile/handlers.ts'
import { proofHandlers } from '../features/proof/handlers.ts'
import { relocationHandlers } from '../features/relocation/handlers.ts'
import { rentalOfferHandlers } from '../features/rental-offers/handlers.ts'
import { reviewHandlers } from '../features/reviews/handlers.ts'
import { siteHandlers } from '../features/site/handlers.ts'
import { specialRequestHandlers } from '../features/special-requests/handlers.ts'
import { staffHandlers } from '../features/staff/handlers.ts'
import { swapHandlers } from '../features/swap/handlers.ts'
import { trustHandlers } from '../features/trust/handlers.ts'
import { waitingListHandlers } from '../features/waiting-list/handlers.ts'

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

import type { Operations } from '#protocol/operations.ts'
import type { Handlers } from './core/handler.ts'
import { accountHandlers } from './features/account/handlers.ts'
import { bookingHandlers } from './features/bookings/handlers.ts'
import { careHandlers } from './features/care/handlers.ts'
import { carHandlers } from './features/cars/handlers.ts'
import { driverHandlers } from './features/drivers/handlers.ts'
import { fileHandlers } from './features/files/handlers.ts'
import { helpHandlers } from './features/help/handlers.ts'
import { maintenanceHandlers } from './features/maintenance/handlers.ts'
import { networkHandlers } from './features/network/handlers.ts'
import { paymentHandlers } from './features/payments/handlers.ts'
import { placeHandlers } from './features/places/handlers.ts'
import { rentalOfferHandlers } from './features/rental-offers/handlers.ts'
import { rentalHandlers } from './features/rentals/handlers.ts'
import { siteHandlers } from './features/site/handlers.ts'
import { staffHandlers } from './features/staff/handlers.ts'
import { waitingListHandlers } from './features/waiting-list/handlers.ts'

/** Every objectType has its handler, or this does not compile. */
export const handlers: Handlers<Operations> = {
  ...accountHandlers,
  ...bookingHandlers,
  ...careHandlers,
  ...carHandlers,
  ...driverHandlers,
  ...fileHandlers,
  ...helpHandlers,
  ...maintenanceHandlers,
  ...networkHandlers,
  ...paymentHandlers,
  ...placeHandlers,
  ...rentalHandlers,
  ...rentalOfferHandlers,
  ...siteHandlers,
  ...staffHandlers,
  ...waitingListHandlers,
}

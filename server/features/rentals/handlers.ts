import type * as operations from '#protocol/rentals/operations.ts'
import type { Handlers } from '../../core/handler.ts'
import { acceptContract } from './accept-contract.ts'
import { appointments } from './appointments.ts'
import { bookingChangesCompleted, staffProposeChanges } from './booking-changes.ts'
import { cancelContract } from './cancel-contract.ts'
import { carChange, carChangeByCar, carChangeByType } from './car-change.ts'
import { answerClaim, staffDecideClaim, staffOpenClaim } from './claims.ts'
import { dashboard } from './dashboard.ts'
import { evidence } from './evidence.ts'
import { extendCar } from './extend-car.ts'
import { getOrReturnKeys } from './get-or-return-keys.ts'
import { markNotificationRead, notificationPreferences } from './notifications.ts'
import { orderHistory } from './order-history.ts'
import { refundQuote } from './refund-quote.ts'
import { scheduleAppointment } from './schedule-appointment.ts'
import { setStatusToVehiclePickUp } from './set-status-to-vehicle-pick-up.ts'
import { staffClaims } from './staff-claims.ts'

export const rentalHandlers: Handlers<typeof operations> = {
  acceptContract,
  appointments,
  bookingChangesCompleted,
  cancelContract,
  carChange,
  carChangeByCar,
  carChangeByType,
  answerClaim,
  dashboard,
  evidence,
  extendCar,
  getOrReturnKeys,
  markNotificationRead,
  notificationPreferences,
  orderHistory,
  refundQuote,
  scheduleAppointment,
  setStatusToVehiclePickUp,
  staffClaims,
  staffDecideClaim,
  staffOpenClaim,
  staffProposeChanges,
}

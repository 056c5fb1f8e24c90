export { appointments } from './appointments/appointments.ts'
export { scheduleAppointment } from './appointments/schedule-appointment.ts'
export { setStatusToVehiclePickUp } from './appointments/set-status-to-vehicle-pick-up.ts'
export { answerHeldOrder } from './bookings/answer-held-order.ts'
export { booking } from './bookings/booking.ts'
export { submitBooking } from './bookings/submit-booking.ts'
export { cancelContract } from './cancellation/cancel-contract.ts'
export { refundQuote } from './cancellation/refund-quote.ts'
export { staffCancelBooking, staffCancelQuote } from './cancellation/staff-cancel.ts'
export { bookingChangesCompleted, staffProposeChanges } from './confirmation/booking-changes.ts'
export { acceptContract } from './contract/accept-contract.ts'
export { dashboard } from './dashboard/dashboard.ts'
export { evidence } from './dashboard/evidence.ts'
export {
  markNotificationRead,
  noticeHours,
  noticeLanguage,
  noticeSettings,
  notificationPreferences,
} from './dashboard/notifications.ts'
export { orderHistory } from './dashboard/order-history.ts'
export { whatIf } from './dashboard/what-if.ts'
export { extendCar } from './extension/extend-car.ts'
export { getOrReturnKeys } from './handover/get-or-return-keys.ts'
export { staffKeys, staffKeysForm } from './handover/staff-keys.ts'
export { extendHold } from './holds/extend-hold.ts'
export { releaseHold } from './holds/release-hold.ts'
export { inspectionGuidelines } from './inspections/inspection-guidelines.ts'
export { staffInspections, staffReviewInspection } from './inspections/staff-inspections.ts'
export { submitVehicleInspection } from './inspections/submit-vehicle-inspection.ts'
export { carServiceFormData } from './maintenance/car-service-form-data.ts'
export { maintenanceCheck } from './maintenance/maintenance-check.ts'
export { carServiceHistory, carServiceHistoryAction } from './maintenance/service-history.ts'
export {
  staffAddCarCost,
  staffAddRecall,
  staffCarUpkeep,
  staffSetServiceCost,
} from './workshop/car-upkeep.ts'
export { staffCloseMaintenance, staffMaintenance } from './workshop/staff-maintenance.ts'
export {
  staffBookVisit,
  staffBookVisits,
  staffCancelVisit,
  staffVisitGap,
} from './workshop/staff-visits.ts'
export { submitMaintenance } from './maintenance/submit-maintenance.ts'
export { answerOffer } from './rental-offers/answer-offer.ts'
export { staffMakeOffer, staffOffers, staffWithdrawOffer } from './rental-offers/staff-offers.ts'
export { specialRequest } from './special-requests/special-request.ts'
export {
  answerSpecialRequest,
  specialRequests,
  staffAnswerSpecialRequest,
  staffSpecialRequests,
} from './special-requests/special-requests.ts'
export { endSms, saveSmsNumber, setSmsTopics, smsNumber } from './sms/sms-number.ts'
export { carChange, carChangeByCar, carChangeByType } from './swap/car-change.ts'
export { addWaitingList } from './waiting-list/add-waiting-list.ts'
export { deleteWaitingList } from './waiting-list/delete-waiting-list.ts'
export { listWaitingLists } from './waiting-list/list-waiting-lists.ts'

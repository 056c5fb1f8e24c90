import { commandName, queryName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export * from './workshop-names.ts'

export const appointments = queryName<typeof all.appointments>('appointments')
export const scheduleAppointment = commandName<typeof all.scheduleAppointment>(
  'scheduleAppointment',
  ['order', 'appt', 'rentalStatus', 'start', 'end'],
)
export const setStatusToVehiclePickUp = commandName<typeof all.setStatusToVehiclePickUp>(
  'setStatusToVehiclePickUp',
  ['order', 'message'],
)

export const answerHeldOrder = commandName<typeof all.answerHeldOrder>('answerHeldOrder', [
  'order',
  'answer',
])
export const booking = queryName<typeof all.booking>('booking')
export const submitBooking = commandName<typeof all.submitBooking>('submitBooking', [
  'car',
  'start',
  'end',
  'options',
  'appt',
  'pm',
  'specialRequests',
  'type',
  'insurancePlan',
  'miles',
  'total',
])

export const cancelContract = commandName<typeof all.cancelContract>('cancelContract', [
  'order',
  'total',
])
export const refundQuote = queryName<typeof all.refundQuote>('refundQuote')
export const staffCancelBooking = commandName<typeof all.staffCancelBooking>('staffCancelBooking', [
  'order',
  'version',
  'reason',
  'refund',
  'total',
])
export const staffCancelQuote = queryName<typeof all.staffCancelQuote>('staffCancelQuote')

export const bookingChangesCompleted = commandName<typeof all.bookingChangesCompleted>(
  'bookingChangesCompleted',
  ['order', 'changesAsked'],
)
export const staffProposeChanges = commandName<typeof all.staffProposeChanges>(
  'staffProposeChanges',
  ['order', 'message'],
)

export const acceptContract = commandName<typeof all.acceptContract>('acceptContract', [
  'order',
  'version',
])

export const dashboard = queryName<typeof all.dashboard>('dashboard')
export const evidence = queryName<typeof all.evidence>('evidence')
export const markNotificationRead = commandName<typeof all.markNotificationRead>(
  'markNotificationRead',
  ['id'],
)
export const noticeHours = commandName<typeof all.noticeHours>('noticeHours', ['from', 'to'])
export const noticeLanguage = commandName<typeof all.noticeLanguage>('noticeLanguage', ['language'])
export const noticeSettings = queryName<typeof all.noticeSettings>('noticeSettings')
export const notificationPreferences = commandName<typeof all.notificationPreferences>(
  'notificationPreferences',
  ['topic', 'inApp', 'mail'],
)
export const orderHistory = queryName<typeof all.orderHistory>('orderHistory')
export const whatIf = queryName<typeof all.whatIf>('whatIf')

export const extendCar = commandName<typeof all.extendCar>('extendCar', [
  'order',
  'start',
  'end',
  'pm',
  'odometer',
  'objectHistory',
  'total',
])

export const getOrReturnKeys = commandName<typeof all.getOrReturnKeys>('getOrReturnKeys', [
  'order',
  'car',
  'rentalStatus',
  'odometer',
  'gas',
  'charge',
  'oldOdometer',
  'oldGas',
  'oldCharge',
  'latitude',
  'longitude',
  'positionReason',
  'comments',
  'checks',
  'objectHistory',
  'pictures',
])

export const staffKeys = commandName<typeof all.staffKeys>('staffKeys', [
  'order',
  'version',
  'rentalStatus',
  'odometer',
  'gas',
  'charge',
  'oldOdometer',
  'oldGas',
  'oldCharge',
  'reason',
])
export const staffKeysForm = queryName<typeof all.staffKeysForm>('staffKeysForm')

export const extendHold = commandName<typeof all.extendHold>('extendHold', ['order'])
export const releaseHold = commandName<typeof all.releaseHold>('releaseHold', ['order'])

export const inspectionGuidelines =
  queryName<typeof all.inspectionGuidelines>('inspectionGuidelines')
export const staffInspections = queryName<typeof all.staffInspections>('staffInspections')
export const staffReviewInspection = commandName<typeof all.staffReviewInspection>(
  'staffReviewInspection',
  ['inspection', 'note'],
)
export const submitVehicleInspection = commandName<typeof all.submitVehicleInspection>(
  'submitVehicleInspection',
  ['order', 'kind', 'items', 'odometer', 'gas', 'charge', 'comments'],
)

export const carServiceFormData = queryName<typeof all.carServiceFormData>('carServiceFormData')
export const maintenanceCheck = queryName<typeof all.maintenanceCheck>('maintenanceCheck')
export const carServiceHistory = queryName<typeof all.carServiceHistory>('carServiceHistory')
export const carServiceHistoryAction =
  queryName<typeof all.carServiceHistoryAction>('carServiceHistoryAction')
export const submitMaintenance = commandName<typeof all.submitMaintenance>('submitMaintenance', [
  'item',
  'order',
  'car',
  'date',
  'odometer',
  'shop',
  'receipt',
  'comment',
])

export const answerOffer = commandName<typeof all.answerOffer>('answerOffer', ['offer', 'answer'])
export const staffMakeOffer = commandName<typeof all.staffMakeOffer>('staffMakeOffer', [
  'order',
  'kind',
  'amount',
  'hours',
  'message',
])
export const staffOffers = queryName<typeof all.staffOffers>('staffOffers')
export const staffWithdrawOffer = commandName<typeof all.staffWithdrawOffer>('staffWithdrawOffer', [
  'offer',
])

export const specialRequest = commandName<typeof all.specialRequest>('specialRequest', [
  'kind',
  'text',
  'car',
  'order',
])
export const answerSpecialRequest = commandName<typeof all.answerSpecialRequest>(
  'answerSpecialRequest',
  ['request', 'accept', 'price'],
)
export const specialRequests = queryName<typeof all.specialRequests>('specialRequests')
export const staffAnswerSpecialRequest = commandName<typeof all.staffAnswerSpecialRequest>(
  'staffAnswerSpecialRequest',
  ['request', 'decision', 'price', 'answer'],
)
export const staffSpecialRequests =
  queryName<typeof all.staffSpecialRequests>('staffSpecialRequests')

export const carChange = queryName<typeof all.carChange>('carChange')
export const carChangeByCar = commandName<typeof all.carChangeByCar>('carChangeByCar', [
  'order',
  'start',
  'reason',
  'pm',
  'car',
  'comment',
  'total',
])
export const carChangeByType = commandName<typeof all.carChangeByType>('carChangeByType', [
  'order',
  'start',
  'reason',
  'pm',
  'types',
  'subtypes',
  'features',
  'comment',
])

export const addWaitingList = commandName<typeof all.addWaitingList>('addWaitingList', [
  'area',
  'start',
  'end',
  'features',
  'types',
  'highestMonthPrice',
])
export const deleteWaitingList = commandName<typeof all.deleteWaitingList>('deleteWaitingList', [
  'id',
])
export const listWaitingLists = queryName<typeof all.listWaitingLists>('listWaitingLists')

export const smsNumber = queryName<typeof all.smsNumber>('smsNumber')
export const saveSmsNumber = commandName<typeof all.saveSmsNumber>('saveSmsNumber', ['phone'])
export const setSmsTopics = commandName<typeof all.setSmsTopics>('setSmsTopics', ['topics'])
export const endSms = commandName<typeof all.endSms>('endSms', [])

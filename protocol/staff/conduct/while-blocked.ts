/**
 * What a blocked person may still change: what a running rental needs, what they owe, and their own
 * sessions (docs/product/staff.md#blocked-accounts). Everything else that changes something is refused,
 * also what is added later; what they could read they read.
 */
export const openWhileBlocked: ReadonlySet<string> = new Set([
  'acceptContract',
  // Whose data it is may always have it.
  'accountExport',
  'accidentReport',
  'answerClaim',
  'answerOffer',
  'answerSpecialRequest',
  'appealFee',
  'bookingChangesCompleted',
  'breakdownReport',
  'cancelContract',
  'damageReport',
  // The block is of the person, and holds without the account.
  'deleteAccount',
  'driverInsurance',
  'driverLicense',
  'endOtherSessions',
  'endSession',
  // To give a car back: the keys of a booking are refused.
  'getOrReturnKeys',
  'helpRequest',
  'lostKeys',
  'markNotificationRead',
  'notificationPreferences',
  'openPasskeys',
  'passkeyCode',
  // What they hold and have not paid.
  'releaseHold',
  'removePasskey',
  'scheduleAppointment',
  'sendMessage',
  'setStatusToVehiclePickUp',
  'signOut',
  // Nobody is kept from hiding where they are.
  'stopJobLocation',
  'submitMaintenance',
  // For what they owe, and to get money back: a new hold, extension or change of car is not paid.
  'submitPaymentRefund',
  'submitVehicleInspection',
  'ticketReport',
  'towingRequest',
  'uploadFile',
])

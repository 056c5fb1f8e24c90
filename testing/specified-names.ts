/** The tables of docs/wire.md. */
export const objectTypes = `userInfo home cars carTypesFeatures booking about faq terms rules
  countriesForStates insurance {product}VehicleBreakdownSymptoms carServiceHistory
  carServiceHistoryAction orderHistory dashboard ratingCriteria userDetails jobs jobFilters carChange
  carServiceFormData paymentGateways inspectionGuidelines maintenanceCheck listWaitingLists
  newUserRegistration userVerification personalDetails driverInsurance driverLicense submitRating
  specialRequest scheduleAppointment submitVehicleInspection submitMaintenance cancelContract
  setStatusToVehiclePickUp bookingChangesCompleted getOrReturnKeys updateRoute helpRequest updateJob
  jobAccept jobApplicationRemove jobCancel jobCompletion extendCar submitBooking submitPaymentRefund
  referralInvite userRecommendation userConnection contactForm carChangeByType addWaitingList
  deleteWaitingList`.split(/\s+/)

/** docs/product/app.md#query-parameters. */
export const queryParameters =
  'area start end car appt options token pm order type lang dialogType userId userType jobOwnerId status'.split(
    ' ',
  )

/** docs/product/entities.md: what is no single object of an answer, or of a later part of the product. */
export const otherEntities = {
  Job: 'id status type jobOwnerId offer comment',
  Connection: 'id name parentId trust score invitedAt',
  'Auth state': 'userToken userId',
  'Browser storage': 'token cars langCode defaultArea version dismissals',
}

/** docs/product/rental.md#states. */
export const rentalStatuses = [
  '85 Vehicle not picked up yet',
  '86 Picked up',
  '87 Cancelled',
  '88 Vehicle returned',
  '89 Extended',
  '90 Swapped',
  '91 I have arrived',
  '92 Return appointment scheduled',
  '93 Maintenance appointment scheduled',
]

/** docs/product/app.md#limits: the table, the prices and the timings; each word of a constant is in its line. */
export const constants = [
  'request timeout 10 seconds',
  'version poll 30 seconds',
  'loader counter never below 0',
  'avatar 1 MB',
  'PDF 2 MB',
  'avatar save 1 second',
  'resize debounce 500 ms',
  'rating 1 to 10 percent',
  'month week day 30 7 24 hours 6 grace',
  'time slots 30 minutes',
  'minimum end 1 day',
  'languages en default es',
  'dates DD/MM/YYYY YYYY-MM-DD',
  'reference zone America/Los_Angeles',
  'minimum amount $5000',
  'donation 10%',
  'booking price rounded to 2 decimals',
  'cost per mile',
  'card fee 3% total due',
  'deposit maximum collision cover floor cap',
  'under 25 adds $200',
  'collision cover $50 $100 $745',
  'engine damage fee $600',
  'maintenance within 2 to 3 days',
  'confirmation 6 to 8 hours',
  'extension one week before the end',
  'discount return within 24 hours',
  'traces 100% replays 10% errors 100%',
]

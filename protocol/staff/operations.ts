export { calendarLink, endCalendarLink, makeCalendarLink } from './calendars/own-calendar.ts'
export {
  staffEndFeed,
  staffEndFeedLink,
  staffFeeds,
  staffMakeFeedLink,
  staffSaveFeed,
  staffSeeOverlap,
} from './calendars/staff-feeds.ts'
export { reportUser } from './conduct/report-user.ts'
export { staffCreateBooking, staffTakeCash } from './callers/staff-create-booking.ts'
export { staffGiveInsurance, staffGiveLicense } from './callers/staff-papers.ts'
export { staffSendQuote } from './callers/staff-send-quote.ts'
export { staffApiKeys, staffEndApiKey, staffMakeApiKey } from './connections/api-keys.ts'
export {
  staffDeliveries,
  staffPauseWebhook,
  staffRemoveWebhook,
  staffResendWebhook,
  staffRotateWebhook,
  staffSaveWebhook,
  staffWebhooks,
} from './connections/webhooks.ts'
export { staffQuote } from './callers/staff-quote.ts'
export { staffReadJobThread } from './conduct/staff-read-job-thread.ts'
export { staffDecidePerson, staffPeople } from './conduct/staff-people.ts'
export { staffAddPhoto, staffArrangePhotos, staffDescribePhoto } from './garage/car-photos.ts'
export {
  staffPhotoFile,
  staffSendPhotoFile,
  staffTakePhotoFile,
} from './garage/photo-file.ts'
export { staffChangeCars, staffUndoCars } from './garage/change-cars.ts'
export {
  staffBlockCar,
  staffBrokenCar,
  staffMoveRenters,
  staffUnblockCar,
} from './garage/off-the-road.ts'
export { staffReadFleetFile } from './garage/staff-fleet-file.ts'
export { staffCar, staffCars } from './garage/staff-cars.ts'
export { staffCalendar } from './planner/staff-calendar.ts'
export { staffChangeDates, staffDatesQuote } from './planner/staff-dates.ts'
export { staffMoveBooking, staffMoveQuote } from './planner/staff-move-booking.ts'
export { staffSaveCar } from './garage/staff-save-car.ts'
export { accountExport, accountExports } from './leaving/account-export.ts'
export { deleteAccount } from './leaving/delete-account.ts'
export {
  staffGiveEmail,
  staffInvitePeople,
  staffMovedIn,
  staffMoveIn,
} from './moving/moving-in.ts'
export { staffCloseMonth, staffRemindDebt, staffSaveBooks } from './month/books.ts'
export {
  staffDebts,
  staffDeposits,
  staffMonthCarRows,
  staffMonthCars,
  staffMonthRows,
} from './month/month-rows.ts'
export { staffMonth } from './month/staff-month.ts'
export { companyAreas, staffSaveArea } from './opening/company-areas.ts'
export { staffSaveLogo } from './opening/company-logo.ts'
export {
  companyOpening,
  staffOpenCompany,
  staffReadTexts,
} from './opening/company-opening.ts'
export {
  companyPrices,
  staffSaveCover,
  staffSaveExtra,
  staffSavePlan,
} from './opening/company-prices.ts'
export { companySettings, staffSaveCompany } from './opening/company-settings.ts'
export {
  staffRemoveSeason,
  staffSaveSeason,
  staffSeasons,
  staffUndoSeason,
} from './opening/staff-seasons.ts'
export { staffRemoveTax, staffSaveTax } from './opening/company-taxes.ts'
export {
  staffDecideGoodwill,
  staffGoodwill,
  staffGoodwillQuote,
} from './order-page/staff-goodwill.ts'
export { staffLowerPrice, staffLowerPriceQuote } from './order-page/staff-lower-price.ts'
export { staffNote } from './order-page/staff-note.ts'
export { staffOrder } from './order-page/staff-order.ts'
export { staffOverridePapers } from './staff/override-papers.ts'
export { staffAudit } from './staff/staff-audit.ts'
export { staffBookings, staffDecideBooking } from './staff/staff-bookings.ts'
export { staffDecideDocument, staffDocuments } from './staff/staff-documents.ts'
export { staffMoney } from './staff/staff-money.ts'
export { staffOverdue } from './staff/staff-overdue.ts'
export { staffDecidePayment, staffPayments } from './staff/staff-payments.ts'
export { staffSearch } from './staff/staff-search.ts'
export { staffDecideSwap, staffSwaps } from './staff/staff-swaps.ts'
export { staffToday } from './staff/staff-today.ts'
export {
  acceptTeamInvitation,
  staffInvite,
  staffRemoveMember,
  staffRevokeInvitation,
  staffSetRights,
  staffSignOutMember,
  staffTeam,
  teamInvitation,
} from './team/team.ts'

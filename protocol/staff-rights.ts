import type { NeededRight } from './core/rights.ts'
import type { Operations } from './operations.ts'

/** The operations of the staff. */
type OfStaff = {
  [Name in keyof Operations]: Operations[Name]['access'] extends 'staff' ? Name : never
}[keyof Operations]

/** Which right each operation of the staff asks for (docs/product/staff.md#rights); one without a line does not compile. */
export const staffRights: Record<OfStaff, NeededRight> = {
  // What everybody of the staff begins with, finds (each kind for who may see its list), and who did what.
  staffSearch: 'any',
  staffToday: 'any',
  staffCalendar: 'any',
  staffAudit: 'any',
  // Renters, their bookings and papers, and what they write.
  staffAnswerSpecialRequest: 'desk',
  staffBookings: 'desk',
  staffCancelBooking: 'desk',
  staffCancelQuote: 'desk',
  staffCreateBooking: 'desk',
  staffDecideBooking: 'desk',
  staffDecideDocument: 'desk',
  staffDecidePerson: 'desk',
  staffDecideReview: 'desk',
  staffDecideSwap: 'desk',
  staffDecideTrustSeed: 'desk',
  staffDocuments: 'desk',
  staffGiveInsurance: 'desk',
  staffGiveLicense: 'desk',
  staffHelp: 'desk',
  staffKeys: 'desk',
  staffKeysForm: 'desk',
  staffMakeOffer: 'desk',
  staffMoveBooking: 'desk',
  staffMoveQuote: 'desk',
  staffNote: 'desk',
  staffOffers: 'desk',
  staffOrder: 'desk',
  staffOverdue: 'desk',
  staffOverridePapers: 'desk',
  staffPeople: 'desk',
  staffProposeChanges: 'desk',
  staffReadJobThread: 'desk',
  staffQuote: 'desk',
  staffRentalReviews: 'desk',
  staffReplyToReview: 'desk',
  staffReviewReports: 'desk',
  staffSendQuote: 'desk',
  staffSpecialRequests: 'desk',
  staffSubmitRating: 'desk',
  staffSwaps: 'desk',
  staffTakeCash: 'desk',
  staffThreads: 'desk',
  staffTrustSeeds: 'desk',
  staffUpdateHelp: 'desk',
  staffWithdrawOffer: 'desk',
  // Cars: how they are, what they need, where they stand.
  postRelocation: 'fleet',
  relocationCars: 'fleet',
  relocationGaps: 'fleet',
  relocationTakeBack: 'fleet',
  staffAddPhoto: 'fleet',
  staffArrangePhotos: 'fleet',
  staffBlockCar: 'fleet',
  staffBrokenCar: 'fleet',
  staffCar: 'fleet',
  staffCarProof: 'fleet',
  staffCars: 'fleet',
  staffChangeCars: 'fleet',
  staffCloseMaintenance: 'fleet',
  staffDecideRelocation: 'fleet',
  staffDescribePhoto: 'fleet',
  staffInspections: 'fleet',
  staffMaintenance: 'fleet',
  staffMoveRenters: 'fleet',
  staffNoteMark: 'fleet',
  staffPhotoFile: 'fleet',
  staffReadFleetFile: 'fleet',
  staffReleasePhotos: 'fleet',
  staffRelocations: 'fleet',
  staffRemoveMark: 'fleet',
  staffReviewInspection: 'fleet',
  staffSaveCar: 'fleet',
  staffSendPhotoFile: 'fleet',
  staffTakeBackPhotos: 'fleet',
  staffUnblockCar: 'fleet',
  staffTakePhotoFile: 'fleet',
  staffUndoCars: 'fleet',
  // What is paid, owed and charged.
  staffAddFine: 'money',
  staffClaims: 'money',
  staffCloseMonth: 'money',
  staffDebts: 'money',
  staffDeposits: 'money',
  staffDecideClaim: 'money',
  staffDecideFee: 'money',
  staffDecideGoodwill: 'money',
  staffDecidePayment: 'money',
  staffFees: 'money',
  staffGoodwill: 'money',
  staffGoodwillQuote: 'money',
  staffMoney: 'money',
  staffMonth: 'money',
  staffMonthCars: 'money',
  staffMonthRows: 'money',
  staffRemindDebt: 'money',
  staffSaveBooks: 'money',
  staffTolls: 'money',
  staffOpenClaim: 'money',
  staffPayments: 'money',
  // What people read.
  staffPutTextLive: 'content',
  staffSaveText: 'content',
  staffText: 'content',
  staffTexts: 'content',
  staffTextVersion: 'content',
  // What makes the company itself, and who works for it.
  companyAreas: 'owner',
  companyOpening: 'owner',
  companyPrices: 'owner',
  companySettings: 'owner',
  staffGiveEmail: 'owner',
  staffInvite: 'owner',
  staffInvitePeople: 'owner',
  staffMovedIn: 'owner',
  staffMoveIn: 'owner',
  staffOpenCompany: 'owner',
  staffReadTexts: 'owner',
  staffRemoveMember: 'owner',
  staffRemoveSeason: 'owner',
  staffRemoveTax: 'owner',
  staffRevokeInvitation: 'owner',
  staffSaveArea: 'owner',
  staffSaveCompany: 'owner',
  staffSaveCover: 'owner',
  staffSaveExtra: 'owner',
  staffSaveLogo: 'owner',
  staffSavePlan: 'owner',
  staffSaveSeason: 'owner',
  staffSaveTax: 'owner',
  staffSeasons: 'owner',
  staffUndoSeason: 'owner',
  staffSetRights: 'owner',
  staffSignOutMember: 'owner',
  staffTeam: 'owner',
}

/** Which right the file of each list asks for; it is that of the list on the desk. */
export const listRights = {
  ledger: 'money',
  journal: 'money',
  bookings: 'desk',
  payments: 'money',
  refunds: 'money',
  charges: 'money',
  claims: 'money',
  people: 'desk',
  maintenance: 'fleet',
} as const satisfies Record<string, NeededRight>

/** Which right opens files of people (docs/product/staff.md#rights). */
export const sightRights = {
  /** Pictures of licenses, insurance and accidents. */
  papers: 'desk',
  /** What members showed each other, in a thread that somebody reported. */
  reportedPictures: 'desk',
} as const satisfies Record<string, NeededRight>

/**
 * Commands on money and rights are for a session that came by a passkey, where the site can have passkeys
 * (docs/product/staff.md#rights).
 */
export const asksPasskey = (name: keyof Operations): boolean =>
  (staffRights as Partial<Record<string, NeededRight>>)[name] === 'money' ||
  (onRights as readonly string[]).includes(name)

const onRights = [
  'staffInvite',
  'staffMoveIn',
  'staffRemoveMember',
  'staffRevokeInvitation',
  'staffSaveCompany',
  'staffSetRights',
  'staffSignOutMember',
] as const satisfies readonly OfStaff[]

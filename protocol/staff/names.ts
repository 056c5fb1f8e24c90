import { commandName, queryName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export * from './caller-names.ts'
export * from './car-names.ts'
export * from './connection-names.ts'
export * from './desk-names.ts'

export const reportUser = commandName<typeof all.reportUser>('reportUser', [
  'userId',
  'reason',
  'text',
])
export const staffReadJobThread = commandName<typeof all.staffReadJobThread>('staffReadJobThread', [
  'report',
  'job',
])
export const staffDecidePerson = commandName<typeof all.staffDecidePerson>('staffDecidePerson', [
  'member',
  'version',
  'decision',
  'message',
  'until',
  'noEnd',
])
export const staffPeople = queryName<typeof all.staffPeople>('staffPeople')

export const calendarLink = queryName<typeof all.calendarLink>('calendarLink')
export const makeCalendarLink = commandName<typeof all.makeCalendarLink>('makeCalendarLink', [])
export const endCalendarLink = commandName<typeof all.endCalendarLink>('endCalendarLink', [])

export const accountExport = commandName<typeof all.accountExport>('accountExport', [])
export const accountExports = queryName<typeof all.accountExports>('accountExports')
export const deleteAccount = commandName<typeof all.deleteAccount>('deleteAccount', ['code'])

export const staffMoveIn = commandName<typeof all.staffMoveIn>('staffMoveIn', [
  'kind',
  'file',
  'contracts',
  'fingerprint',
])
export const staffMovedIn = queryName<typeof all.staffMovedIn>('staffMovedIn')
export const staffInvitePeople = commandName<typeof all.staffInvitePeople>('staffInvitePeople', [
  'person',
])
export const staffGiveEmail = commandName<typeof all.staffGiveEmail>('staffGiveEmail', [
  'person',
  'email',
])

export const staffOverridePapers = commandName<typeof all.staffOverridePapers>(
  'staffOverridePapers',
  ['order', 'version', 'reason'],
)
export const staffAudit = queryName<typeof all.staffAudit>('staffAudit')
export const staffBookings = queryName<typeof all.staffBookings>('staffBookings')
export const staffDecideBooking = commandName<typeof all.staffDecideBooking>('staffDecideBooking', [
  'order',
  'version',
  'decision',
  'message',
  'override',
])
export const staffDecideDocument = commandName<typeof all.staffDecideDocument>(
  'staffDecideDocument',
  ['driverId', 'kind', 'version', 'decision', 'reason'],
)
export const staffDocuments = queryName<typeof all.staffDocuments>('staffDocuments')
export const staffMoney = queryName<typeof all.staffMoney>('staffMoney')
export const staffSearch = queryName<typeof all.staffSearch>('staffSearch')
export const staffOverdue = queryName<typeof all.staffOverdue>('staffOverdue')
export const staffDecidePayment = commandName<typeof all.staffDecidePayment>('staffDecidePayment', [
  'payment',
  'version',
  'decision',
  'message',
  'paidBy',
  'paidTo',
])
export const staffPayments = queryName<typeof all.staffPayments>('staffPayments')
export const staffDecideSwap = commandName<typeof all.staffDecideSwap>('staffDecideSwap', [
  'order',
  'version',
  'decision',
  'message',
])
export const staffSwaps = queryName<typeof all.staffSwaps>('staffSwaps')
export const companyAreas = queryName<typeof all.companyAreas>('companyAreas')
export const staffSaveArea = commandName<typeof all.staffSaveArea>('staffSaveArea', [
  'area',
  'version',
  'nameEn',
  'nameEs',
  'town',
  'point',
  'address',
  'opens',
  'closes',
  'otherHours',
  'slots',
  'gasPrice',
  'kwhPrice',
])
export const companyOpening = queryName<typeof all.companyOpening>('companyOpening')
export const staffOpenCompany = commandName<typeof all.staffOpenCompany>('staffOpenCompany', [
  'open',
])
export const staffReadTexts = commandName<typeof all.staffReadTexts>('staffReadTexts', ['version'])
export const companyPrices = queryName<typeof all.companyPrices>('companyPrices')
export const staffSaveCover = commandName<typeof all.staffSaveCover>('staffSaveCover', [
  'version',
  'low',
  'high',
])
export const staffSaveExtra = commandName<typeof all.staffSaveExtra>('staffSaveExtra', [
  'extra',
  'version',
  'nameEn',
  'nameEs',
  'descriptionEn',
  'descriptionEs',
  'offered',
  'price',
])
export const staffSavePlan = commandName<typeof all.staffSavePlan>('staffSavePlan', [
  'plan',
  'version',
  'nameEn',
  'nameEs',
  'descriptionEn',
  'descriptionEs',
  'offered',
  'times',
  'from',
  'until',
])
export const staffSeasons = queryName<typeof all.staffSeasons>('staffSeasons')
export const staffSaveSeason = commandName<typeof all.staffSaveSeason>('staffSaveSeason', [
  'season',
  'version',
  'nameEn',
  'nameEs',
  'percent',
  'from',
  'until',
  'areas',
  'types',
  'minimumDays',
  'fingerprint',
])
export const staffRemoveSeason = commandName<typeof all.staffRemoveSeason>('staffRemoveSeason', [
  'season',
  'version',
  'fingerprint',
])
export const staffUndoSeason = commandName<typeof all.staffUndoSeason>('staffUndoSeason', [
  'change',
])
export const staffSaveTax = commandName<typeof all.staffSaveTax>('staffSaveTax', [
  'area',
  'version',
  'tax',
  'nameEn',
  'nameEs',
  'how',
  'percent',
  'daily',
  'firstDays',
  'on',
  'onTaxes',
  'account',
  'from',
  'until',
])
export const staffRemoveTax = commandName<typeof all.staffRemoveTax>('staffRemoveTax', [
  'area',
  'version',
  'tax',
])
export const companySettings = queryName<typeof all.companySettings>('companySettings')
export const staffSaveLogo = commandName<typeof all.staffSaveLogo>('staffSaveLogo', [
  'version',
  'picture',
])
export const staffSaveCompany = commandName<typeof all.staffSaveCompany>('staffSaveCompany', [
  'version',
  'name',
  'legalName',
  'licenseNumber',
  'address',
  'phone',
  'nightPhone',
  'phoneCountry',
  'supportMail',
  'showsMaker',
  'mainColor',
  'accentColor',
  'bankHolder',
  'bankRouting',
  'bankAccount',
  'takesCash',
  'cardFee',
  'donation',
  'helpsUkraine',
  'answerHours',
  'callerHoldHours',
  'promiseEn',
  'promiseEs',
  'jobs',
  'hasCommunity',
])
export const staffToday = queryName<typeof all.staffToday>('staffToday')
export const acceptTeamInvitation = commandName<typeof all.acceptTeamInvitation>(
  'acceptTeamInvitation',
  ['invitation'],
)
export const staffInvite = commandName<typeof all.staffInvite>('staffInvite', ['email', 'rights'])
export const staffRemoveMember = commandName<typeof all.staffRemoveMember>('staffRemoveMember', [
  'member',
  'version',
])
export const staffRevokeInvitation = commandName<typeof all.staffRevokeInvitation>(
  'staffRevokeInvitation',
  ['invitation'],
)
export const staffSetRights = commandName<typeof all.staffSetRights>('staffSetRights', [
  'member',
  'version',
  'rights',
  'refundLimit',
])
export const staffSignOutMember = commandName<typeof all.staffSignOutMember>('staffSignOutMember', [
  'member',
])
export const staffTeam = queryName<typeof all.staffTeam>('staffTeam')
export const teamInvitation = queryName<typeof all.teamInvitation>('teamInvitation')

import { type ComponentType, lazy } from 'react'
import { mayDo, type Right } from '#protocol/core/rights.ts'
import { isAbsent } from '#protocol/core/company-facts.ts'
import { company } from '#web/core/company.ts'
import { routes } from '#web/core/routing/routes.ts'
import { staffRights } from '#protocol/staff-rights.ts'
import { loadOrReload } from '#web/core/routing/lazy-screen.ts'
import type { ViewName } from './view-groups.ts'

function view<Module extends Record<string, ComponentType>>(
  load: () => Promise<Module>,
  name: keyof Module & string,
) {
  return lazy(async () => ({ default: (await loadOrReload(load))[name] as ComponentType }))
}

/** Every list of the staff, by its name in the address (`/staff?view=claims`); each is loaded when it is opened. */
export const views = {
  today: view(() => import('./today/today-list.tsx'), 'TodayList'),
  planner: view(() => import('./planner/planner-view.tsx'), 'PlannerView'),
  overdue: view(() => import('./overdue/overdue-list.tsx'), 'OverdueList'),
  bookings: view(() => import('./booking-list.tsx'), 'BookingList'),
  swaps: view(() => import('./swaps/swap-list.tsx'), 'SwapList'),
  offers: view(() => import('./offers/offer-list.tsx'), 'OfferList'),
  cars: view(() => import('./garage/garage-view.tsx'), 'GarageView'),
  calendars: view(() => import('./calendars/feed-list.tsx'), 'FeedList'),
  maintenance: view(() => import('./maintenance/maintenance-list.tsx'), 'MaintenanceList'),
  inspections: view(() => import('./inspections/inspection-list.tsx'), 'InspectionList'),
  help: view(() => import('./help/help-list.tsx'), 'HelpList'),
  messages: view(() => import('./threads/thread-list.tsx'), 'ThreadList'),
  specialRequests: view(
    () => import('./special-requests/special-request-list.tsx'),
    'SpecialRequestList',
  ),
  relocations: view(() => import('./relocations/relocation-list.tsx'), 'RelocationList'),
  payments: view(() => import('./payment-list.tsx'), 'PaymentList'),
  month: view(() => import('./month/month-view.tsx'), 'MonthView'),
  tolls: view(() => import('./tolls/toll-view.tsx'), 'TollView'),
  claims: view(() => import('./claims/claim-list.tsx'), 'ClaimList'),
  fees: view(() => import('./fees/fee-list.tsx'), 'FeeList'),
  reviews: view(() => import('./reviews/report-list.tsx'), 'ReportList'),
  trustSeeds: view(() => import('./trust/trust-seed-list.tsx'), 'TrustSeedList'),
  people: view(() => import('./people/people-list.tsx'), 'PeopleList'),
  documents: view(() => import('./document-list.tsx'), 'DocumentList'),
  opening: view(() => import('./opening/opening-view.tsx'), 'OpeningView'),
  company: view(() => import('./company/company-view.tsx'), 'CompanyView'),
  moving: view(() => import('./moving/moving-view.tsx'), 'MovingView'),
  prices: view(() => import('./prices/price-list.tsx'), 'PriceList'),
  team: view(() => import('./team/team-view.tsx'), 'TeamView'),
  connections: view(() => import('./connections/connections-view.tsx'), 'ConnectionsView'),
  texts: view(() => import('./texts/text-list.tsx'), 'TextList'),
  audit: view(() => import('./audit/audit-list.tsx'), 'AuditList'),
} as const satisfies Record<ViewName, unknown>

/** What each shows, by which the right to it is known (docs/product/staff.md#rights). */
const shown: Record<ViewName, keyof typeof staffRights> = {
  today: 'staffToday',
  planner: 'staffCalendar',
  overdue: 'staffOverdue',
  bookings: 'staffBookings',
  swaps: 'staffSwaps',
  offers: 'staffOffers',
  cars: 'staffCars',
  calendars: 'staffFeeds',
  maintenance: 'staffMaintenance',
  inspections: 'staffInspections',
  help: 'staffHelp',
  messages: 'staffThreads',
  specialRequests: 'staffSpecialRequests',
  relocations: 'staffRelocations',
  payments: 'staffPayments',
  month: 'staffMonth',
  tolls: 'staffTolls',
  claims: 'staffClaims',
  fees: 'staffFees',
  reviews: 'staffReviewReports',
  trustSeeds: 'staffTrustSeeds',
  people: 'staffPeople',
  documents: 'staffDocuments',
  opening: 'companyOpening',
  company: 'companySettings',
  moving: 'staffMovedIn',
  prices: 'companyPrices',
  team: 'staffTeam',
  connections: 'staffWebhooks',
  texts: 'staffTexts',
  audit: 'staffAudit',
}

/** Whether somebody with these rights sees the list; an answer without them is of one who may do all. */
export const maySee = (name: ViewName, rights: readonly Right[] = ['owner']): boolean =>
  mayDo(rights, staffRights[shown[name]]) && !isAbsent(company(), goesWith[name] ?? '')

/** What there is only with a screen of renters. */
const goesWith: Partial<Record<ViewName, string>> = {
  relocations: routes.jobs,
  trustSeeds: routes.myNetwork,
}

/** The list that an address names; today's visits when it names none of ours. */
export function viewOf(name: string | undefined): ViewName {
  return name !== undefined && Object.hasOwn(views, name) ? (name as ViewName) : 'today'
}

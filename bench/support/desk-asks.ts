import { testNow } from '#testing/server.ts'

export type DeskAsk = {
  name: string
  operation: string
  fields: Record<string, string>
  /** Tables that grow with the fleet, not with the years, and that it goes through. */
  readsWhole?: readonly string[]
}

const rows = { limit: '200' }
const month = testNow.toISOString().slice(0, 7)
const free = { freeFrom: '2026-12-01T10:00', freeUntil: '2026-12-22T10:00' }
const planner = (name: string, fields: Record<string, string>): DeskAsk => ({
  name: `planner, 200 cars, ${name}`,
  operation: 'staffCalendar',
  fields: { ...rows, ...fields },
})

const pages: DeskAsk[] = [
  planner('14 days', { days: '14' }),
  planner('60 days', { days: '60' }),
  planner('92 days', { days: '92' }),
  planner('60 days of an area', { days: '60', area: '1' }),
  planner('60 days, the fifth page', { days: '60', skip: '800' }),
  planner('60 days, free for three weeks in an area', { days: '60', area: '1', ...free }),
  {
    // Whoever asks for what is free anywhere has every car looked at, as a search of all areas does.
    ...planner('60 days, free for three weeks anywhere', { days: '60', ...free }),
    readsWhole: ['car', 'car_search'],
  },
]

const list = (
  operation: string,
  fields: Record<string, string> = {},
  more: Partial<DeskAsk> = {},
): DeskAsk => ({
  name: [operation, ...Object.values(fields)].join(' '),
  operation,
  fields: { ...rows, ...fields },
  ...more,
})

/** Without `limit`: pages of their own size, or one answer. */
const whole = (
  operation: string,
  fields: Record<string, string> = {},
  more: Partial<DeskAsk> = {},
): DeskAsk => ({
  ...list(operation, fields, more),
  fields,
})

const lists: DeskAsk[] = [
  whole('staffToday'),
  whole('staffBookings', { filter: 'pending' }),
  whole('staffBookings', { filter: 'running' }),
  whole('staffBookings', { filter: 'running', sort: 'dates' }),
  whole('staffBookings', { filter: 'all' }),
  whole('staffBookings', { filter: 'all', sort: '-dates' }),
  whole('staffBookings', { find: 'P777' }),
  whole('staffBookings', { find: 'Julia Bell' }),
  whole('staffSearch', { text: 'P777' }),
  whole('staffSearch', { text: '+13050000777' }),
  whole('staffSearch', { text: 'Julia Bell' }),
  list('staffPeople', { find: 'Julia Bell' }),
  list('staffPeople'),
  whole('staffCars'),
  whole('staffCars', { sort: '-month' }, { readsWhole: ['car'] }),
  list('staffOverdue'),
  list('staffHelp', { filter: 'open' }),
  // How many there are in all is counted.
  list('staffHelp', { filter: 'all' }, { readsWhole: ['help_request'] }),
  list('staffThreads'),
  list('staffSwaps'),
  list('staffOffers'),
  list('staffSpecialRequests'),
  list('staffInspections', { filter: 'submitted' }),
  list('staffInspections', { filter: 'all' }, { readsWhole: ['inspection'] }),
  list('staffMaintenance'),
  list('staffRelocations'),
  list('staffPayments'),
  list('staffFees', { filter: 'open' }),
  list('staffClaims'),
  list('staffDocuments'),
  list('staffReviewReports'),
  list('staffTrustSeeds'),
  list('staffDeposits'),
  list('staffDebts'),
  list('staffMonthCars', { month }, { readsWhole: ['car'] }),
  whole('staffMonth', { month }, { readsWhole: ['car'] }),
  whole('staffAudit'),
]

/** What the staff of a company ask in a week: pages of the planner, each list, and searches. */
export const askedOfDesk: readonly DeskAsk[] = [...pages, ...lists]

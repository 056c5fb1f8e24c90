import type { Operation } from '#protocol/core/operation.ts'
import { operations } from '#protocol/operations.ts'
import { book, day, decide, type Doing, type Errand, giveBack, job, report } from './errands.ts'

/** What somebody does of their own accord, and how often compared with the rest. */
export type Usual = { weight: number; errand: Errand }

const call = (
  weight: number,
  operation: Operation,
  fields: (doing: Doing) => object = () => ({}),
): Usual => ({
  weight,
  errand: (doing) => doing.person.call(operation, fields(doing), doing.n),
})

const paper = (
  weight: number,
  name: string,
  path: (doing: Doing) => string,
  isPosted = false,
): Usual => ({
  weight,
  errand: (doing) =>
    doing.person.fetch(name, path(doing), {
      n: doing.n,
      ...(isPosted && { form: new URLSearchParams({ lang: 'en' }) }),
    }),
})

function dates(doing: Doing) {
  const start = 5 + doing.below(50)
  return {
    start: `${day(doing, start)}T10:00`,
    end: `${day(doing, start + 7 + doing.below(35))}T17:00`,
  }
}
const sorts = ['price', 'rating', 'newest', 'distance'] as const
const search = (doing: Doing) => ({
  area: String(1 + doing.below(6)),
  sort: sorts[doing.below(sorts.length)],
  ...dates(doing),
})
const aCar = ({ below }: Doing) => `c${1 + below(5_000)}`
const anOrder = ({ below }: Doing) => `${1 + below(5_000)}o${1 + below(10)}`
const running = ({ n }: Doing) => ({ order: `${n}o9` })
const ended = ({ n }: Doing) => `${n}o8`

/** Who looks for a car and now and then books one. */
export const lookers: Usual[] = [
  call(30, operations.cars, search),
  call(10, operations.cars, (doing) => ({
    ...search(doing),
    subtypes: ['suv'],
    features: ['awd'],
  })),
  call(5, operations.cars, (doing) => ({ ...search(doing), miles: 900, highestPrice: 2_000 })),
  call(4, operations.cars, (doing) => dates(doing)),
  call(16, operations.cars, (doing) => ({ car: aCar(doing), ...dates(doing) })),
  call(12, operations.booking, (doing) => ({ car: aCar(doing), ...dates(doing), miles: 700 })),
  call(8, operations.home),
  call(5, operations.carTypesFeatures),
  call(4, operations.places, () => ({ q: 'San' })),
  call(5, operations.userInfo),
  { weight: 4, errand: book },
]

/** Who has a car. */
export const renters: Usual[] = [
  call(14, operations.dashboard, running),
  call(5, operations.dashboard),
  call(6, operations.orderHistory, running),
  call(8, operations.messages, running),
  call(5, operations.sendMessage, (doing) => ({ ...running(doing), text: 'Where may I park?' })),
  call(4, operations.whatIf, (doing) => ({
    ...running(doing),
    end: `${day(doing, 40)}T10:00`,
    miles: 1_500,
  })),
  call(4, operations.booking, (doing) => ({
    ...running(doing),
    isCarExtend: true,
    odometer: 41_000,
  })),
  call(3, operations.inspectionGuidelines, running),
  call(3, operations.maintenanceCheck, running),
  call(3, operations.helpRequests, running),
  call(3, operations.carChange, (doing) => ({ ...running(doing), reason: 'breakdown' })),
  call(4, operations.jobs),
  call(3, operations.job, ({ below }) => ({ id: `j${6 * (1 + below(800))}` })),
  call(3, operations.connections),
  call(3, operations.userDetails, ({ below }) => ({ userId: `u${1 + below(5_000)}` })),
  call(2, operations.reviews, ({ below }) => ({ userId: `u${1 + below(5_000)}` })),
  call(2, operations.markNotificationRead),
  call(2, operations.evidence, (doing) => ({ order: ended(doing) })),
  call(3, operations.userInfo),
  paper(2, 'contract PDF', (doing) => `/api/contract/${ended(doing)}`, true),
  paper(
    2,
    'receipt PDF',
    (doing) => `/api/receipt?start=${ended(doing)}&end=${ended(doing)}&lang=en`,
  ),
  paper(1, 'evidence file', (doing) => `/api/evidence?order=${ended(doing)}`),
  { weight: 1, errand: giveBack },
  { weight: 1, errand: job },
  { weight: 1, errand: report },
]

/** Who works at the desk. */
export const desk: Usual[] = [
  call(10, operations.staffToday),
  call(5, operations.staffBookings),
  call(4, operations.staffBookings, () => ({ filter: 'running' })),
  call(4, operations.staffBookings, ({ below }) => ({ find: `P${1 + below(5_000)}` })),
  call(4, operations.staffBookings, (doing) => ({ find: anOrder(doing) })),
  call(5, operations.staffPayments),
  call(5, operations.staffMaintenance),
  call(3, operations.staffMaintenance, () => ({ filter: 'overdue' })),
  call(4, operations.staffInspections),
  call(3, operations.staffInspections, () => ({ filter: 'all' })),
  call(4, operations.staffHelp, () => ({ filter: 'all' })),
  call(4, operations.staffThreads),
  call(4, operations.staffMoney, (doing) => ({ order: anOrder(doing) })),
  call(4, operations.messages, (doing) => ({ order: anOrder(doing) })),
  call(3, operations.staffOverdue),
  call(2, operations.staffOffers),
  call(2, operations.staffSpecialRequests),
  call(2, operations.staffSwaps),
  call(4, operations.staffPeople, () => ({ find: 'Ruiz' })),
  call(2, operations.relocationGaps),
  { weight: 3, errand: decide },
]

/** Who looks after the company. */
export const admins: Usual[] = [
  call(4, operations.staffAudit),
  call(3, operations.staffAudit, (doing) => ({ subject: anOrder(doing) })),
  call(4, operations.staffPeople, ({ below }) => ({ find: `u${1 + below(5_000)}@example.com` })),
  call(2, operations.staffReviewReports),
  call(2, operations.staffTrustSeeds),
  call(2, operations.staffTexts),
  call(2, operations.staffRelocations),
  call(2, operations.relocationCars, () => ({ q: 'toyota' })),
  call(3, operations.staffFees, () => ({ filter: 'all' })),
  call(2, operations.staffToday),
]

/** One of them, by weight. */
export function drawn(usual: readonly Usual[], below: Doing['below']): Errand {
  let at = below(usual.reduce((sum, { weight }) => sum + weight, 0))
  for (const { weight, errand } of usual) {
    at -= weight
    if (at < 0) return errand
  }
  throw new Error('nothing to do')
}

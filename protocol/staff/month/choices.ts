import type { Right } from '#protocol/core/rights.ts'

/** When a deposit goes back: three days after the return, unless a claim holds it. */
export const depositDays = ['tomorrow', 'week', 'later', 'out', 'claim'] as const

/** How old an amount to pay is, in days at most; the last are older. */
export const debtAges = ['7', '30', '90', 'older'] as const

/** What of a month is opened line by line. */
export const monthParts = ['sales', 'rent', 'extras', 'rest', 'tax', 'cost'] as const

/** What of a car in a month is opened line by line. */
export const carParts = ['revenue', 'cost'] as const

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
} as const satisfies Record<string, Right>

/** When a deposit goes back: three days after the return, unless a claim holds it. */
export const depositDays = ['tomorrow', 'week', 'later', 'out', 'claim'] as const

/** How old an amount to pay is, in days at most; the last are older. */
export const debtAges = ['7', '30', '90', 'older'] as const

/** What of a month is opened line by line. */
export const monthParts = ['sales', 'rent', 'extras', 'rest', 'tax', 'cost'] as const

/** What of a car in a month is opened line by line. */
export const carParts = ['revenue', 'cost'] as const

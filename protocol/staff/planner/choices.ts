/** Days that a page of the planner shows at most; as many as three months have. */
export const mostDays = 92

/** Cars of one page at most. */
export const mostPlannerCars = 200

/** What keeps a car for some of its time. */
export const barKinds = ['rental', 'hold', 'maintenance', 'block', 'relocation'] as const

/**
 * How it stands: a rental that is `booked` and confirmed or `unconfirmed`, has its car `out`, has it although its end
 * is over (`late`), or is `over`; a block because the car `broke`; anything else is `kept`.
 */
export const barStates = ['booked', 'unconfirmed', 'out', 'late', 'over', 'broke', 'kept'] as const

/** What other dates of an order are: of a booking before its keys, else more days, or an earlier return. */
export const datesKinds = ['booking', 'extension', 'earlyReturn'] as const

/** What became of other dates. */
export const datesResults = ['changed', 'offered', 'scheduled', 'withdrawn'] as const

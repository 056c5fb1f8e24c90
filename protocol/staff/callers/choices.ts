/** How a caller pays: by a link that is mailed, in cash at the desk now, or by a transfer. */
export const callerPays = ['link', 'cash', 'transfer'] as const
export type CallerPays = (typeof callerPays)[number]

/** So many free cars are offered to a caller, the cheapest first. */
export const offeredCars = 3

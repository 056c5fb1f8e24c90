/** What goes back when staff call a booking off: by the rule of the hour, or everything. */
export const cancelRefunds = ['rule', 'full'] as const

/** How staff hand money back. */
export const handWays = ['transfer', 'cash', 'check'] as const

export const visitKinds = ['pickup', 'swap', 'return', 'maintenance'] as const

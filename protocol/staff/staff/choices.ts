/** How staff hand money back. */
export const handWays = ['transfer', 'cash', 'check'] as const

export const visitKinds = ['pickup', 'swap', 'return', 'maintenance'] as const

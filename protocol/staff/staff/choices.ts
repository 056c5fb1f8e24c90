/** How staff hand money back. */
export const handWays = ['transfer', 'cash', 'check'] as const

export const visitKinds = ['pickup', 'swap', 'return', 'maintenance'] as const

/** So many of each kind a search of the staff finds (docs/product/staff.md#search). */
export const mostHits = 5

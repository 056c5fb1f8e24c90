/** By plate, month's price, year, or whose registration ends first; by name without one. */
export const carOrders = ['plate', 'month', '-month', 'year', '-year', 'registration'] as const

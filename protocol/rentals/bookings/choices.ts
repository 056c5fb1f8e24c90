/** The two ways to be covered (docs/product/prices.md#cover). */
export const insurancePlans = ['own', 'ownCollision'] as const

/** So many rows of a staff list, when the caller does not say. */
export const usualRows = 100

/** How many rows there are altogether, as each of them says in `total` (`count(*) over ()`). */
export const totalOf = (rows: readonly { total: number }[]): number => rows[0]?.total ?? 0

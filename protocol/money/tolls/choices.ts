export const tollCodes = ['toll', 'fine'] as const

/** Why staff decide: nobody had the car, its renter had just brought it back, the plate may be misread, or is none of ours; it is their own. */
export const tollDoubts = ['nobody', 'justReturned', 'misread', 'notOurs', 'own'] as const

/** Columns of a file of tolls (docs/import.md#tolls). */
export const tollColumns = {
  required: ['plate', 'time', 'place', 'amount_usd'],
  optional: ['source_id', 'kind'],
} as const

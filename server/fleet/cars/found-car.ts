import type { CarRow } from '../fleet/cars-store.ts'
import type { SearchCursor } from './search-cursor.ts'

/** A car that a search found. */
export type FoundCar = CarRow & {
  part: SearchCursor['part']
  key: number
  /** When it is free for as long as asked; only of those that are not free now. */
  free_from: Date | null
}

/** How many cars match, and how many of them are free. */
export type SearchCounts = { total: number; available: number }

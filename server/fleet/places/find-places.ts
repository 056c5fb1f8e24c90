import type { ParsedInputOf, OutputOf } from '#protocol/core/operation.ts'
import type { places } from '#protocol/fleet/places/places.ts'
import type { AnyContext } from '../../platform/api/context.ts'
import { parseBounds } from './bounds.ts'
import { largestPlaces } from './places-store.ts'

const mostSuggested = 8
const mostInView = 60

/** Towns for a search field, or for the labels of a map. @throws Problem 400 for unsound bounds */
export async function findPlaces(
  { db }: AnyContext,
  { q, area, bounds }: ParsedInputOf<typeof places>,
): Promise<OutputOf<typeof places>> {
  const view = parseBounds(bounds)
  const limit = view ? mostInView : mostSuggested
  return { places: await largestPlaces(db, { beginning: q, area, view, limit }) }
}

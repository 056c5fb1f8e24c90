import { remember, remembered } from '#web/core/session/session-memory.ts'

/** `distance` needs a town (docs/product/app.md#home-and-results). */
export const listSorts = ['price', 'rating', 'newest', 'distance'] as const

/** What is filtered beside area and dates (docs/product/app.md#home-and-results); never in the query (docs/product/app.md#query-parameters). */
export type CarFilters = {
  selectedTypes: string[]
  selectedSubtypes: string[]
  selectedFeatures: string[]
  sort: (typeof listSorts)[number]
  /** The least and the most that the trip may cost with its miles; dollars. */
  lowestPrice?: number | undefined
  highestPrice?: number | undefined
  /** Only favourites of this browser. */
  onlyFavourites?: boolean | undefined
  /** A town that cars are wanted near. */
  near?: { id: string; name: string } | undefined
  /** The town that cars stand in. */
  town?: string | undefined
  /** South, west, north and east of the part of the map that was searched. */
  bounds?: number[] | undefined
  /** The area for which towns and part of the map were chosen. */
  whereArea?: string | undefined
}

/** A type with its body types, as `carTypesFeatures` answers them. */
export type TypeTree = readonly { id: string; name: string; subtypes: readonly { id: string }[] }[]

export const noFilters: CarFilters = {
  selectedTypes: [],
  selectedSubtypes: [],
  selectedFeatures: [],
  sort: 'price',
}

const key = 'tramo.carFilters'
/** As many as a question may name (docs/wire.md). */
const mostFavourites = 100
/** Names none: no names at all would be every car. */
const noCar = '-'

/** The filters of this visit's last search. */
export function rememberedFilters(): CarFilters {
  const found = remembered(key)
  return areFilters(found) ? found : noFilters
}

type Unknown = Record<string, unknown> | null | undefined

const isListOf = (kind: 'string' | 'number', list: unknown) =>
  Array.isArray(list) && list.every((each) => typeof each === kind)
const isOneOf = (known: readonly unknown[], value: unknown) => known.some((each) => each === value)

/** By hand: a schema here would bring its library to everybody who looks for a car. */
function areFilters(kept: unknown): kept is CarFilters {
  if (typeof kept !== 'object' || kept === null) return false
  const { selectedTypes, selectedSubtypes, selectedFeatures, sort, near, bounds, whereArea } =
    kept as Record<string, unknown>
  const { lowestPrice, highestPrice, onlyFavourites, town } = kept as Record<string, unknown>
  const place = near as Unknown
  return (
    [selectedTypes, selectedSubtypes, selectedFeatures].every((ids) => isListOf('string', ids)) &&
    isOneOf(listSorts, sort) &&
    (near === undefined || isListOf('string', [place?.id, place?.name])) &&
    (bounds === undefined || isListOf('number', bounds)) &&
    [whereArea, town].every((text) => isOneOf(['string', 'undefined'], typeof text)) &&
    [lowestPrice, highestPrice].every((price) => isOneOf(['number', 'undefined'], typeof price)) &&
    isOneOf([true, false, undefined], onlyFavourites)
  )
}

export function rememberFilters(filters: CarFilters): void {
  remember(key, filters)
}

/** The number on the filters button: one for each chip below it. */
export function filterCount(filters: CarFilters): number {
  const { selectedTypes, selectedSubtypes, selectedFeatures } = filters
  const { near, bounds, town, onlyFavourites } = filters
  const lists = selectedTypes.length + selectedSubtypes.length + selectedFeatures.length
  return lists + [near, bounds, town, hasPrice(filters), onlyFavourites].filter(Boolean).length
}

/** All choices cleared; the order of the list stays. */
export function cleared(filters: CarFilters): CarFilters {
  return { ...noFilters, sort: filters.sort === 'distance' ? 'price' : filters.sort }
}

const toggled = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]

/** A whole type takes the place of its body types. */
export function toggleType(filters: CarFilters, types: TypeTree, id: string): CarFilters {
  const own = types.find((type) => type.id === id)?.subtypes.map((subtype) => subtype.id) ?? []
  return {
    ...filters,
    selectedTypes: toggled(filters.selectedTypes, id),
    selectedSubtypes: filters.selectedSubtypes.filter((subtype) => !own.includes(subtype)),
  }
}

/** A body type narrows its type. */
export function toggleSubtype(filters: CarFilters, types: TypeTree, id: string): CarFilters {
  const parent = types.find((type) => type.subtypes.some((subtype) => subtype.id === id))?.id
  return {
    ...filters,
    selectedTypes: filters.selectedTypes.filter((type) => type !== parent),
    selectedSubtypes: toggled(filters.selectedSubtypes, id),
  }
}

export function toggleFeature(filters: CarFilters, id: string): CarFilters {
  return { ...filters, selectedFeatures: toggled(filters.selectedFeatures, id) }
}

/** Whether the price is limited, at either end. */
export const hasPrice = ({ lowestPrice, highestPrice }: CarFilters): boolean =>
  lowestPrice !== undefined || highestPrice !== undefined

/** From so many dollars to so many; undefined is any price. */
export function priced(
  filters: CarFilters,
  lowest: number | undefined,
  highest: number | undefined,
): CarFilters {
  const { lowestPrice: _lowest, highestPrice: _highest, ...rest } = filters
  return {
    ...rest,
    ...(lowest !== undefined && { lowestPrice: lowest }),
    ...(highest !== undefined && { highestPrice: highest }),
  }
}

export function toggleFavourites(filters: CarFilters): CarFilters {
  const { onlyFavourites, ...rest } = filters
  return onlyFavourites ? rest : { ...rest, onlyFavourites: true }
}

/**
 * The filters as fields of the call. Whole types and single body types add up on the screen («vans
 * and SUVs»), but narrow each other on the wire: together they travel as body types.
 * @param favourites ids of the browser's favourites, which only it knows; the newest of too many count
 */
export function filterFields(
  filters: CarFilters,
  types: TypeTree,
  favourites: readonly string[] = [],
) {
  const { selectedTypes, selectedSubtypes, selectedFeatures, lowestPrice, highestPrice } = filters
  const features = [...selectedFeatures]
  const others = {
    sort: filters.sort,
    ...(lowestPrice !== undefined && { lowestPrice: String(lowestPrice) }),
    ...(highestPrice !== undefined && { highestPrice: String(highestPrice) }),
    ...(filters.onlyFavourites && {
      cars: favourites.length > 0 ? favourites.slice(-mostFavourites) : [noCar],
    }),
  }
  if (selectedSubtypes.length === 0) return { types: [...selectedTypes], features, ...others }
  const whole = types
    .filter((type) => selectedTypes.includes(type.id))
    .flatMap((type) => type.subtypes.map((subtype) => subtype.id))
  return { subtypes: [...whole, ...selectedSubtypes], features, ...others }
}

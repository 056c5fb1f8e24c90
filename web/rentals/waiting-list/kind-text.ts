import type { WaitingListItem } from '#protocol/rentals/waiting-list/waiting-list-item.ts'

type Named = { id: string; name: string }
type Names = {
  types: readonly (Named & { subtypes: readonly Named[] })[]
  features: readonly Named[]
}

const namesOf = (ids: readonly string[], known: readonly Named[]) =>
  ids.flatMap((id) => known.find((each) => each.id === id)?.name ?? [])

/** «SUV or Van»; undefined for any car. */
export function kindText(
  { types }: Pick<WaitingListItem, 'types'>,
  names: Names,
  or: string,
): string | undefined {
  const known = names.types.flatMap((type) => [type, ...type.subtypes])
  const named = namesOf(types, known)
  if (named.length === 0) return undefined
  const last = named.at(-1) ?? ''
  return named.length === 1 ? last : `${named.slice(0, -1).join(', ')} ${or} ${last}`
}

/** The names of features, with commas; empty without any. */
export function featuresText(
  { features }: Pick<WaitingListItem, 'features'>,
  names: Names,
): string {
  return namesOf(features, names.features).join(', ')
}

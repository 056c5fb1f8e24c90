/** As many photos of its own as a company keeps of one car. */
export const mostOwnPhotos = 24

/** Characters that say what one of them shows. */
export const mostAltLength = 150

/**
 * The photos of a car in another order, without those that are left out; undefined when the order names one twice
 * or one that the car does not have.
 */
export function arranged(
  has: readonly string[],
  order: readonly string[],
): { kept: readonly string[]; removed: readonly string[] } | undefined {
  const wanted = new Set(order)
  if (wanted.size < order.length || order.some((id) => !has.includes(id))) return undefined
  return { kept: order, removed: has.filter((id) => !wanted.has(id)) }
}

/** The ids with the one at `from` at `to` instead; the others keep their order. */
export function moved(ids: readonly string[], from: number, to: number): string[] {
  const rest = ids.filter((_, at) => at !== from)
  const id = ids[from]
  return id === undefined ? rest : [...rest.slice(0, to), id, ...rest.slice(to)]
}

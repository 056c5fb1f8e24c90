/** Why a car is proposed to somebody who changes cars. */
export type FitKind = 'sameSize' | 'cheaper' | 'bigger'

/** A car that is free for the rest of a rental, by what decides whether it is proposed. Amounts are cents. */
export type FreeCar = {
  id: string
  subtype: string
  seats: number
  /** What the change to it costs in all, the fee included; negative comes back. */
  total: number
}

/**
 * At most one car of each kind to propose for a change (docs/product/rental.md#change-of-car), each car
 * once: of as many seats as the own one, its body first; one by which money comes back, more than by that;
 * and one with more seats. The cheapest of each kind, then the lower id. A kind that no free car is of is left out.
 */
export function threeThatFit(
  own: Pick<FreeCar, 'subtype' | 'seats'>,
  free: readonly FreeCar[],
): { kind: FitKind; id: string }[] {
  const best = (fits: (car: FreeCar) => boolean) =>
    free
      .filter(fits)
      .toSorted((one, other) => one.total - other.total || (one.id < other.id ? -1 : 1))[0]
  const isAlike = ({ seats }: FreeCar) => seats === own.seats
  const sameSize = best((car) => isAlike(car) && car.subtype === own.subtype) ?? best(isAlike)
  const most = Math.min(0, sameSize?.total ?? 0)
  const cheaper = best((car) => car.total < most && car.id !== sameSize?.id)
  const bigger = best((car) => car.seats > own.seats && car.id !== cheaper?.id)
  const found = { sameSize, cheaper, bigger }
  return (['sameSize', 'cheaper', 'bigger'] as const).flatMap((kind) => {
    const car = found[kind]
    return car ? [{ kind, id: car.id }] : []
  })
}

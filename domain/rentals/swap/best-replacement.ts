/** A car that is free for what is left of a rental whose own car is off the road; amounts are cents. */
export type Replacement = {
  id: string
  subtype: string
  seats: number
  /** Charged and not fueled. */
  isElectric: boolean
  isManual: boolean
  /** From where the own car stands. */
  miles: number
  /** What its rent comes to beyond what the renter agreed to pay; negative when it is cheaper. */
  difference: number
}

/** How a replacement compares: of the same body with as many seats at least, or above. */
export type ReplacementFit = 'sameClass' | 'classAbove'

export type RankedReplacement = Replacement & {
  fit: ReplacementFit
  /** What the company pays: the renter keeps the old price. */
  carried: number
}

/** Cars nearer than that to each other stand at the same place. */
const sameMiles = 1

type Own = Pick<Replacement, 'subtype' | 'seats' | 'isElectric' | 'isManual'>

/**
 * Those of the free cars that a renter may be given for a broken one (docs/product/cars.md#off-the-road), the best
 * first: of the same class the nearest, then the one that costs the company least; after all of those the ones
 * above, whose rent is no lower, by what they cost the company. One that is charged as the own is, or is not, comes
 * before the others of its class. Nobody is given fewer seats, a class below, or a clutch that they did not book.
 */
export function rankReplacements(own: Own, free: readonly Replacement[]): RankedReplacement[] {
  const ranked = free.flatMap((car) => {
    const fit = fitOf(own, car)
    return fit ? [{ ...car, fit, carried: Math.max(0, car.difference) }] : []
  })
  return ranked.toSorted((one, other) => {
    if (one.fit !== other.fit) return one.fit === 'sameClass' ? -1 : 1
    const [isOne, isOther] = [one, other].map((car) => car.isElectric === own.isElectric)
    if (isOne !== isOther) return isOne ? -1 : 1
    const nearer = Math.floor(one.miles / sameMiles) - Math.floor(other.miles / sameMiles)
    const cheaper = one.carried - other.carried
    const [first, second] = one.fit === 'sameClass' ? [nearer, cheaper] : [cheaper, nearer]
    return first || second || (one.id < other.id ? -1 : 1)
  })
}

function fitOf(own: Own, car: Replacement): ReplacementFit | undefined {
  if (car.seats < own.seats || (car.isManual && !own.isManual)) return undefined
  if (car.subtype === own.subtype) return 'sameClass'
  return car.difference >= 0 ? 'classAbove' : undefined
}

/** From when until when a renter needs a car, the gap after it included; epoch milliseconds. */
export type NeededCar<Car extends { id: string }> = {
  id: string
  from: number
  until: number
  /** The best first. */
  cars: readonly Car[]
}

/**
 * Which car each renter is proposed: the best that no renter before them in the list is proposed for some of the
 * same time. Who is left without one is left out.
 */
export function assignReplacements<Car extends { id: string }>(
  renters: readonly NeededCar<Car>[],
): ReadonlyMap<string, Car> {
  const given: { car: string; from: number; until: number }[] = []
  const found = new Map<string, Car>()
  for (const { id, from, until, cars } of renters) {
    const isTaken = (car: Car) =>
      given.some((one) => one.car === car.id && one.from < until && from < one.until)
    const best = cars.find((car) => !isTaken(car))
    if (!best) continue
    given.push({ car: best.id, from, until })
    found.set(id, best)
  }
  return found
}

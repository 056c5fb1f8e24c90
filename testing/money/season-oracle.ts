/*
 * What rentals in seasons cost as the page of the product says it (docs/product/prices.md#seasons), reckoned once more
 * from its sentences: with whole numbers and fractions, day by day, and with nothing of the program.
 */

export type OracleSeason = {
  percent: number
  from: string
  until: string
  areas: readonly string[]
  types: readonly string[]
}
export type OracleCar = { day: number; week: number; month: number; area: string; type: string }
type Priced = {
  car: OracleCar
  /** In the order in which they were made. */
  seasons: readonly OracleSeason[]
  /** Of the price plan. */
  thousandths: number
}

const minuteMs = 60_000
const dayMs = 86_400_000
/** A wall clock that never changes: UTC's. */
const at = (wall: string) => Date.parse(`${wall}:00Z`)
const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** Half up, of less than nothing too: half of a cent less is nothing less. */
function halfUp(top: bigint, bottom: bigint): bigint {
  const [twice, under] = [2n * top + bottom, 2n * bottom]
  const whole = twice / under
  return twice < 0n && twice % under !== 0n ? whole - 1n : whole
}

function seasonOf(date: string, { area, type }: OracleCar, seasons: readonly OracleSeason[]) {
  let found: OracleSeason | undefined
  for (const season of seasons) {
    const isHere = season.areas.length === 0 || season.areas.includes(area)
    const isFor = season.types.length === 0 || season.types.includes(type)
    if (isHere && isFor && season.from <= date && date <= season.until) found = season
  }
  return found
}

/** The booking price from start to end on the area's wall clock; cents. */
export function oracleRent(start: string, end: string, { car, seasons, thousandths }: Priced) {
  const minutes = Math.max(0, (at(end) - at(start)) / minuteMs)
  const days = Math.floor(minutes / 1440) + (minutes % 1440 >= 360 ? 1 : 0)
  const months = Math.floor(days / 30)
  const weeks = Math.floor((days - 30 * months) / 7)
  const left = days - 30 * months - 7 * weeks
  let rent = BigInt(car.month * months + car.week * weeks + car.day * left)
  // A day of a month is a thirtieth of it, one of a week a seventh; all of them over 210.
  const parts = new Map<OracleSeason, bigint>()
  const first = at(`${start.slice(0, 10)}T00:00`)
  for (let day = 0; day < days; day += 1) {
    const season = seasonOf(dateOf(first + day * dayMs), car, seasons)
    if (!season) continue
    const of210 =
      day < 30 * months
        ? car.month * 7
        : day < 30 * months + 7 * weeks
          ? car.week * 30
          : car.day * 210
    parts.set(season, (parts.get(season) ?? 0n) + BigInt(of210))
  }
  for (const [season, part] of parts)
    rent += halfUp(halfUp(part, 210n) * BigInt(season.percent), 100n)
  return Number(halfUp(rent * BigInt(thousandths), 1000n))
}

/** One day alone, on a date. */
export function oracleDay(date: string, { car, seasons, thousandths }: Priced): number {
  const percent = BigInt(seasonOf(date, car, seasons)?.percent ?? 0)
  const rent = BigInt(car.day) + halfUp(BigInt(car.day) * percent, 100n)
  return Number(halfUp(rent * BigInt(thousandths), 1000n))
}

/** Each day that began after the six hours of grace, on the date it began. */
export function oracleLate(end: string, back: string, priced: Priced): number {
  let cents = 0
  for (let begins = at(end) + 360 * minuteMs; begins < at(back); begins += dayMs)
    cents += oracleDay(dateOf(begins), priced)
  return cents
}

import type { CarChoices } from '#protocol/fleet/cars/car-choices.ts'
import type { output } from 'zod/mini'

export type Choices = output<typeof CarChoices>
export type Prices = NonNullable<Choices['prices']>

/** What a trip may cost, dollars; an end that is not there is open. */
export type PriceLimits = { lowest?: number | undefined; highest?: number | undefined }

/** Why no car is left, and what the price would be set to. */
export type PriceTrouble =
  | { kind: 'crossed' | 'between' }
  | { kind: 'tooLow' | 'tooHigh'; at: number; setTo: number }

/**
 * Why these limits leave no car (docs/product/search.md#filters); undefined when they leave one, and when there is none
 * at any price.
 * @param prices of the free cars at any price
 * @param free how many are left, once they are counted
 */
export function priceTrouble(
  { lowest, highest }: PriceLimits,
  prices: Prices | undefined,
  free: number | undefined,
): PriceTrouble | undefined {
  if (lowest !== undefined && highest !== undefined && lowest > highest) return { kind: 'crossed' }
  if (!prices) return undefined
  if (highest !== undefined && highest < prices.lowest)
    return { kind: 'tooLow', at: highest, setTo: prices.lowest }
  if (lowest !== undefined && lowest > prices.highest)
    return { kind: 'tooHigh', at: lowest, setTo: prices.highest }
  if (free === 0 && (lowest !== undefined || highest !== undefined)) return { kind: 'between' }
  return undefined
}

/** Where the thumbs of the slider go: from the first bar to the end of the last, five steps a bar. */
export function sliderOf({ from, width, counts }: Prices): {
  min: number
  max: number
  step: number
} {
  return { min: from, max: from + width * counts.length, step: width / 5 }
}

/** The limit that a thumb stands for: at its own end of the track it is open. */
export function limitAt(end: 'low' | 'high', value: number, prices: Prices): number | undefined {
  const { min, max } = sliderOf(prices)
  return value === (end === 'low' ? min : max) ? undefined : value
}

/** Whether cars of a bar, the one at this place, may be among those that the limits leave. */
export function isWithin(place: number, prices: Prices, { lowest, highest }: PriceLimits): boolean {
  const from = prices.from + place * prices.width
  return from <= (highest ?? Infinity) && from + prices.width > (lowest ?? 0)
}

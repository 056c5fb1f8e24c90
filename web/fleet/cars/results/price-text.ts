import { formatRate } from '#web/core/money.ts'
import type { CarFilters } from './car-filters.ts'
import type { resultsMessages } from './results-messages.ts'

/** «Up to $1,000», «From $700», «$700 to $1,000»: the price that is filtered by, when one is. */
export function priceText(
  words: typeof resultsMessages.en,
  { lowestPrice, highestPrice }: CarFilters,
): string {
  if (lowestPrice === undefined)
    return highestPrice === undefined ? '' : words.upTo(formatRate(highestPrice))
  const from = formatRate(lowestPrice)
  return highestPrice === undefined
    ? words.from(from)
    : words.between(from, formatRate(highestPrice))
}

/** How many cars cost so much: `price` in whole dollars, rounded down to a multiple of `pricesBy`. */
export type PriceCount = { price: number; count: number }

/** Bins of one width, one beside the other: the first begins at `from`, all in whole dollars. */
export type PriceBins = { from: number; width: number; counts: number[] }

/** Prices are counted by so many dollars; each width of a bin is a multiple of it. */
export const pricesBy = 5

/** As many bars as a finger can tell apart on a phone. */
const mostBins = 20

/** What people count in: 5, 10, 25, 50, 100, 250, 500 … dollars. */
function* widths(): Generator<number, never> {
  yield pricesBy
  for (let ten = 10; ; ten *= 10) {
    yield ten
    yield ten * 2.5
    yield ten * 5
  }
}

/**
 * Cars by their price, in bins as narrow as at most 20 of them allow (docs/product/search.md#filters). They begin at
 * a multiple of their width, and their counts add up to all cars; without cars there are none.
 */
export function priceBins(counted: readonly PriceCount[]): PriceBins | undefined {
  const prices = counted.filter(({ count }) => count > 0).map(({ price }) => price)
  if (prices.length === 0) return undefined
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  const placed = (price: number, width: number) => Math.floor(price / width)
  const wide = widths()
  let width: number = wide.next().value
  while (placed(most, width) - placed(least, width) >= mostBins) width = wide.next().value
  const first = placed(least, width)
  const counts = Array.from({ length: placed(most, width) - first + 1 }, () => 0)
  for (const { price, count } of counted) {
    const at = placed(price, width) - first
    if (count > 0) counts[at] = (counts[at] ?? 0) + count
  }
  return { from: first * width, width, counts }
}

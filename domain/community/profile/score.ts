/** One scored review of a person: a value of 1 to 10 for each criterion id, and how old it is. */
export type ScoredReview = {
  ratings: Readonly<Record<string, number>>
  /** Days between writing and now; a review from the future counts as new. */
  ageDays: number
}

export type Score = {
  /** 0 to 10 with one decimal. */
  value: number
  title: ScoreTitle
}

export type ScoreTitle = 'new' | 'poor' | 'fair' | 'good' | 'veryGood' | 'excellent'

const priorValue = 7
const priorWeight = 3
/** 18 months of an average year, in days. */
const halfLifeDays = (18 * 365.25) / 12
const fewestReviews = 3

/** What a score of this height is called, however many reviews made it (docs/product/community.md#score). */
export function titleOf(value: number): Exclude<ScoreTitle, 'new'> {
  if (value < 4) return 'poor'
  if (value < 6) return 'fair'
  if (value < 7.5) return 'good'
  return value < 9 ? 'veryGood' : 'excellent'
}

/**
 * A person's score (docs/product/community.md#score): the mean of each review's criteria, halved in weight every 18
 * months, beside a prior of 7 with the weight of three reviews. The title goes with the value as
 * it is shown, so the two never contradict each other; with fewer than three reviews it is «new».
 */
export function scoreOf(reviews: readonly ScoredReview[]): Score {
  let weights = priorWeight
  let sum = priorValue * priorWeight
  let counted = 0
  for (const { ratings, ageDays } of reviews) {
    const mean = meanOf(Object.values(ratings))
    if (mean === undefined) continue
    const weight = weightAt(ageDays)
    weights += weight
    sum += weight * mean
    counted += 1
  }
  const value = oneDecimal(sum / weights)
  return { value, title: counted < fewestReviews ? 'new' : titleOf(value) }
}

/** What a single review says: the mean of its criteria; undefined when it has none. */
export function reviewValue(ratings: Readonly<Record<string, number>>): number | undefined {
  const mean = meanOf(Object.values(ratings))
  return mean === undefined ? undefined : oneDecimal(mean)
}

/**
 * The reputation bars: each criterion's mean with the same weights, but without the prior, since
 * a bar shows what people wrote. A criterion nobody rated is left out.
 */
export function criterionMeans(reviews: readonly ScoredReview[]): Record<string, number> {
  const sums = new Map<string, { sum: number; weights: number }>()
  for (const { ratings, ageDays } of reviews) {
    const weight = weightAt(ageDays)
    for (const [id, value] of Object.entries(ratings)) {
      const before = sums.get(id) ?? { sum: 0, weights: 0 }
      sums.set(id, { sum: before.sum + weight * value, weights: before.weights + weight })
    }
  }
  return Object.fromEntries(
    [...sums]
      .filter(([, { weights }]) => weights > 0)
      .map(([id, { sum, weights }]) => [id, oneDecimal(sum / weights)]),
  )
}

function weightAt(ageDays: number): number {
  return 0.5 ** (Math.max(0, ageDays) / halfLifeDays)
}

function meanOf(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Half up; the tiny addition lets 7.25, stored as a little less after divisions, still go up. */
function oneDecimal(value: number): number {
  return Math.floor(value * 10 + 0.5 + 1e-9) / 10
}

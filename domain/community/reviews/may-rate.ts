/** What is rated, and the two sides of it (docs/product/community.md#who-rates-whom). */
export const ratedSides = {
  rental: ['renter', 'company'],
  job: ['owner', 'assignee'],
} as const

export type RatedKind = keyof typeof ratedSides

/** How far it has come: nothing to rate yet, under way, or over in one of two ways that are rated. */
export type RatedStage = 'running' | 'completed' | 'cancelledLate'

export type ReviewStatus = 'in-progress' | 'completed' | 'canceled'

/** Where a rental or a job stands. `since` is when its stage began: the keys, or the end. */
export type RatedFacts = { kind: RatedKind; stage: RatedStage; since: Date } | undefined

const dayMs = 86_400_000

/** From which of its days on something is rated, for how many, and as what; days of 24 hours. */
type Row = {
  kind: RatedKind
  stage: RatedStage
  status: ReviewStatus
  fromDay: number
  forDays: number
}

const always = Number.POSITIVE_INFINITY

/** The whole rule in one table; what is not a row here is not rated. A job has nothing in progress. */
export const ratedTable: readonly Row[] = [
  { kind: 'rental', stage: 'running', status: 'in-progress', fromDay: 8, forDays: always },
  { kind: 'rental', stage: 'completed', status: 'completed', fromDay: 1, forDays: 14 },
  { kind: 'rental', stage: 'cancelledLate', status: 'canceled', fromDay: 1, forDays: 14 },
  { kind: 'job', stage: 'completed', status: 'completed', fromDay: 1, forDays: 14 },
  { kind: 'job', stage: 'cancelledLate', status: 'canceled', fromDay: 1, forDays: 14 },
]

export type RateRefusal = 'nothingToRate' | 'tooEarly' | 'tooLate' | 'twice'

/** A review that may be written: as what, and until when; without an end while it is under way. */
export type MayRate = { status: ReviewStatus; until: Date | undefined }

/**
 * Whether a side may write now (docs/product/community.md#when-one-rates).
 * @param written the status of what this side wrote before
 */
export function mayRate(
  facts: RatedFacts,
  written: ReviewStatus | undefined,
  now: Date,
): MayRate | { refusal: RateRefusal } {
  if (written !== undefined && written !== 'in-progress') return { refusal: 'twice' }
  const row =
    facts && ratedTable.find(({ kind, stage }) => kind === facts.kind && stage === facts.stage)
  if (!facts || !row) return { refusal: 'nothingToRate' }
  const at = facts.since.getTime()
  if (now.getTime() < at + (row.fromDay - 1) * dayMs) return { refusal: 'tooEarly' }
  const until = row.forDays === always ? undefined : new Date(at + row.forDays * dayMs)
  if (until && now >= until) return { refusal: 'tooLate' }
  if (row.status === 'in-progress' && written) return { refusal: 'twice' }
  return { status: row.status, until }
}

/**
 * From when others read a review: at once what is under way and what comes second; else from the
 * end of the time in which the other side may write (docs/product/community.md#blind).
 */
export function revealedFrom({ until }: MayRate, otherSideIsFinal: boolean, now: Date): Date {
  return until === undefined || otherSideIsFinal ? now : until
}

/** How a booking ended before its keys. Minutes are between instants; negative after the start. */
export type EndedBooking =
  | { why: 'noShow' }
  | { why: 'cancelled'; minutesToStart: number; minutesSinceBooking: number }
  | { why: 'other' }

/**
 * Whether a booking was given up so late that both sides rate it: by nobody coming, or 24 hours or
 * less before the start and more than the hour after booking in which nobody has relied on it.
 */
export function isLateCancellation(ended: EndedBooking): boolean {
  if (ended.why !== 'cancelled') return ended.why === 'noShow'
  return ended.minutesToStart <= 24 * 60 && ended.minutesSinceBooking > 60
}

/** When whoever has not written is reminded once: four days before the time is over. */
export const remindRateBeforeDays = 4

import { type JobRole } from './job-moves.ts'
import { jobShapes, type JobStatus, type JobType } from './job.ts'

/*
 * What keeps the two of a job safe while it runs (docs/product/jobs.md#emergency,
 * docs/product/jobs.md#location).
 */

/** Instants; the window is from `startsAt` until before `endsAt`. */
export type RunFacts = {
  type: JobType
  status: JobStatus
  startsAt: Date
  endsAt: Date
  /** Whether one of the two blocked the other. */
  isBlocked: boolean
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** Who drives there is on the road before the window begins. */
const emergencyLeadHours = 2
/** And may be late. */
const emergencyTailHours = 24
/** An older position is shown as old. */
const oldPositionMinutes = 10
/** Whoever said no is left alone for as long. */
const askAgainMinutes = 30
/** Metres; what is known less exactly tells nothing. */
export const roughestAccuracy = 100_000

const isParty = (role: JobRole) => role === 'owner' || role === 'assigned'

/** Whether the emergency card stands on somebody's page now; staff who posted a job are not on the road. */
export function hasEmergencyCard(
  role: JobRole,
  { type, status, startsAt, endsAt }: RunFacts,
  now: Date,
): boolean {
  if (!isParty(role) || (type === 'relocation' && role === 'owner')) return false
  return (
    jobShapes[type].driver !== undefined &&
    status === 'assigned' &&
    now.getTime() >= startsAt.getTime() - emergencyLeadHours * hourMs &&
    now.getTime() < endsAt.getTime() + emergencyTailHours * hourMs
  )
}

/**
 * How it stands with the location of one of the two: the other has asked, they allow it, or they
 * said no. Nothing of it outlives the job.
 */
export const locationStates = ['none', 'asked', 'allowed', 'refused'] as const
export type LocationState = (typeof locationStates)[number]

export const locationActions = ['ask', 'allow', 'refuse', 'share', 'stop', 'read'] as const
export type LocationAction = (typeof locationActions)[number]

type Rule = {
  action: LocationAction
  /** Whose location it is, or the other of the two. */
  by: 'self' | 'other'
  from: readonly LocationState[]
  /** How it stands afterwards; missing where that stays. */
  to?: LocationState
}

/** The whole rule in one table; what is not a row here is refused (docs/product/jobs.md#location). */
const locationRules: readonly Rule[] = [
  { action: 'ask', by: 'other', from: ['none', 'refused'], to: 'asked' },
  { action: 'allow', by: 'self', from: ['asked', 'refused'], to: 'allowed' },
  { action: 'refuse', by: 'self', from: ['asked'], to: 'refused' },
  { action: 'share', by: 'self', from: ['allowed'] },
  { action: 'stop', by: 'self', from: ['allowed'], to: 'none' },
  { action: 'read', by: 'other', from: ['allowed'] },
]

/** Whether a job runs, so that locations can be asked for and shared: two members, within the window. */
export function isRunning({ type, status, startsAt, endsAt, isBlocked }: RunFacts, now: Date) {
  return (
    type !== 'relocation' && status === 'assigned' && !isBlocked && now >= startsAt && now < endsAt
  )
}

/** How it stands with somebody's location, and since when they have answered. */
export type LocationFacts = { state: LocationState; answeredAt?: Date | undefined }

/** The rule that lets somebody do it now; undefined when none does. */
export function locationRuleFor(
  action: LocationAction,
  by: Rule['by'],
  { state, answeredAt }: LocationFacts,
  job: RunFacts,
  now: Date,
): Rule | undefined {
  const rule = locationRules.find((one) => one.action === action && one.by === by)
  if (!rule || !rule.from.includes(state)) return undefined
  // Nobody needs a running job to stop.
  if (action !== 'stop' && !isRunning(job, now)) return undefined
  if (action === 'ask' && state === 'refused' && answeredAt && now < askableAgainAt(answeredAt))
    return undefined
  return rule
}

/** From when whoever said no can be asked anew. */
export const askableAgainAt = (answeredAt: Date): Date =>
  new Date(answeredAt.getTime() + askAgainMinutes * minuteMs)

/** What somebody may do about the location of one of the two, in the order of the list. */
export const allowedLocationActions = (
  by: Rule['by'],
  location: LocationFacts,
  job: RunFacts,
  now: Date,
): LocationAction[] =>
  locationActions.filter((action) => locationRuleFor(action, by, location, job, now) !== undefined)

/** A position that was measured so long ago may be wrong by now. */
export const isOldPosition = (measuredAt: Date, now: Date): boolean =>
  now.getTime() - measuredAt.getTime() > oldPositionMinutes * minuteMs

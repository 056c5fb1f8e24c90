import type { JobStatus } from './job.ts'

/** Somebody before a job (docs/product/jobs.md#rights); staff stand in for the company. */
export type JobRole = 'owner' | 'applicant' | 'assigned' | 'other'

/** What a person can do about a job. */
export const jobActions = [
  'apply',
  'changeApplication',
  'removeApplication',
  'leave',
  'accept',
  'edit',
  'markDone',
  'complete',
  'rate',
  'cancel',
  'restore',
  'message',
] as const
export type JobAction = (typeof jobActions)[number]

/** What time does to a job. */
export type JobTimeAction = 'expire' | 'confirmItself'

/** Instants; the window is from `startsAt` until before `endsAt`. */
export type JobFacts = {
  status: JobStatus
  startsAt: Date
  endsAt: Date
  /** Since when it is cancelled, while it is. */
  cancelledAt?: Date | undefined
  /** Somebody was assigned and had planned with it. */
  cancelledLate?: boolean
  /** Since when it is done and waits for the owner's word. */
  doneAt?: Date | undefined
  completedAt?: Date | undefined
  /** Pending applications; only the owner's count matters. */
  pending: number
  /** Whether this person has rated the other side. */
  hasRated: boolean
  /** Whether either of the two has. */
  isRated: boolean
  /** Whether one of the two blocked the other; a job under way goes on all the same. */
  isBlocked?: boolean
  /** The car of a relocation (docs/product/jobs.md#relocation). */
  car?: CarOnTheWay | undefined
}

/** Whether its keys were taken, whether it was brought, and whether staff look at that first. */
export type CarOnTheWay = 'waits' | 'onItsWay' | 'toLookAt' | 'brought'

const hourMs = 3_600_000
/** A cancelled job comes back for as long, while its window is open (docs/product/jobs.md#cancelled). */
export const restorableHours = 24
/** Whoever leaves or cancels less than this before the window begins is late. */
export const lateHours = 24
/** Without the owner's word a job that is done confirms itself. */
export const confirmItselfHours = 72
/** An assigned job that nobody marked done ends so long after its window. */
export const forgottenDays = 7
/** After a job each side rates for so long (docs/product/community.md#when-one-rates). */
const rateDays = 14

/** Whether leaving or cancelling now is late: the other has planned with it. */
export const isLate = (now: Date, startsAt: Date): boolean =>
  now.getTime() > startsAt.getTime() - lateHours * hourMs

export const confirmsItselfAt = (doneAt: Date): Date =>
  new Date(doneAt.getTime() + confirmItselfHours * hourMs)

/** Until when a cancelled job can be restored. */
export const restorableUntil = (cancelledAt: Date, endsAt: Date): Date =>
  new Date(Math.min(cancelledAt.getTime() + restorableHours * hourMs, endsAt.getTime()))

/** Since the window has begun the job can be done. */
const hasBegun = ({ startsAt }: JobFacts, now: Date) => now >= startsAt
const isOver = ({ endsAt }: JobFacts, now: Date) => now >= endsAt
/** Without a car, somebody's word says that it is done. */
const byWord = (facts: JobFacts, now: Date) => facts.car === undefined && hasBegun(facts, now)
/** Who has the keys of a car brings it; nobody calls the job off meanwhile. */
const carStands = ({ car }: JobFacts) => car !== 'onItsWay'

/** What staff look at is not confirmed meanwhile, by nobody and by no time. */
const isLookedAt = ({ car }: Pick<JobFacts, 'car'>) => car !== 'toLookAt'

type Rule = {
  action: JobAction
  by: readonly JobRole[]
  while: readonly JobStatus[]
  /** How it stands afterwards; missing where the job stays as it is. */
  to?: JobStatus
  when?: (facts: JobFacts, now: Date) => boolean
}

/** The whole rule in one table; what is not a row here is refused (docs/product/jobs.md#rights). */
export const jobRules: readonly Rule[] = [
  {
    action: 'apply',
    by: ['other'],
    while: ['open'],
    when: (facts, now) => !isOver(facts, now),
  },
  { action: 'changeApplication', by: ['applicant'], while: ['open'] },
  { action: 'removeApplication', by: ['applicant'], while: ['open'] },
  { action: 'leave', by: ['assigned'], while: ['assigned'], to: 'open', when: carStands },
  {
    action: 'accept',
    by: ['owner'],
    while: ['open'],
    to: 'assigned',
    when: (facts, now) => facts.pending > 0 && !isOver(facts, now),
  },
  {
    action: 'edit',
    by: ['owner'],
    while: ['open'],
    // The car of a relocation is kept for what was posted.
    when: (facts, now) => !isOver(facts, now) && facts.car === undefined,
  },
  { action: 'markDone', by: ['assigned'], while: ['assigned'], to: 'done', when: byWord },
  { action: 'complete', by: ['owner'], while: ['done'], to: 'completed', when: isLookedAt },
  { action: 'complete', by: ['owner'], while: ['assigned'], to: 'completed', when: byWord },
  {
    action: 'rate',
    by: ['owner', 'assigned'],
    while: ['completed', 'cancelled'],
    when: mayStillRate,
  },
  {
    action: 'cancel',
    by: ['owner'],
    while: ['open', 'assigned'],
    to: 'cancelled',
    when: carStands,
  },
  {
    action: 'restore',
    by: ['owner'],
    while: ['cancelled'],
    to: 'open',
    when: ({ cancelledAt, endsAt, isRated, car }, now) =>
      !isRated &&
      // Its car is free again, and may be somebody else's by now.
      car === undefined &&
      cancelledAt !== undefined &&
      now < restorableUntil(cancelledAt, endsAt),
  },
  {
    action: 'message',
    by: ['owner', 'assigned'],
    while: ['assigned', 'done', 'completed'],
    when: goesOn,
  },
]

/** While a job is so, the two who do it together read each other's contacts (docs/product/community.md#profile). */
export const runningJob: JobStatus = 'assigned'

/** Who blocked the other is not reached any more once the job is over (docs/product/jobs.md#messages). */
export function goesOn({ status, isBlocked }: Pick<JobFacts, 'status' | 'isBlocked'>): boolean {
  return status !== 'completed' || !isBlocked
}

/**
 * Whether the two read what they wrote to each other. A block ends the writing, and takes nothing
 * of what was said before from whoever said it (docs/product/jobs.md#messages).
 */
export const isThreadRead = (role: JobRole, status: JobStatus): boolean =>
  jobRules.some(
    ({ action, by, while: statuses }) =>
      action === 'message' && by.includes(role) && statuses.includes(status),
  )

/** A job that is completed, or was cancelled late, is rated for 14 days. */
function mayStillRate(
  { completedAt, cancelledAt, cancelledLate, hasRated }: JobFacts,
  now: Date,
): boolean {
  const since = completedAt ?? (cancelledLate ? cancelledAt : undefined)
  if (!since || hasRated) return false
  return now.getTime() < since.getTime() + rateDays * 24 * hourMs
}

/** What a person may do about a job now, in the order of the list of actions. */
export function allowedActions(role: JobRole, facts: JobFacts, now: Date): JobAction[] {
  return jobActions.filter((action) => ruleFor(action, role, facts, now) !== undefined)
}

/** The rule that lets somebody do it now; undefined when none does. */
export function ruleFor(
  action: JobAction,
  role: JobRole,
  facts: JobFacts,
  now: Date,
): Rule | undefined {
  return jobRules.find(
    (rule) =>
      rule.action === action &&
      rule.by.includes(role) &&
      rule.while.includes(facts.status) &&
      (rule.when?.(facts, now) ?? true),
  )
}

/** What time has done to a job by now, if anything (docs/product/jobs.md#time). */
export function dueChange(
  facts: Pick<JobFacts, 'status' | 'endsAt' | 'doneAt' | 'car'>,
  now: Date,
): { action: JobTimeAction; to: JobStatus } | undefined {
  const { status, endsAt, doneAt } = facts
  if (status === 'open' && now >= endsAt) return { action: 'expire', to: 'expired' }
  const forgotten = endsAt.getTime() + forgottenDays * 24 * hourMs
  if (status === 'assigned' && now.getTime() >= forgotten && facts.car !== 'onItsWay')
    return { action: 'expire', to: 'expired' }
  if (status === 'done' && doneAt && isLookedAt(facts) && now >= confirmsItselfAt(doneAt))
    return { action: 'confirmItself', to: 'completed' }
  return undefined
}

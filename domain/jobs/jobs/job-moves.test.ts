import { describe, expect, it } from 'vitest'
import {
  allowedActions,
  dueChange,
  isLate,
  type JobAction,
  type JobFacts,
  type JobRole,
} from './job-moves.ts'
import { jobStatuses, type JobStatus } from './job.ts'

const hour = 3_600_000
const day = 24 * hour
const startsAt = new Date('2026-11-22T16:00:00Z')
const endsAt = new Date('2026-11-22T20:00:00Z')
const before = new Date('2026-11-20T18:00:00Z')
const during = new Date('2026-11-22T17:00:00Z')
const after = (moment: Date, ms: number) => new Date(moment.getTime() + ms)

const facts = (status: JobStatus, more: Partial<JobFacts> = {}): JobFacts => ({
  status,
  startsAt,
  endsAt,
  pending: 1,
  hasRated: false,
  isRated: false,
  ...(status === 'cancelled' && { cancelledAt: before }),
  ...(status === 'done' && { doneAt: before }),
  ...(status === 'completed' && { completedAt: before }),
  ...more,
})

const blocked = (status: JobStatus) => facts(status, { isBlocked: true })

const nothing: Record<JobStatus, JobAction[]> = {
  open: [],
  assigned: [],
  done: [],
  completed: [],
  cancelled: [],
  expired: [],
}

/** What each may do before the window begins, with one offer that waits. */
const table: Record<JobRole, Record<JobStatus, JobAction[]>> = {
  owner: {
    ...nothing,
    open: ['accept', 'edit', 'cancel'],
    assigned: ['cancel', 'message'],
    done: ['complete', 'message'],
    completed: ['rate', 'message'],
    cancelled: ['restore'],
  },
  applicant: { ...nothing, open: ['changeApplication', 'removeApplication'] },
  assigned: {
    ...nothing,
    assigned: ['leave', 'message'],
    done: ['message'],
    completed: ['rate', 'message'],
  },
  other: { ...nothing, open: ['apply'] },
}

describe('what somebody may do', () => {
  const cases = (Object.keys(table) as JobRole[]).flatMap((role) =>
    jobStatuses.map((status) => [role, status, table[role][status]] as const),
  )
  // @4.2-jobs-update
  it.each(cases)('%s, %s: %j', (role, status, actions) => {
    expect(allowedActions(role, facts(status), before)).toEqual(actions)
  })

  it.each<[string, JobRole, JobFacts, Date, JobAction, boolean]>([
    ['nobody applies once the window is over', 'other', facts('open'), endsAt, 'apply', false],
    ['one applies until then', 'other', facts('open'), after(endsAt, -1), 'apply', true],
    ['nobody is accepted then', 'owner', facts('open'), endsAt, 'accept', false],
    ['or without an offer', 'owner', facts('open', { pending: 0 }), before, 'accept', false],
    [
      'done before it begins',
      'assigned',
      facts('assigned'),
      after(startsAt, -1),
      'markDone',
      false,
    ],
    ['done once it begins', 'assigned', facts('assigned'), startsAt, 'markDone', true],
    ['confirmed though nobody said done', 'owner', facts('assigned'), startsAt, 'complete', true],
    ['but not before', 'owner', facts('assigned'), after(startsAt, -1), 'complete', false],
    [
      'restored within 24 hours',
      'owner',
      facts('cancelled'),
      after(before, day - 1),
      'restore',
      true,
    ],
    ['not after', 'owner', facts('cancelled'), after(before, day), 'restore', false],
    [
      'nor once the window is over',
      'owner',
      facts('cancelled', { cancelledAt: during }),
      endsAt,
      'restore',
      false,
    ],
    [
      'nor once it was rated',
      'owner',
      facts('cancelled', { cancelledLate: true, isRated: true }),
      before,
      'restore',
      false,
    ],
    ['rated for 14 days', 'owner', facts('completed'), after(before, 14 * day - 1), 'rate', true],
    ['not after', 'assigned', facts('completed'), after(before, 14 * day), 'rate', false],
    ['nor twice', 'owner', facts('completed', { hasRated: true }), before, 'rate', false],
    [
      'a late cancellation too',
      'assigned',
      facts('cancelled', { cancelledLate: true }),
      before,
      'rate',
      true,
    ],
    ['one in time is not rated', 'assigned', facts('cancelled'), before, 'rate', false],
    [
      'what staff look at is not confirmed meanwhile',
      'owner',
      facts('done', { car: 'toLookAt' }),
      during,
      'complete',
      false,
    ],
    ['what fits is', 'owner', facts('done', { car: 'brought' }), during, 'complete', true],
    ['two of whom one blocked the other', 'owner', blocked('assigned'), during, 'message', true],
    ['write until it is over', 'assigned', blocked('done'), during, 'message', true],
    ['and not afterwards', 'assigned', blocked('completed'), during, 'message', false],
  ])('%s', (_what, role, of, now, action, isAllowed) => {
    expect(allowedActions(role, of, now).includes(action)).toBe(isAllowed)
  })
})

describe('what time does', () => {
  it.each<[string, JobFacts, Date, JobStatus | undefined]>([
    ['an open job lasts as long as its window', facts('open'), after(endsAt, -1), undefined],
    ['and expires with it', facts('open'), endsAt, 'expired'],
    ['one that is assigned waits', facts('assigned'), after(endsAt, 7 * day - 1), undefined],
    ['for seven days', facts('assigned'), after(endsAt, 7 * day), 'expired'],
    ['what is done waits for its owner', facts('done'), after(before, 72 * hour - 1), undefined],
    ['for 72 hours', facts('done'), after(before, 72 * hour), 'completed'],
    [
      'what staff look at waits for them',
      facts('done', { car: 'toLookAt' }),
      after(endsAt, 99 * day),
      undefined,
    ],
    ['what is over stays', facts('completed'), after(endsAt, 99 * day), undefined],
  ])('%s', (_what, of, now, to) => {
    expect(dueChange(of, now)?.to).toBe(to)
  })

  it('late is less than 24 hours before the window begins', () => {
    expect(isLate(after(startsAt, -day), startsAt)).toBe(false)
    expect(isLate(after(startsAt, -day + 1), startsAt)).toBe(true)
    expect(isLate(endsAt, startsAt)).toBe(true)
  })
})

import {
  type JobAction,
  type JobFacts,
  type JobRole,
  jobRules,
  ruleFor,
} from '#domain/jobs/jobs/job-moves.ts'
import type { Text } from '#protocol/core/text.ts'
import { failedAction, type Problem } from '../../platform/api/problem.ts'
import { jobTexts, standing } from './job-texts.ts'
import { factsOf, type JobRow } from './jobs-store.ts'

/**
 * The rule that lets somebody do something about a job now (docs/product/jobs.md#rights).
 * @throws Problem 200 with `result: false` and why not
 */
export function allowed(action: JobAction, role: JobRole, row: JobRow, now: Date) {
  const facts = factsOf(row)
  const rule = ruleFor(action, role, facts, now)
  if (!rule) throw refused(whyNot(action, role, facts))
  return rule
}

/** A failed job action (docs/wire.md). */
export const refused = (text: Text): Problem => failedAction(text)

const notTheirs: Record<JobRole, Text> = {
  owner: jobTexts.notYours,
  applicant: jobTexts.notApplied,
  assigned: jobTexts.notAssigned,
  other: jobTexts.notYours,
}

function whyNot(action: JobAction, role: JobRole, facts: JobFacts): Text {
  const rules = jobRules.filter((rule) => rule.action === action)
  const theirs = rules.filter(({ by }) => by.includes(role))
  if (theirs.length === 0) {
    if (action === 'apply' && role === 'owner') return jobTexts.ownJob
    // Who was declined, or took their offer back: how the job stands says more.
    if (action === 'apply' && role === 'assigned') return standing.assigned
    return notTheirs[rules[0]?.by[0] ?? 'owner']
  }
  if (!theirs.some((rule) => rule.while.includes(facts.status))) return standing[facts.status]
  if (facts.car === 'onItsWay' && (action === 'leave' || action === 'cancel'))
    return jobTexts.carOnItsWay
  if (facts.car === 'toLookAt' && action === 'complete') return jobTexts.carToLookAt
  if (facts.car !== undefined && (action === 'markDone' || action === 'complete'))
    return jobTexts.carToBring
  if (facts.car !== undefined && (action === 'edit' || action === 'restore'))
    return jobTexts.relocationStays
  if (action === 'markDone') return jobTexts.notBegun
  if (action === 'complete') return jobTexts.notBegun
  if (action === 'rate') return ratedOrNot(facts)
  if (action === 'restore') return facts.isRated ? jobTexts.restoreRated : jobTexts.restoreTooLate
  if (action === 'accept' && facts.pending === 0) return jobTexts.offerGone
  return jobTexts.isOver
}

const ratedOrNot = ({ hasRated, completedAt, cancelledLate }: JobFacts): Text =>
  hasRated || completedAt || cancelledLate ? jobTexts.rated : standing.cancelled

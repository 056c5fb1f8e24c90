import { conflict, Problem } from '../api/problem.ts'
import { sha256 } from '../random.ts'
import { staffTexts } from './staff-texts.ts'

/**
 * What a person of the staff saw of a thing, in short: a list says it, the decision carries it, and
 * only while it is the same is the decision about what was seen.
 */
export const versionOf = (...shown: unknown[]): string => sha256(JSON.stringify(shown)).slice(0, 16)

/**
 * To be called with the thing locked.
 * @throws Problem 409 when the thing is not what the person saw
 */
export function mustBeAsSeen(seen: string, now: string): void {
  if (seen !== now) throw conflict(staffTexts.changedSince)
}

/**
 * Staff who are renters too leave what is their own to a colleague; the database holds it as well
 * (`nobody_decides_on_own`).
 * @throws Problem 403
 */
export function mustNotBeOwn(staff: { id: string }, ownerId: string): void {
  if (staff.id === ownerId) throw new Problem(403, staffTexts.own)
}

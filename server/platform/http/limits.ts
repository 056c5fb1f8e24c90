import type { Services } from '../api/context.ts'
import { Problem, texts } from '../api/problem.ts'
import { type Used, Windows } from './windows.ts'

const windows = new Windows()

/** The refusal of who has used up what they may. */
export const tooManyUntil = ({ until }: Used, now: number): Problem =>
  new Problem(429, texts.tooMany, { retryAfterSeconds: Math.ceil((until - now) / 1000) })

/** Counts what one key does within a window, a person's or a network's. @throws Problem 429 when it is too much */
export function limit(
  context: { now: Date; services: Pick<Services, 'config'> },
  key: string,
  max: number,
  seconds: number,
): void {
  if (!context.services.config.rateLimits) return
  const now = context.now.getTime()
  const used = windows.add(key, 1, seconds * 1000, now)
  if (used.used > max) throw tooManyUntil(used, now)
}

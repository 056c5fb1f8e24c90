import type { Services } from '../api/context.ts'
import { Problem, texts } from '../api/problem.ts'

type Window = { count: number; until: number }
const windows = new Map<string, Window>()

/**
 * Counts what one key does within a window and refuses what is too much with 429. Kept in this
 * process: with several, each allows its share, which is enough against floods; what must hold
 * exactly (tries of a code) is counted in the database.
 */
export function limit(
  context: { now: Date; services: Pick<Services, 'config'> },
  key: string,
  max: number,
  seconds: number,
): void {
  if (!context.services.config.rateLimits) return
  const now = context.now.getTime()
  if (windows.size > 50_000)
    for (const [name, window] of windows) if (window.until <= now) windows.delete(name)
  const window = windows.get(key)
  if (!window || window.until <= now) {
    windows.set(key, { count: 1, until: now + seconds * 1000 })
    return
  }
  window.count += 1
  if (window.count > max) {
    throw new Problem(429, texts.tooMany, {
      retryAfterSeconds: Math.ceil((window.until - now) / 1000),
    })
  }
}

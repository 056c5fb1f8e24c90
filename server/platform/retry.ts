import { setTimeout as sleep } from 'node:timers/promises'

/* Deadlock, serialization failure, lock not available: the same transaction may succeed again. */
const passing = new Set(['40P01', '40001', '55P03'])

export function sqlState(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' ? code : undefined
}

/** The name of the constraint that a statement ran into. */
export function violatedConstraint(error: unknown): string | undefined {
  const name = (error as { constraint?: unknown } | null)?.constraint
  return typeof name === 'string' ? name : undefined
}

/** Runs a transaction again, at most three times, when it only lost a race for locks. */
export async function withRetries<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await attempt()
    } catch (error) {
      if (tries >= 3 || !passing.has(sqlState(error) ?? '')) throw error
      await sleep(10 + Math.random() * 40 * (tries + 1))
    }
  }
}

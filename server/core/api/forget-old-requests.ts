import type { Services } from './context.ts'

/** Answers are kept for two days; the wire promises one (docs/wire.md). */
const keptMs = 48 * 3_600_000

export async function forgetOldRequests({ db, clock }: Services): Promise<number> {
  const before = new Date(clock().getTime() - keptMs)
  const result = await db
    .deleteFrom('repeated_request')
    .where('created_at', '<', before)
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}

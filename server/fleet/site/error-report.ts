import type * as operations from '#protocol/fleet/operations.ts'
import type { Handlers } from '../../platform/api/handler.ts'
import { limit } from '../../platform/http/limits.ts'
import { scrub } from './scrub.ts'

/** Network failures are the person's connection, not ours (docs/product/app.md#errors). */
const isIgnored = (message: string) => message.toLowerCase().includes('network')

/**
 * An uncaught error of a screen.
 * @throws Problem 429 after 20 in 10 minutes from one address.
 */
export const errorReport: Handlers<typeof operations>['errorReport'] = async (context, report) => {
  limit(context, `errors from ${context.address}`, 20, 600)
  if (isIgnored(report.message)) return {}
  const { message, stack, path, release } = report
  await context.db
    .insertInto('error_report')
    .values({
      message: scrub(message),
      stack: stack === undefined ? null : scrub(stack),
      path: path === undefined ? null : scrub(path),
      release: release ?? null,
      created_at: context.now,
    })
    .execute()
  return {}
}

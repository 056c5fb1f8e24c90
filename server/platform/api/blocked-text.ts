import { formatLongDay } from '#domain/core/time/format-date.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Text } from '#protocol/core/text.ts'

/** Blocks end with a day of the reference zone (docs/product/app.md#dates). */
export const blockZone = 'America/Los_Angeles'

/** The last day of a block that ends at this instant, the midnight after it. */
export const lastDayOf = (until: Date) => dayOf(toWall(new Date(until.getTime() - 1), blockZone))

/** Why an account is blocked, and until when; without a moment it has no end. */
export function blockedText({ reason, until }: { reason: string; until: Date | undefined }): Text {
  if (!until)
    return {
      en: `Your account is blocked: ${reason}`,
      es: `Tu cuenta está bloqueada: ${reason}`,
    }
  const day = lastDayOf(until)
  return {
    en: `Your account is blocked through ${formatLongDay(day, 'en')}: ${reason}`,
    es: `Tu cuenta está bloqueada hasta el ${formatLongDay(day, 'es')}: ${reason}`,
  }
}

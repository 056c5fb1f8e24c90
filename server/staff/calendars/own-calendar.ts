import type {
  calendarLink as readOperation,
  endCalendarLink as endOperation,
  makeCalendarLink as makeOperation,
} from '#protocol/staff/calendars/own-calendar.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { limit } from '../../platform/http/limits.ts'
import { addressOf, endLink, linkOf, makeLink } from './calendar-links.ts'

/** Since when one's own calendar has an address (docs/product/calendars.md#calendars-out). */
export const calendarLink: Handler<typeof readOperation> = async ({ db, user }) => ({
  madeAt: (await linkOf(db, { user: user.id }))?.made_at.toISOString(),
})

/** Makes its address, in the place of the one before. @throws Problem 429 after twenty in an hour */
export const makeCalendarLink: Handler<typeof makeOperation> = async (context) => {
  const { db: tx, user, lang, now, services } = context
  limit(context, `calendar links of ${user.id}`, 20, 3600)
  const { token } = await makeLink(tx, { user: user.id }, { by: user.id, lang, now })
  return { address: addressOf(services.config.publicUrl, token) }
}

/** Ends it; without one nothing happens. */
export const endCalendarLink: Handler<typeof endOperation> = async ({ db: tx, user }) => {
  await endLink(tx, { user: user.id })
  return {}
}

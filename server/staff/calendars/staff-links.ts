import type {
  staffEndFeedLink as endOperation,
  staffMakeFeedLink as makeOperation,
} from '#protocol/staff/calendars/staff-feeds.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { lockCar } from '../../fleet/fleet/change-car.ts'
import { lockArea } from '../../fleet/site/areas-store.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import { mustBeAsSeen } from '../../platform/audit/as-seen.ts'
import { audit } from '../../platform/audit/audit.ts'
import { addressOf, endLink, linkVersion, makeLink, type Of } from './calendar-links.ts'

/**
 * Makes the secret address of a car's calendar, or of an area's (docs/product/calendars.md#calendars-out).
 * @throws Problem 400 unless it is of one of the two, 404 without such a one
 */
export const staffMakeFeedLink: Handler<typeof makeOperation> = async (
  { db: tx, user, lang, now, services },
  { car, area },
) => {
  if ((car === undefined) === (area === undefined))
    throw new Problem(400, texts.malformed, { errors: { car: fieldError('invalidData') } })
  const row = car === undefined ? await lockArea(tx, area ?? '') : await lockCar(tx, car)
  if (!row) throw new Problem(404, texts.notFound)
  const of: Of = car === undefined ? { area: row.id } : { car: row.id }
  const { id, token } = await makeLink(tx, of, { by: user.id, lang, now })
  await audit(tx, user.id, now, 'calendar link made', id, { ...of, from: 'none', to: 'made' })
  return { address: addressOf(services.config.publicUrl, token) }
}

/** @throws Problem 404 when there is none any more, 409 when it was made anew */
export const staffEndFeedLink: Handler<typeof endOperation> = async (
  { db: tx, user, now },
  { link, version },
) => {
  const row = await tx
    .selectFrom('calendar_link')
    .selectAll()
    .where('id', '=', link)
    .where('user_id', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Problem(404, texts.notFound)
  mustBeAsSeen(version, linkVersion(row))
  const of: Of = row.car_id === null ? { area: row.area_id ?? '' } : { car: row.car_id }
  await endLink(tx, of)
  await audit(tx, user.id, now, 'calendar link ended', link, { ...of, from: 'made', to: 'none' })
  return {}
}

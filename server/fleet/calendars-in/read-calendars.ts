import type { Services } from '../../platform/api/context.ts'
import { Unreachable, type PublicAnswer } from '../../platform/http/fetch-public.ts'
import { sqlState, withRetries } from '../../platform/retry.ts'
import { wake } from '../../platform/work/topics.ts'
import { lockCar } from '../fleet/change-car.ts'
import {
  claimCalendar,
  keepBusyTimes,
  noteUnchanged,
  noteUnread,
  type ToRead,
} from '../occupancy/busy-calendars.ts'
import { bounds, readCalendar, type Span } from './read-calendar.ts'

/** So often a booking may come between before it is left to the next reading. */
const mostTries = 5
/** A calendar's own word for its version is kept up to here; a longer one is none. */
const longestTag = 200

/**
 * Reads the calendars whose turn it is, one after the other, each by one server.
 * @returns how many were read, or could not be
 */
export async function readBusyCalendars(services: Services): Promise<number> {
  let read = 0
  for (;;) {
    const calendar = await claimCalendar(services.db, services.clock())
    if (!calendar) return read
    await readOne(services, calendar)
    read++
  }
}

async function readOne(services: Services, calendar: ToRead): Promise<void> {
  const { db, clock, config } = services
  const answer = await fetchOne(services, calendar)
  if (typeof answer === 'string') return noteUnread(db, calendar, answer, clock())
  if (answer.status === 304) return noteUnchanged(db, calendar, clock())
  const spans = await readCalendar({
    text: textOf(answer),
    zone: calendar.zone,
    now: clock(),
    own: ownIds(config.publicUrl),
  })
  if (!Array.isArray(spans)) return noteUnread(db, calendar, spans, clock())
  await keep(services, calendar, spans, answer)
}

/** How the ids of events end that we write (docs/product/calendars.md#calendars-out). */
export const ownIds = (publicUrl: string): string => `@${new URL(publicUrl).host}`

/** @returns why nothing can be taken of what came, where it cannot */
async function fetchOne(
  { outside }: Services,
  { url, etag, last_modified: since }: ToRead,
): Promise<PublicAnswer | string> {
  const headers = {
    accept: 'text/calendar, text/plain;q=0.5',
    ...(etag !== null && { 'if-none-match': etag }),
    ...(since !== null && { 'if-modified-since': since }),
  }
  try {
    const limits = { timeoutMs: bounds.fetchMs, mostBytes: bounds.bytes }
    const answer = await outside.fetchPublic(url, { headers, ...limits })
    const isAsked = etag !== null || since !== null
    if (answer.status === 304 && isAsked) return answer
    if (answer.status !== 200) return `status ${answer.status}`
    if (answer.isCut) return 'tooLarge'
    // Nothing packed was asked for: a few bytes could unfold to gigabytes.
    const packing = answer.headers['content-encoding'] ?? 'identity'
    return packing === 'identity' ? answer : 'packed'
  } catch (error) {
    if (error instanceof Unreachable) return error.why
    throw error
  }
}

/** In the letters that its server names; UTF-8 when it names none that is known. */
function textOf({ headers, body }: PublicAnswer): string {
  const named = /charset="?([\w-]{1,40})/i.exec(headers['content-type'] ?? '')?.[1]
  try {
    return new TextDecoder(named).decode(body)
  } catch {
    return new TextDecoder().decode(body)
  }
}

const shortTag = (tag: string | undefined) =>
  tag !== undefined && tag.length <= longestTag ? tag : undefined

/** A booking that takes the car at this moment comes first; what is left of the time is blocked after it. */
async function keep(
  { db, clock }: Services,
  calendar: ToRead,
  spans: readonly Span[],
  { headers }: PublicAnswer,
): Promise<void> {
  const etag = shortTag(headers.etag)
  const lastModified = shortTag(headers['last-modified'])
  const said = { spans, ...(etag && { etag }), ...(lastModified && { lastModified }) }
  for (let tries = 1; ; tries++)
    try {
      await withRetries(() =>
        db.transaction().execute(async (tx) => {
          await lockCar(tx, calendar.car_id)
          await keepBusyTimes(tx, calendar, said, clock())
          await wake(tx, 'calendars')
        }),
      )
      return
    } catch (error) {
      if (tries >= mostTries || sqlState(error) !== '23P01') throw error
    }
}

import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Lang, Text } from '#protocol/core/text.ts'
import { ownIds } from '../../fleet/calendars-in/read-calendars.ts'
import { companyName, readCompany } from '../../people/company/company-store.ts'
import type { Services } from '../../platform/api/context.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import { limit } from '../../platform/http/limits.ts'
import { networkOf } from '../../platform/http/network-of.ts'
import { sha256 } from '../../platform/random.ts'
import type { Db } from '../../platform/db/database.ts'
import type { LinkRow } from './calendar-links.ts'
import { carEntries } from './car-entries.ts'
import { personEntries } from './person-entries.ts'
import { writeCalendar } from './write-calendar.ts'

/** Of one calendar in an hour: programs ask a few times, several people may have the same address. */
const mostReads = 120
/** From one network, of addresses that there are not. */
const mostMisses = 60
const hour = 3600

/** What `randomToken` makes. */
const token = /^([\w-]{43})\.ics$/

const yours: Text = { en: 'my rentals', es: 'mis rentas' }

/**
 * The calendar behind an address that is still good: nobody's who left or was blocked, no staff's link of a car that is
 * gone (docs/product/calendars.md#calendars-out).
 */
async function findLink(
  db: Db,
  hash: string,
  now: Date,
): Promise<(LinkRow & { name: string | null }) | undefined> {
  const { rows } = await sql<LinkRow & { name: string | null }>`
    select l.*, coalesce(c.make || ' ' || c.model || ', ' || c.plate,
      case l.lang when 'es' then a.name_es else a.name_en end) as name
    from calendar_link l left join car c on c.id = l.car_id left join area a on a.id = l.area_id
    left join app_user u on u.id = l.user_id
    where l.token_hash = ${hash} and (l.user_id is null or (u.deleted_at is null and not exists (
      select from account_block b where b.user_id = l.user_id and b.lifted_at is null
        and b.starts_at <= ${now}::timestamptz and (b.ends_at is null or b.ends_at > ${now}::timestamptz))))`.execute(
    db,
  )
  return rows[0]
}

/**
 * Calendars that programs subscribe to, for whoever has the secret address: no session, no cookie. The text of two
 * readings is the same while nothing changed, and is not sent again to who has it.
 */
export function registerCalendars(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
    const { db, clock, config } = services
    const now = clock()
    const said = token.exec(request.params.file)?.[1]
    const hash = said === undefined ? undefined : sha256(said)
    const link = hash === undefined ? undefined : await findLink(db, hash, now)
    if (!link) {
      limit({ now, services }, `no calendars for ${networkOf(request.ip)}`, mostMisses, hour)
      throw new Problem(404, texts.notFound)
    }
    limit({ now, services }, `calendar ${link.id}`, mostReads, hour)
    const lang = link.lang as Lang
    const shown = { lang, now, publicUrl: config.publicUrl }
    const entries =
      link.user_id === null
        ? await carEntries(
            db,
            link.car_id === null ? { area: link.area_id ?? '' } : { car: link.car_id },
            shown,
          )
        : await personEntries(db, link.user_id, shown)
    const company = companyName(await readCompany(db))
    const name = `${company}: ${link.name ?? yours[lang]}`
    const host = ownIds(config.publicUrl).slice(1)
    const text = writeCalendar(entries, { name, company, host })
    const tag = `"${sha256(text).slice(0, 32)}"`
    const known = (request.headers['if-none-match'] ?? '')
      .split(',')
      .map((one) => one.trim().replace(/^W\//, ''))
    const answer = reply
      .header('ETag', tag)
      .header('Cache-Control', 'private, max-age=900')
      .header('X-Robots-Tag', 'noindex, nofollow')
    if (known.includes(tag)) return answer.code(304).send()
    return answer
      .type('text/calendar; charset=utf-8')
      .header('Content-Disposition', 'inline; filename="calendar.ics"')
      .send(text)
  })
}

import { type RawBuilder, sql } from 'kysely'
import type * as operations from '#protocol/jobs/operations.ts'
import type { JobCard } from '#protocol/jobs/jobs/job.ts'
import type { JobSort } from '#protocol/jobs/jobs/choices.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { Context, SignedIn } from '../../platform/api/context.ts'
import type { Handlers } from '../../platform/api/handler.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { parseBounds } from '../../fleet/places/bounds.ts'
import { jobTexts } from '../jobs/job-texts.ts'
import { jobsByIds, jobsSeenBy } from '../jobs/jobs-store.ts'
import { presentCards } from '../jobs/present-job.ts'
import { type JobMatch, jobsAlong } from './along.ts'
import { inTheList } from '../jobs/enough-jobs.ts'
import { ofChoice, ownerChoice, wanted } from './wanted-jobs.ts'
import { noneAlong } from './route-texts.ts'
import { type NamedWay, readWay } from './way.ts'

const usualLimit = 24

type Order = Exclude<JobSort, 'detour'>
/** Open jobs come first. */
type Part = 'open' | 'over'

/* What a list is sorted by, as a whole number, and whether the greatest comes first. */
const keys: Record<
  Order,
  Record<Part, { key: RawBuilder<unknown>; desc: boolean; type: string }>
> = {
  soonest: {
    open: { key: sql`j.starts_at`, desc: false, type: 'timestamptz' },
    over: { key: sql`j.starts_at`, desc: true, type: 'timestamptz' },
  },
  newest: {
    open: { key: sql`j.created_at`, desc: true, type: 'timestamptz' },
    over: { key: sql`j.created_at`, desc: true, type: 'timestamptz' },
  },
  pay: {
    open: { key: sql`coalesce(j.price_cents, 0)`, desc: true, type: 'int' },
    over: { key: sql`coalesce(j.price_cents, 0)`, desc: true, type: 'int' },
  },
}

type Page = { part: Part; key: string; id: string }
const wrongCursor = () =>
  new Problem(400, texts.malformed, { errors: { cursor: fieldError('invalidData') } })

/** A cursor is the part, the key and the id of the last job that was answered. */
function readCursor(cursor: string | undefined, order: Order): Page | undefined {
  if (cursor === undefined) return undefined
  const [, part, key, id] =
    /^(open|over):(\d{1,9}|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}):([\w-]{1,60})$/.exec(cursor) ?? []
  if (part === undefined || key === undefined || id === undefined) throw wrongCursor()
  const isTime = key.includes('T')
  if (isTime === (order === 'pay') || (isTime && Number.isNaN(Date.parse(`${key}Z`))))
    throw wrongCursor()
  return { part: part as Part, key, id }
}

type Found = Page

async function readPart(
  db: Db | Tx,
  user: SignedIn,
  where: RawBuilder<boolean>,
  order: Order,
  part: Part,
  after: Page | undefined,
  limit: number,
): Promise<Found[]> {
  const { key, desc, type } = keys[order][part]
  // As text to the microsecond, so that nothing is shown twice or left out between two pages.
  const asText =
    type === 'int'
      ? sql`${key}::text`
      : sql`to_char(${key} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`
  const bound =
    after && (type === 'int' ? sql`${after.key}::int` : sql`${`${after.key}Z`}::timestamptz`)
  const beyond =
    after && bound
      ? desc
        ? sql`${key} <= ${bound} and (${key} < ${bound} or j.id > ${after.id}::text)`
        : sql`${key} >= ${bound} and (${key} > ${bound} or j.id > ${after.id}::text)`
      : sql`true`
  const { rows } = await sql<{ id: string; key: string }>`
    select j.id, ${asText} as key from ${jobsSeenBy(user)}
    where j.status ${part === 'open' ? sql`=` : sql`<>`} 'open' and ${where} and ${beyond}
    order by ${key} ${desc ? sql`desc` : sql`asc`}, j.id limit ${limit}::int`.execute(db)
  return rows.map((row) => ({ part, ...row }))
}

/** The jobs after a cursor, the open ones first. */
async function readPage(
  db: Db | Tx,
  user: SignedIn,
  where: RawBuilder<boolean>,
  order: Order,
  after: Page | undefined,
  limit: number,
): Promise<Found[]> {
  const open =
    after?.part === 'over' ? [] : await readPart(db, user, where, order, 'open', after, limit)
  if (open.length >= limit) return open
  const since = after?.part === 'over' ? after : undefined
  return [...open, ...(await readPart(db, user, where, order, 'over', since, limit - open.length))]
}

/**
 * docs/product/jobs.md#list and, along a route, docs/product/jobs-matching.md.
 * @throws Problem 400 for somebody else's jobs, an unsound cursor, bounds or stops, 404 for a route
 */
export const jobs: Handlers<typeof operations>['jobs'] = async (context, input) => {
  const { db, user } = context
  const choice = ownerChoice(input.jobOwnerId, user)
  const where = sql<boolean>`${wanted({ ...input, bounds: parseBounds(input.bounds) })} and ${ofChoice[choice](user.id)}`
  const isFiltered = (input.status ?? input.type ?? input.area) !== undefined
  const way = await readWay(context, input)
  const { cursor, limit = usualLimit, sort = way ? 'detour' : 'soonest' } = input
  if (way) {
    const matches = await jobsAlong(db, user, way, context.now, where)
    const what = isFiltered ? 'filtered' : kindOf(way)
    const { name, notify, stops, detour } = way
    return {
      ...(await answerMatches(context, sortMatches(matches, sort), cursor, limit)),
      way: { name, notify, stops: [...stops], detour },
      message: messageFor(context, matches.length, what),
    }
  }
  const listed =
    choice === 'all' ? sql<boolean>`${where} and ${await inTheList(db, user, context.now)}` : where
  if (sort === 'detour')
    throw new Problem(400, texts.malformed, { errors: { stops: fieldError('required') } })
  const found = await readPage(db, user, listed, sort, readCursor(cursor, sort), limit + 1)
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from ${jobsSeenBy(user)} where ${listed}`.execute(db)
  const total = counted[0]?.total ?? 0
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  return {
    jobs: await readCards(context, shown),
    total,
    nextCursor: found.length > limit && last ? `${last.part}:${last.key}:${last.id}` : undefined,
    message: messageFor(context, total, isFiltered ? 'filtered' : choice),
  }
}

type Reader = Context<SignedIn>

/** A saved route needs no saving any more. */
const kindOf = ({ notify }: NamedWay) =>
  notify === undefined ? 'typed' : notify ? 'told' : 'untold'

/** What is said where there are none. */
const none = {
  all: jobTexts.noneYet,
  mine: jobTexts.noneOfMine,
  offered: jobTexts.noneApplied,
  filtered: jobTexts.none,
  ...noneAlong,
}

const messageFor = ({ lang }: Reader, total: number, what: keyof typeof none) =>
  total > 0 ? undefined : none[what][lang]

/** The cards of some jobs, in their order. */
async function readCards(context: Reader, found: readonly { id: string }[]): Promise<JobCard[]> {
  const ids = found.map(({ id }) => id)
  const rows = await jobsByIds(context.db, context.user.id, ids)
  return presentCards(
    context,
    ids.flatMap((id) => rows.get(id) ?? []),
  )
}

function sortMatches(matches: readonly JobMatch[], sort: JobSort): readonly JobMatch[] {
  const by: Record<Order, (a: JobMatch, b: JobMatch) => number> = {
    soonest: (a, b) => a.job.startsAt - b.job.startsAt,
    newest: (a, b) => b.job.createdAt - a.job.createdAt,
    // What is paid for a ride comes after what earns, the cheapest first.
    pay: (a, b) =>
      Number(a.costs) - Number(b.costs) || (b.priceCents - a.priceCents) * (a.costs ? -1 : 1),
  }
  // Where that is the same, the order of matches stays.
  return sort === 'detour' ? matches : matches.toSorted(by[sort])
}

/** A page of matches: a cursor is the number and the id of the last one. */
async function answerMatches(
  context: Reader,
  matches: readonly JobMatch[],
  cursor: string | undefined,
  limit: number,
) {
  const begin = cursor === undefined ? 0 : placeAfter(matches, cursor)
  const shown = matches.slice(begin, begin + limit)
  const detours = new Map(shown.map(({ id, detour }) => [id, Math.round(detour * 10) / 10]))
  const cards = await readCards(context, shown)
  const end = begin + shown.length
  const last = shown.at(-1)
  return {
    jobs: cards.map((card) => ({ ...card, detour: detours.get(card.id) })),
    total: matches.length,
    nextCursor: end < matches.length && last ? `along:${end}:${last.id}` : undefined,
  }
}

/** Where to read on: after the job that was answered last, or where it was when it is gone. */
function placeAfter(matches: readonly JobMatch[], cursor: string): number {
  const [, count, id] = /^along:(\d{1,6}):([\w-]{1,60})$/.exec(cursor) ?? []
  if (count === undefined) throw wrongCursor()
  const at = matches.findIndex((match) => match.id === id)
  return at === -1 ? Number(count) - 1 : at + 1
}

import { sql } from 'kysely'
import { mostSeasons, undoSeasonMinutes } from '#domain/fleet/pricing/seasons/price-again.ts'
import type { Season } from '#domain/fleet/pricing/seasons/season.ts'
import type { Text } from '#protocol/core/text.ts'
import type * as operations from '#protocol/staff/operations.ts'
import type { StaffSeason } from '#protocol/staff/opening/staff-seasons.ts'
import { readOffers } from '../../fleet/pricing/offers-store.ts'
import {
  addSeason,
  changeSeason,
  lockSeasons,
  seasonOf,
  type SeasonRow,
} from '../../fleet/pricing/seasons-store.ts'
import { allAreas } from '../../fleet/site/areas-store.ts'
import { shownName } from '../../people/people/shown-name.ts'
import type { AnyContext } from '../../platform/api/context.ts'
import type { Handlers } from '../../platform/api/handler.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { mustBeAsSeen, versionOf } from '../../platform/audit/as-seen.ts'
import { staffTexts } from '../../platform/audit/staff-texts.ts'
import type { Tx } from '../../platform/db/database.ts'
import { randomId } from '../../platform/random.ts'
import { auditChange } from './audit-change.ts'
import { checkSeason } from './check-season.ts'
import { previewOf } from './season-preview.ts'

type Of = Handlers<typeof operations>

const tooMany: Text = {
  en: `There are ${mostSeasons} seasons. Please remove one that is over first.`,
  es: `Ya hay ${mostSeasons} temporadas. Primero quita una que ya pasó.`,
}

/** As staff are shown it; of the same order of fields whatever it was read from. */
const shownOf = (season: Season): Omit<StaffSeason, 'version'> => ({
  id: season.id,
  nameEn: season.nameEn,
  nameEs: season.nameEs,
  percent: season.percent,
  from: season.from,
  until: season.until,
  areas: [...season.areas],
  types: [...season.types],
  ...(season.minimumDays !== undefined && { minimumDays: season.minimumDays }),
})
export const seasonVersion = (season: Season): string => versionOf(shownOf(season))

/** One season in lines of the audit log. */
const wordsOf = (season: Season | null | undefined) => {
  if (!season) return {}
  const { areas, types, minimumDays, ...said } = shownOf(season)
  const lists = { areas: areas.join(', '), types: types.join(', ') }
  return { ...said, ...lists, minimumDays: minimumDays ?? '' }
}

export const staffSeasons: Of['staffSeasons'] = async ({ db, now, lang }) => {
  const { seasons } = await readOffers(db)
  const areas = await allAreas(db)
  const types = await db.selectFrom('car_type').selectAll().orderBy('position').execute()
  const named = ({ id, ...row }: { id: string; name_en: string; name_es: string }) => ({
    id,
    name: lang === 'es' ? row.name_es : row.name_en,
  })
  return {
    seasons: seasons
      .map((season) => ({ ...shownOf(season), version: seasonVersion(season) }))
      .toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0)),
    areas: areas.map(named),
    types: types.map(named),
    change: await lastChange({ db, now, lang }),
  }
}

/** The last change of a season, while it can be undone. */
async function lastChange({ db, now, lang }: Pick<AnyContext, 'db' | 'now' | 'lang'>) {
  const row = await db
    .selectFrom('season_change as c')
    .innerJoin('app_user as u', 'u.id', 'c.staff_id')
    .select(['c.id', 'c.at', 'c.undone_at', 'c.before', 'c.after', shownName('u', lang).as('name')])
    .where('c.at', '>', new Date(now.getTime() - undoSeasonMinutes * 60_000))
    .orderBy('c.number', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row || row.undone_at) return undefined
  const [before, after] = [row.before, row.after] as (Season | null)[]
  const kind = before && after ? 'changed' : after ? 'made' : 'removed'
  const { nameEn = '', nameEs = '' } = after ?? before ?? {}
  const until = new Date(row.at.getTime() + undoSeasonMinutes * 60_000)
  const [at, last] = [row.at.toISOString(), until.toISOString()]
  return { id: row.id, kind, nameEn, nameEs, by: row.name, at, until: last } as const
}

const rowOf = (season: Season) => ({
  name_en: season.nameEn,
  name_es: season.nameEs,
  percent: season.percent,
  first_day: season.from,
  last_day: season.until,
  areas: [...season.areas],
  types: [...season.types],
  minimum_days: season.minimumDays ?? null,
  removed_at: null,
})

/** Writes a season as it is to be: a new one, a changed one, or none any more. */
async function write(tx: Tx, id: string, season: Season | undefined, known: boolean, now: Date) {
  if (!season) await changeSeason(tx, id, { removed_at: now })
  else if (known) await changeSeason(tx, id, rowOf(season))
  else await addSeason(tx, { id, ...rowOf(season) })
}

type Change = { id: string; before: Season | undefined; after: Season | undefined }

/** Says what a change does, and does it once it was said so. */
async function sayOrDo(
  { db: tx, user, now }: { db: Tx; user: { id: string }; now: Date },
  { id, before, after }: Change,
  rows: readonly SeasonRow[],
  fingerprint: string | undefined,
) {
  const set = rows.filter((row) => row.removed_at === null).map(seasonOf)
  const others = set.map((one) => (one.id === id ? after : one)).filter((one) => one !== undefined)
  const then = before || !after ? others : [...others, after]
  // A new season has no id before it is made.
  const seen = versionOf(set, before ? id : '', after ? { ...shownOf(after), id: '' } : '')
  const of = after ?? before
  if (!of) throw new Problem(404, texts.notFound)
  if (fingerprint === undefined) {
    const said = await previewOf(tx, { before: set, after: then, of }, now)
    return { isDone: false, ...said, fingerprint: seen }
  }
  mustBeAsSeen(fingerprint, seen)
  const said = await previewOf(tx, { before: set, after: then, of }, now)
  // What is saved as it was is no change to undo.
  if (before && after && seasonVersion(before) === seasonVersion(after))
    return { isDone: true, ...said }
  await write(tx, id, after, before !== undefined, now)
  await keepChange(tx, { id, before, after }, user, now)
  const action = after ? 'season saved' : 'season removed'
  const done = { staffId: user.id, now, action, subject: 'company' } as const
  await auditChange(tx, done, wordsOf(before), after ? wordsOf(after) : { nameEn: '' })
  return { isDone: true, ...said }
}

async function keepChange(tx: Tx, { id, before, after }: Change, by: { id: string }, at: Date) {
  const json = (season: Season | undefined) => (season ? JSON.stringify(shownOf(season)) : null)
  await tx
    .insertInto('season_change')
    .values({
      id: randomId(),
      at,
      staff_id: by.id,
      season_id: id,
      before: json(before),
      after: json(after),
    })
    .execute()
}

const setAs = (rows: readonly SeasonRow[], id: string | undefined): Season | undefined => {
  const row = rows.find((one) => one.id === id && one.removed_at === null)
  return row && seasonOf(row)
}

/**
 * Saves a season or makes one, after it was said what that does (docs/product/company.md#seasons).
 * @throws Problem 400 at a field, 404 without such a season, 409 when a season is another than when it was said
 */
export const staffSaveSeason: Of['staffSaveSeason'] = async (context, input) => {
  const { db: tx, now } = context
  await checkSeason(tx, input, now)
  const rows = await lockSeasons(tx)
  const before = setAs(rows, input.season)
  if (input.season !== undefined && !before) throw new Problem(404, texts.notFound)
  if (before) mustBeAsSeen(input.version ?? '', seasonVersion(before))
  const count = rows.filter((row) => row.removed_at === null).length
  if (!before && count >= mostSeasons) throw conflict(tooMany)
  const id = before?.id ?? randomId()
  const { season: _, version: __, fingerprint, ...set } = input
  const after = { ...set, id, areas: set.areas.toSorted(), types: set.types.toSorted() }
  return sayOrDo(context, { id, before, after }, rows, fingerprint)
}

/**
 * Takes a season away, after it was said what that does (docs/product/company.md#seasons).
 * @throws Problem 404 without such a season, 409 when a season is another than when it was said
 */
export const staffRemoveSeason: Of['staffRemoveSeason'] = async (context, input) => {
  const { season: id, version, fingerprint } = input
  const rows = await lockSeasons(context.db)
  const before = setAs(rows, id)
  if (!before) throw new Problem(404, texts.notFound)
  mustBeAsSeen(version, seasonVersion(before))
  return sayOrDo(context, { id, before, after: undefined }, rows, fingerprint)
}

/**
 * Undoes the last change of a season (docs/product/company.md#seasons).
 * @throws Problem 404 when it is none of the last hour or undone already, 409 when the season was changed again
 */
export const staffUndoSeason: Of['staffUndoSeason'] = async ({ db: tx, user, now }, input) => {
  const rows = await lockSeasons(tx)
  const change = await tx
    .selectFrom('season_change')
    .selectAll()
    .where('id', '=', input.change)
    .where('undone_at', 'is', null)
    .where('at', '>', new Date(now.getTime() - undoSeasonMinutes * 60_000))
    .executeTakeFirst()
  if (!change) throw new Problem(404, texts.notFound)
  const [before, after] = [change.before, change.after] as (Season | null)[]
  const is = setAs(rows, change.season_id)
  const versions = [is, after].map((one) => (one ? seasonVersion(one) : ''))
  if (versions[0] !== versions[1]) throw conflict(staffTexts.changedSince)
  await write(tx, change.season_id, before ?? undefined, true, now)
  await sql`update season_change set undone_at = ${now}::timestamptz where id = ${change.id}`.execute(
    tx,
  )
  const action = 'season change undone'
  const done = { staffId: user.id, now, action, subject: 'company' } as const
  await auditChange(tx, done, wordsOf(after), before ? wordsOf(before) : { nameEn: '' })
  return {}
}

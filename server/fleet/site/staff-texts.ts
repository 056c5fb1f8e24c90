import { contractSamples } from '#domain/fleet/site/contract-sentences.ts'
import type { Lang } from '#protocol/core/text.ts'
import type * as operations from '#protocol/fleet/operations.ts'
import { isAccepted, type TextId, textIds } from '#protocol/fleet/site/text-ids.ts'
import { shownName } from '../../people/people/shown-name.ts'
import type { Handlers } from '../../platform/api/handler.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { mustBeAsSeen, versionOf } from '../../platform/audit/as-seen.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { type ContentRow, newestRows, putRowsLive, shownPage } from './content-store.ts'
import { mustFit, mustHaveValues, setValues } from './text-values.ts'

type Of = Handlers<typeof operations>
type Both = Record<Lang, ContentRow>

const langs: readonly Lang[] = ['en', 'es']
const other: Record<Lang, Lang> = { en: 'es', es: 'en' }

/** The newest of a text in each language, whether it is live or not. @throws Problem 404 */
async function newestOf(db: Db | Tx, id: TextId): Promise<Both> {
  const rows = (await newestRows(db)).filter(({ slug }) => slug === id)
  const [en, es] = langs.map((lang) => rows.find((row) => row.lang === lang))
  if (!en || !es) throw new Problem(404, texts.notFound)
  return { en, es }
}

const seenOf = ({ version, title, body }: ContentRow) => versionOf(version, title, body)

/** What somebody read of a text: in one language, or in both. */
export async function textVersion(db: Db | Tx, id: TextId, lang?: Lang): Promise<string> {
  const both = await newestOf(db, id)
  return lang ? seenOf(both[lang]) : versionOf(seenOf(both.en), seenOf(both.es))
}

/** What was changed in one language only is a number ahead; the other takes that number when it follows. */
const isOlder = (both: Both, lang: Lang) => both[lang].version < both[other[lang]].version

const said = (both: Both, lang: Lang, liveAt: Date | null | undefined) => ({
  lang,
  title: both[lang].title,
  number: both[lang].version,
  isDraft: both[lang].live_at === null,
  isOlder: isOlder(both, lang),
  liveAt: liveAt?.toISOString(),
})

export const staffTexts: Of['staffTexts'] = async ({ db }) => {
  const newest = await newestRows(db)
  const live = await db
    .selectFrom('content_page')
    .select(['slug', 'lang', ({ fn }) => fn.max('live_at').as('at')])
    .groupBy(['slug', 'lang'])
    .execute()
  const liveAt = (id: TextId, lang: Lang) =>
    live.find((row) => row.slug === id && row.lang === lang)?.at
  return {
    texts: textIds.flatMap((id) => {
      const [en, es] = langs.map((lang) =>
        newest.find((row) => row.slug === id && row.lang === lang),
      )
      if (!en || !es) return []
      return [{ id, languages: langs.map((lang) => said({ en, es }, lang, liveAt(id, lang))) }]
    }),
  }
}

export const staffText: Of['staffText'] = async ({ db, lang: reader, services }, { text: id }) => {
  const both = await newestOf(db, id)
  const versions = await db
    .selectFrom('content_page as p')
    .leftJoin('app_user as u', 'u.id', 'p.written_by')
    .select(['p.lang', 'p.version', 'p.written_at', 'p.live_at', 'p.written_by'])
    .select(shownName('u', reader).as('name'))
    .where('p.slug', '=', id)
    .orderBy('p.version', 'desc')
    .orderBy('p.lang')
    .execute()
  const author = (row: { written_by: string | null; name: string }) =>
    row.written_by === null ? undefined : row.name
  const languages = await Promise.all(
    langs.map(async (lang) => {
      const row = both[lang]
      const live = versions.find((one) => one.lang === lang && one.live_at !== null)
      const own = versions.find((one) => one.lang === lang)
      const liveWords =
        live && live.version !== row.version
          ? await readVersion(db, id, lang, live.version)
          : undefined
      return {
        ...said(both, lang, live?.live_at),
        body: row.body,
        writtenAt: row.written_at.toISOString(),
        writtenBy: own && author(own),
        live: live && liveWords && { number: live.version, ...liveWords },
        version: seenOf(row),
      }
    }),
  )
  return {
    id,
    languages,
    versions: versions.map((row) => ({
      lang: row.lang as Lang,
      number: row.version,
      writtenAt: row.written_at.toISOString(),
      writtenBy: author(row),
      liveAt: row.live_at?.toISOString(),
    })),
    values: {
      ...(await setValues({ db, config: services.config })),
      ...(id === 'contract' && contractSamples),
    },
    version: versionOf(seenOf(both.en), seenOf(both.es)),
  }
}

async function readVersion(db: Db | Tx, id: TextId, lang: Lang, number: number) {
  const row = await db
    .selectFrom('content_page')
    .select(['title', 'body'])
    .where('slug', '=', id)
    .where('lang', '=', lang)
    .where('version', '=', number)
    .executeTakeFirst()
  if (!row) throw new Problem(404, texts.notFound)
  return row
}

export const staffTextVersion: Of['staffTextVersion'] = ({ db }, { text, language, number }) =>
  readVersion(db, text, language, Math.trunc(number))

/** Holds a text in both languages until the transaction ends. */
async function lockText(tx: Tx, id: TextId): Promise<Both> {
  await tx.selectFrom('content_page').select('version').where('slug', '=', id).forUpdate().execute()
  return newestOf(tx, id)
}

/**
 * Saves the draft of one language; what is live stays (docs/product/company.md#texts). Two who save at once queue
 * behind the newest version. What says again what is live needs no draft, unless the other language is ahead:
 * then it follows without a change.
 * @throws Problem 400 for a placeholder that there is not, 409 when it is not the text that was read
 */
export const staffSaveText: Of['staffSaveText'] = async (
  { db: tx, user, now },
  { text: id, language: lang, version, title, body },
) => {
  mustFit({ id, lang }, { title, body })
  const both = await lockText(tx, id)
  const [own, ahead] = [both[lang], isOlder(both, lang)]
  mustBeAsSeen(version, seenOf(own))
  if (own.title === title && own.body === body && !ahead) return {}
  const isDraft = own.live_at === null
  const number = ahead ? both[other[lang]].version : isDraft ? own.version : own.version + 1
  await dropDraft(tx, id, lang)
  const live = (await newestRows(tx)).find((row) => row.slug === id && row.lang === lang)
  if (ahead || live?.title !== title || live.body !== body)
    await tx
      .insertInto('content_page')
      .values({
        slug: id,
        lang,
        version: number,
        title,
        body,
        written_at: now,
        written_by: user.id,
      })
      .execute()
  await audit(tx, user.id, now, 'rule text saved', id, {
    from: `${lang} ${own.version}: ${own.title}`,
    to: `${lang} ${number}: ${title}`,
  })
  return {}
}

const dropDraft = (tx: Tx, id: TextId, lang: Lang) =>
  tx
    .deleteFrom('content_page')
    .where('slug', '=', id)
    .where('lang', '=', lang)
    .where('live_at', 'is', null)
    .execute()

const ownersFirst = {
  en: 'The first terms and the first contract are put live by an owner, who reads them: under Opening.',
  es: 'Los primeros términos y el primer contrato los publica un propietario que los leyó: en Apertura.',
}

const bothAtOnce = {
  en: 'A contract is one in both languages: save the other language too, then put both live.',
  es: 'Un contrato es uno solo en los dos idiomas: guarda también el otro y publica los dos juntos.',
}

/**
 * Puts the drafts of a text live, in each language that has one; what was live before stays kept.
 * @throws Problem 409 when it is not what was read, or names what nobody has set
 */
export const staffPutTextLive: Of['staffPutTextLive'] = async (
  { db: tx, user, now, services },
  { text: id, version },
) => {
  const both = await lockText(tx, id)
  mustBeAsSeen(version, versionOf(seenOf(both.en), seenOf(both.es)))
  const drafts = langs.map((lang) => both[lang]).filter(({ live_at: at }) => at === null)
  if (drafts.length === 0) return {}
  if (isAccepted(id) && !(await isLive(tx, id))) throw conflict(ownersFirst)
  if (id === 'contract' && langs.some((lang) => isOlder(both, lang))) throw conflict(bothAtOnce)
  await mustHaveValues({ db: tx, config: services.config }, drafts)
  const before = numbersOf(
    await Promise.all(drafts.map((row) => shownPage(tx, id, row.lang as Lang))),
  )
  await putRowsLive(tx, drafts, now)
  await audit(tx, user.id, now, 'text put live', id, { from: before, to: numbersOf(drafts) })
  return {}
}

/** Which version, or the example, in which language. */
const numbersOf = (rows: readonly ContentRow[]) =>
  rows.map((row) => `${row.lang} ${row.version}${row.live_at ? '' : ' draft'}`).join(', ')

const isLive = async (tx: Tx, id: TextId) =>
  (await tx
    .selectFrom('content_page')
    .select('slug')
    .where('slug', '=', id)
    .where('live_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()) !== undefined

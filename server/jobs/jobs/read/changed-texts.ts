import { sql } from 'kysely'
import { changedTerms, type ChangedTerm, type JobTerms } from '#domain/jobs/jobs/job-terms.ts'
import type { JobSize } from '#domain/jobs/jobs/job.ts'
import { dayAndTime } from '#domain/core/time/format-date.ts'
import { dayOf, timeOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Lang, Text } from '#protocol/core/text.ts'
import { dollarsText } from '../../../platform/dollars-text.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { JobRow } from '../jobs-store.ts'

type Sentence = (is: string, was: string) => Text

/** What is now, and what was read. */
const sentences: Record<Exclude<ChangedTerm, 'via' | 'spot'>, Sentence> = {
  price: (is, was) => ({
    en: `The price is now ${is}; it was ${was}.`,
    es: `El precio ahora es ${is}; antes era ${was}.`,
  }),
  time: (is, was) => ({
    en: `The time is now ${is}; it was ${was}.`,
    es: `El horario ahora es ${is}; antes era ${was}.`,
  }),
  from: (is, was) => ({
    en: `It now begins in ${is}; it was ${was}.`,
    es: `Ahora empieza en ${is}; antes era ${was}.`,
  }),
  to: (is, was) => ({
    en: `It now goes to ${is}; it was ${was}.`,
    es: `Ahora va a ${is}; antes era ${was}.`,
  }),
  seats: (is, was) => ({
    en: `Seats: now ${is}; it was ${was}.`,
    es: `Asientos: ahora ${is}; antes ${was}.`,
  }),
  size: (is, was) => ({
    en: `The size is now ${is}; it was ${was}.`,
    es: `El tamaño ahora es ${is}; antes era ${was}.`,
  }),
}

const via: Text = {
  en: 'The towns on the way changed.',
  es: 'Cambiaron los lugares de paso.',
}
const spot: Text = {
  en: 'The exact place changed.',
  es: 'Cambió el lugar exacto.',
}
const otherWords: Text = {
  en: 'Its description, photos or other details changed.',
  es: 'Cambiaron la descripción, las fotos u otros detalles.',
}
const backAgain: Text = {
  en: 'It was changed, and is now as it was.',
  es: 'Se cambió y ahora está como antes.',
}
const noPrice: Text = { en: 'up to the offers', es: 'según las ofertas' }
const nowhere: Text = { en: 'no destination', es: 'ningún destino' }
const sizes: Record<JobSize, Text> = {
  small: { en: 'small', es: 'pequeño' },
  medium: { en: 'medium', es: 'mediano' },
  large: { en: 'large', es: 'grande' },
}

/** A day is said once when the window ends on it. */
function window({ start, end }: JobTerms, zone: string, lang: Lang): string {
  const [from, to] = [start, end].map((seconds) => toWall(new Date(seconds * 1000), zone))
  if (from === undefined || to === undefined) return ''
  return `${dayAndTime(from, lang)}–${dayOf(from) === dayOf(to) ? timeOf(to) : dayAndTime(to, lang)}`
}

type Names = ReadonlyMap<string, string>

function said(term: keyof typeof sentences, terms: JobTerms, names: Names, zone: string): Text {
  const both = (text: string): Text => ({ en: text, es: text })
  if (term === 'price') return terms.price === null ? noPrice : both(dollarsText(terms.price))
  if (term === 'seats') return both(String(terms.seats ?? 0))
  if (term === 'size') return terms.size === null ? both('—') : sizes[terms.size]
  if (term === 'time') return { en: window(terms, zone, 'en'), es: window(terms, zone, 'es') }
  const town = terms[term]
  return town === null ? nowhere : both(names.get(town) ?? '—')
}

/**
 * What of a job is no longer as somebody read it, each with what it was, in sentences; without
 * `was`, or when only words changed, that they did.
 */
export async function whatChanged(
  db: Db | Tx,
  row: Pick<JobRow, 'terms' | 'zone'>,
  was: JobTerms | undefined,
  otherwise: 'words' | 'backAgain',
): Promise<Text> {
  const changed = was ? changedTerms(was, row.terms) : []
  if (!was || changed.length === 0) return otherwise === 'words' ? otherWords : backAgain
  const names = await townNames(db, [was.from, was.to, row.terms.from, row.terms.to])
  const texts = changed.map((term): Text => {
    if (term === 'via') return via
    if (term === 'spot') return spot
    const [is, before] = [row.terms, was].map((terms) => said(term, terms, names, row.zone))
    if (!is || !before) return otherWords
    return {
      en: sentences[term](is.en, before.en).en,
      es: sentences[term](is.es, before.es).es,
    }
  })
  return { en: texts.map(({ en }) => en).join(' '), es: texts.map(({ es }) => es).join(' ') }
}

async function townNames(db: Db | Tx, ids: readonly (string | null)[]): Promise<Names> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from place where id = any(${[...new Set(ids)].filter((id) => id !== null)}::text[])`.execute(
    db,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** How the owner hears that an offer is another one than the one they read. */
export const changedOffer = (is: number, was: number): Text => ({
  en: `The offer is now ${dollarsText(is)}; it was ${dollarsText(was)} when you read it.`,
  es: `La oferta ahora es de ${dollarsText(is)}; era de ${dollarsText(was)} cuando la leíste.`,
})

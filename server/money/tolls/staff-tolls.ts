import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { dayOf, timeOf } from '#domain/core/time/wall-time.ts'
import { formatWeekDay } from '#domain/core/time/format-date.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { ParsedInputOf } from '#protocol/core/operation.ts'
import type { Lang } from '#protocol/core/text.ts'
import { staffTolls as operation } from '#protocol/money/tolls/tolls.ts'
import { userById } from '../../people/people/account-store.ts'
import { paperCompany } from '../../people/company/company-store.ts'
import { prepared } from '../../platform/api/handler.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Tx } from '../../platform/db/database.ts'
import { dollarsText } from '../../platform/dollars-text.ts'
import { limit } from '../../platform/http/limits.ts'
import { notify } from '../../platform/mail/notifications.ts'
import { oneAtATime } from '../../platform/pdf/one-at-a-time.ts'
import { randomId } from '../../platform/random.ts'
import { attachToOrder } from '../../platform/uploads/attach-files.ts'
import { addFiles } from '../../platform/uploads/stored-bytes.ts'
import { passOn } from '../claims/pass-on.ts'
import { lockOrder } from '../orders/orders-store.ts'
import { type FoundToll, type Holder, planTolls, type TollPlan } from './plan-tolls.ts'
import { centsOf, presentTolls } from './present-tolls.ts'

const mostMegabytes = 5

const changedSince = {
  en: 'Something changed since you looked, so nothing was passed on. Please look at the file again.',
  es: 'Algo cambió desde que miraste, así que no se trasladó nada. Revisa el archivo otra vez.',
}

/** All of one kind that one order gets, under one charge with one paper. */
type Bundle = { holder: Holder; code: FoundToll['toll']['code']; tolls: FoundToll[] }

type Input = ParsedInputOf<typeof operation>

/**
 * What is passed on: what is clear, and what staff chose of the rest.
 * @throws Problem 400 at `chosen` for an order that was not proposed
 */
function toPassOn({ found, unclear }: TollPlan, chosen: Input['chosen'] = []) {
  const all = [...found]
  const ours: TollPlan['unclear'] = []
  for (const { line, to } of chosen) {
    const one = unclear.find(({ toll }) => toll.line === line)
    if (one && to === 'company') ours.push(one)
    else if (one?.holder?.orderId === to) all.push({ ...one, holder: one.holder })
    else throw new Problem(400, texts.malformed, { errors: { chosen: fieldError('invalidData') } })
  }
  const bundles = new Map<string, Bundle>()
  for (const one of all.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const key = `${one.holder.orderId} ${one.toll.code}`
    const bundle = bundles.get(key) ?? { holder: one.holder, code: one.toll.code, tolls: [] }
    bundle.tolls.push(one)
    bundles.set(key, bundle)
  }
  return { bundles: [...bundles.values()], ours }
}

type Paper = { key: string; file: string }

const keyOf = ({ holder, code }: Bundle) => `${holder.orderId} ${code}`

/** Tolls and fines of an agency, each to who had the car then (docs/product/help-and-claims.md#tolls-by-file). */
export const staffTolls = prepared(operation, {
  async prepare(context, { file, fingerprint, chosen }): Promise<Paper[]> {
    const { db, user, now, services } = context
    limit(context, `tolls ${user.id}`, 60, 3600)
    if (file.bytes.length > mostMegabytes * 1024 * 1024)
      throw new Problem(400, texts.malformed, {
        errors: { file: fieldError('fileSize', mostMegabytes) },
      })
    if (fingerprint === undefined) return []
    const plan = await planTolls(db, file.bytes, user.id)
    if (plan.fingerprint !== fingerprint || plan.bad.length > 0) return []
    const company = await paperCompany(db)
    const papers: Paper[] = []
    for (const bundle of toPassOn(plan, chosen).bundles) {
      const { holder, code, tolls } = bundle
      const renter = await userById(db, holder.userId)
      const around = {
        company,
        lang: (renter?.language ?? 'en') as Lang,
        code,
        number: holder.number,
        renter: [renter?.first_name, renter?.last_name].filter(Boolean).join(' '),
        now,
      }
      const { tollNotice } = await import('./toll-notice.ts')
      const bytes = await oneAtATime(() => buffer(tollNotice(tolls, around)))
      const id = randomId()
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const row = { id, purpose: 'claim' as const, content_type: 'application/pdf', sha256 }
      await addFiles({ services, now }, user.id, 'file', [{ ...row, byte_size: bytes.length }])
      await services.files.write(id, bytes)
      papers.push({ key: keyOf(bundle), file: id })
    }
    return papers
  },

  async run({ db: tx, user, now, lang }, { file, fingerprint, chosen }, papers) {
    const plan = await planTolls(tx, file.bytes, user.id)
    const isDone = fingerprint !== undefined
    if (isDone) {
      if (plan.bad.length > 0 || plan.fingerprint !== fingerprint) throw conflict(changedSince)
      const { bundles, ours } = toPassOn(plan, chosen)
      // Always in one order, so that two files at once do not wait for each other.
      for (const bundle of bundles.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))) {
        const paper = papers.find(({ key }) => key === keyOf(bundle))
        if (!paper) throw conflict(changedSince)
        const charge = await passOnBundle(tx, bundle, {
          paper: paper.file,
          file: fingerprint,
          staffId: user.id,
          now,
        })
        await writeLines(tx, bundle.tolls, { charge, staffId: user.id, now })
      }
      await writeLines(tx, ours, { charge: null, staffId: user.id, now })
      if (ours.length > 0)
        await audit(tx, user.id, now, 'tolls paid', plan.fingerprint, {
          from: 'new',
          to: `${ours.length} paid by the company`,
          amount: centsOf(ours),
        })
    }
    return presentTolls(tx, plan, isDone, lang)
  },
})

/** `file` is the fingerprint of the file, by which the audit log finds all of it. */
type Passing = { paper: string; file: string; staffId: string; now: Date }

const titles = {
  toll: {
    one: { en: 'A toll was passed on to you', es: 'Te trasladamos un peaje' },
    many: { en: 'Tolls were passed on to you', es: 'Te trasladamos peajes' },
  },
  fine: {
    one: { en: 'A fine was passed on to you', es: 'Te trasladamos una multa' },
    many: { en: 'Fines were passed on to you', es: 'Te trasladamos multas' },
  },
}

/** One charge with its paper, told to its renter. @returns the charge's id */
async function passOnBundle(
  tx: Tx,
  { holder, code, tolls }: Bundle,
  { paper, file, staffId, now }: Passing,
): Promise<string> {
  const order = await lockOrder(tx, holder.orderId)
  // Whether it is over decides how it is paid, and was shown.
  const isOver = order && (await isReturned(tx, order.transaction_id))
  if (!order || isOver !== holder.isOver) throw conflict(changedSince)
  const renter = await userById(tx, order.user_id)
  const description = describe(tolls, (renter?.language ?? 'en') as Lang)
  const papers = await attachToOrder(tx, order.id, [paper])
  const cents = centsOf(tolls)
  const charge = await passOn(tx, order, { code, cents, description, papers }, now)
  const amount = dollarsText(cents)
  const title = titles[code][tolls.length === 1 ? 'one' : 'many']
  const notice = {
    userId: order.user_id,
    orderId: order.id,
    topic: 'payment',
    thread: `passed on ${charge}`,
    severity: 'warning',
    title,
    text: {
      en: `${amount}: ${description}. See the paper on your rental; if it is not yours, you can appeal.`,
      es: `${amount}: ${description}. Mira el comprobante en tu renta; si no es tuyo, puedes apelar.`,
    },
    route: 'dashboard',
    query: { order: order.id },
  } as const
  await notify(tx, notice, now)
  await audit(tx, staffId, now, `${code} passed on`, file, {
    order: order.id,
    from: 'not passed on',
    to: 'charged',
    amount: cents,
    description,
  })
  return charge
}

async function isReturned(tx: Tx, transactionId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('rental_transaction')
    .select('returned_at')
    .where('id', '=', transactionId)
    .executeTakeFirst()
  return row?.returned_at !== null && row !== undefined
}

/** «Bay Bridge, Tue 10 Nov 2026, 07:42», or how many and between which days. */
function describe(tolls: readonly FoundToll[], lang: Lang): string {
  const [first] = tolls
  const last = tolls.at(-1)
  if (!first || !last) return ''
  const day = ({ toll }: FoundToll) => formatWeekDay(dayOf(toll.at), lang)
  if (tolls.length === 1) return `${first.toll.place}, ${day(first)}, ${timeOf(first.toll.at)}`
  const many = { en: `${tolls.length} times`, es: `${tolls.length} veces` }[lang]
  return day(first) === day(last)
    ? `${many}, ${day(first)}`
    : `${many}, ${day(first)} – ${day(last)}`
}

type Writing = { charge: string | null; staffId: string; now: Date }

/** What was taken once is known whichever file it comes in again; two files at once find out here. */
async function writeLines(
  tx: Tx,
  tolls: readonly Pick<FoundToll, 'toll' | 'at'>[],
  { charge, staffId, now }: Writing,
): Promise<void> {
  if (tolls.length === 0) return
  const rows = tolls.map(({ toll, at }) => ({
    plate: toll.key,
    at,
    place: toll.place,
    code: toll.code,
    amount_cents: toll.cents,
    charge_id: charge,
    written_at: now,
    written_by: staffId,
  }))
  const written = await tx
    .insertInto('toll_line')
    .values(rows)
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .execute()
  if (written.length < rows.length) throw conflict(changedSince)
}

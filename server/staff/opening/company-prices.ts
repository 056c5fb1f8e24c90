import { formatDay } from '#domain/core/time/format-date.ts'
import type { ParsedInputOf } from '#protocol/core/operation.ts'
import type * as operations from '#protocol/staff/operations.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import {
  addExtra,
  addPlan,
  changeExtra,
  changePlan,
  type CoverSet,
  lockCover,
  lockOffer,
  setCover,
} from '../../fleet/pricing/change-offers.ts'
import {
  type ExtraRow,
  type ModifierRow,
  normalPriceId,
  readOffers,
} from '../../fleet/pricing/offers-store.ts'
import type { Handlers } from '../../platform/api/handler.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import { mustBeAsSeen, versionOf } from '../../platform/audit/as-seen.ts'
import { randomId } from '../../platform/random.ts'
import { auditChange } from './audit-change.ts'

type Of = Handlers<typeof operations>

const named = (row: ExtraRow | ModifierRow) => ({
  nameEn: row.name_en,
  nameEs: row.name_es,
  descriptionEn: row.description_en,
  descriptionEs: row.description_es,
  offered: row.offered,
})
const extraOf = (row: ExtraRow) => ({ ...named(row), price: row.price_cents / 100 })
const planOf = (row: ModifierRow) => ({
  ...named(row),
  times: Number(row.coefficient),
  from: row.first_day ?? undefined,
  until: row.last_day ?? undefined,
})
const coverOf = (set: CoverSet) => (set ? { low: set.low / 100, high: set.high / 100 } : {})

/** As staff are shown them now. */
export const extraVersion = (row: ExtraRow): string => versionOf(extraOf(row))
export const planVersion = (row: ModifierRow): string => versionOf(planOf(row))
export const coverVersion = (set: CoverSet): string => versionOf(coverOf(set))

export const companyPrices: Of['companyPrices'] = async ({ db }) => {
  const { extras, modifiers, covers } = await readOffers(db)
  const [low, high] = [covers[0]?.month, covers.at(-1)?.month]
  const set = low === undefined || high === undefined ? undefined : { low, high }
  return {
    extras: extras.map((row) => ({ id: row.id, ...extraOf(row), version: extraVersion(row) })),
    plans: modifiers.map((row) => ({ id: row.id, ...planOf(row), version: planVersion(row) })),
    cover: { ...coverOf(set), version: coverVersion(set) },
  }
}

type Words = {
  nameEn: string
  nameEs: string
  descriptionEn: string
  descriptionEs: string
  offered: boolean
}
const wordsOf = (said: Words) => ({
  name_en: said.nameEn,
  name_es: said.nameEs,
  description_en: said.descriptionEn,
  description_es: said.descriptionEs,
  offered: said.offered,
})

/**
 * Saves an extra or makes one; what was booked keeps its price (docs/product/company.md#prices).
 * @throws Problem 404 without such an extra, 409 when a colleague saved meanwhile
 */
export const staffSaveExtra: Of['staffSaveExtra'] = async ({ db: tx, user, now }, input) => {
  const set = { ...wordsOf(input), price_cents: input.price }
  const done = { staffId: user.id, now, action: 'extra saved' } as const
  if (input.extra === undefined) {
    const made = await addExtra(tx, { id: randomId(), ...set })
    await auditChange(tx, { ...done, subject: made.id }, {}, extraOf(made))
    return {}
  }
  const before = await lockOffer(tx, 'extra', input.extra)
  if (!before) throw new Problem(404, texts.notFound)
  mustBeAsSeen(input.version ?? '', extraVersion(before))
  const after = await changeExtra(tx, before.id, set)
  await auditChange(tx, { ...done, subject: before.id }, extraOf(before), extraOf(after))
  return {}
}

/**
 * Saves a price plan or makes one; what was booked keeps its price (docs/product/company.md#prices).
 * @throws Problem 400 for a Normal price that is not 1 or not offered, 404 and 409 as of an extra
 */
export const staffSavePlan: Of['staffSavePlan'] = async ({ db: tx, user, now }, input) => {
  const { from, until, times } = input
  if (from !== undefined && until !== undefined && until < from)
    throw new Problem(400, texts.malformed, {
      errors: { until: fieldError('notEarlier', formatDay(from)) },
    })
  const days = { first_day: from ?? null, last_day: until ?? null }
  const set = { ...wordsOf(input), ...days, coefficient: String(times) }
  const done = { staffId: user.id, now, action: 'plan saved' } as const
  if (input.plan === undefined) {
    const made = await addPlan(tx, { id: randomId(), ...set })
    await auditChange(tx, { ...done, subject: made.id }, {}, planOf(made))
    return {}
  }
  if (input.plan === normalPriceId) mustStayNormal(input)
  const before = await lockOffer(tx, 'price_modifier', input.plan)
  if (!before) throw new Problem(404, texts.notFound)
  mustBeAsSeen(input.version ?? '', planVersion(before))
  const after = await changePlan(tx, before.id, set)
  await auditChange(tx, { ...done, subject: before.id }, planOf(before), planOf(after))
  return {}
}

type Normal = Pick<
  ParsedInputOf<typeof operations.staffSavePlan>,
  'times' | 'offered' | 'from' | 'until'
>

/** @throws Problem 400 at what makes it no Normal price */
function mustStayNormal({ times, offered, from, until }: Normal): void {
  const errors = {
    ...(from !== undefined && { from: fieldError('invalidData') }),
    ...(until !== undefined && { until: fieldError('invalidData') }),
    ...(times !== 1 && { times: fieldError('invalidData') }),
    ...(!offered && { offered: fieldError('invalidData') }),
  }
  if (Object.keys(errors).length > 0) throw new Problem(400, texts.malformed, { errors })
}

/**
 * Saves what the company's own collision cover costs, or that there is none (docs/product/prices.md#cover).
 * @throws Problem 400 with one price alone or a cover for nothing, 409 when a colleague saved meanwhile
 */
export const staffSaveCover: Of['staffSaveCover'] = async (
  { db: tx, user, now },
  { version, low, high },
) => {
  const errors = {
    ...(high !== undefined && !low && { low: fieldError(low === 0 ? 'invalidData' : 'required') }),
    ...(low !== undefined &&
      !high && { high: fieldError(high === 0 ? 'invalidData' : 'required') }),
  }
  if (Object.keys(errors).length > 0) throw new Problem(400, texts.malformed, { errors })
  const before = await lockCover(tx)
  mustBeAsSeen(version, coverVersion(before))
  const after = low && high ? { low, high } : undefined
  await setCover(tx, after)
  const done = { staffId: user.id, now, action: 'cover saved', subject: 'company' } as const
  const whole = (set: CoverSet) => ({ low: '', high: '', ...coverOf(set) })
  await auditChange(tx, done, whole(before), whole(after))
  return {}
}

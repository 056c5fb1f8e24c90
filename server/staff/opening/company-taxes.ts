import type { DatedTax, TaxBase } from '#domain/fleet/pricing/taxes/tax.ts'
import { formatDay } from '#domain/core/time/format-date.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { ParsedInputOf } from '#protocol/core/operation.ts'
import type * as operations from '#protocol/staff/operations.ts'
import type { CompanyTax } from '#protocol/staff/opening/company-taxes.ts'
import { type AreaRow, changeArea, lockArea } from '../../fleet/site/areas-store.ts'
import type { Handlers } from '../../platform/api/handler.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { mustBeAsSeen, versionOf } from '../../platform/audit/as-seen.ts'
import type { Tx } from '../../platform/db/database.ts'
import { randomId } from '../../platform/random.ts'
import { auditChange } from './audit-change.ts'

type Of = Handlers<typeof operations>

/** A list of more nobody reads on a bill; the database holds no longer one either. */
const mostTaxes = 8

/** A tax as staff set it. */
export const companyTax = ({ fraction, dayCents, ...tax }: DatedTax): CompanyTax => ({
  ...tax,
  on: [...tax.on],
  onTaxes: [...tax.onTaxes],
  ...(fraction !== undefined && { percent: Math.round(fraction * 1e6) / 1e4 }),
  ...(dayCents !== undefined && { daily: dayCents / 100 }),
})

/** The list of an area as staff are shown it now. */
export const taxesVersion = ({ tax_lines: lines }: AreaRow): string => versionOf(lines)

/** One tax in a line of the audit log. */
function inWords({ nameEn, nameEs, on, account, from, until, ...tax }: DatedTax): string {
  const how =
    tax.fraction === undefined
      ? `$${((tax.dayCents ?? 0) / 100).toFixed(2)} a day${tax.firstDays ? ` for ${tax.firstDays} days` : ''}`
      : `${Math.round(tax.fraction * 1e6) / 1e4}% of ${[...on, ...tax.onTaxes].join(', ')}`
  const days = `from ${from}${until ? ` to ${until}` : ''}`
  return `${nameEn} / ${nameEs}: ${how}, ${days}${account ? `, account ${account}` : ''}`
}

type Staff = { user: { id: string }; now: Date }

/** Writes an area's list, and who did it. */
async function saveList(tx: Tx, area: AreaRow, list: DatedTax[], { user, now }: Staff) {
  await changeArea(tx, area.id, { tax_lines: JSON.stringify(list) })
  const done = { staffId: user.id, now, action: 'area saved', subject: area.id } as const
  const said = (lines: readonly DatedTax[]) => ({ taxes: lines.map(inWords).join('\n') || 'none' })
  await auditChange(tx, done, said(area.tax_lines), said(list))
}

/** @throws Problem 404 without such an area, 409 when a colleague saved its list meanwhile */
async function listToChange(tx: Tx, id: string, version: string | undefined): Promise<AreaRow> {
  const area = await lockArea(tx, id)
  if (!area) throw new Problem(404, texts.notFound)
  mustBeAsSeen(version ?? '', taxesVersion(area))
  return area
}

const full = {
  en: `An area has at most ${mostTaxes} taxes. Remove one first.`,
  es: `Una zona tiene ${mostTaxes} impuestos como máximo. Quita uno antes.`,
}

/**
 * Saves a tax of an area or adds one at the end of its list (docs/product/prices.md#taxes).
 * @throws Problem 400 at a field, 404 without such an area or tax, 409 when a colleague saved the list meanwhile
 */
export const staffSaveTax: Of['staffSaveTax'] = async (context, input) => {
  const { db: tx, now } = context
  const area = await listToChange(tx, input.area, input.version)
  const { tax_lines: list } = area
  const isNew = input.tax === undefined
  const place = isNew ? list.length : list.findIndex(({ id }) => id === input.tax)
  if (place < 0) throw new Problem(404, texts.notFound)
  if (isNew && list.length >= mostTaxes) throw conflict(full)
  const before = list[place]
  const wrong = wrongIn(input, list.slice(0, place), {
    today: dayOf(toWall(now, area.zone)),
    from: before?.from,
  })
  if (Object.keys(wrong).length > 0) throw new Problem(400, texts.malformed, { errors: wrong })
  const tax = taxOf(input, before?.id ?? randomId())
  await saveList(tx, area, [...list.slice(0, place), tax, ...list.slice(place + 1)], context)
  return {}
}

type Input = ParsedInputOf<typeof operations.staffSaveTax>

/** What is wrong with a tax, by its fields; one that begins in the past would change what was priced. */
function wrongIn(
  { how, percent, daily, on, onTaxes, from, until }: Input,
  earlier: readonly DatedTax[],
  as: { today: string; from: string | undefined },
): Record<string, string> {
  const isShare = how === 'percent'
  const isKnown = onTaxes.every((id) => earlier.some((one) => one.id === id))
  return {
    ...(isShare && percent === undefined && { percent: fieldError('required') }),
    ...(!isShare && daily === undefined && { daily: fieldError('required') }),
    ...(isShare && on.length + onTaxes.length === 0 && { on: fieldError('required') }),
    ...(!isKnown && { onTaxes: fieldError('invalidData') }),
    ...(from < as.today &&
      from !== as.from && { from: fieldError('notEarlier', formatDay(as.today)) }),
    ...(until !== undefined &&
      until < from && { until: fieldError('notEarlier', formatDay(from)) }),
  }
}

function taxOf(input: Input, id: string): DatedTax {
  const { nameEn, nameEs, how, percent = 0, daily, firstDays, on, onTaxes, account } = input
  const named = { id, nameEn, nameEs, ...(account && { account }) }
  const dated = { from: input.from, ...(input.until && { until: input.until }) }
  if (how === 'day')
    return {
      ...named,
      dayCents: daily,
      ...(firstDays && { firstDays }),
      on: [],
      onTaxes: [],
      ...dated,
    }
  const fraction = Math.round(percent * 10_000) / 1_000_000
  // What is named twice would be taxed twice.
  const [once, earlier] = [[...new Set(on as TaxBase[])], [...new Set(onTaxes)]]
  return { ...named, fraction, on: once, onTaxes: earlier, ...dated }
}

/**
 * Takes a tax off an area's list (docs/product/prices.md#taxes).
 * @throws Problem 404 without such an area or tax, 409 when another tax is taken of it, or a colleague saved meanwhile
 */
export const staffRemoveTax: Of['staffRemoveTax'] = async (context, input) => {
  const { db: tx } = context
  const area = await listToChange(tx, input.area, input.version)
  const { tax_lines: list } = area
  const gone = list.find(({ id }) => id === input.tax)
  if (!gone) throw new Problem(404, texts.notFound)
  const taxed = list.find(({ onTaxes }) => onTaxes.includes(gone.id))
  if (taxed)
    throw conflict({
      en: `${taxed.nameEn} is taken of ${gone.nameEn}. Change that first.`,
      es: `${taxed.nameEs} se calcula también sobre ${gone.nameEs}. Cambia eso antes.`,
    })
  await saveList(
    tx,
    area,
    list.filter(({ id }) => id !== gone.id),
    context,
  )
  return {}
}

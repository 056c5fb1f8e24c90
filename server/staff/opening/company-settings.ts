import type * as z from 'zod/mini'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { JobsChoice } from '#protocol/core/parts.ts'
import type { Lang } from '#protocol/core/text.ts'
import type {
  companySettings as query,
  CompanySettings,
  staffSaveCompany as command,
} from '#protocol/staff/opening/company-settings.ts'
import {
  changeCompany,
  type CompanyRow,
  lockCompany,
  phoneCountryOf,
  readCompany,
} from '../../people/company/company-store.ts'
import { logoAddress } from '../../people/company/company-pages.ts'
import { shownName } from '../../people/people/shown-name.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { mustBeAsSeen, versionOf } from '../../platform/audit/as-seen.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { agreedJobs } from '../../jobs/jobs/jobs-store.ts'
import { auditChange } from './audit-change.ts'
import { logoVersion } from './company-logo.ts'

const percent = (fraction: string) => Math.round(Number(fraction) * 1000) / 10

const settingsOf = (row: CompanyRow): CompanySettings => ({
  name: row.name ?? undefined,
  legalName: row.legal_name ?? undefined,
  licenseNumber: row.license_number ?? undefined,
  address: row.address ?? undefined,
  phone: row.phone ?? undefined,
  nightPhone: row.night_phone ?? undefined,
  phoneCountry: phoneCountryOf(row),
  supportMail: row.support_mail ?? undefined,
  showsMaker: row.shows_maker,
  mainColor: row.main_color ?? undefined,
  accentColor: row.accent_color ?? undefined,
  bankHolder: row.bank_holder ?? undefined,
  bankRouting: row.bank_routing ?? undefined,
  bankAccount: row.bank_account ?? undefined,
  takesCash: row.takes_cash,
  cardFee: percent(row.card_fee),
  donation: percent(row.donation_rate),
  helpsUkraine: row.helps_ukraine,
  answerHours: row.answer_hours,
  callerHoldHours: row.caller_hold_hours,
  promiseEn: row.promise_en ?? undefined,
  promiseEs: row.promise_es ?? undefined,
  jobs: row.jobs as JobsChoice,
  hasCommunity: row.has_community,
})

type Said = z.output<(typeof command)['input']>

const rowOf = (said: Said) => ({
  name: said.name ?? null,
  legal_name: said.legalName ?? null,
  license_number: said.licenseNumber ?? null,
  address: said.address ?? null,
  phone: said.phone ?? null,
  night_phone: said.nightPhone ?? null,
  phone_country: said.phoneCountry,
  support_mail: said.supportMail ?? null,
  shows_maker: said.showsMaker,
  main_color: said.mainColor ?? null,
  accent_color: said.accentColor ?? null,
  bank_holder: said.bankHolder ?? null,
  bank_routing: said.bankRouting ?? null,
  bank_account: said.bankAccount ?? null,
  takes_cash: said.takesCash,
  card_fee: String(said.cardFee / 100),
  donation_rate: String(said.donation / 100),
  helps_ukraine: said.helpsUkraine,
  answer_hours: said.answerHours,
  caller_hold_hours: said.callerHoldHours,
  promise_en: said.promiseEn ?? null,
  promise_es: said.promiseEs ?? null,
  jobs: said.jobs,
  has_community: said.hasCommunity,
})

/** As staff are shown it now. */
export const companyVersion = (row: CompanyRow): string => versionOf(settingsOf(row))

export const companySettings: Handler<typeof query> = async ({ db, lang }) => {
  const row = await readCompany(db)
  const settings = settingsOf(row)
  return {
    settings,
    logo: logoAddress(row),
    logoVersion: logoVersion(row),
    isSample: row.is_sample,
    version: companyVersion(row),
    changed: await changedBy(db, row, lang),
  }
}

async function changedBy(db: Db, { changed_at: at, changed_by: id }: CompanyRow, lang: Lang) {
  if (!at || !id) return undefined
  const person = await db
    .selectFrom('app_user as u')
    .select(shownName('u', lang).as('name'))
    .where('u.id', '=', id)
    .executeTakeFirst()
  return { by: person?.name ?? '', at: at.toISOString() }
}

/**
 * Saves what the company has set of itself, from the next call on (docs/product/company.md#settings).
 * @throws Problem 400 for a bank account that is not whole, 409 when a colleague saved meanwhile
 */
export const staffSaveCompany: Handler<typeof command> = async ({ db: tx, user, now }, input) => {
  mustBeWhole(input)
  const row = await lockCompany(tx)
  if (row.opened_at !== null) mustKeepParty(input)
  mustBeAsSeen(input.version, companyVersion(row))
  if (input.jobs === 'off' && row.jobs !== 'off') await mustHaveNoneUnderWay(tx)
  const before = settingsOf(row)
  const after = settingsOf({ ...row, ...rowOf(input) })
  if (versionOf(after) === versionOf(before)) return {}
  await changeCompany(tx, rowOf(input), { id: user.id, at: now })
  const done = { staffId: user.id, now, action: 'company saved', subject: 'company' } as const
  await auditChange(tx, done, before, after)
  return {}
}

/** @throws Problem 409 while people have agreed on jobs that are not over */
async function mustHaveNoneUnderWay(tx: Tx): Promise<void> {
  const agreed = await agreedJobs(tx)
  if (agreed === 0) return
  throw conflict({
    en: `${agreed === 1 ? 'One ride or job is' : `${agreed} rides and jobs are`} agreed and not over yet. Choose “where there are enough” until then.`,
    es: `${agreed === 1 ? 'Hay un viaje o trabajo acordado que todavía no termina' : `Hay ${agreed} viajes y trabajos acordados que todavía no terminan`}. Mientras tanto elige «donde hay suficientes».`,
  })
}

/** @throws Problem 400 at a name that contracts and pages of an open company need */
function mustKeepParty({ name, legalName }: Said): void {
  const errors = {
    ...(name === undefined && { name: fieldError('required') }),
    ...(legalName === undefined && { legalName: fieldError('required') }),
  }
  if (Object.keys(errors).length > 0) throw new Problem(400, texts.malformed, { errors })
}

/** What is set together or not at all. */
const wholes = [
  ['bankHolder', 'bankRouting', 'bankAccount'],
  ['mainColor', 'accentColor'],
  ['promiseEn', 'promiseEs'],
] as const

/** @throws Problem 400 at what is missing of a bank account or of the colors */
function mustBeWhole(input: Said): void {
  const missing = wholes.flatMap((whole) => {
    const absent = whole.filter((name) => input[name] === undefined)
    return absent.length === whole.length ? [] : absent
  })
  if (missing.length === 0) return
  const errors = Object.fromEntries(missing.map((name) => [name, fieldError('required')]))
  throw new Problem(400, texts.malformed, { errors })
}

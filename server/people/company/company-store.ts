import { type RawBuilder, type Selectable, sql, type Updateable } from 'kysely'
import { palettes } from '#domain/people/company/brand-colors.ts'
import type { PhoneCountry } from '#domain/core/text/phone-countries.ts'
import { confirmsItselfHours, type Promised, promised } from '#domain/people/company/promise.ts'
import { productName } from '#protocol/core/company-facts.ts'
import { BadConfig, type Config } from '../../config.ts'
import { databaseRefusals } from '../../platform/api/database-refusals.ts'
import { conflict } from '../../platform/api/problem.ts'
import { type Cacheable, readCached } from '../../platform/db/cache.ts'
import type { PdfCompany } from '../../platform/pdf/pdf.ts'
import { bareAddress, type Sender } from '../../platform/gateways/mail.ts'
import { sha256 } from '../../platform/random.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Schema } from '../../platform/db/schema.ts'

/** The company as its database has it; fees and rates are fractions. */
export type CompanyRow = Selectable<Schema['company']>

const company: Cacheable<CompanyRow> = {
  topic: 'company',
  read: (db) => db.selectFrom('company').selectAll().executeTakeFirstOrThrow(),
}

/** What its owner has set, and what is off because nobody has (docs/product/company.md). */
export const readCompany = (db: Db | Tx): Promise<CompanyRow> => readCached(db, company)

/** The company from its table, which stays as it is until the transaction ends. */
export const lockCompany = (tx: Tx): Promise<CompanyRow> =>
  tx.selectFrom('company').selectAll().forUpdate().executeTakeFirstOrThrow()

/** Changes what the company has set; what renters were told before stays promised. */
export async function changeCompany(
  tx: Tx,
  set: Omit<Updateable<Schema['company']>, 'single' | 'is_sample'>,
  by: { id: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('company')
    .set({ ...set, changed_by: by.id, changed_at: by.at })
    .execute()
}

/** @throws Problem 409 before an owner has opened the company for booking (docs/product/company.md#opening) */
export async function mustBeOpen(tx: Tx): Promise<void> {
  const { opened_at: at } = await tx
    .selectFrom('company')
    .select('opened_at')
    .executeTakeFirstOrThrow()
  if (at === null) throw conflict(databaseRefusals.company_is_open.text)
}

/** Removes the pictures that the company shows no more. */
export async function forgetLogos(tx: Tx): Promise<void> {
  await sql`delete from company_logo where id not in (select logo from company where logo is not null)`.execute(
    tx,
  )
}

/** Keeps the pictures of a logo. @returns its id */
export async function keepLogo(
  tx: Tx,
  { wide, square }: { wide: Buffer; square: Buffer },
  now: Date,
): Promise<string> {
  const id = sha256(Buffer.concat([wide, square]).toString('base64')).slice(0, 32)
  await tx
    .insertInto('company_logo')
    .values({ id, wide, square, created_at: now })
    .onConflict((oc) => oc.column('id').doNothing())
    .execute()
  return id
}

/** What renters call the company; as long as it has no name, that of the program. */
export const companyName = ({ name }: Pick<CompanyRow, 'name'>): string => name ?? productName

/** Whose phone numbers are written without a country (docs/product/app.md#phone-numbers). */
export const phoneCountryOf = (row: Pick<CompanyRow, 'phone_country'>): PhoneCountry =>
  row.phone_country as PhoneCountry

/** The same for who has no row at hand. */
export const phoneCountry = async (db: Db | Tx): Promise<PhoneCountry> =>
  phoneCountryOf(await readCompany(db))

/** The same name inside a statement. */
export const shownCompanyName: RawBuilder<string> = sql`(select coalesce(name, ${productName}::text) from company)`

/** The party of its contracts (docs/product/company.md#name-and-contacts). */
export const legalParty = (row: Pick<CompanyRow, 'name' | 'legal_name'>): string =>
  row.legal_name ?? companyName(row)

/** The colors of the program, which its stylesheet has (web/ui/styles.css). */
const standardMain = '#005e66'
const standardDark = { primary: '#62d3d0', 'on-primary': '#00272a' }

/** The company's main color, in both themes. */
export function companyColors({ main_color: main, accent_color: accent }: CompanyRow) {
  return main === null || accent === null
    ? { light: { primary: standardMain }, dark: standardDark }
    : palettes(main, accent)
}

/** Whose papers they are. */
export async function paperCompany(db: Db): Promise<PdfCompany> {
  const row = await readCompany(db)
  return { name: companyName(row), color: companyColors(row).light.primary }
}

/** Whose mails they are. */
export async function senderOf(db: Db): Promise<Sender> {
  const row = await readCompany(db)
  const { light, dark } = companyColors(row)
  return {
    name: companyName(row),
    replyTo: row.support_mail ?? undefined,
    colors: { primary: light.primary, dark: dark.primary, onDark: dark['on-primary'] },
  }
}

/** Where people reach the company by mail. */
export async function companyMail({
  db,
  config,
}: {
  db: Db | Tx
  config: Config
}): Promise<string> {
  return (await readCompany(db)).support_mail ?? bareAddress(config.mailFrom)
}

/** When the company confirms what is paid (docs/product/booking-and-payment.md#confirmation). */
export function promiseOf({ answer_hours, promise_en: en, promise_es: es }: CompanyRow): Promised {
  return promised(answer_hours, en !== null && es !== null ? { en, es } : undefined)
}

/** How long a paid booking that lacks nothing waits before it confirms itself, inside a statement. */
export const sqlConfirmsItself: RawBuilder<unknown> = sql`(
  select make_interval(hours => least(${sql.lit(confirmsItselfHours)}, answer_hours)) from company)`

/** Where renters send money to. */
export type BankAccount = { holder: string; routing: string; account: string }

/** The account of the company; without one nobody is told to send money. */
export function bankAccountOf(row: CompanyRow): BankAccount | undefined {
  const { bank_holder: holder, bank_routing: routing, bank_account: account } = row
  return holder && routing && account ? { holder, routing, account } : undefined
}

/**
 * The sample company takes no real money, and nobody meets it by mistake (docs/product/company.md#the-sample-company).
 * @throws BadConfig with a sentence for the person who starts it
 */
export async function refuseSample(db: Db, config: Config): Promise<void> {
  const { is_sample: isSample } = await readCompany(db)
  if (!isSample) return
  const kept = config.databaseUrl ? 'The database of DATABASE_URL' : `DATA_DIR ${config.dataDir}`
  const anew = config.databaseUrl ? 'an empty database' : 'a new DATA_DIR'
  if (config.hasLiveKey)
    throw new BadConfig(
      `${kept} holds the sample company, which takes no real money: start with ${anew}, or leave out STRIPE_SECRET_KEY.`,
    )
  if (config.isPublic && !config.showsSample)
    throw new BadConfig(
      `${kept} holds the sample company, whose cars and people are made up: start with ${anew} to open at ${config.publicUrl}, or set SEED_DEMO=1 to show the sample there.`,
    )
}

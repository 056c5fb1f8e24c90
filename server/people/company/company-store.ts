import type { Selectable, Updateable } from 'kysely'
import type { CompanyFacts } from '#protocol/core/company-facts.ts'
import { BadConfig, type Config } from '../../config.ts'
import type { Services } from '../../platform/api/context.ts'
import { type Cacheable, readCached } from '../../platform/db/cache.ts'
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

/** Where renters send money to. */
export type BankAccount = { holder: string; routing: string; account: string }

/** The account of the company; without one nobody is told to send money. */
export function bankAccountOf(row: CompanyRow): BankAccount | undefined {
  const { bank_holder: holder, bank_routing: routing, bank_account: account } = row
  return holder && routing && account ? { holder, routing, account } : undefined
}

/** What the pages are told of the company (docs/product/company.md). */
export async function companyFacts({
  db,
  config,
}: Pick<Services, 'db' | 'config'>): Promise<CompanyFacts> {
  const row = await readCompany(db)
  return {
    donationRate: Number(row.donation_rate),
    helpsUkraine: row.helps_ukraine,
    isSample: row.is_sample && config.isPublic,
  }
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

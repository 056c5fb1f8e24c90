import { BadConfig, type Config } from '../../config.ts'
import { gatewayOf } from '../../money/gateways/gateway-of.ts'
import { readCompany, refuseSample } from '../../people/company/company-store.ts'
import type { Db } from '../../platform/db/database.ts'
import { stepsOf } from '../../staff/opening/company-opening.ts'
import { notSet } from '../../staff/opening/not-set.ts'
import { type Check, checksOf } from './check.ts'

const about = checksOf('company')

/**
 * What the checklist of an owner says (docs/product/company.md#opening), and what staff are told is not
 * set. What is missing is advice until the company is open, and what renters notice from then on.
 */
export async function checkCompany(
  db: Db,
  config: Config,
  unusable: ReadonlySet<string>,
): Promise<Check[]> {
  const row = await readCompany(db)
  const context = {
    db,
    services: { config, payments: gatewayOf(config) },
    // Renters of a public address are never at this machine.
    isSameMachine: !config.isPublic,
  }
  const isOpen = row.opened_at !== null
  const steps = await stepsOf(context, row)
  const missing = steps
    .filter(({ isDone }) => !isDone)
    // Then it is set, and said to be wrong already.
    .filter(({ step }) => step !== 'mail' || !unusable.has('MAIL_URL'))
  const named = new Set<string>(steps.filter(({ isDone }) => !isDone).map(({ step }) => step))
  const off = (await notSet(context))
    .filter(({ what }) => !named.has(what))
    // These have lines of their own.
    .filter(({ what }) => what !== 'backups' && what !== 'saved')
  const lines = [
    ...(await sampleRefused(db, config)),
    ...missing.map(({ text }) =>
      isOpen
        ? about.fails(`It is open, and this is missing: ${text.en}`)
        : about.advice(`Missing before it opens: ${text.en}`),
    ),
    ...off.map(({ text, what }) =>
      about.advice(
        what === 'open'
          ? `${text.en.slice(0, -1)}: an owner opens it at /staff?view=opening.`
          : text.en,
      ),
    ),
  ]
  return isOpen && missing.length === 0
    ? [about.ok('It is open, and has what it needs.'), ...lines]
    : lines
}

/** The sample company at a public address: the server would not start. */
async function sampleRefused(db: Db, config: Config): Promise<Check[]> {
  try {
    await refuseSample(db, config)
    return []
  } catch (error) {
    if (!(error instanceof BadConfig)) throw error
    return [about.fails(error.message)]
  }
}

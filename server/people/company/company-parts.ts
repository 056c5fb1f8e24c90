import type { Part } from '#protocol/core/parts.ts'
import type { Text } from '#protocol/core/text.ts'
import type { Services } from '../../platform/api/context.ts'
import { Problem } from '../../platform/api/problem.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { type CompanyRow, readCompany } from './company-store.ts'

/** What the company does without (docs/product/company.md#parts). */
export function partsOff(row: Pick<CompanyRow, 'jobs' | 'has_community'>): Part[] {
  return [
    ...(row.jobs === 'off' ? (['jobs'] as const) : []),
    ...(row.has_community ? [] : (['community'] as const)),
  ]
}

const off: Record<Part, Text> = {
  jobs: {
    en: 'There are no rides and jobs at this company.',
    es: 'En esta empresa no hay viajes ni trabajos.',
  },
  community: {
    en: 'There is no network of renters at this company.',
    es: 'En esta empresa no hay red de clientes.',
  },
}

/** @throws Problem 404 where the company does without the part */
async function mustHave(db: Db | Tx, part: Part): Promise<void> {
  if (partsOff(await readCompany(db)).includes(part)) throw new Problem(404, off[part])
}

type Called = (context: { db: Db | Tx }, ...rest: never[]) => Promise<unknown>

/**
 * The handlers of a part: each call of one is a 404 while the company does without it.
 * @param always those that stay
 */
export function whileOn<Table extends Record<string, unknown>>(
  part: Part,
  handlers: Table,
  always: readonly (keyof Table)[],
): Table {
  const guarded = Object.entries(handlers).map(([name, handler]) => {
    if (always.includes(name)) return [name, handler]
    if (typeof handler === 'function') return [name, guard(part, handler as Called)]
    const steps = handler as { prepare: Called }
    return [name, { ...steps, prepare: guard(part, steps.prepare) }]
  })
  return Object.fromEntries(guarded) as Table
}

function guard(part: Part, called: Called): Called {
  return async (context, ...rest) => {
    await mustHave(context.db, part)
    return called(context, ...rest)
  }
}

/** Work of a part, which rests while the company does without it. */
export const runWhileOn =
  (part: Part, run: (services: Services) => Promise<number>) =>
  async (services: Services): Promise<number> =>
    partsOff(await readCompany(services.db)).includes(part) ? 0 : run(services)

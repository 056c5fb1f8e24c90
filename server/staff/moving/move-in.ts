import type { MoveKind } from '#protocol/staff/moving/kinds.ts'
import type { Services } from '../../platform/api/context.ts'
import { carryOutMove, lockMoving, planMove } from './moving.ts'
import type { MovedBy, MoveResult } from './plan.ts'
import { checkContracts, type ContractFiles, noFiles, storeContracts } from './old-contracts.ts'

type Options = {
  by: MovedBy
  now: Date
  isDryRun?: boolean
  contracts?: ContractFiles
}

/**
 * Takes a file in, all or nothing, or says what it would do (docs/import.md): for the command line. Contracts are
 * looked into and stored before anything is written.
 */
export async function moveIn(
  services: Pick<Services, 'db' | 'files' | 'keeperOf'>,
  kind: MoveKind,
  bytes: Uint8Array,
  { by, now, isDryRun = false, contracts = noFiles }: Options,
): Promise<MoveResult> {
  const { db } = services
  const first = await db.transaction().execute((tx) => planMove(tx, kind, bytes, now))
  const { checked, bad } = await checkContracts(first.plan, contracts)
  const result = { ...first.result, bad: [...first.result.bad, ...bad] }
  if (isDryRun || result.bad.length > 0) return result
  const stored = await storeContracts(services, checked, now)
  return db.transaction().execute(async (tx) => {
    await lockMoving(tx)
    const plan = await planMove(tx, kind, bytes, now)
    // What changed since is told as what it makes of the file.
    if (plan.result.bad.length === 0) await carryOutMove(tx, plan, { by, now, contracts: stored })
    return plan.result
  })
}

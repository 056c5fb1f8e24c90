import { fieldError } from '#protocol/core/field-messages.ts'
import { staffMoveIn as operation } from '#protocol/staff/moving/moving-in.ts'
import { prepared } from '../../platform/api/handler.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { limit } from '../../platform/http/limits.ts'
import { sha256 } from '../../platform/random.ts'
import type { BadLine } from '../../platform/tables/read-table.ts'
import { carryOutMove, lockMoving, planMove } from './moving.ts'
import type { MoveResult } from './plan.ts'
import { checkContracts, contractsOfZip, noFiles, storeContracts } from './old-contracts.ts'

const mostMegabytes = 5
const mostLines = 100

const changedSince = {
  en: 'Something changed since you looked, so nothing was done. Please look at the file again.',
  es: 'Algo cambió desde que miraste, así que no se hizo nada. Revisa el archivo otra vez.',
}

/** The contracts that came along are part of what was shown. */
const withContracts = ({ fingerprint }: MoveResult, zip: Uint8Array | undefined) =>
  zip ? sha256(fingerprint + sha256(Buffer.from(zip).toString('base64'))).slice(0, 16) : fingerprint

const shown = (isDone: boolean, result: MoveResult, bad: readonly BadLine[], seen: string) => ({
  isDone,
  added: result.added,
  joined: result.joined,
  known: result.known,
  overdue: result.overdue.slice(0, mostLines),
  bad: bad.slice(0, mostLines),
  badInAll: bad.length,
  ignoredColumns: result.ignoredColumns,
  fingerprint: bad.length > 0 || isDone ? undefined : seen,
})

/**
 * What a file of people, rentals, reservations or services does, or would do (docs/product/company.md#moving-in).
 * @throws Problem 400 at `file` when it is too large, 409 when something changed since the dry run
 */
export const staffMoveIn = prepared(operation, {
  async prepare(context, { kind, file, contracts: zip, fingerprint }) {
    const { services, user, now, outsideQueue } = context
    limit(context, `moving in ${user.id}`, 60, 3600)
    if (file.bytes.length > mostMegabytes * 1024 * 1024)
      throw new Problem(400, texts.malformed, {
        errors: { file: fieldError('fileSize', mostMegabytes) },
      })
    const { db } = services
    const { plan, result } = await db
      .transaction()
      .execute((tx) => planMove(tx, kind, file.bytes, now))
    const files = zip ? contractsOfZip(zip.bytes) : noFiles
    if ('reason' in files) return { bad: [{ line: 1, reason: files.reason }], contracts: new Map() }
    const { checked, bad } = await outsideQueue(() => checkContracts(plan, files))
    const isDone = fingerprint === withContracts(result, zip?.bytes)
    const isGood = bad.length === 0 && result.bad.length === 0
    const contracts =
      isDone && isGood ? await storeContracts(services, checked, now) : new Map<string, never>()
    return { bad, contracts }
  },

  async run(context, { kind, file, contracts: zip, fingerprint }, { bad: more, contracts }) {
    const { db: tx, user, now } = context
    const isDone = fingerprint !== undefined
    if (isDone) await lockMoving(tx)
    const plan = await planMove(tx, kind, file.bytes, now)
    const { result } = plan
    const bad = [...result.bad, ...more].toSorted((one, other) => one.line - other.line)
    const seen = withContracts(result, zip?.bytes)
    if (isDone) {
      if (bad.length > 0 || seen !== fingerprint) throw conflict(changedSince)
      const by = { staffId: user.id, way: 'screen' } as const
      await carryOutMove(tx, plan, { by, now, contracts })
    }
    return shown(isDone, result, bad, seen)
  },
})

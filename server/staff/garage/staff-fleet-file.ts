import type { FastifyInstance } from 'fastify'
import { fieldError } from '#protocol/core/field-messages.ts'
import { staffRights } from '#protocol/staff-rights.ts'
import type { staffReadFleetFile as operation } from '#protocol/staff/garage/staff-fleet-file.ts'
import { carryOut, lockCars, planImport } from '../../fleet/cars/fleet-file/import-fleet.ts'
import { writeFleetFile } from '../../fleet/cars/fleet-file/known-fleet.ts'
import type { Services } from '../../platform/api/context.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { mustBeStaffWith, requireCaller } from '../../platform/api/require-caller.ts'
import { audit } from '../../platform/audit/audit.ts'
import { limit } from '../../platform/http/limits.ts'
import { planAddedCars } from '../../rentals/maintenance/plan-new-cars.ts'

const mostMegabytes = 5
const mostBadLines = 100

const changedSince = {
  en: 'The cars changed since you looked, so nothing was done. Please look at the file again.',
  es: 'Los autos cambiaron desde que miraste, así que no se hizo nada. Revisa el archivo otra vez.',
}

/**
 * What a fleet file does, or would do (docs/product/cars.md#a-file-of-cars).
 * @throws Problem 400 at `file` when it is too large, 409 when the cars changed since the dry run
 */
export const staffReadFleetFile: Handler<typeof operation> = async (context, input) => {
  const { db: tx, user, now } = context
  const { file, fingerprint } = input
  limit(context, `fleet file ${user.id}`, 60, 3600)
  if (file.bytes.length > mostMegabytes * 1024 * 1024)
    throw new Problem(400, texts.malformed, {
      errors: { file: fieldError('fileSize', mostMegabytes) },
    })
  const isDone = fingerprint !== undefined
  if (isDone) await lockCars(tx)
  const plan = await planImport(tx, file.bytes, now)
  const { bad, fingerprint: met, ...result } = plan.result
  if (isDone) {
    if (bad.length > 0 || met !== fingerprint) throw conflict(changedSince)
    await carryOut(tx, plan)
    await planAddedCars(tx, now)
    const columns = Object.entries(result.columns).map(([name, cars]) => `${name}: ${cars}`)
    const said = [`added: ${result.added}`, `changed: ${result.changed}`, ...columns].join('\n')
    await audit(tx, user.id, now, 'fleet file taken in', 'company', {
      from: 'none',
      to: said,
    })
  }
  return {
    isDone,
    ...result,
    bad: bad.slice(0, mostBadLines),
    badInAll: bad.length,
    fingerprint: bad.length > 0 || isDone ? undefined : met,
  }
}

/** All cars as such a file, for staff who may change them. */
export function registerCarsFile(app: FastifyInstance, services: Services): void {
  app.get('/api/cars.csv', async (request, reply) => {
    const user = await requireCaller(services, request)
    mustBeStaffWith(user, staffRights.staffReadFleetFile)
    return reply
      .type('text/csv; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .header('X-Content-Type-Options', 'nosniff')
      .header('Content-Disposition', 'attachment; filename="cars.csv"')
      .send(await writeFleetFile(services.db))
  })
}

import type { FastifyInstance } from 'fastify'
import { staffRights } from '#protocol/staff-rights.ts'
import type { Services } from '../../platform/api/context.ts'
import { mustBeStaffWith } from '../../platform/api/require-caller.ts'
import { mustNotBeOwn } from '../../platform/audit/as-seen.ts'
import { audit } from '../../platform/audit/audit.ts'
import { zipOf } from '../../platform/zip-writer.ts'
import { asDownload, readerOf } from '../../money/papers/routes.ts'
import { seenOrder } from '../../money/papers/seen-order.ts'
import { packEntries } from './pack-entries.ts'
import { readPack } from './read-pack.ts'

/**
 * What the company answers a bank or an insurer with, as a ZIP that is written while it is read; for staff with
 * the right of money, of no rental of their own (docs/product/staff.md#dispute-pack). Without a line in the audit
 * log there is none.
 */
export function registerDisputePack(app: FastifyInstance, services: Services): void {
  app.post<{ Params: { order: string } }>('/api/dispute-pack/:order', async (request, reply) => {
    const { db, clock } = services
    const user = await readerOf(services, request)
    mustBeStaffWith(user, staffRights.staffMoney)
    const order = await seenOrder(db, request.params.order, user)
    mustNotBeOwn(user, order.user_id)
    const facts = await readPack(services, order)
    await audit(db, user.id, clock(), 'dispute pack downloaded', order.id, { order: order.id })
    const pack = zipOf(packEntries(services, facts))
    return asDownload(reply, `dispute-pack-${order.id}.zip`, 'application/zip').send(pack)
  })
}

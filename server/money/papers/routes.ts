import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { langOf } from '#protocol/core/text.ts'
import { requireCaller } from '../../platform/api/require-caller.ts'
import type { Services, SignedIn } from '../../platform/api/context.ts'
import { limit } from '../../platform/http/limits.ts'
import { oneAtATime } from '../../platform/pdf/one-at-a-time.ts'
import { signedEvidence } from '../evidence/signed-evidence.ts'
import { makeReceipt } from './make-receipt.ts'
import { seenOrder } from './seen-order.ts'

type Fields = { lang?: string; start?: string; end?: string; order?: string }

/** So many papers one person asks for in ten minutes: each costs the process some 60 ms. */
const mostPapers = 20
const windowSeconds = 600

/** @throws Problem 401 without a session that lives, 429 after `mostPapers` */
export async function readerOf(services: Services, request: FastifyRequest): Promise<SignedIn> {
  const user = await requireCaller(services, request)
  limit({ services, now: services.clock() }, `papers of ${user.id}`, mostPapers, windowSeconds)
  return user
}

/**
 * Papers to download (docs/product/booking-and-payment.md#receipt): the receipt and the evidence log, for the
 * order's renter and staff only. The session comes as a header, or as the field `token`.
 */
export function registerPapers(app: FastifyInstance, services: Services): void {
  const { db } = services

  app.get<{ Querystring: Fields }>('/api/receipt', async (request, reply) => {
    const user = await readerOf(services, request)
    const { start, end, lang } = request.query
    const first = await seenOrder(db, start, user)
    const last = await seenOrder(db, end ?? start, user)
    const paper = await oneAtATime(() =>
      makeReceipt(db, [first, last], langOf(lang), services.clock()),
    )
    return asDownload(reply, `receipt-${first.id}.pdf`, 'application/pdf').send(paper)
  })

  app.get<{ Querystring: Fields }>('/api/evidence', async (request, reply) => {
    const user = await readerOf(services, request)
    const order = await seenOrder(db, request.query.order, user)
    const { log, isWhole } = await signedEvidence(db, order.id, services.clock())
    if (!isWhole) request.log.error({ order: order.id }, 'the evidence is not what was written')
    return asDownload(reply, `evidence-${order.id}.json`, 'application/json').send(log)
  })
}

export function asDownload(reply: FastifyReply, name: string, type: string): FastifyReply {
  return reply
    .type(type)
    .header('Cache-Control', 'no-store')
    .header('X-Content-Type-Options', 'nosniff')
    .header('Content-Disposition', `attachment; filename="${name}"`)
}

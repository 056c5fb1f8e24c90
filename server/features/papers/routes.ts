import type { FastifyInstance, FastifyReply } from 'fastify'
import { evidenceFile } from '#domain/rentals/evidence-file.ts'
import { langOf } from '#protocol/core/text.ts'
import { callerOf } from '../../core/caller-of.ts'
import type { Services } from '../../core/context.ts'
import { sha256 } from '../../core/random.ts'
import { evidenceOf } from '../rentals/evidence-store.ts'
import { makeContractPaper } from './make-contract-paper.ts'
import { makeReceipt } from './make-receipt.ts'
import { seenOrder } from './seen-order.ts'

type Fields = { lang?: string; start?: string; end?: string; order?: string }

/**
 * Papers to download (PRODUCT.md 2): the contract, the receipt and the evidence log, for the
 * order's renter and staff only. The session comes as a header, or as the field `token`.
 */
export function registerPapers(app: FastifyInstance, services: Services): void {
  const { db } = services

  app.post<{ Params: { order: string }; Body: Fields | undefined }>(
    '/api/contract/:order',
    async (request, reply) => {
      const user = await callerOf(services, request)
      const order = await seenOrder(db, request.params.order, user)
      const paper = await makeContractPaper(db, order, langOf(request.body?.lang))
      return asDownload(reply, `tramo-contract-${order.id}.pdf`, 'application/pdf').send(paper)
    },
  )

  app.get<{ Querystring: Fields }>('/api/receipt', async (request, reply) => {
    const user = await callerOf(services, request)
    const { start, end, lang } = request.query
    const first = await seenOrder(db, start, user)
    const last = await seenOrder(db, end ?? start, user)
    const paper = await makeReceipt(db, [first, last], langOf(lang), services.clock())
    return asDownload(reply, `tramo-receipt-${first.id}.pdf`, 'application/pdf').send(paper)
  })

  app.get<{ Querystring: Fields }>('/api/evidence', async (request, reply) => {
    const user = await callerOf(services, request)
    const order = await seenOrder(db, request.query.order, user)
    const log = evidenceFile(await evidenceOf(db, order.id), sha256)
    return asDownload(reply, `tramo-evidence-${order.id}.json`, 'application/json').send(log)
  })
}

function asDownload(reply: FastifyReply, name: string, type: string): FastifyReply {
  return reply
    .type(type)
    .header('Cache-Control', 'no-store')
    .header('X-Content-Type-Options', 'nosniff')
    .header('Content-Disposition', `attachment; filename="${name}"`)
}

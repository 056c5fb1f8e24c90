import type { FastifyInstance } from 'fastify'
import { langOf } from '#protocol/core/text.ts'
import type { Services } from '../../platform/api/context.ts'
import { oneAtATime } from '../../platform/pdf/one-at-a-time.ts'
import { asDownload, readerOf } from '../../money/papers/routes.ts'
import { seenOrder } from '../../money/papers/seen-order.ts'
import { makeContractPaper } from './make-contract-paper.ts'

/** The contract to download (docs/product/booking-and-payment.md#receipt), beside the papers of `money`. */
export function registerContractPaper(app: FastifyInstance, services: Services): void {
  app.post<{ Params: { order: string }; Body: { lang?: string } | undefined }>(
    '/api/contract/:order',
    async (request, reply) => {
      const user = await readerOf(services, request)
      const order = await seenOrder(services.db, request.params.order, user)
      const lang = langOf(request.body?.lang)
      const paper = await oneAtATime(() => makeContractPaper(services.db, order, lang))
      return asDownload(reply, `contract-${order.id}.pdf`, 'application/pdf').send(paper)
    },
  )
}

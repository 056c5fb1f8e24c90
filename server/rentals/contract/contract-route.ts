import type { FastifyInstance } from 'fastify'
import { langOf } from '#protocol/core/text.ts'
import type { Services } from '../../platform/api/context.ts'
import { oneAtATime } from '../../platform/pdf/one-at-a-time.ts'
import { asDownload, readerOf } from '../../money/papers/routes.ts'
import { seenOrder } from '../../money/papers/seen-order.ts'
import { oldContract } from './contract-store.ts'
import { makeContractPaper } from './make-contract-paper.ts'

/**
 * The contract to download (docs/product/booking-and-payment.md#receipt), beside the papers of `money`; of a rental that
 * moved in the one that its company had made before, as it came (docs/product/company.md#moving-in).
 */
export function registerContractPaper(app: FastifyInstance, services: Services): void {
  app.post<{ Params: { order: string }; Body: { lang?: string } | undefined }>(
    '/api/contract/:order',
    async (request, reply) => {
      const user = await readerOf(services, request)
      const order = await seenOrder(services.db, request.params.order, user)
      const lang = langOf(request.body?.lang)
      const name = `contract-${order.id}.pdf`
      const old = await oldContract(services.db, order.id)
      const stored = old ? await services.files.stored(old) : undefined
      if (stored) return asDownload(reply, name, 'application/pdf').send(stored.stream())
      const paper = await oneAtATime(() => makeContractPaper(services.db, order, lang))
      return asDownload(reply, name, 'application/pdf').send(paper)
    },
  )
}

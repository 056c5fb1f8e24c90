import type { FastifyInstance, FastifyRequest } from 'fastify'
import { textOf } from '../../platform/http/form-text.ts'
import { readFormBody } from '../../platform/http/input-gate.ts'
import { inputLimits } from '../../platform/http/input-limits.ts'

/**
 * Where the gateway's messages arrive (docs/product/booking-and-payment.md#gateway). The signature is over the exact
 * bytes, so the body stays what it was; `take` throws a Problem for what is not signed.
 */
export function registerWebhook(
  app: FastifyInstance,
  take: (body: string, headers: FastifyRequest['headers']) => Promise<void>,
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', (request: FastifyRequest) =>
      readFormBody(request, inputLimits),
    )
    scope.post('/webhooks/payment', async (request) => {
      await take(textOf(request.body as Buffer) ?? '', request.headers)
      return { status: 1 }
    })
  })
}

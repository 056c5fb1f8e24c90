import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { langOf } from '#protocol/core/text.ts'
import { answer } from './call.ts'
import type { Services } from './context.ts'
import { withRoom } from './forms-in-flight.ts'
import { readMultipart } from './multipart-form.ts'
import { asProblem, problemBody } from './problem-answer.ts'
import { texts } from './problem.ts'
import { readCall } from './read-call.ts'

/** The one endpoint (PRODUCT.md 2). */
export function registerEndpoint(app: FastifyInstance, services: Services): void {
  const respond = async (request: FastifyRequest, reply: FastifyReply) => {
    const call = readCall(request)
    request.objectType = call.objectType
    const { status, body } = await answer(services, call)
    return reply.code(status).header('Cache-Control', 'no-store').send(body)
  }
  const handle = (request: FastifyRequest, reply: FastifyReply) => {
    if (!request.isMultipart()) return respond(request, reply)
    return withRoom(request, async () => {
      request.body = await readMultipart(request)
      return respond(request, reply)
    })
  }
  app.get('/api', handle)
  app.post('/api', handle)
}

/** Every refusal and failure of the server leaves through here, as a sentence. */
export function registerErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const fields = { ...(request.query as object), ...(request.body as object | undefined) } as {
      lang?: string
    }
    const lang = langOf(fields.lang)
    const problem = asProblem(error)
    reply.header('Cache-Control', 'no-store')
    if (problem) {
      if (problem.retryAfterSeconds) reply.header('Retry-After', problem.retryAfterSeconds)
      return reply.code(problem.status).send(problemBody(problem, lang))
    }
    // The stack is for us; parameters of a query could hold personal data and stay out.
    const { name, stack } = error as Error
    const code = (error as { code?: unknown }).code
    request.log.error({ objectType: request.objectType, name, code, stack }, 'unexpected error')
    return reply.code(500).send({ status: 0, message: texts.somethingWentWrong[lang] })
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    objectType: string | undefined
  }
}

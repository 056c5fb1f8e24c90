import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { langOf } from '#protocol/core/text.ts'
import { answer } from './call.ts'
import type { Operations } from '#protocol/operations.ts'
import type { Services } from './context.ts'
import type { Handlers } from './handler.ts'
import { UploadRoom } from '../http/forms-in-flight.ts'
import type { InputLimits } from '../http/input-limits.ts'
import { asProblem, problemBody } from './problem-answer.ts'
import { texts } from './problem.ts'
import { queuedCaller, type CallQueue } from '../http/call-queue.ts'
import { readCall } from './read-call.ts'
import { receiveForm } from '../http/receive-form.ts'

/** The one endpoint (docs/wire.md). */
export function registerEndpoint(
  app: FastifyInstance,
  services: Services,
  handlers: Handlers<Operations>,
  limits: InputLimits,
  queue: CallQueue,
): void {
  const room = new UploadRoom(limits.uploadBytes)
  const respond = async (request: FastifyRequest, reply: FastifyReply) => {
    const call = readCall(request, services.config)
    request.objectType = call.objectType
    const { status, body } = await queue.run(queuedCaller(request), (outsideQueue) =>
      answer(services, handlers, call, outsideQueue),
    )
    // A search engine reads answers to draw a page (robots.txt), and lists none of them.
    return reply
      .code(status)
      .headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
      .send(body)
  }
  app.get('/api', respond)
  app.post('/api', { config: { readsMultipart: true } }, async (request, reply) => {
    if (request.body !== undefined || !isMultipart(request)) return respond(request, reply)
    const form = await receiveForm(services, request, room, limits, queue)
    try {
      request.body = form.fields
      return await respond(request, reply)
    } finally {
      form.leave()
    }
  })
}

const isMultipart = (request: FastifyRequest) =>
  /^multipart\/form-data/i.test(request.headers['content-type'] ?? '')

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
      if (problem.text === texts.diskFull) tellDiskFull(request, error)
      if (problem.status === 408) reply.header('Connection', 'close')
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

/** Only who runs the server can make room. */
function tellDiskFull(request: FastifyRequest, error: unknown): void {
  const { code, path } = error as NodeJS.ErrnoException
  request.log.error({ objectType: request.objectType, code, path }, 'the disk is full')
}

declare module 'fastify' {
  interface FastifyRequest {
    objectType: string | undefined
  }
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { texts } from '../api/problem.ts'

/** HEAD asks for the answer of a GET without its body. */
export function isRead(request: FastifyRequest): boolean {
  return request.method === 'GET' || request.method === 'HEAD'
}

/** Whether a person's browser asks, to show what comes. */
export function wantsPage(request: FastifyRequest): boolean {
  return isRead(request) && (request.headers.accept ?? '').includes('text/html')
}

/**
 * An address that cannot be read, such as `/%E0%A4%A`: a browser is led to /404 as from any unknown
 * path (docs/product/app.md#routes), a program hears in our own words that it is malformed; a name longer than any of ours is unknown.
 */
export function answerBadUrl(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { code } = error as { code?: string }
  if (wantsPage(request)) reply.redirect('/404')
  else if (code === 'FST_ERR_MAX_PARAM_LENGTH')
    reply.code(404).send({ status: 0, message: texts.notFound.en })
  else reply.code(400).send({ status: 0, message: texts.malformed.en })
}

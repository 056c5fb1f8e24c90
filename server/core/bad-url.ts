import type { FastifyReply, FastifyRequest } from 'fastify'
import { texts } from './problem.ts'

/** Whether a person's browser asks, to show what comes. */
export function wantsPage(request: FastifyRequest): boolean {
  return request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
}

/**
 * An address that cannot be read, such as `/%E0%A4%A`, is an unknown path: a browser is led to
 * /404 (SEED.md 2.1), a program hears it in our own words.
 */
export function answerBadUrl(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  if (wantsPage(request)) reply.redirect('/404')
  else reply.code(404).send({ status: 0, message: texts.notFound.en })
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem, texts } from '../api/problem.ts'
import { answerBadUrl, wantsPage } from './bad-url.ts'
import { parseForm, textOf, unescaped } from './form-text.ts'
import { readSmallBody } from './incoming-body.ts'
import type { InputLimits } from './input-limits.ts'
import { readMultipart } from './multipart-form.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The handler reads a multipart form itself, once it knows who sends it. */
    readsMultipart?: boolean
  }
}

/**
 * The one gate for input. What comes in is a query, a form or a multipart form, small and of text
 * that is text; everything else is refused here, before anything is parsed. Only the webhook has a
 * parser of its own, because its signature is over the bytes.
 */
export function registerInputGate(app: FastifyInstance, limits: InputLimits): void {
  app.addHook('onRequest', async (request, reply) => checkHead(request, reply, limits))
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/x-www-form-urlencoded', async (request: FastifyRequest) => {
    const text = textOf(await readFormBody(request, limits))
    if (text === undefined) throw new Problem(400, texts.malformed)
    return parseForm(text)
  })
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest) => {
    if (request.is404 || request.routeOptions.config.readsMultipart) return undefined
    return readMultipart(request.raw, limits, () =>
      Promise.reject(new Problem(400, texts.malformed)),
    )
  })
  app.addHook('onResponse', async (request) => letGo(request, limits))
}

/** @throws Problem 413, 408, or 400 for a body that was cut */
export function readFormBody(request: FastifyRequest, limits: InputLimits): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limits.formBytes)
    throw new Problem(413, texts.tooLarge)
  return readSmallBody(request.raw, limits)
}

async function checkHead(request: FastifyRequest, reply: FastifyReply, limits: InputLimits) {
  const { headers, method, url } = request
  // Nothing is unpacked: a few kilobytes would become a gigabyte.
  if (headers['content-encoding'] !== undefined) throw new Problem(415, texts.wrongForm)
  const hasBody =
    headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
  if (hasBody && (method === 'GET' || method === 'HEAD')) throw new Problem(400, texts.malformed)
  const [path = '', ...query] = url.split('?')
  if (unescaped(path) === undefined) {
    answerBadUrl({}, request, reply)
    return reply
  }
  // The query of a page is for the program that the page loads: nothing here reads it.
  if (request.is404 && wantsPage(request)) return undefined
  const text = query.join('?')
  if (text.length > limits.queryBytes) throw new Problem(413, texts.tooLarge)
  request.query = parseForm(text)
  return undefined
}

/** A body that nobody read to its end is thrown away for a while, so that its sender reads the answer; then its connection ends. */
function letGo({ raw }: FastifyRequest, limits: InputLimits): void {
  // A call inside the process has no connection, and nothing to say of it.
  if (!('complete' in raw) || raw.complete) return
  const timer = setTimeout(() => raw.socket.destroy(), limits.lingerMs).unref()
  raw.once('close', () => clearTimeout(timer))
  raw.resume()
}

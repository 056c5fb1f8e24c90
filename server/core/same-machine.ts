import type { FastifyRequest } from 'fastify'
import { type Config, isLoopback } from '../config.ts'

/** Only a person at this very machine: every address involved is loopback and nothing was forwarded (PRODUCT.md 1). */
export function isSameMachine(config: Config, request: FastifyRequest): boolean {
  const forwarded = Object.keys(request.headers).some(
    (name) => name === 'forwarded' || name.startsWith('x-forwarded-'),
  )
  const host = (request.headers.host ?? '').replace(/:\d+$/, '')
  const peer = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  return (
    !forwarded &&
    isLoopback(host) &&
    isLoopback(peer) &&
    isLoopback(new URL(config.publicUrl).hostname)
  )
}

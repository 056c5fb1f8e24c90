import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { isLoopback } from '../../config-values.ts'

/** What proxies, load balancers, tunnels and delivery networks add; a browser at this machine sends none of it. */
const addedOnTheWay = [
  /^forwarded$/,
  /^via$/,
  /^x-forwarded(-|$)/,
  /^x-original-(for|forwarded-for|host|proto|url|uri)$/,
  /(^|-)(client|real|remote|originating|proxyuser)-ip$/,
  /^(cdn-loop|x-varnish|x-request-start|x-cloud-trace-context)$/,
  /^(cf|fly|fastly|akamai|tailscale|ngrok|do-connecting)-/,
  /^x-(amzn|amz-cf|arr|azure|envoy|appengine|goog|vercel|nf|railway|render|heroku|akamai)-/,
]

/** Whether something between the person and this server has left its name on the request. */
export function wasForwarded(headers: IncomingHttpHeaders): boolean {
  return Object.keys(headers).some((name) => addedOnTheWay.some((added) => added.test(name)))
}

/** Only a person at this very machine: every address involved is loopback and nothing was forwarded (docs/product/app.md#running-it). */
export function isSameMachine(config: Config, request: FastifyRequest): boolean {
  // HTTP/1.0 is what a proxy speaks that nobody set up further, and no browser does.
  if (request.raw.httpVersion === '1.0' || wasForwarded(request.headers)) return false
  const host = (request.headers.host ?? '').replace(/:\d+$/, '')
  const peer = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  return isLoopback(host) && isLoopback(peer) && isLoopback(new URL(config.publicUrl).hostname)
}

/** Who may open the pages below `/dev`: who is at this machine, where the start has allowed them. */
export function mayOpenDevPages(config: Config, request: FastifyRequest): boolean {
  return config.devPages && isSameMachine(config, request)
}

import type { FastifyRequest } from 'fastify'

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])
const withoutUsualPort = (host: string) => host.toLowerCase().replace(/:(80|443)$/, '')

/**
 * Whether the page of another site sends a call that changes something. Programs and gateways send
 * neither header; a browser sends the origin of its page with every such call, and newer ones say
 * themselves how it relates to ours.
 */
export function isForeignCall(request: FastifyRequest, publicUrl: string): boolean {
  if (reads.has(request.method)) return false
  const site = request.headers['sec-fetch-site']
  if (site === 'same-origin') return false
  if (site === 'cross-site') return true
  const { origin } = request.headers
  if (origin === undefined) return false
  // `null` stands for a page that hides where it comes from.
  if (!URL.canParse(origin)) return true
  const page = new URL(origin)
  const isOurs =
    page.origin === new URL(publicUrl).origin ||
    withoutUsualPort(page.host) === withoutUsualPort(request.host ?? '')
  return !isOurs
}

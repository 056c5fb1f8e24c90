import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])
const withoutUsualPort = (host: string) => host.toLowerCase().replace(/:(80|443)$/, '')

/**
 * Whether the page of another site sends a call that changes something. Programs and gateways send
 * neither header; a browser sends the origin of its page with every such call, and newer ones say
 * themselves how it relates to ours. Pages of APP_ORIGINS are no others'.
 */
export function isForeignCall(
  request: FastifyRequest,
  { publicUrl, appOrigins }: Pick<Config, 'publicUrl' | 'appOrigins'>,
): boolean {
  if (reads.has(request.method)) return false
  const { origin } = request.headers
  if (origin !== undefined && appOrigins.includes(origin)) return false
  const site = request.headers['sec-fetch-site']
  if (site === 'same-origin') return false
  if (site === 'cross-site') return true
  if (origin === undefined) return false
  // `null` stands for a page that hides where it comes from.
  if (!URL.canParse(origin)) return true
  const page = new URL(origin)
  const isOurs =
    page.origin === new URL(publicUrl).origin ||
    withoutUsualPort(page.host) === withoutUsualPort(request.host ?? '')
  return !isOurs
}

import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { Problem, texts } from '../api/problem.ts'
import { builtEndpoint } from './built-endpoint.ts'
import { contentSecurityPolicy, policyText } from './content-security-policy.ts'
import { earlyAnswer } from './early-answer.ts'
import { isForeignCall } from './foreign-call.ts'

/** What the page may use of the device: the camera for pictures of cars and papers, the place for areas and keys. */
const devices = [
  'camera=(self)',
  'geolocation=(self)',
  ...['accelerometer', 'autoplay', 'display-capture', 'encrypted-media', 'gyroscope'].map(
    (name) => `${name}=()`,
  ),
  ...['magnetometer', 'microphone', 'midi', 'payment', 'usb', 'xr-spatial-tracking'].map(
    (name) => `${name}=()`,
  ),
]

/** The headers of every answer, whichever way it leaves; a route may set a stricter one of its own. */
export function securityHeaders(config: Config): Record<string, string> {
  return {
    'Content-Security-Policy': policyText(
      contentSecurityPolicy({ ...config, endpoint: builtEndpoint(), early: earlyAnswer() }),
    ),
    'Permissions-Policy': devices.join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    // A key of Google Maps holds for origins, so Google must learn ours; nobody learns a path.
    'Referrer-Policy': config.googleMapsKey ? 'strict-origin' : 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'X-DNS-Prefetch-Control': 'off',
    'X-Permitted-Cross-Domain-Policies': 'none',
    ...(config.publicUrl.startsWith('https:')
      ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
      : {}),
  }
}

/**
 * Of a document in which cards are handed over to Stripe, and of no other: what its fields load, the browser's own
 * sheet of a wallet, and the window of a bank (docs/product/booking-and-payment.md#gateway).
 */
export function cardPageHeaders(config: Config): Record<string, string> {
  const told = { endpoint: builtEndpoint(), early: earlyAnswer(), takesCards: true }
  return {
    'Content-Security-Policy': policyText(contentSecurityPolicy({ ...config, ...told })),
    'Permissions-Policy': devices
      .map((device) =>
        device === 'payment=()' ? 'payment=(self "https://js.stripe.com")' : device,
      )
      .join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  }
}

/** Before any route: the headers, and no changing call from somebody else's page. */
export function registerSecurityHeaders(app: FastifyInstance, config: Config): void {
  const headers = securityHeaders(config)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1')
      throw new Problem(400, texts.malformed)
    if (isForeignCall(request, config)) throw new Problem(403, texts.foreignPage)
  })
  // Node itself would answer these, without a header of ours.
  app.server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, { ...headers, Connection: 'close' }).end()
  })
}

const sentences: Record<string, [number, string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too large.'],
}

/** Answers what is no HTTP request at all, and therefore reaches no route. */
export function answerClientError(
  headers: Record<string, string>,
  error: NodeJS.ErrnoException,
  socket: Duplex,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const [status, message] = sentences[error.code ?? ''] ?? [400, 'This is not an HTTP request.']
  const body = JSON.stringify({ status: 0, message })
  const lines = Object.entries({
    ...headers,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`)
  if (socket.writable)
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`,
    )
  socket.destroy(error)
}

import type { Config } from '../../config.ts'
import { type Check, checksOf, codeOf } from './check.ts'
import { judgeClock } from './clocks.ts'
import { type Answer, dateOf, get } from './get.ts'
import type { Outside } from './outside.ts'
import { knowsTop } from './sender-domain.ts'
import { checkProxy } from './proxy.ts'

const about = checksOf('PUBLIC_URL')
const certificate = checksOf('certificate')
const dayMs = 86_400_000
const soonDays = 14

/** Whether a certificate lasts until somebody has renewed it. */
export function judgeExpiry(validTo: Date, now: Date): Check {
  const days = Math.floor((validTo.getTime() - now.getTime()) / dayMs)
  if (validTo <= now)
    return certificate.fails('It has expired, and browsers show a warning instead: renew it.')
  return days < soonDays
    ? certificate.advice(`It is valid for ${days} more days: see why it is not renewed by itself.`)
    : certificate.ok(`It is valid for ${days} more days.`)
}

/** What cannot be told from a machine that stands behind the same door. */
const notFromHere = new Set(['EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH', 'ETIMEDOUT'])

const refusals: Record<string, string> = {
  ENOTFOUND: 'Its host has no address in DNS: correct PUBLIC_URL, or add the record.',
  ECONNREFUSED: 'Nobody listens there: start the proxy, and open its port.',
  ETOOLARGE: 'Who answers there is not this server: let the proxy lead to it.',
}

/** What is wrong with a certificate, by the code of TLS. */
const mistrusted: Record<string, string> = {
  CERT_HAS_EXPIRED: 'It has expired, and browsers show a warning instead: renew it.',
  CERT_NOT_YET_VALID: 'It is not valid yet: look at the clocks.',
  ERR_TLS_CERT_ALTNAME_INVALID:
    'It is for another name than that of PUBLIC_URL: get one for this name.',
  DEPTH_ZERO_SELF_SIGNED_CERT:
    'It is signed by itself, and browsers show a warning instead: get one of an authority, as of Let’s Encrypt.',
  SELF_SIGNED_CERT_IN_CHAIN:
    'It is signed by an authority that nobody knows: get one of an authority that browsers believe.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'The certificate between it and its authority is missing: let the proxy send the whole chain.',
}

/**
 * Opens PUBLIC_URL as a renter's browser does: over TLS, to this very installation, at the same time.
 * @param keys public halves that this installation signs with, when its database was asked
 */
export async function checkPublicUrl(
  config: Config,
  unusable: ReadonlySet<string>,
  keys: readonly string[] | undefined,
  outside: Outside,
): Promise<Check[]> {
  const rest = (why: string) => [
    checksOf('TRUST_PROXY').notTried(why),
    checksOf('clocks').notTried(`The clock at PUBLIC_URL: ${why}`),
  ]
  if (unusable.has('PUBLIC_URL'))
    return [about.notTried('It is not usable.'), ...rest('PUBLIC_URL is not usable.')]
  if (!config.isPublic)
    return [
      about.notTried(
        'It is this machine alone: set it to the https address that renters open before others come.',
      ),
      ...rest('PUBLIC_URL is this machine alone.'),
    ]
  if (!config.publicUrl.startsWith('https:'))
    return [
      about.fails(
        'It is http, so others on the way read along, and browsers give no passkeys and no camera: put a proxy with a certificate before the server, and write https.',
      ),
      ...rest('PUBLIC_URL is not https.'),
    ]
  try {
    const ready = await get(new URL('/readyz', config.publicUrl), outside)
    return [
      await checkAnswer(config, ready, keys, outside),
      ...(ready.validTo ? [judgeExpiry(ready.validTo, outside.now())] : []),
      ...(await checkProxy(config, unusable, outside)),
      clockOf(ready),
    ]
  } catch (error) {
    const code = codeOf(error)
    const isHidden =
      code === 'ENOTFOUND' && !(await knowsTop(new URL(config.publicUrl).hostname, outside))
    return [unreached(code, isHidden), ...rest('PUBLIC_URL does not answer.')]
  }
}

/** @param isHidden when DNS knows nothing of the outside here */
function unreached(code: string, isHidden: boolean): Check {
  if (isHidden || notFromHere.has(code))
    return about.notTried(
      `It does not answer this machine (${code}), which may be so for it alone: open it on a phone.`,
    )
  const wrong = mistrusted[code]
  if (wrong !== undefined) return certificate.fails(wrong)
  return about.fails(
    refusals[code] ?? `It cannot be opened (${code}): look into the log of the proxy.`,
  )
}

async function checkAnswer(
  { publicUrl }: Config,
  ready: Answer,
  keys: readonly string[] | undefined,
  outside: Outside,
): Promise<Check> {
  const published = keysIn(await get(new URL('/.well-known/tramo-keys.json', publicUrl), outside))
  if (published === undefined)
    return about.fails('Who answers there is not Tramo: let the proxy lead to this server.')
  if (keys !== undefined && keys.length > 0 && !keys.some((key) => published.includes(key)))
    return about.fails(
      'A server of another database answers there: let the proxy lead to this one, or correct DATABASE_URL and DATA_DIR.',
    )
  if (ready.status !== 200)
    return about.fails('The server there has no database at this moment: look into its log.')
  if (ready.headers['strict-transport-security'] === undefined)
    return about.advice(
      'The server there does not know that it is https, so links in mails may be wrong: start it with this PUBLIC_URL.',
    )
  return about.ok('It opens over TLS and leads to this server.')
}

/** The keys that every server of ours publishes. */
function keysIn({ status, body }: Answer): string[] | undefined {
  if (status !== 200) return undefined
  try {
    const { keys } = JSON.parse(body) as { keys?: unknown }
    if (!Array.isArray(keys)) return undefined
    return keys.flatMap((key: { x?: unknown } | null) =>
      typeof key?.x === 'string' ? [key.x] : [],
    )
  } catch {
    return undefined
  }
}

/** The header has whole seconds. */
function clockOf({ headers, asked }: Answer): Check {
  const at = dateOf(headers.date)?.getTime()
  return at === undefined
    ? checksOf('clocks').notTried('PUBLIC_URL does not say what time it is.')
    : judgeClock('The clock at PUBLIC_URL', { from: at, to: at + 999 }, asked)
}

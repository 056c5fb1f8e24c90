import { randomInt } from 'node:crypto'
import type { Config } from '../../config.ts'
import { type Check, checksOf } from './check.ts'
import { get } from './get.ts'
import type { Outside } from './outside.ts'

const about = checksOf('TRUST_PROXY')

/**
 * Whether the server counts each renter for themselves. It speaks no TLS itself: where PUBLIC_URL is https,
 * a proxy stands between, and the server has to be told which. That it believes an address which anybody
 * can make up shows in how many calls are left to that address.
 */
export async function checkProxy(
  { trustProxy, publicUrl }: Config,
  unusable: ReadonlySet<string>,
  outside: Outside,
): Promise<Check[]> {
  if (unusable.has('TRUST_PROXY')) return [about.notTried('It is not usable.')]
  if (trustProxy.length === 0)
    return [
      about.fails(
        'A proxy stands before the server and is not named, so all renters count as one client and run into its limits: set it to the address of the proxy.',
      ),
    ]
  if (trustProxy.some((part) => part.endsWith('/0')))
    return [
      about.fails(
        'It names every address, so anybody may claim to be anybody: name your proxy alone.',
      ),
    ]
  const health = new URL('/healthz', publicUrl)
  const left = async (headers: Record<string, string> = {}) => {
    const text = String((await get(health, outside, headers)).headers['x-ratelimit-remaining'])
    return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  }
  // Addresses that nobody has (RFC 5737).
  const forged = () => left({ 'x-forwarded-for': `203.0.113.${randomInt(1, 255)}` })
  const counts = [await left(), await left(), await forged(), await left(), await forged()]
  return [
    judgeCounts(counts),
    about.notTried(
      'Whether it names your very proxy is not seen from one machine: compare it with the address from which the proxy reaches this server.',
    ),
  ]
}

/**
 * @param counts how many calls were left to: ourselves, ourselves, an address that was made up, ourselves,
 *   and one that was made up
 */
export function judgeCounts(counts: readonly number[]): Check {
  const [first = Number.NaN, own = 0, forged = 0, again = 0, forgedAgain = 0] = counts
  // Several servers count apart, and a cache counts nothing.
  if (!(first > own && own > again))
    return about.notTried(
      'It is set; which address the server believes does not show in its answers here.',
    )
  if (forged > own && forgedAgain > again)
    return about.advice(
      'The server believed an address that this machine made up: name your proxy alone, or run this on a machine that is not among the named.',
    )
  return about.ok('An address that a client makes up is not believed.')
}

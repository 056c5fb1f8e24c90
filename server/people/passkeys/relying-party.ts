import { isIP } from 'node:net'
import type { Config } from '../../config.ts'
import { isLoopback } from '../../config-values.ts'
import { refusal } from '../../platform/api/problem.ts'
import { passkeyTexts } from './passkey-texts.ts'

/**
 * Which site passkeys are for, by `PUBLIC_URL` alone. A bare address can have none, but for this
 * machine's own, which is also called localhost.
 * @throws Problem 200 at any other bare address
 */
export function relyingParty({ publicUrl }: Pick<Config, 'publicUrl'>): {
  id: string
  origin: string
} {
  const { hostname, origin, protocol, port } = new URL(publicUrl)
  const isBare = isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0
  if (!isBare) return { id: hostname, origin }
  if (!isLoopback(hostname)) throw refusal(passkeyTexts.noName)
  return { id: 'localhost', origin: `${protocol}//localhost${port && `:${port}`}` }
}

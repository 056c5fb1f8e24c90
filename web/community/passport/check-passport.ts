import { passportContent, type PassportFile } from '#domain/community/passport/passport.ts'
import { readPassport } from '#protocol/community/passport/passport-file.ts'
import * as z from 'zod/mini'
import { base64urlOf, bytesOf } from './base64url.ts'

/** What is found about a passport that somebody brings; only a verified one is shown. */
export type Finding =
  | { kind: 'verified'; file: PassportFile }
  /** It names other keys than those at hand: those of its issuer are needed. */
  | { kind: 'otherKeys'; issuer: string }
  | { kind: 'changed' }
  | { kind: 'unreadable' }
  /** The browser cannot check signatures (no Ed25519, or no secure connection). */
  | { kind: 'unable' }

const Key = z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string() })
const Keys = z.object({ keys: z.array(Key).check(z.maxLength(100)) })
export type PublicKey = z.infer<typeof Key>

/** The keys in a published key set (`/.well-known/tramo-keys.json`); none when it is anything else. */
export function keysIn(text: string): PublicKey[] {
  if (text.length > 64 * 1024) return []
  try {
    return z.safeParse(Keys, JSON.parse(text)).data?.keys ?? []
  } catch {
    return []
  }
}

/**
 * Checks a passport against published keys, here in the browser: nothing of it is sent anywhere
 * (docs/product/community.md#rental-passport).
 */
export async function checkPassport(text: string, keys: readonly PublicKey[]): Promise<Finding> {
  const file = readPassport(text)
  if (!file) return { kind: 'unreadable' }
  // `subtle` is missing where the page did not come over a secure connection.
  const { subtle } = globalThis.crypto as { subtle?: SubtleCrypto }
  if (!subtle) return { kind: 'unable' }
  const ids = await Promise.all(keys.map(({ x }) => thumbprint(subtle, x)))
  const key = keys[ids.indexOf(file.key)]
  if (!key) return { kind: 'otherKeys', issuer: file.passport.issuer }
  const imported = await importKey(subtle, key)
  if (!imported) return { kind: 'unable' }
  const signature = bytesOf(file.signature)
  const content = new TextEncoder().encode(passportContent(file.passport))
  const isSigned = signature && (await subtle.verify('Ed25519', imported, signature, content))
  return isSigned ? { kind: 'verified', file } : { kind: 'changed' }
}

async function importKey(subtle: SubtleCrypto, key: PublicKey): Promise<CryptoKey | undefined> {
  try {
    return await subtle.importKey('jwk', key, 'Ed25519', false, ['verify'])
  } catch {
    return undefined
  }
}

/** The id of a key is the thumbprint of its content (RFC 7638), so that no other key passes for it. */
async function thumbprint(subtle: SubtleCrypto, x: string): Promise<string> {
  const content = JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x })
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(content))
  return base64urlOf(new Uint8Array(hash))
}
